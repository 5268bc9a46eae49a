import Glibc

/// Reads files of limited size.
enum ResourceFile {
  /// Why a file could not be read, in words.
  struct Failure: Error, Hashable {
    let reason: String
    var isTooLarge = false
  }

  /// The bytes of a plain file.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure() }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "it is not a file")
    }
    guard information.st_size <= limit else { throw tooLarge(limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(information.st_size))
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR else { throw failure() }
        continue
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw tooLarge(limit) }
    }
  }

  /// The names in a folder, sorted; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether something can be read at a path.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func failure() -> Failure { Failure(reason: String(cString: strerror(errno))) }

  private static func tooLarge(_ limit: Int) -> Failure {
    Failure(reason: "it is larger than \(limit) bytes", isTooLarge: true)
  }
}
