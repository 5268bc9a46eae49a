/// Reads symbols of a prefix code by a table: the next bits are looked up at once.
struct HuffmanDecoder {
  /// The length of the longest pattern; 0 for a code without symbols.
  let width: Int
  /// For all bits that may follow, the symbol and below it the length of its pattern; 0 for none.
  private let table: [UInt16]

  /// Creates a decoder; nil for lengths of which no code can be made.
  ///
  /// A code that leaves patterns unused is only taken if it has no more than one symbol, as in
  /// blocks without distances.
  init?(lengths: ArraySlice<UInt8>) {
    let all = Array(lengths)
    let longest = Int(all.max() ?? 0)
    guard longest <= 15 else { return nil }
    var used = 0
    for length in all where length > 0 { used += 1 << (15 - Int(length)) }
    let symbols = all.count { $0 > 0 }
    guard used == 1 << 15 || (symbols <= 1 && used < 1 << 15) else { return nil }
    let code = HuffmanCode(lengths: all)
    var table = [UInt16](repeating: 0, count: 1 << longest)
    for (symbol, length) in all.enumerated() where length > 0 {
      let entry = UInt16(symbol) << 4 | UInt16(length)
      var index = Int(code.patterns[symbol])
      while index < table.count {
        table[index] = entry
        index += 1 << Int(length)
      }
    }
    self.table = table
    width = longest
  }

  /// The symbol at the beginning of some bits, and its length; a length of 0 is no symbol.
  @inline(__always) func symbol(_ bits: UInt64) -> (symbol: Int, length: Int) {
    let entry = table[Int(truncatingIfNeeded: bits & ((1 << UInt64(width)) - 1))]
    return (Int(entry >> 4), Int(entry & 15))
  }
}
