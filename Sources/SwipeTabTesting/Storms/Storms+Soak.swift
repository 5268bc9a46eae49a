import SwipeTabs

/// How a long use of one window went.
public struct SoakReport: Hashable, Sendable {
  /// The seconds of use, on the manual clock.
  public var seconds: Double
  /// The commands carried out.
  public var commandCount: Int
  /// The frames that were drawn.
  public var frameCount: Int
  /// What the program held when everything had been used once.
  public var warm: ProcessUse
  /// What it held at the end.
  public var end: ProcessUse

  /// How many bytes more are allocated at the end than after the warm-up.
  public var heapGrowth: Int { end.heapBytes - warm.heapBytes }
}

extension StormProfile {
  /// The profile of a soak: a person who plays with one window, at a person's pace.
  public static let soak: StormProfile = {
    var profile = StormProfile()
    profile.windowSizes = [
      Size(width: 480, height: 320), Size(width: 320, height: 480), Size(width: 640, height: 400),
      .zero,
    ]
    profile.greatestPageCount = 40
    profile.pauses = [16, 50, 100, 250, 600, 1000, 3000]
    return profile
  }()
}

extension Storms {
  /// The part of a soak after which caches are full.
  static let warmUp = 0.25

  /// Uses one window for a long time at 60 frames a second, all of them drawn, and measures what the
  /// program holds.
  ///
  /// - Parameters:
  ///   - seconds: how long, on the manual clock.
  ///   - seed: decides what is done.
  /// - Returns: what the program held after the warm-up and at the end.
  /// - Throws: ``StormFailure`` for a broken promise; its commands are not made fewer.
  public func soak(seconds: Double, seed: UInt64) async throws(StormFailure) -> SoakReport {
    var generator = StormGenerator(seed: seed, profile: profile)
    let storm = makeStorm()
    storm.host.paintsEveryFrame = true
    var commands = 0
    var warm: ProcessUse?
    while storm.host.time < seconds {
      if warm == nil, storm.host.time >= seconds * Self.warmUp {
        try await calm(storm, seed: seed, step: commands)
        warm = ProcessUse.now()
      }
      let command = generator.next()
      for next in [command, .wait(milliseconds: 100)] {
        if let violation = await storm.perform(next, step: commands) {
          throw StormFailure(seed: seed, step: commands, violation: violation, commands: [next])
        }
        commands += 1
      }
    }
    try await calm(storm, seed: seed, step: commands)
    let end = ProcessUse.now()
    return SoakReport(
      seconds: seconds, commandCount: commands, frameCount: storm.host.window.counters.frames,
      warm: warm ?? end, end: end)
  }

  /// Brings the window back to where it began, so that what it holds can be compared.
  private func calm(_ storm: Storm, seed: UInt64, step: Int) async throws(StormFailure) {
    let start: [ScriptCommand] = [
      .set(.pages(5)), .set(.style(.toolbar)), .set(.scale(1)), .set(.textSize(1)),
      .set(.rightToLeft(false)), .set(.dark(false)), .pop, .pop, .pop, .pop, .settle,
    ]
    for command in Self.ending(size: profile.windowSize) + start {
      if let violation = await storm.perform(command, step: step) {
        throw StormFailure(seed: seed, step: step, violation: violation, commands: [command])
      }
    }
  }
}
