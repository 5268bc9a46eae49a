import Glibc

/// Whole files, read and written at once.
public enum Files {
  /// Reads a file of at most a number of bytes.
  public static func read(_ path: String, limit: Int = 256 << 20) throws(FileError) -> [UInt8] {
    let descriptor = try FileError.openForReading(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 256 * 1024)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR else { throw FileError(path: path, code: errno) }
        continue
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw FileError(path: path, code: EFBIG) }
    }
  }

  /// Writes a file so that nobody ever sees half of it.
  ///
  /// The bytes go into a file beside it, which then takes its place. What is no plain file, such as a pipe, is written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      try writeDirectly(bytes, to: path, named: path)
      return
    }
    let temporary = "\(path).\(getpid()).part"
    do throws(FileError) {
      try writeDirectly(bytes, to: temporary, named: path)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code: code)
    }
  }

  /// Whether there is something at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes a file if it is there.
  public static func remove(_ path: String) { unlink(path) }

  /// Makes a folder; one that is there already is no error.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileError(path: path, code: errno)
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String, named name: String)
    throws(FileError)
  {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: name, code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let code = errno
        close(descriptor)
        throw FileError(path: name, code: code)
      }
    }
    guard close(descriptor) == 0 else { throw FileError(path: name, code: errno) }
  }
}
