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
    print(
      "\(seconds) s of use in \((clock.now - start).formatted()): \(report.commandCount) commands, "
        + "\(report.frameCount) frames; allocated \(kilobytes(report.warm.heapBytes)) after the "
        + "warm-up, \(kilobytes(report.end.heapBytes)) at the end; resident "
        + "\(kilobytes(report.warm.residentBytes)), \(kilobytes(report.end.residentBytes)); "
        + "open files \(report.warm.openFiles), \(report.end.openFiles)")
    return isFlat ? 0 : 1
  }

  private func kilobytes(_ bytes: Int) -> String { "\(bytes >> 10) KB" }
}
