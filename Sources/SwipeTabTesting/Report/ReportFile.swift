import Glibc

/// The file of a report: a page, and behind it one block of data for each failure.
///
/// A block is appended at once, so a thousand failures take no longer than a thousand times one; of
/// two blocks of one reference the page shows the later. What a process that was killed has left of
/// a block is cut off by the next one.
struct ReportFile {
  let path: String
  /// The most bytes.
  var greatestSize = ReportFile.greatestSize

  /// No report grows beyond this many bytes, so that browsers open it within seconds.
  ///
  /// Failures beyond it are listed without their pictures.
  static let greatestSize = 96 << 20

  private static let blockEnd = Array("</script>\n".utf8)
  private static func blockStart(_ key: String) -> [UInt8] {
    Array("<script type=\"application/json\" class=\"failure\" data-key=\"\(key.hash64)\">".utf8)
  }

  /// Adds a failure; makes the page when there is none.
  func add(_ entry: ReportEntry) throws(FileError) {
    if !Files.exists(path) {
      try Files.write(Array(ReportPage.text.utf8) + Self.blockEnd, to: path)
    } else if try Files.tail(path, count: Self.blockEnd.count) != Self.blockEnd {
      try repair()
    }
    let size = try Files.size(path)
    var block = Self.block(entry, hasPictures: true)
    if size + block.count > greatestSize { block = Self.block(entry, hasPictures: false) }
    try Files.append(block, to: path)
  }

  private static func block(_ entry: ReportEntry, hasPictures: Bool) -> [UInt8] {
    var bytes = blockStart(entry.key)
    bytes += entry.text(hasPictures: hasPictures).utf8
    return bytes + blockEnd
  }

  /// Takes the failure of a reference out, and the page with the last one.
  func remove(_ key: String) throws(FileError) {
    let bytes = try Files.read(path)
    let start = Self.blockStart(key)
    guard let page = Self.place(of: Self.blockEnd, in: bytes, from: 0) else { return }
    var position = page + Self.blockEnd.count
    var kept = Array(bytes[..<position])
    var count = 0
    var hasFound = false
    while position < bytes.count,
      let end = Self.place(of: Self.blockEnd, in: bytes, from: position)
    {
      let next = end + Self.blockEnd.count
      if bytes[position..<next].starts(with: start) {
        hasFound = true
      } else {
        kept += bytes[position..<next]
        count += 1
      }
      position = next
    }
    if count == 0 {
      Files.remove(path)
    } else if hasFound {
      try Files.write(kept, to: path)
    }
  }

  private func repair() throws(FileError) {
    let bytes = try Files.read(path)
    var kept = bytes.count - Self.blockEnd.count
    while kept > 0, !bytes[kept...].starts(with: Self.blockEnd) { kept -= 1 }
    try Files.write(Array(bytes[..<(kept > 0 ? kept + Self.blockEnd.count : 0)]), to: path)
  }

  private static func place(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    return bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + pattern.count <= bytes.count {
        guard let found = memchr(base + place, Int32(first), bytes.count - place) else {
          return nil
        }
        place = base.distance(to: UnsafeRawPointer(found))
        if bytes[place...].starts(with: pattern) { return place }
        place += 1
      }
      return nil
    }
  }
}
