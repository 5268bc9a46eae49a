import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs

extension StormProgram {
  /// How much more memory may be allocated at the end than after the warm-up, in bytes.
  static let greatestGrowth = 1 << 20

  /// Uses one window for a long time; returns the exit status.
  func soak(seconds: Int) throws -> Int32 {
    let storms = try DemoStorms.make(content: options.content ?? .demo, profile: .soak)
    let clock = ContinuousClock()
    let start = clock.now
    let seed = UInt64(options.first)
    let result: Result<SoakReport, StormFailure> = HeadlessLoop.run {
      do throws(StormFailure) {
        return .success(try await storms.soak(seconds: Double(seconds), seed: seed))
      } catch {
        return .failure(error)
      }
    }
    let report = try result.get()
    let isFlat =
      report.heapGrowth < Self.greatestGrowth && report.end.openFiles == report.warm.openFiles
    let elapsed = (clock.now - start).formatted()
    print("\(seconds) s of use in \(elapsed)")
    print("commands \(report.commandCount), frames \(report.frameCount)")
    for (name, use) in [("after the warm-up", report.warm), ("at the end", report.end)] {
      let allocated = "allocated \(use.heapBytes >> 10) KB"
      let resident = "resident \(use.residentBytes >> 10) KB"
      print("\(name): \(allocated), \(resident), open files \(use.openFiles)")
    }
    return isFlat ? 0 : 1
  }
}
