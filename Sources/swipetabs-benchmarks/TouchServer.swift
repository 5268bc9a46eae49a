import Foundation

/// An X server in memory with a touch screen, for the time of a measurement.
final class TouchServer {
  private let process = Process()
  /// The environment of programs on it.
  let environment: [String: String]

  /// Starts the server; the working folder must be the package's.
  init() throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "Scripts/input/touch-xserver")
    process.arguments = [
      "--screen", "1280x800", "--wm", "matchbox-window-manager -use_titlebar no",
    ]
    process.standardOutput = output
    try process.run()
    var environment = ProcessInfo.processInfo.environment
    environment["WAYLAND_DISPLAY"] = nil
    var text = ""
    while !text.contains("TOUCH_SCREEN=") || text.last != "\n" {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw MeasuredProgram.Failure(description: "touch-xserver did not start")
      }
      text += String(decoding: data, as: UTF8.self)
    }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { environment[String(parts[0])] = String(parts[1]) }
    }
    self.environment = environment
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Moves fingers by the commands of touch-inject.
  ///
  /// - Returns: When each move was sent, `CLOCK_MONOTONIC` in nanoseconds.
  func touch(_ commands: String) throws -> [UInt64] {
    let stamps = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-touch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: stamps) }
    let injector = Process()
    injector.executableURL = URL(filePath: "Scripts/input/touch-inject")
    injector.arguments = ["--stamps", stamps.path, commands]
    injector.environment = environment
    try injector.run()
    injector.waitUntilExit()
    guard injector.terminationStatus == 0 else {
      throw MeasuredProgram.Failure(description: "touch-inject failed")
    }
    return try String(contentsOf: stamps, encoding: .utf8).split(separator: "\n")
      .compactMap { UInt64($0) }
  }
}
