public import SwipeTabs

/// Random use of a container, thousands of commands in a row, with promises checked after each.
///
/// Applications use it on their own containers:
///
///     let storms = Storms(textEngine: engine) { window in
///       let tabs = MyTabs()
///       window.rootViewController = NavigationController(rootViewController: tabs)
///       return ContainerTarget(tabs)
///     }
///     for seed in 1...50 { try await storms.run(seed: UInt64(seed)) }
///
/// A storm that fails is made as short as possible; its error holds a script to try it by hand.
@MainActor public final class Storms {
  /// Puts a container into a window and returns what drives it.
  public typealias Setup = @MainActor (Window) -> ContainerTarget

  /// What commands are drawn from.
  public var profile: StormProfile
  /// How many commands were carried out so far.
  public private(set) var stepCount = 0
  private let textEngine: any TextEngine
  private let setup: Setup
  let dropCaches: @MainActor () -> Void

  /// Commands between two frames that are painted.
  static let paintInterval = 23
  /// Commands between two frames that are compared with a picture painted whole.
  static let compareInterval = 23 * 5

  /// Creates storms of a kind.
  ///
  /// - Parameters:
  ///   - profile: what commands are drawn from.
  ///   - textEngine: what lays out text; all storms share it.
  ///   - dropCaches: makes everything that is shared by windows forget what it only remembers, so
  ///     that what a soak leaves behind can be compared.
  ///   - setup: makes a new container for each storm.
  public init(
    profile: StormProfile = StormProfile(), textEngine: any TextEngine,
    dropCaches: @escaping @MainActor () -> Void = {}, setup: @escaping Setup
  ) {
    self.profile = profile
    self.textEngine = textEngine
    self.dropCaches = dropCaches
    self.setup = setup
  }

  /// Runs the storm of a seed.
  ///
  /// - Throws: ``StormFailure`` with the shortest script that was found.
  public func run(seed: UInt64) async throws(StormFailure) {
    let commands = StormGenerator.commands(seed: seed, profile: profile)
    guard let outcome = await violation(in: commands) else { return }
    let shrunk = await StormShrinker(limit: StormShrinker.standardLimit) { commands in
      let found = await self.violation(in: commands)
      return found?.violation.promise == outcome.violation.promise
    }.shrink(Array(commands.prefix(outcome.step + 1)))
    let final = await violation(in: shrunk)
    throw StormFailure(
      seed: seed, step: outcome.step, violation: final?.violation ?? outcome.violation,
      commands: shrunk)
  }

  /// The first promise that a list of commands breaks, and the number of the command that did.
  public func violation(in commands: [ScriptCommand]) async -> (
    violation: StormViolation, step: Int
  )? {
    var storm: Storm? = makeStorm()
    for (step, command) in (commands + Self.ending(size: profile.windowSize)).enumerated() {
      stepCount += 1
      let violation = await storm?.perform(command, step: step)
      if let violation { return (violation, min(step, commands.count - 1)) }
    }
    if let violation = storm?.violationAtEnd { return (violation, commands.count - 1) }
    weak let container = storm?.container
    weak let window = storm?.host.window
    storm = nil
    guard container == nil, window == nil else {
      let what = container == nil ? "window" : "container"
      return (StormViolation(.memory, "the \(what) is still there"), commands.count - 1)
    }
    return nil
  }

  /// A new window with a container.
  func makeStorm() -> Storm {
    Storm(size: profile.windowSize, textEngine: textEngine, setup: setup)
  }

  /// What calms a storm down: everything is lifted, the window is there, nothing is waited for.
  static func ending(size: Size) -> [ScriptCommand] {
    (0..<10).map { .cancel(finger: $0) } + [
      .mouse(.up(nil)), .scrollEnd, .resize(size), .focus(isGained: true),
      .wait(milliseconds: 1000),
      .settle,
    ]
  }
}
