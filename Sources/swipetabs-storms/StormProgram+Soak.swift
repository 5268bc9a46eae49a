import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs

extension StormProgram {
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
    let elapsed = (clock.now - start).formatted()
    print("\(seconds) s of use in \(elapsed)")
    print("commands \(report.commandCount), frames \(report.frameCount)")
    for (number, (peak, bare)) in zip(report.peaks, report.bare).enumerated() {
      print(
        "part \(number + 1): \(Self.text(peak)) at most; with empty caches \(Self.text(bare))")
    }
    let growths = report.growths
    for growth in growths { print(growth) }
    print(growths.isEmpty ? "what is held is flat" : "what is held is NOT flat")
    return growths.isEmpty ? 0 : 1
  }

  private static func text(_ use: ProcessUse) -> String {
    "\(use.heapBytes >> 10) KB allocated, \(use.residentBytes >> 10) KB resident, "
      + "\(use.openFiles) files open"
  }
}
