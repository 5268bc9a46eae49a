import SwipeTabs

extension StormProfile {
  /// The profile of a soak: one window, used at a person's pace.
  public static let soak: StormProfile = {
    var profile = StormProfile()
    profile.windowSizes = [
      Size(width: 480, height: 320), Size(width: 320, height: 480), Size(width: 640, height: 400),
      Size(width: 360, height: 240), Size(width: 240, height: 320), .zero,
    ]
    profile.greatestRandomSize = Size(width: 640, height: 480)
    profile.scales = [0.5, 1, 1, 1.25, 1.5, 2]
    profile.greatestPageCount = 40
    profile.pauses = [16, 50, 100, 250, 600, 1000, 3000]
    return profile
  }()
}

extension Storms {
  /// Between two looks at what the program holds, in seconds of the manual clock.
  static let sampleInterval = 60.0

  /// Uses one window for a long time at 60 frames a second, all of them drawn, and measures what the
  /// program holds.
  ///
  /// Random commands take turns with those of a person who swipes, selects and looks.
  ///
  /// - Parameters:
  ///   - seconds: how long, on the manual clock.
  ///   - seed: decides what is done.
  /// - Returns: what the program held.
  /// - Throws: ``StormFailure`` for a broken promise; its commands are not made fewer.
  public func soak(seconds: Double, seed: UInt64) async throws(StormFailure) -> SoakReport {
    var generator = StormGenerator(seed: seed, profile: profile)
    var person = SoakPerson(seed: seed)
    let storm = makeStorm()
    storm.host.paintsEveryFrame = true
    var report = SoakReport(seconds: seconds)
    var step = 0
    func perform(_ commands: [ScriptCommand]) async throws(StormFailure) {
      for command in commands {
        if let violation = await storm.perform(command, step: step) {
          throw StormFailure(seed: seed, step: step, violation: violation, commands: [command])
        }
        step += 1
      }
    }
    for quarter in 0..<SoakReport.parts {
      let start = seconds * Double(quarter) / Double(SoakReport.parts)
      let end = seconds * Double(quarter + 1) / Double(SoakReport.parts)
      var nextSample = start + Self.sampleInterval / 2
      while storm.host.time < end {
        try await perform([generator.next()])
        for _ in 0..<3 {
          try await perform(person.next(size: storm.host.windowSize, pages: storm.pageCount))
        }
        guard storm.host.time >= nextSample else { continue }
        nextSample += Self.sampleInterval
        report.note(ProcessUse.now(), part: quarter)
      }
      try await perform(Self.ending(size: profile.windowSize) + Self.beginning)
      report.note(ProcessUse.now(), part: quarter)
      dropCaches()
      storm.host.forgetPictures()
      report.bare.append(ProcessUse.now())
    }
    report.commandCount = step
    report.frameCount = storm.host.window.counters.frames
    return report
  }

  /// Brings the window back to where it began, so that what it holds can be compared.
  private static let beginning: [ScriptCommand] = [
    .set(.pages(0)), .set(.pages(5)), .set(.style(.toolbar)), .set(.scale(1)), .set(.textSize(1)),
    .set(.rightToLeft(false)), .set(.dark(false)), .set(.transition(.slide)), .set(.paging(true)),
    .set(.textOnRight(false)), .pop, .pop, .pop, .pop, .settle,
  ]
}
