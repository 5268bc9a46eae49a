/// Literals and references of one deflate block, and how often each symbol occurs.
struct DeflateBlock {
  /// Symbols after which a block ends, so that its code fits what it holds.
  static let capacity = 40_000

  /// The order in which lengths of the lengths' code are written (RFC 1951 section 3.2.7).
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A literal byte, or a length and above it a distance of at least 1.
  private var items: [UInt32] = []
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)

  init() { items.reserveCapacity(DeflateBlock.capacity) }

  var isFull: Bool { items.count >= DeflateBlock.capacity }

  @inline(__always) mutating func add(literal: UInt8) {
    items.append(UInt32(literal))
    literals[Int(literal)] += 1
  }

  @inline(__always) mutating func add(length: Int, distance: Int) {
    items.append(UInt32(distance) << 9 | UInt32(length))
    literals[DeflateBlock.symbol(length: length).symbol] += 1
    distances[DeflateBlock.symbol(distance: distance).symbol] += 1
  }

  /// The symbol of a length from 3 to 258, and how many bits follow.
  @inline(__always) static func symbol(length: Int) -> (symbol: Int, extra: Int) {
    guard length < 258 else { return (285, 0) }
    let value = length - 3
    guard value >= 8 else { return (257 + value, 0) }
    let top = Int.bitWidth - 1 - value.leadingZeroBitCount
    return (257 + 4 * (top - 1) + (value >> (top - 2)) & 3, top - 2)
  }

  /// The symbol of a distance from 1 to 32768, and how many bits follow.
  @inline(__always) static func symbol(distance: Int) -> (symbol: Int, extra: Int) {
    let value = distance - 1
    guard value >= 4 else { return (value, 0) }
    let top = Int.bitWidth - 1 - value.leadingZeroBitCount
    return (2 * top + (value >> (top - 1)) & 1, top - 1)
  }

  /// Writes the block with whichever code is shorter, and empties it.
  mutating func write(to bits: inout BitWriter, isLast: Bool) {
    literals[256] = 1
    let own = HuffmanCode(frequencies: literals, limit: 15)
    let ownDistances = HuffmanCode(frequencies: distances, limit: 15)
    let header = CodeLengths(literals: own, distances: ownDistances)
    let cost = header.cost + own.cost(of: literals) + ownDistances.cost(of: distances)
    let fixed = HuffmanCode.fixedLiterals.cost(of: literals)
    let isFixed = fixed + HuffmanCode.fixedDistances.cost(of: distances) <= cost
    bits.write(isLast ? 1 : 0, 1)
    bits.write(isFixed ? 1 : 2, 2)
    if isFixed {
      write(to: &bits, .fixedLiterals, .fixedDistances)
    } else {
      header.write(to: &bits)
      write(to: &bits, own, ownDistances)
    }
    items.removeAll(keepingCapacity: true)
    literals = [Int](repeating: 0, count: 286)
    distances = [Int](repeating: 0, count: 30)
  }

  private func write(
    to bits: inout BitWriter, _ literals: HuffmanCode, _ distances: HuffmanCode
  ) {
    for item in items {
      guard item >= 512 else {
        bits.write(UInt32(literals.patterns[Int(item)]), Int(literals.lengths[Int(item)]))
        continue
      }
      let length = Int(item & 511)
      let distance = Int(item >> 9)
      let (symbol, extra) = DeflateBlock.symbol(length: length)
      bits.write(UInt32(literals.patterns[symbol]), Int(literals.lengths[symbol]))
      bits.write(UInt32((length - 3) & ((1 << extra) - 1)), extra)
      let (far, more) = DeflateBlock.symbol(distance: distance)
      bits.write(UInt32(distances.patterns[far]), Int(distances.lengths[far]))
      bits.write(UInt32((distance - 1) & ((1 << more) - 1)), more)
    }
    bits.write(UInt32(literals.patterns[256]), Int(literals.lengths[256]))
  }
}

/// The lengths of a block's two codes as they are written before it (RFC 1951 section 3.2.7).
private struct CodeLengths {
  private struct Item {
    var symbol: Int
    var value: Int
    var extra: Int
  }

  private let literalCount: Int
  private let distanceCount: Int
  private var items: [Item] = []
  private let code: HuffmanCode
  private let orderCount: Int

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths =
      literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)
    items = CodeLengths.pack(Array(lengths))
    var frequencies = [Int](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    self.code = code
    let last = DeflateBlock.lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0
    orderCount = max(4, last + 1)
  }

  /// Runs of equal lengths as repeats: 16 the one before 3 to 6 times, 17 and 18 zeros.
  private static func pack(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == length { run += 1 }
      index += run
      if length > 0 {
        items.append(Item(symbol: Int(length), value: 0, extra: 0))
        run -= 1
      }
      while run >= 3 {
        let most = length > 0 ? 6 : run >= 11 ? 138 : 10
        let part = min(run, most)
        let symbol = length > 0 ? 16 : part >= 11 ? 18 : 17
        let extra = length > 0 ? 2 : symbol == 18 ? 7 : 3
        items.append(Item(symbol: symbol, value: part - (symbol == 18 ? 11 : 3), extra: extra))
        run -= part
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length), value: 0, extra: 0)) }
    }
    return items
  }

  /// The bits that this takes.
  var cost: Int {
    items.reduce(14 + 3 * orderCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extra }
  }

  func write(to bits: inout BitWriter) {
    bits.write(UInt32(literalCount - 257), 5)
    bits.write(UInt32(distanceCount - 1), 5)
    bits.write(UInt32(orderCount - 4), 4)
    for symbol in DeflateBlock.lengthOrder.prefix(orderCount) {
      bits.write(UInt32(code.lengths[symbol]), 3)
    }
    for item in items {
      bits.write(UInt32(code.patterns[item.symbol]), Int(code.lengths[item.symbol]))
      bits.write(UInt32(item.value), item.extra)
    }
  }
}
