/// A line that is not a command: what was found and what was expected.
public struct ScriptSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without the file and the line.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

/// A script that ended early, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a script ended.
  public enum Reason: Hashable, Sendable {
    /// A line could not be read or is not a command, or asks for something the target cannot do.
    case badScript
    /// A command failed: nothing came to rest, a picture could not be written.
    case commandFailed
  }

  /// The script's name, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// Why.
  public var reason: Reason
  /// One sentence that says what was found and what was expected.
  public var message: String

  /// Creates an error.
  public init(file: String, line: Int, reason: Reason, message: String) {
    self.file = file
    self.line = line
    self.reason = reason
    self.message = message
  }

  /// The exit status of a program that ran the script: 2 for a bad script, 1 for a failed command.
  public var exitStatus: Int32 { reason == .badScript ? 2 : 1 }
  /// `file:line: message`.
  public var description: String { "\(file):\(line): \(message)" }
}
