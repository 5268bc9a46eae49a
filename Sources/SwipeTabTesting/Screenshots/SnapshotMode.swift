import Glibc

/// What happens to reference pictures, by the environment variable `SNAPSHOT`.
public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
  /// Pictures are compared with their references; a missing one fails.
  case compare
  /// Every reference is taken anew.
  case record
  /// References that are missing are taken, the others are compared.
  case missing

  /// The name of the environment variable.
  public static let variable = "SNAPSHOT"

  /// The mode that the environment asks for.
  ///
  /// - Throws: ``ScreenshotError`` for a value that is none.
  public static func current() throws(ScreenshotError) -> SnapshotMode {
    guard let text = getenv(variable) else { return .compare }
    let value = String(cString: text)
    guard let mode = SnapshotMode(rawValue: value) else {
      throw ScreenshotError(
        "\(variable) is '\(value)', expected one of "
          + allCases.map(\.rawValue).joined(separator: ", "))
    }
    return mode
  }
}
