import Foundation

/// A program that a test has started, with its output in files.
///
/// It is ended when the object goes, so no test leaves one running.
final class Program {
  private let process = Process()
  private let input = Pipe()
  private let folder: URL

  /// Starts the program with this full path, these arguments and this environment alone.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input
    process.standardOutput = try Self.newFile(folder.appending(path: "output"))
    process.standardError = try Self.newFile(folder.appending(path: "errors"))
    do {
      try Self.withNoSignalBlocked { try process.run() }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The threads that serve tasks block all signals, and a new process would inherit that.
  private static func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The process number.
  var identifier: Int32 { process.processIdentifier }

  /// Whether the program has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// A file in the program's own temporary folder, which goes with it.
  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// All that the program has written to standard output.
  var output: String { contents("output") }

  /// All that the program has written to standard error.
  var errors: String { contents("errors") }

  private func contents(_ name: String) -> String {
    (try? Data(contentsOf: file(name))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The complete lines of standard output.
  var lines: [Substring] {
    let parts = output.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(parts.dropLast())
  }

  /// Writes a line to the program's standard input.
  func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Closes the program's standard input.
  func closeInput() {
    try? input.fileHandleForWriting.close()
  }

  /// Sends SIGTERM.
  func terminate() { process.terminate() }

  /// Waits for the end.
  ///
  /// - Returns: The exit status.
  func status(within seconds: Double = 20) async throws -> Int32 {
    try await eventually("the end of \(summary)", within: seconds, details: { self.errors }) {
      !isRunning
    }
    return process.terminationStatus
  }

  /// Ends the program: closes its input, asks it to end, and makes it after two seconds.
  func end() {
    closeInput()
    guard process.isRunning else { return }
    process.terminate()
    let deadline = Date(timeIntervalSinceNow: 2)
    while process.isRunning, Date() < deadline { usleep(2000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private var summary: String {
    let name = process.executableURL?.lastPathComponent ?? ""
    return ([name] + (process.arguments ?? [])).joined(separator: " ")
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to standard output, whatever bytes they are.
  /// - Throws: An error with the program's messages when its status is not 0.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], within: Double = 20
  ) async throws -> Data {
    let program = try Program(path, arguments, environment: environment)
    program.closeInput()
    let status = try await program.status(within: within)
    guard status == 0 else {
      throw WaitingError(description: "\(program.summary): status \(status): \(program.errors)")
    }
    return try Data(contentsOf: program.file("output"))
  }
}
