/// What a font file says about its own version (OpenType 1.9, tables `head` and `ttcf`).
struct FontFileFacts: Hashable {
  /// The version its maker gave it, such as `2.013`.
  var version: String
  /// The checksum of the whole font, which the file carries.
  var checksum: UInt32

  /// Reads a font file; nil for what is none.
  init?(path: String, index: Int) {
    let collectionTag: UInt32 = 0x7474_6366
    guard let tag = Self.number(path, 0) else { return nil }
    guard tag == collectionTag else {
      self.init(path: path, start: 0)
      return
    }
    guard let start = Self.number(path, 12 + 4 * index) else { return nil }
    self.init(path: path, start: Int(start))
  }

  private init?(path: String, start: Int) {
    let greatestTableCount = 256
    guard let count = Self.number(path, start + 4).map({ Int($0 >> 16) }),
      count <= greatestTableCount
    else { return nil }
    for table in 0..<count {
      let record = start + 12 + 16 * table
      guard let tag = Self.number(path, record) else { return nil }
      guard tag == 0x6865_6164, let offset = Self.number(path, record + 8) else { continue }
      guard let revision = Self.number(path, Int(offset) + 4),
        let checksum = Self.number(path, Int(offset) + 8)
      else { return nil }
      let thousandths = (UInt64(revision) * 1000 + 0x8000) >> 16
      let fraction = String(thousandths % 1000)
      version =
        "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
      self.checksum = checksum
      return
    }
    return nil
  }

  private static func number(_ path: String, _ offset: Int) -> UInt32? {
    guard let bytes = try? Files.part(path, from: offset, count: 4), bytes.count == 4 else {
      return nil
    }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
