import Foundation

/// Instructions of a swipe, which do not depend on what else the machine does: counted by valgrind
/// in the demo without a display.
struct InstructionsBenchmark {
  func run() throws -> [Figure] {
    try ["toolbar", "capsule", "underline"].map { style in
      let one = try instructions(style, swipes: 1)
      let three = try instructions(style, swipes: 3)
      return Figure(
        name: "\(style): instructions of a swipe and its settling", value: (three - one) / 2 / 1e6,
        unit: "million")
    }
  }

  private func instructions(_ style: String, swipes: Int) throws -> Double {
    let script = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-script-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: script) }
    let swipe = "swipe 1000 400 200 400 500\nsettle\nswipe 200 400 1000 400 500\nsettle\n"
    try String(repeating: swipe, count: swipes).write(
      to: script, atomically: true, encoding: .utf8)
    let valgrind = Process()
    let output = Pipe()
    valgrind.executableURL = URL(filePath: "/usr/bin/env")
    valgrind.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      MeasuredProgram.folder.appending(path: "swipetabs-demo").path, "--headless", "--size",
      "1280x800", "--content", "bench", "--style", style, "--script", script.path,
    ]
    valgrind.standardError = output
    valgrind.standardOutput = FileHandle.nullDevice
    try valgrind.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    valgrind.waitUntilExit()
    let line = text.split(separator: "\n").last { $0.contains("Collected") }
    guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw MeasuredProgram.Failure(description: "valgrind did not count (is it installed?)")
    }
    return count
  }
}
