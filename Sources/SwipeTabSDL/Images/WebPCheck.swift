/// Checks WebP files before libwebp sees them.
enum WebPCheck {
  /// The size in pixels.
  static func size(_ reader: ByteReader) throws(ImageError) -> (width: Int, height: Int) {
    if reader.has("VP8X", at: 12), let flags = reader.byte(at: 20),
      let width = reader.littleEndian(at: 24, count: 3),
      let height = reader.littleEndian(at: 27, count: 3)
    {
      guard flags & 2 == 0 else { throw .unknownFormat("animated WebP") }
      return (width + 1, height + 1)
    }
    if reader.has("VP8L", at: 12), reader.byte(at: 20) == 0x2F,
      let bits = reader.littleEndian(at: 21, count: 4)
    {
      return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    }
    if reader.has("VP8 ", at: 12), reader.bigEndian(at: 23, count: 3) == 0x9D012A,
      let width = reader.littleEndian(at: 26, count: 2),
      let height = reader.littleEndian(at: 28, count: 2)
    {
      return (width & 0x3FFF, height & 0x3FFF)
    }
    throw .broken("its header is cut off")
  }

  /// Throws when a file is cut off.
  static func check(_ bytes: [UInt8]) throws(ImageError) {
    let length = ByteReader(bytes: bytes).littleEndian(at: 4, count: 4) ?? .max
    guard length <= bytes.count - 8 else { throw .broken("it is cut off") }
  }
}
