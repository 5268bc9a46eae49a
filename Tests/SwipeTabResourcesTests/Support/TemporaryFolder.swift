import FoundationEssentials
import Glibc

/// A folder that goes away with the object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/swipetabs-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TemporaryFolderError(code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, in folders that are made if need be, and returns its path.
  @discardableResult func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else { throw TemporaryFolderError(code: errno) }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw TemporaryFolderError(code: errno)
    }
    return file
  }

  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }
}

struct TemporaryFolderError: Error { let code: Int32 }

/// Lines in order.
@MainActor final class Lines {
  private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}
