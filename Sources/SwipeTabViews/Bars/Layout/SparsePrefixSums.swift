/// Sums over the first values of a long row in which most values are one estimate.
///
/// A Fenwick tree of the differences from the estimate, which only stores what differs: making one
/// costs nothing however long the row, a sum or a search takes a step for each bit of the length.
struct SparsePrefixSums {
  let count: Int
  /// What a value that was never set counts as; above zero.
  let estimate: Double
  private var differences = PagedArray(common: 0.0)
  private let topBit: Int

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = estimate
    topBit = self.count > 0 ? 1 << (Int.bitWidth - 1 - self.count.leadingZeroBitCount) : 0
  }

  /// Makes a value larger by an amount, which may be negative.
  mutating func add(_ amount: Double, at index: Int) {
    guard amount != 0 else { return }
    var node = index + 1
    while node <= count {
      differences[node] += amount
      node += node & -node
    }
  }

  /// The sum of the first `length` values.
  func sum(first length: Int) -> Double {
    var sum = Double(length) * estimate
    var node = length
    while node > 0 {
      sum += differences[node]
      node -= node & -node
    }
    return sum
  }

  /// The index of the value in which a distance from the start ends, from 0 to `count - 1`.
  func index(at distance: Double) -> Int {
    var node = 0
    var sum = 0.0
    var bit = topBit
    while bit > 0 {
      let next = node + bit
      if next <= count {
        let end = sum + Double(bit) * estimate + differences[next]
        if end <= distance {
          node = next
          sum = end
        }
      }
      bit >>= 1
    }
    return max(0, min(node, count - 1))
  }
}
