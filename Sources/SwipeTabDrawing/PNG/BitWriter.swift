/// Writes bits from the lowest upwards, as deflate wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Adds the lowest `length` bits of a value; at most 32 at a time.
  @inline(__always) mutating func write(_ value: UInt32, _ length: Int) {
    pending |= UInt64(value) << count
    count &+= UInt64(truncatingIfNeeded: length)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count &-= 8
    }
  }

  /// Adds zero bits up to the next byte.
  mutating func align() {
    if count > 0 { write(0, Int(8 - count)) }
  }

  /// Adds whole bytes, most significant first; only when aligned.
  mutating func append(bigEndian value: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
