import Foundation

/// A session's bus with a settings portal: the tool `settings-portal`, ended with the object.
final class TestPortal {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var text = ""
  /// The address of the bus.
  private(set) var address = ""

  static let tool = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scripts/input/settings-portal").path

  /// Whether the programs that it needs are installed.
  static let isInstalled = ["dbus-daemon", "python3"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  init(_ settings: String...) throws {
    process.executableURL = URL(filePath: Self.tool)
    process.arguments = settings
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = nextLine()
    address = String(line.split(separator: "=", maxSplits: 1).last ?? "")
  }

  deinit {
    // Programs that other tests start may hold the pipe, too: closing it is not enough.
    process.terminate()
    process.waitUntilExit()
  }

  /// Gives a command.
  func write(_ command: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
  }

  /// Waits for the next line; empty at the end.
  func nextLine() -> String {
    while true {
      if let end = text.firstIndex(of: "\n") {
        defer { text = String(text[text.index(after: end)...]) }
        return String(text[..<end])
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return "" }
      text += String(decoding: data, as: UTF8.self)
    }
  }
}
