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
      let bytes = readSome()
      if bytes.isEmpty { return "" }
      text += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Waits for what is written; empty at the end.
  ///
  /// Not by `availableData`, which ends the process when a signal of another test interrupts it.
  private func readSome() -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return bytes.prefix(max(0, count))
    }
  }
}
