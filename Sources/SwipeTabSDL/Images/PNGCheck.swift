import SwipeTabDrawing

/// Checks PNG files before libpng sees them, which prints to the terminal about bad ones.
enum PNGCheck {
  /// The size in pixels.
  static func size(_ reader: ByteReader) throws(ImageError) -> (width: Int, height: Int) {
    guard reader.has("IHDR", at: 12), reader.bigEndian(at: 8, count: 4) == 13,
      let width = reader.bigEndian(at: 16, count: 4),
      let height = reader.bigEndian(at: 20, count: 4)
    else { throw .broken("its header is cut off") }
    return (width, height)
  }

  /// The chunks that make the picture, each with a right checksum and in order; what else a file
  /// holds (text, time, profiles) is left out.
  static func essentials(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    var pixels: [UInt8] = []
    let reader = ByteReader(bytes: bytes)
    var result = Array(bytes.prefix(8))
    var position = 8
    var hasData = false
    var hasPalette = false
    var hasTransparency = false
    while let length = reader.bigEndian(at: position, count: 4) {
      let end = position + 12 + length
      guard end <= bytes.count, let sum = reader.bigEndian(at: end - 4, count: 4) else {
        throw .broken("a chunk is cut off")
      }
      guard checksum(bytes[(position + 4)..<(end - 4)]) == UInt32(truncatingIfNeeded: sum) else {
        throw .broken("a checksum is wrong")
      }
      if reader.has("IHDR", at: position + 4) {
        guard position == 8, isSound(reader, at: position + 8) else {
          throw .broken("its header makes no sense")
        }
      } else if reader.has("PLTE", at: position + 4) {
        guard !hasData, !hasPalette, length % 3 == 0, (3...768).contains(length) else {
          throw .broken("its palette makes no sense")
        }
        hasPalette = true
      } else if reader.has("IDAT", at: position + 4) {
        hasData = true
        pixels += bytes[(position + 8)..<(end - 4)]
      } else if reader.has("IEND", at: position + 4) {
        guard hasData, length == 0, hasPalette || reader.byte(at: 25) != 3 else {
          throw .broken("it has no pixels")
        }
        result += bytes[position..<end]
        try checkPixels(pixels, reader)
        return result
      } else if bytes[position + 4] & 0x20 == 0 {
        throw .broken("it has a chunk of an unknown kind")
      } else if !reader.has("tRNS", at: position + 4) || hasData || hasTransparency
        || !isSoundTransparency(reader, length: length, hasPalette: hasPalette)
      {
        position = end
        continue
      } else {
        hasTransparency = true
      }
      result += bytes[position..<end]
      position = end
    }
    throw .broken("it is cut off")
  }

  /// Whether the length of `tRNS` is right for the colour type; libpng writes about others.
  private static func isSoundTransparency(
    _ reader: ByteReader, length: Int, hasPalette: Bool
  ) -> Bool {
    switch reader.byte(at: 25) {
    case 0: length == 2
    case 2: length == 6
    case 3: hasPalette && (1...256).contains(length)
    default: false
    }
  }

  /// Throws unless the pixels unpack to what the header says; libpng writes about others.
  private static func checkPixels(_ pixels: [UInt8], _ reader: ByteReader) throws(ImageError) {
    let (width, height) = try size(reader)
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    let bits = (reader.byte(at: 25).flatMap { channels[$0] } ?? 4) * (reader.byte(at: 24) ?? 8)
    do throws(PNGError) {
      try PNGPixels.check(
        pixels, width: width, height: height, bitsPerPixel: bits,
        isInterlaced: reader.byte(at: 28) == 1)
    } catch {
      throw .broken("its pixels do not unpack")
    }
  }

  /// Whether depth, colour type and methods are ones that exist.
  private static func isSound(_ reader: ByteReader, at start: Int) -> Bool {
    guard let depth = reader.byte(at: start + 8), let color = reader.byte(at: start + 9) else {
      return false
    }
    let depths: [Int: Set<Int>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    return depths[color]?.contains(depth) == true && reader.byte(at: start + 10) == 0
      && reader.byte(at: start + 11) == 0 && (reader.byte(at: start + 12) ?? 2) <= 1
  }

  /// The cyclic redundancy check of the format (ISO 3309).
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
        return ~sum
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
