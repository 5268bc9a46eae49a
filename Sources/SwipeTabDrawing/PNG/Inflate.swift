/// Unpacks zlib streams (RFC 1950 and 1951) of a known unpacked size.
enum Inflate {
  /// Deflate cannot pack more than this many bytes into one: 258 of them take 2 bits.
  static let greatestRatio = 1032

  /// Fills `output` entirely.
  static func decompress(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    guard input.count >= 6 else { throw .truncated }
    let header = Int(input[0]) << 8 | Int(input[1])
    guard header % 31 == 0, input[0] & 0x0F == 8, input[0] >> 4 <= 7 else {
      throw .corrupt("zlib header")
    }
    guard input[1] & 0x20 == 0 else { throw .corrupt("zlib dictionary") }
    var stream = Stream(bits: BitReader(input, from: 2), output: output)
    while try !stream.readBlock() {}
    guard stream.position == output.count else { throw .truncated }
    try stream.bits.align()
    var sum: UInt32 = 0
    for _ in 0..<4 { sum = sum << 8 | UInt32(try stream.bits.read(8)) }
    guard sum == Adler32.checksum(UnsafeBufferPointer(output)) else {
      throw .badChecksum("the pixels")
    }
  }

  private struct Stream {
    var bits: BitReader
    let output: UnsafeMutableBufferPointer<UInt8>
    var position = 0

    init(bits: BitReader, output: UnsafeMutableBufferPointer<UInt8>) {
      self.bits = bits
      self.output = output
    }

    /// Reads a block and returns whether it is the last.
    mutating func readBlock() throws(PNGError) -> Bool {
      let isLast = try bits.read(1) == 1
      switch try bits.read(2) {
      case 0: try readStored()
      case 1:
        let literals = HuffmanDecoder(lengths: HuffmanCode.fixedLiterals.lengths[...])
        let distances = HuffmanDecoder(lengths: [UInt8](repeating: 5, count: 32)[...])
        guard let literals, let distances else { throw .corrupt("code") }
        try readSymbols(literals, distances)
      case 2:
        let (literals, distances) = try readCodes()
        try readSymbols(literals, distances)
      default: throw .corrupt("block type")
      }
      return isLast
    }

    private mutating func readStored() throws(PNGError) {
      try bits.align()
      let length = try bits.read(16)
      guard try bits.read(16) == ~length & 0xFFFF else { throw .corrupt("stored length") }
      guard length <= output.count - position else { throw .corrupt("too many pixels") }
      for _ in 0..<length {
        output[position] = UInt8(truncatingIfNeeded: try bits.read(8))
        position += 1
      }
    }

    private mutating func readCodes() throws(PNGError) -> (HuffmanDecoder, HuffmanDecoder) {
      let literalCount = try bits.read(5) + 257
      let distanceCount = try bits.read(5) + 1
      let orderCount = try bits.read(4) + 4
      guard literalCount <= 286, distanceCount <= 30 else { throw .corrupt("code sizes") }
      var order = [UInt8](repeating: 0, count: 19)
      for symbol in DeflateBlock.lengthOrder.prefix(orderCount) {
        order[symbol] = UInt8(try bits.read(3))
      }
      guard let decoder = HuffmanDecoder(lengths: order[...]) else { throw .corrupt("code") }
      var lengths: [UInt8] = []
      while lengths.count < literalCount + distanceCount {
        let symbol = try read(decoder)
        switch symbol {
        case 0..<16: lengths.append(UInt8(symbol))
        case 16:
          guard let last = lengths.last else { throw .corrupt("code repeat") }
          lengths += [UInt8](repeating: last, count: try bits.read(2) + 3)
        case 17: lengths += [UInt8](repeating: 0, count: try bits.read(3) + 3)
        default: lengths += [UInt8](repeating: 0, count: try bits.read(7) + 11)
        }
      }
      guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
        let literals = HuffmanDecoder(lengths: lengths[..<literalCount]),
        let distances = HuffmanDecoder(lengths: lengths[literalCount...])
      else { throw .corrupt("code") }
      return (literals, distances)
    }

    @inline(__always) private mutating func read(
      _ decoder: HuffmanDecoder
    ) throws(PNGError) -> Int {
      let (symbol, length) = decoder.symbol(bits.peek())
      guard length > 0 else { throw .corrupt("symbol") }
      try bits.skip(length)
      return symbol
    }

    private mutating func readSymbols(
      _ literals: HuffmanDecoder, _ distances: HuffmanDecoder
    ) throws(PNGError) {
      while true {
        let symbol = try read(literals)
        if symbol == 256 { return }
        if symbol < 256 {
          guard position < output.count else { throw .corrupt("too many pixels") }
          output[position] = UInt8(truncatingIfNeeded: symbol)
          position &+= 1
          continue
        }
        let length = try readLength(symbol)
        let distance = try readDistance(try read(distances))
        guard distance <= position else { throw .corrupt("distance") }
        guard length <= output.count - position else { throw .corrupt("too many pixels") }
        let end = position &+ length
        while position < end {
          output[position] = output[position &- distance]
          position &+= 1
        }
      }
    }

    private mutating func readLength(_ symbol: Int) throws(PNGError) -> Int {
      guard symbol < 286 else { throw .corrupt("length") }
      if symbol == 285 { return 258 }
      let value = symbol - 257
      guard value >= 8 else { return value + 3 }
      let extra = value / 4 - 1
      return (4 + value % 4) << extra + (try bits.read(extra)) + 3
    }

    private mutating func readDistance(_ symbol: Int) throws(PNGError) -> Int {
      guard symbol < 30 else { throw .corrupt("distance") }
      guard symbol >= 4 else { return symbol + 1 }
      let extra = symbol / 2 - 1
      return (2 + symbol % 2) << extra + (try bits.read(extra)) + 1
    }
  }
}
