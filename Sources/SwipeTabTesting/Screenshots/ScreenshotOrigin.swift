/// Where an expectation of a picture stands, and how it is run again.
public struct ScreenshotOrigin: Hashable, Sendable {
  /// The function of the test, as `#function` gives it, or nil outside tests.
  public var function: String?
  /// The file.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Names a place in a test.
  public init(function: String?, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }

  /// What to type to run it with references taken: `SNAPSHOT=missing swift test --filter home`.
  ///
  /// Outside tests it is this process's own command line.
  public func command(_ mode: SnapshotMode) -> String {
    let setting = "\(SnapshotMode.variable)=\(mode.rawValue)"
    guard let function else {
      let words = RunningProcess.arguments().map(RunningProcess.quoted)
      return ([setting] + words).joined(separator: " ")
    }
    let name = function.prefix { $0 != "(" }
    return "\(setting) swift test --filter \(RunningProcess.quoted(String(name)))"
  }

  /// `home() in HomeTests.swift:12`.
  var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return (function.map { "\($0) in " } ?? "") + "\(name):\(line)"
  }
}
