import Glibc

/// Keeps Xlib and xkbcommon from reading the locale's table of compose sequences.
///
/// SDL opens an input method as soon as video starts, and that parses some 600 kilobytes of text, a
/// third of the time to the first frame. The sequences matter only to the input of text, which there
/// is none of; keys and shortcuts don't need them.
struct ComposeFile {
  private static let variable = "XCOMPOSEFILE"
  private let previous: String?

  /// Names an empty table in the environment until `restore()`.
  static func hide() -> ComposeFile {
    let previous = getenv(variable).map { String(cString: $0) }
    setenv(variable, "/dev/null", 1)
    return ComposeFile(previous: previous)
  }

  /// Gives the variable back, so that programs started by this one don't inherit it.
  func restore() {
    if let previous {
      setenv(Self.variable, previous, 1)
    } else {
      unsetenv(Self.variable)
    }
  }
}
