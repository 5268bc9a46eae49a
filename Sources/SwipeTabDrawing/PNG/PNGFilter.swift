/// The row filters of PNG (RFC 2083 section 6), which make neighbouring bytes alike.
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Which of left, above and upper left is nearest to left + above - upper left.
  @inline(__always) static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let alongY = Int32(truncatingIfNeeded: above) &- Int32(truncatingIfNeeded: corner)
    let alongX = Int32(truncatingIfNeeded: left) &- Int32(truncatingIfNeeded: corner)
    let both = alongX &+ alongY
    let toLeft = alongY < 0 ? 0 &- alongY : alongY
    let toAbove = alongX < 0 ? 0 &- alongX : alongX
    let toCorner = both < 0 ? 0 &- both : both
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  /// Writes a filtered row and returns the sum of its distances from 0, the usual guess at its cost.
  ///
  /// `row` and `above` must be preceded by `step` zero bytes, the pixel left of the first.
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // While loops: those over ranges are slow without an optimiser.
    var index = 0
    switch self {
    case .none: output.update(from: row, count: count)
    case .sub:
      while index < count {
        output[index] = row[index] &- row[index &- step]
        index &+= 1
      }
    case .up:
      while index < count {
        output[index] = row[index] &- above[index]
        index &+= 1
      }
    case .average:
      while index < count {
        let sum = UInt32(row[index &- step]) &+ UInt32(above[index])
        output[index] = row[index] &- UInt8(truncatingIfNeeded: sum >> 1)
        index &+= 1
      }
    case .paeth:
      while index < count {
        output[index] =
          row[index] &- PNGFilter.paeth(row[index &- step], above[index], above[index &- step])
        index &+= 1
      }
    }
    var sum: UInt32 = 0
    index = 0
    while index < count {
      let value = output[index]
      sum &+= UInt32(value < 128 ? value : 0 &- value)
      index &+= 1
    }
    return Int(sum)
  }

  /// Undoes the filter in place; `row` and `above` are preceded by `step` zero bytes.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int
  ) {
    var index = 0
    switch self {
    case .none: break
    case .sub:
      while index < count {
        row[index] &+= row[index &- step]
        index &+= 1
      }
    case .up:
      while index < count {
        row[index] &+= above[index]
        index &+= 1
      }
    case .average:
      while index < count {
        let sum = UInt32(row[index &- step]) &+ UInt32(above[index])
        row[index] &+= UInt8(truncatingIfNeeded: sum >> 1)
        index &+= 1
      }
    case .paeth:
      while index < count {
        row[index] &+= PNGFilter.paeth(row[index &- step], above[index], above[index &- step])
        index &+= 1
      }
    }
  }
}
