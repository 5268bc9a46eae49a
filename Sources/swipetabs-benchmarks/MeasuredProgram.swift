import Foundation

/// A program beside this one that is measured from outside.
final class MeasuredProgram {
  /// Why a program could not be measured.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// When it was started, `CLOCK_MONOTONIC` in nanoseconds.
  let start: UInt64
  private let process = Process()
  private let name: String
  private let output = Pipe()
  private let folder: URL

  /// Where the programs are.
  static var folder: URL {
    let here = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: here ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Starts a program that was built beside this one; `--frames` is added to its arguments.
  init(_ name: String, _ arguments: [String], environment: [String: String]? = nil) throws {
    self.name = name
    folder = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = Self.folder.appending(path: name)
    process.arguments = arguments + ["--frames", folder.appending(path: "frames").path]
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    start = Self.now
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// `CLOCK_MONOTONIC` in nanoseconds.
  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The times at which frames were put on the screen, nanoseconds.
  var frames: [UInt64] {
    let data = (try? Data(contentsOf: folder.appending(path: "frames"))) ?? Data()
    return stride(from: 0, to: data.count / 8 * 8, by: 8).map { at in
      data[at..<(at + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Waits for the first frame.
  ///
  /// - Returns: Milliseconds from the start of the process to that frame.
  func firstFrame() throws -> Double {
    let deadline = Self.now + 30_000_000_000
    while Self.now < deadline {
      if let first = frames.first { return Double(first - start) / 1e6 }
      guard process.isRunning || !frames.isEmpty else { break }
      usleep(1000)
    }
    throw Failure(description: "\(name) drew no frame (status \(status))")
  }

  /// CPU time of all threads, those that have ended too, so far, in milliseconds.
  var cpuTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0,
      clock_gettime(clock, &time) == 0
    else { return .nan }
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// How often each thread has gone to sleep and been woken so far, by its number.
  var wakeUps: [String: Int] {
    threadFiles("status").mapValues { text in
      let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }
  }

  /// Resident memory in megabytes.
  var residentMemory: Double { memory("Rss:") }

  /// Resident memory in megabytes, of which what is shared counts in parts.
  var proportionalMemory: Double { memory("Pss:") }

  private func memory(_ key: String) -> Double {
    let path = "/proc/\(process.processIdentifier)/smaps_rollup"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
  }

  private func threadFiles(_ file: String) -> [String: String] {
    let tasks = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    var texts: [String: String] = [:]
    for thread in threads {
      texts[thread] = try? String(contentsOfFile: "\(tasks)/\(thread)/\(file)", encoding: .utf8)
    }
    return texts
  }

  private var status: Int32 { process.isRunning ? -1 : process.terminationStatus }

  /// Asks the program to end.
  ///
  /// - Returns: What it wrote to standard output.
  @discardableResult
  func end() throws -> Data {
    process.terminate()
    return try waitForEnd()
  }

  /// Waits for the end.
  ///
  /// - Returns: What it wrote to standard output.
  func waitForEnd() throws -> Data {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) ended with status \(process.terminationStatus)")
    }
    return data
  }

  /// Drags the mouse over the program's window: from 85 % to 15 % of the width at half the height,
  /// 100 steps of 8 ms, and rests for 600 ms; or the same the other way.
  ///
  /// - Parameters:
  ///   - forward: To the next page.
  ///   - afterStart: What is done after a fifth of the way, with the mouse held.
  ///   - beforeEnd: What is done at the end of the way, with the mouse held.
  /// - Throws: `Failure` without a window or xdotool, and what the two parts throw.
  func drag(
    forward: Bool, afterStart: () throws -> Void = {}, beforeEnd: () throws -> Void = {}
  ) throws {
    let search = ["search", "--sync", "--onlyvisible", "--class", name]
    let geometry = try Self.xdotool(search + ["getwindowgeometry", "--shell"])
    var values: [Substring: Double] = [:]
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Double(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { throw Failure(description: "\(name) has no window") }
    let row = String(Int(y + height / 2))
    func place(_ share: Double) -> [String] {
      ["mousemove", String(Int(x + width * share)), row]
    }
    let (from, to) = forward ? (0.85, 0.15) : (0.15, 0.85)
    func way(_ steps: ClosedRange<Int>) -> [String] {
      steps.flatMap { ["sleep", "0.008"] + place(from + (to - from) * Double($0) / 100) }
    }
    try Self.xdotool(place(from) + ["mousedown", "1"] + way(1...20))
    try afterStart()
    try Self.xdotool(way(21...100))
    try beforeEnd()
    try Self.xdotool(["mouseup", "1", "sleep", "0.6"])
  }

  @discardableResult
  private static func xdotool(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "xdotool ended with status \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
