import SwipeTabs

/// The fonts and libraries that drew text, by which references of one machine are told from those of
/// another.
///
/// They are kept in `fonts.txt` beside the references, one a line: a name, a blank, and the version;
/// of font files also the checksum that they carry.
struct FontRecord: Hashable, Sendable {
  /// Versions by name.
  private(set) var versions: [String: String] = [:]

  static let fileName = "fonts.txt"
  private static let heading =
    "# What drew the text of the references in this folder; written when they are taken."

  /// Asks a text engine what it has used so far; nil for engines that use no fonts.
  @MainActor init?(_ engine: (any TextEngine)?) {
    guard let engine = engine as? SDLTextEngine else { return nil }
    for library in SDLTextEngine.libraryVersions { versions[library.name] = library.version }
    for file in engine.fontFiles {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      guard let facts = FontFileFacts(path: file.path, index: file.index) else { continue }
      versions[name] = "\(facts.version) \(String(facts.checksum, radix: 16))"
    }
  }

  /// Reads the lines of a file.
  init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let blank = line.firstIndex(of: " ") else { continue }
      versions[String(line[..<blank])] = String(line[line.index(after: blank)...])
    }
  }

  /// The lines of a file, sorted.
  var text: String {
    ([Self.heading] + versions.map { "\($0.key) \($0.value)" }.sorted()).joined(separator: "\n")
      + "\n"
  }

  private static func read(_ folder: String) -> FontRecord? {
    guard let bytes = try? Files.read("\(folder)/\(fileName)", limit: 1 << 20) else { return nil }
    return FontRecord(text: String(decoding: bytes, as: UTF8.self))
  }

  /// What else drew the references of a folder, in words; nil when it was the same.
  func differences(from folder: String) -> String? {
    guard let theirs = Self.read(folder) else { return nil }
    let words = versions.keys.sorted().compactMap { name -> String? in
      guard let other = theirs.versions[name], let own = versions[name], other != own else {
        return nil
      }
      return "\(name) \(other), here it is \(own)"
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Adds the versions to those of a folder.
  func merge(into folder: String) throws(FileError) {
    var all = Self.read(folder) ?? FontRecord(text: "")
    let before = all
    all.versions.merge(versions) { $1 }
    guard all != before else { return }
    try Files.write(Array(all.text.utf8), to: "\(folder)/\(Self.fileName)")
  }
}
