// Both declare `stat`; which one the compiler takes it from depends on the files around.
import CFontconfig
import Glibc

/// Reads files with a limit, and lists folders.
enum FileReader {
  /// Reads a file, or its first bytes.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: a longer file is refused.
  ///   - prefix: stop after so many bytes; nil reads all.
  /// - Returns: the bytes.
  /// - Throws: `ImageError.unreadable` with the system's reason, or `.fileTooLarge`.
  static func read(
    _ path: String, limit: Int, prefix: Int? = nil
  ) throws(ImageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no file") }
    guard status.st_size <= limit else { throw .fileTooLarge(Int(status.st_size)) }
    let wanted = min(Int(status.st_size), prefix ?? .max)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, used in
      while used < wanted, let base = buffer.baseAddress {
        let count = Glibc.read(file, base + used, wanted - used)
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = errno }
        if count <= 0 { break }
        used += count
      }
    }
    guard failure == 0 else { throw .unreadable(String(cString: strerror(failure))) }
    return bytes
  }

  /// The files in a folder and in the folders inside it, as full paths, sorted.
  ///
  /// - Parameters:
  ///   - folder: where to begin.
  ///   - depth: how many folders deep to look, at least 1.
  /// - Returns: paths; none when the folder cannot be read.
  static func files(in folder: String, depth: Int) -> [String] {
    guard depth > 0, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [(name: String, kind: Int)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.utf8.first != UInt8(ascii: ".") { found.append((name, Int(entry.pointee.d_type))) }
    }
    found.sort { $0.name < $1.name }
    var files: [String] = []
    for (name, kind) in found {
      let path = folder + "/" + name
      switch kind == DT_DIR || kind == DT_REG ? kind : Self.kind(of: path) {
      case DT_DIR: files += Self.files(in: path, depth: depth - 1)
      case DT_REG: files.append(path)
      default: break
      }
    }
    return files
  }

  /// Whether a folder or a file is at a path, or where a link at the path leads to.
  private static func kind(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return DT_UNKNOWN }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return DT_DIR
    case S_IFREG: return DT_REG
    default: return DT_UNKNOWN
    }
  }
}
