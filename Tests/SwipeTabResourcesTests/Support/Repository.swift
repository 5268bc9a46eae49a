import FoundationEssentials

/// Files of this package.
enum Repository {
  /// The path of a file or folder.
  static func path(_ name: String, file: String = #filePath) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(4) + [Substring(name)]).joined(separator: "/")
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path(name)) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return Array(data)
  }

  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }
}
