/// The part of a pixel row that a shape covers.
///
/// Only the pixels before and after the solid part have their coverage in a buffer; the solid part
/// is covered entirely and is not written there.
struct CoverageSpan {
  /// The first pixel that may be covered.
  var start: Int
  /// The end of the covered pixels.
  var end: Int
  /// The first pixel of the part that is covered entirely.
  var solidStart: Int
  /// The end of that part.
  var solidEnd: Int

  static let empty = CoverageSpan(start: 0, end: 0, solidStart: 0, solidEnd: 0)

  /// Creates a span without a solid part, whose coverage is all in the buffer.
  init(buffered start: Int, _ end: Int) {
    self.init(start: start, end: end, solidStart: end, solidEnd: end)
  }

  init(start: Int, end: Int, solidStart: Int, solidEnd: Int) {
    self.start = start
    self.end = end
    self.solidStart = solidStart
    self.solidEnd = solidEnd
  }

  var isEmpty: Bool { end <= start }
  var isSolid: Bool { solidStart <= start && solidEnd >= end }

  /// The coverage of one pixel inside the span.
  @inline(__always) func level(_ x: Int, _ buffer: UnsafePointer<UInt8>) -> UInt8 {
    x >= solidStart && x < solidEnd ? 255 : buffer[x]
  }

  /// The part from `start` or up to `end`.
  func clipped(from start: Int = .min, to end: Int = .max) -> CoverageSpan {
    var span = self
    span.narrow(max(self.start, start), min(self.end, end), solid: solidStart, solidEnd)
    return span
  }

  /// Multiplies this span's coverage with another's.
  mutating func multiply(
    _ buffer: UnsafeMutablePointer<UInt8>, by other: CoverageSpan,
    _ otherBuffer: UnsafePointer<UInt8>
  ) {
    let first = max(start, other.start)
    let last = min(end, other.end)
    guard last > first else {
      self = .empty
      return
    }
    for x in first..<max(first, min(last, other.solidStart)) {
      buffer[x] = PixelMath.multiply(level(x, buffer), otherBuffer[x])
    }
    for x in min(last, max(first, other.solidEnd))..<last {
      buffer[x] = PixelMath.multiply(level(x, buffer), otherBuffer[x])
    }
    narrow(first, last, solid: max(solidStart, other.solidStart), min(solidEnd, other.solidEnd))
  }

  /// Takes another span's coverage away, as a border takes away its inside.
  mutating func subtract(
    _ buffer: UnsafeMutablePointer<UInt8>, _ other: CoverageSpan,
    _ otherBuffer: UnsafePointer<UInt8>
  ) {
    let outer = self
    for x in max(start, min(solidStart, other.start))..<min(end, max(solidEnd, other.end)) {
      let level = outer.level(x, buffer)
      guard x >= other.start, x < other.end else {
        buffer[x] = level
        continue
      }
      let inner = other.level(x, otherBuffer)
      buffer[x] = level > inner ? level - inner : 0
    }
    solidStart = end
    solidEnd = end
  }

  /// Makes the pixels beside the solid part fainter.
  func scale(_ buffer: UnsafeMutablePointer<UInt8>, by opacity: UInt8) {
    for x in start..<solidStart { buffer[x] = PixelMath.multiply(buffer[x], opacity) }
    for x in solidEnd..<end { buffer[x] = PixelMath.multiply(buffer[x], opacity) }
  }

  private mutating func narrow(_ first: Int, _ last: Int, solid from: Int, _ to: Int) {
    start = first
    end = last
    solidStart = max(from, first)
    solidEnd = min(to, last)
    if solidEnd <= solidStart {
      solidStart = last
      solidEnd = last
    }
  }
}
