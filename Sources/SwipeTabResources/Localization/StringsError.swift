/// What is wrong with a table of strings, and in which line.
public struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, or the name given for the text.
  public var file: String
  /// The line, from 1; nil if the file could not be read at all.
  public var line: Int?
  /// What is wrong.
  public var message: String

  /// Creates an error.
  public init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place and what is wrong there, such as `de.lproj/Localizable.strings:7: …`.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
