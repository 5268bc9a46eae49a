import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs

/// Runs storms one after the other and tells how they went.
@MainActor struct StormProgram {
  let options: StormOptions

  /// Runs everything; returns the exit status.
  func run() -> Int32 {
    do {
      if let seconds = options.soak { return try soak(seconds: seconds) }
      return try storms()
    } catch {
      StandardErrorLog.write("swipetabs-storms: \(error)")
      return 1
    }
  }

  private func storms() throws -> Int32 {
    var profile = StormProfile()
    profile.stepCount = options.steps
    let usual = try DemoStorms.make(content: options.content ?? .text, profile: profile)
    let showcase = try DemoStorms.make(content: options.content ?? .demo, profile: profile)
    let clock = ContinuousClock()
    let start = clock.now
    var failures = 0
    for number in 0..<options.count {
      let seed = options.first + number * options.stride
      let isShowcase = seed % 10 == 0
      let content = options.content ?? (isShowcase ? .demo : .text)
      let storms = isShowcase ? showcase : usual
      let failure: StormFailure? = HeadlessLoop.run {
        do throws(StormFailure) {
          try await storms.run(seed: UInt64(seed))
          return nil
        } catch {
          return error
        }
      }
      guard let failure else { continue }
      failures += 1
      let file = "\(options.folder)/storm-\(seed).script"
      let command = DemoStorms.command(content: content, profile: profile, file: file)
      print("\(failure)\(command)")
      try Files.write(Array(failure.script.utf8), to: file)
    }
    let elapsed = clock.now - start
    print(
      "\(options.count) storms of \(options.steps) commands from seed \(options.first): "
        + "\(failures) failed, \(elapsed.formatted())")
    return failures == 0 ? 0 : 1
  }
}

extension Duration {
  /// Seconds with one decimal.
  func formatted() -> String {
    let tenths = Int((Double(components.seconds) + Double(components.attoseconds) / 1e18) * 10)
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
