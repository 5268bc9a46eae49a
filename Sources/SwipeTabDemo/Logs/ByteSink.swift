import Glibc
public import SwipeTabTesting

/// A file or the standard output that bytes are appended to at once, unbuffered, so that another
/// program sees them as they come.
@MainActor public final class ByteSink {
  /// The file's name, as it was given.
  public let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  /// Why the first write that failed did so; nothing is written after it.
  public private(set) var failure: FileError?

  /// Opens the standard output for `-`, or else a file, which is emptied.
  public init(path: String) throws(FileError) {
    self.path = path
    guard path != "-" else {
      descriptor = 1
      ownsDescriptor = false
      return
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    ownsDescriptor = true
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
  }

  isolated deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
  }

  /// Appends a line.
  public func write(line: String) {
    write(Array((line + "\n").utf8))
  }

  /// Appends bytes.
  ///
  /// After the first failure, such as a full disk, nothing more is written.
  public func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Appends bytes that are somewhere in memory.
  func write(_ bytes: UnsafeRawBufferPointer) {
    var done = 0
    while done < bytes.count, failure == nil {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        done += count
      } else if errno != EINTR {
        failure = FileError(path: path, code: errno)
      }
    }
  }

  /// Checks that a file could be opened for writing, without creating or changing it.
  public static func check(path: String) throws(FileError) {
    guard path != "-" else { return }
    var information = stat()
    if stat(path, &information) == 0 {
      guard information.st_mode & S_IFMT != S_IFDIR else {
        throw FileError(path: path, code: EISDIR)
      }
      guard access(path, W_OK) == 0 else { throw FileError(path: path, code: errno) }
      return
    }
    guard errno == ENOENT else { throw FileError(path: path, code: errno) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw FileError(path: path, code: errno) }
  }
}
