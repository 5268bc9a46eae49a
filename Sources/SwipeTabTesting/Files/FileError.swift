import Glibc

/// A file that could not be opened, read or written, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public var path: String
  /// The system's error number.
  public var code: Int32

  /// Creates an error.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// What the system says about it, such as `No such file or directory`.
  public var reason: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// `'path': reason`.
  public var description: String { "'\(path.quotedForMessage())': \(reason)" }

  /// Opens a file that is no directory for reading.
  static func openForReading(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(path: path, code: code)
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw FileError(path: path, code: EISDIR)
    }
    return descriptor
  }
}
