/// Reads numbers out of bytes, and nothing outside them.
struct ByteReader {
  /// The bytes.
  let bytes: [UInt8]

  /// A byte; nil outside.
  func byte(at index: Int) -> Int? {
    bytes.indices.contains(index) ? Int(bytes[index]) : nil
  }

  /// A number of `count` bytes, the highest first; nil outside.
  func bigEndian(at index: Int, count: Int) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of `count` bytes, the lowest first; nil outside.
  func littleEndian(at index: Int, count: Int) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    return bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether letters stand at a place.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index <= bytes.count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[index..<(index + $0.count)].elementsEqual($0) }
  }
}
