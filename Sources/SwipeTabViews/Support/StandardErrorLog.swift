import Glibc

/// The log that is used unless an application sets its own: one line each on standard error.
public enum StandardErrorLog {
  /// Writes a line.
  @MainActor public static func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
