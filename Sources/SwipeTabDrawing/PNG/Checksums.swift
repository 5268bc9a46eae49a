/// CRC-32 as PNG chunks carry it (polynomial 0xEDB88320, RFC 2083 section 3.4).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var value: UInt32 = 0xFFFF_FFFF
      var index = 0
      while index < bytes.count {
        value = table[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ (value >> 8)
        index &+= 1
      }
      return ~value
    }
  }
}

/// Adler-32 as zlib streams carry it (RFC 1950 section 8.2).
enum Adler32 {
  /// As many bytes as the sums of 32 bits can take before they must be reduced.
  private static let batch = 5552

  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index + batch)
      while index < end {
        low &+= UInt32(bytes[index])
        high &+= low
        index &+= 1
      }
      low %= 65521
      high %= 65521
    }
    return high << 16 | low
  }
}
