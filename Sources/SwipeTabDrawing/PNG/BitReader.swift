/// Reads bits from the lowest upwards, as deflate has them.
struct BitReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private var pending: UInt64 = 0
  private var count = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Fills up to at least 48 bits where there are as many, and returns them; zeros follow the end.
  @inline(__always) mutating func peek() -> UInt64 {
    while count <= 48, position < bytes.count {
      pending |= UInt64(bytes[position]) << UInt64(truncatingIfNeeded: count)
      position &+= 1
      count &+= 8
    }
    return pending
  }

  /// Takes bits that were looked at.
  @inline(__always) mutating func skip(_ length: Int) throws(PNGError) {
    guard length <= count else { throw .truncated }
    pending >>= UInt64(truncatingIfNeeded: length)
    count &-= length
  }

  /// Takes up to 16 bits as a number.
  @inline(__always) mutating func read(_ length: Int) throws(PNGError) -> Int {
    let value = peek() & ((1 << UInt64(truncatingIfNeeded: length)) &- 1)
    try skip(length)
    return Int(truncatingIfNeeded: value)
  }

  /// Drops the bits up to the next whole byte.
  mutating func align() throws(PNGError) { try skip(count % 8) }
}
