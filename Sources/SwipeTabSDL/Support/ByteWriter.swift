/// Writes numbers and texts one after the other, for `BoundedReader` to read.
struct ByteWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Writes a number from 0 to `UInt32.max`, the lowest byte first; others become the nearest.
  mutating func number(_ value: Int) {
    withUnsafeBytes(of: UInt32(clamping: value).littleEndian) { bytes += $0 }
  }

  /// Writes a number of 64 bits.
  mutating func wide(_ value: Int64) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  /// Writes a text with its length.
  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }
}

/// Reads what a `ByteWriter` wrote, and nothing outside the bytes, whatever they are.
struct BoundedReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Creates a reader at the beginning of some bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position == bytes.endIndex }

  /// A number; nil at the end.
  mutating func number() -> Int? {
    load(UInt32.self).map { Int(UInt32(littleEndian: $0)) }
  }

  /// A number of 64 bits; nil at the end.
  mutating func wide() -> Int64? {
    load(Int64.self).map { Int64(littleEndian: $0) }
  }

  /// So many numbers of 32 bits; nil where there are fewer.
  mutating func words(_ count: Int) -> [UInt32]? {
    guard count >= 0, count <= (bytes.endIndex - position) / 4 else { return nil }
    let start = position - bytes.startIndex
    position += count * 4
    return bytes.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: start + $0 * 4, as: UInt32.self))
      }
    }
  }

  /// A text; nil when its length is wrong.
  mutating func text() -> String? {
    guard let count = number(), count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  /// A number of things and so many of them; nil when one of them cannot be read.
  mutating func list<Item>(_ item: (inout BoundedReader) -> Item?) -> [Item]? {
    // Each takes a byte at least, so that a wrong count cannot ask for much memory.
    guard let count = number(), count <= bytes.endIndex - position else { return nil }
    var items: [Item] = []
    items.reserveCapacity(min(count, 1024))
    for _ in 0..<count {
      guard let read = item(&self) else { return nil }
      items.append(read)
    }
    return items
  }

  private mutating func load<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard size <= bytes.endIndex - position else { return nil }
    let start = position - bytes.startIndex
    position += size
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: type) }
  }
}
