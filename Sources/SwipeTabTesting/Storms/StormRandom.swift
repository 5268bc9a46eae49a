/// Random numbers that depend on a seed alone: the same on every machine, in every release.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014). Ranges are made here too, since the standard library does not promise how it
/// makes them.
public struct StormRandom: Hashable, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number from 0 to one less than `count`; 0 for a count below 1.
  public mutating func integer(below count: Int) -> Int {
    // The bias of the remainder is far below anything that matters here.
    Int(next() % UInt64(max(1, count)))
  }

  /// A whole number in a range.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + integer(below: range.count)
  }

  /// A number in a range, in steps of a thousandth so that a script holds it exactly.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) / Double(UInt64(1) << 53)
    let value = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    return (value * 1000).rounded() / 1000
  }

  /// True once in so many times on average.
  public mutating func chance(oneIn count: Int) -> Bool { integer(below: count) == 0 }

  /// One of a list; the list must not be empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element {
    list[integer(below: list.count)]
  }
}
