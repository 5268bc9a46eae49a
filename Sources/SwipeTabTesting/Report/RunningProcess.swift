import Glibc

/// What the system tells of running processes.
enum RunningProcess {
  /// A text that is the same in all processes which one parent has started, such as all that
  /// `swift test` starts, and different at the next run: the parent's number and when it started.
  static func familyIdentity() -> String {
    let parent = getppid()
    // Behind the name, which may hold anything, in brackets; the start is the 22nd field.
    let fields = text("/proc/\(parent)/stat").split(separator: ")").last?.split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? String($0[19]) : nil }
    return "\(parent)-\(start ?? "0")"
  }

  /// The words of this process's command line.
  static func arguments() -> [String] { arguments(of: "self") }

  /// The words of the parent's command line.
  static func parentArguments() -> [String] { arguments(of: "\(getppid())") }

  private static func arguments(of process: String) -> [String] {
    text("/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
  }

  private static func text(_ path: String) -> String {
    let longest = 1 << 20
    return String(decoding: (try? Files.read(path, limit: longest)) ?? [], as: UTF8.self)
  }

  /// A word as a shell reads it back.
  static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./=:,+@%".unicodeScalars.contains(scalar)
    }
    guard !plain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
