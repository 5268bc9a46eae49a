/// The row filters of PNG (RFC 2083 section 6), which make neighbouring bytes alike.
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Which of left, above and upper left is nearest to left + above - upper left.
  @inline(__always) static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) &- Int(corner))
    let toAbove = abs(Int(left) &- Int(corner))
    let toCorner = abs(Int(left) &+ Int(above) &- 2 &* Int(corner))
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
    switch self {
    case .none: output.update(from: row, count: count)
    case .sub:
      for index in 0..<count { output[index] = row[index] &- row[index &- step] }
    case .up:
      for index in 0..<count { output[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let sum = UInt32(row[index &- step]) &+ UInt32(above[index])
        output[index] = row[index] &- UInt8(truncatingIfNeeded: sum >> 1)
      }
    case .paeth:
      for index in 0..<count {
        output[index] =
          row[index]
          &- PNGFilter.paeth(row[index &- step], above[index], above[index &- step])
      }
    }
    var sum: UInt32 = 0
    for index in 0..<count {
      let value = output[index]
      sum &+= UInt32(min(value, 0 &- value))
    }
    return Int(sum)
  }

  /// Undoes the filter in place; `row` and `above` are preceded by `step` zero bytes.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int
  ) {
    switch self {
    case .none: break
    case .sub:
      for index in 0..<count { row[index] &+= row[index &- step] }
    case .up:
      for index in 0..<count { row[index] &+= above[index] }
    case .average:
      for index in 0..<count {
        let sum = UInt32(row[index &- step]) &+ UInt32(above[index])
        row[index] &+= UInt8(truncatingIfNeeded: sum >> 1)
      }
    case .paeth:
      for index in 0..<count {
        row[index] &+= PNGFilter.paeth(row[index &- step], above[index], above[index &- step])
      }
    }
  }
}
