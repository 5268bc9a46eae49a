import Dispatch
import Glibc

/// Where the lines of a script come from: a file, the standard input, or a text.
///
/// Lines are handed out one by one and read no further than needed, so that another program can
/// write a command, look at the answer, and go on. Reading never blocks the main thread.
@MainActor public final class ScriptSource {
  /// The name that messages give.
  public let name: String
  /// The number of the line that was handed out last, from 1.
  public private(set) var lineNumber = 0

  private let descriptor: Int32?
  private let ownsDescriptor: Bool
  private var buffer: [UInt8]
  private var position = 0
  private var totalBytes = 0
  private var isAtEnd: Bool

  /// Reads a text.
  public init(text: String, name: String) {
    self.name = name
    descriptor = nil
    ownsDescriptor = false
    buffer = Array(text.utf8)
    isAtEnd = true
  }

  /// Opens a file, or the standard input for `-`; a file that cannot be read is an error that says
  /// why.
  public init(path: String) throws(FileError) {
    buffer = []
    isAtEnd = false
    if path == "-" {
      name = "<stdin>"
      descriptor = 0
      ownsDescriptor = false
    } else {
      name = path
      descriptor = try FileError.openForReading(path)
      ownsDescriptor = true
    }
  }

  isolated deinit {
    if ownsDescriptor, let descriptor { close(descriptor) }
  }

  /// The next line without its end, or nil after the last one.
  public func nextLine() async throws(ScriptError) -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return try line(buffer[position..<end])
      }
      try checkLength(buffer.count - position, line: lineNumber + 1)
      if isAtEnd {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return try line(buffer[position...])
      }
      buffer.removeSubrange(..<position)
      position = 0
      searched = buffer.count
      try await readMore()
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) throws(ScriptError) -> String {
    lineNumber += 1
    try checkLength(bytes.count, line: lineNumber)
    var bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if lineNumber == 1, bytes.starts(with: byteOrderMark) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw failure(lineNumber, "expected text in UTF-8, found other bytes")
    }
    return text
  }

  private func checkLength(_ count: Int, line: Int) throws(ScriptError) {
    guard count <= ScriptLimits.lineBytes else {
      throw failure(line, "expected a line of at most \(ScriptLimits.lineBytes) bytes")
    }
  }

  private func readMore() async throws(ScriptError) {
    guard let descriptor else { return }
    let result = await Self.read(descriptor)
    switch result {
    case .success(let bytes):
      isAtEnd = bytes.isEmpty
      totalBytes += bytes.count
      guard totalBytes <= ScriptLimits.scriptBytes else {
        throw failure(
          lineNumber + 1, "expected a script of at most \(ScriptLimits.scriptBytes) bytes")
      }
      buffer += bytes
    case .failure(let error):
      throw failure(lineNumber + 1, "cannot read: \(error.reason)")
    }
  }

  private func failure(_ line: Int, _ message: String) -> ScriptError {
    ScriptError(file: name, line: line, reason: .badScript, message: message)
  }

  private nonisolated static func read(_ descriptor: Int32) async -> Result<[UInt8], FileError> {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let capacity = 64 * 1024
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
          var result: Int
          repeat {
            result = Glibc.read(descriptor, memory.baseAddress, capacity)
          } while result < 0
            && errno == EINTR
          if result < 0 { code = errno }
          count = max(0, result)
        }
        continuation.resume(
          returning: code == 0 ? .success(bytes) : .failure(FileError(path: "", code: code)))
      }
    }
  }
}
