/// A prefix code of deflate: a length and a bit pattern for each symbol (RFC 1951 section 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's pattern in bits; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// The patterns, in the order in which bits are written.
  let patterns: [UInt16]

  /// Creates the canonical code of given lengths.
  init(lengths: [UInt8]) {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    self.lengths = lengths
    patterns = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return HuffmanCode.reversed(UInt16(truncatingIfNeeded: next[Int(length)]), Int(length))
    }
  }

  /// Creates a short code for symbols that occur so often, with patterns of `limit` bits at most.
  ///
  /// At least two symbols get a pattern, since some readers refuse codes of one symbol.
  init(frequencies: [Int], limit: Int) {
    var weights = frequencies
    for symbol in weights.indices.prefix(2) where weights.count(where: { $0 > 0 }) < 2 {
      weights[symbol] = max(weights[symbol], 1)
    }
    var lengths = HuffmanCode.lengths(weights)
    // Flatter weights make a flatter tree; this ends at equal weights at the latest.
    while lengths.contains(where: { $0 > limit }) {
      weights = weights.map { $0 > 0 ? $0 / 2 + 1 : 0 }
      lengths = HuffmanCode.lengths(weights)
    }
    self.init(lengths: lengths.map { UInt8($0) })
  }

  /// The code of blocks that carry none (RFC 1951 section 3.2.6).
  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  /// The distances' code of such blocks.
  static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

  /// The bits that symbols take which occur so often.
  func cost(of frequencies: [Int]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  /// Huffman's tree by two queues: leaves by weight, and inner nodes, which come up in order.
  private static func lengths(_ weights: [Int]) -> [Int] {
    let leaves = weights.indices.filter { weights[$0] > 0 }
      .sorted { (weights[$0], $0) < (weights[$1], $1) }
    var weight = leaves.map { weights[$0] }
    var parent = [Int](repeating: 0, count: max(1, 2 * leaves.count - 1))
    var leaf = 0
    var inner = leaves.count
    func takesLeaf() -> Bool {
      leaf < leaves.count && (inner >= weight.count || weight[leaf] <= weight[inner])
    }
    while weight.count < 2 * leaves.count - 1 {
      var sum = 0
      for _ in 0..<2 {
        let isLeaf = takesLeaf()
        let node = isLeaf ? leaf : inner
        if isLeaf { leaf += 1 } else { inner += 1 }
        parent[node] = weight.count
        sum += weight[node]
      }
      weight.append(sum)
    }
    var depth = [Int](repeating: 0, count: weight.count)
    for node in weight.indices.dropLast().reversed() { depth[node] = depth[parent[node]] + 1 }
    var lengths = [Int](repeating: 0, count: weights.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depth[index] }
    return lengths
  }

  private static func reversed(_ pattern: UInt16, _ length: Int) -> UInt16 {
    var rest = pattern
    var result: UInt16 = 0
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
