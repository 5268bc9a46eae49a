/// A storm that broke a promise, with the shortest script that does so too.
public struct StormFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The seed of the storm.
  public var seed: UInt64
  /// Which of its commands broke the promise, from 0.
  public var step: Int
  /// The promise.
  public var violation: StormViolation
  /// The commands that are left after shrinking.
  public var commands: [ScriptCommand]

  /// Creates an error.
  public init(seed: UInt64, step: Int, violation: StormViolation, commands: [ScriptCommand]) {
    self.seed = seed
    self.step = step
    self.violation = violation
    self.commands = commands
  }

  /// The commands as a script.
  public var script: String {
    "# storm \(seed), \(violation)\n" + commands.map { "\($0)\n" }.joined()
  }

  /// What went wrong, and the script.
  public var description: String {
    "storm \(seed) at command \(step): \(violation)\n\(script)"
  }
}
