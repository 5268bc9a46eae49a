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

  /// Makes a folder and those it is in.
  public static func makeFolders(_ path: String) throws(FileError) {
    if exists(path) || path.isEmpty { return }
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    try makeFolder(path)
  }

  /// The names of what is in a folder, sorted; hidden ones are left out.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// A path from the root, by the present folder; one that is such a path already is returned.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    let plain = path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return plain.isEmpty ? String(cString: here) : String(cString: here) + "/" + plain
  }

  /// Adds bytes to the end of a file, all or none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    let before = lseek(descriptor, 0, SEEK_END)
    do throws(FileError) {
      try writeAll(bytes, to: descriptor, named: path)
    } catch {
      ftruncate(descriptor, before)
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw FileError(path: path, code: errno) }
  }

  /// The length of a file in bytes.
  static func size(_ path: String) throws(FileError) -> Int {
    var information = stat()
    guard stat(path, &information) == 0 else { throw FileError(path: path, code: errno) }
    return Int(information.st_size)
  }

  /// A part of a file, shorter where the file ends.
  static func part(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = try FileError.openForReading(path)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let result = pread(descriptor, &bytes, count, off_t(offset))
    guard result >= 0 else { throw FileError(path: path, code: errno) }
    return Array(bytes[..<result])
  }

  /// The last bytes of a file.
  static func tail(_ path: String, count: Int) throws(FileError) -> [UInt8] {
    try part(path, from: max(0, try size(path) - count), count: count)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String, named name: String)
    throws(FileError)
  {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: name, code: errno) }
    do throws(FileError) {
      try writeAll(bytes, to: descriptor, named: name)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw FileError(path: name, code: errno) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, named name: String)
    throws(FileError)
  {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileError(path: name, code: errno)
      }
    }
  }
}
