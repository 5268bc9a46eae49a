/// An 8-bit picture drawn by SDL_ttf, read where it lies.
struct CoverageSource {
  let bytes: UnsafePointer<UInt8>
  let pitch: Int
  let width: Int
  let height: Int

  init(bytes: UnsafePointer<UInt8>, pitch: Int, width: Int, height: Int) {
    self.bytes = bytes
    self.pitch = pitch
    self.width = width
    self.height = height
  }

  /// The smallest box around everything that is not empty.
  func inkBox() -> (x: Range<Int>, y: Range<Int>)? {
    var left = width
    var right = 0
    var top = height
    var bottom = 0
    for y in 0..<height {
      let row = bytes + y * pitch
      var first = 0
      while first < width, row[first] == 0 { first += 1 }
      if first == width { continue }
      var last = width - 1
      while row[last] == 0 { last -= 1 }
      left = min(left, first)
      right = max(right, last + 1)
      if y < top { top = y }
      bottom = y + 1
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }

  /// Whether a row is covered from edge to edge.
  func isFull(row: Int) -> Bool {
    let row = bytes + row * pitch
    for x in 0..<width where row[x] != 255 { return false }
    return width > 0
  }

  /// Averages `fractions` columns into one.
  ///
  /// - Parameters:
  ///   - columns: the pixels wanted, counted from the origin.
  ///   - rows: the rows wanted.
  ///   - origin: the column of the source that pixel 0 begins at.
  ///   - fractions: how many columns make a pixel.
  /// - Returns: the coverage, row by row.
  func averaged(columns: Range<Int>, rows: Range<Int>, origin: Int, fractions: Int) -> [UInt8] {
    let count = columns.count
    return [UInt8](unsafeUninitializedCapacity: count * rows.count) { target, used in
      var out = 0
      for y in rows {
        let row = bytes + y * pitch
        var x = origin + columns.lowerBound * fractions
        for _ in 0..<count {
          var sum = 0
          let end = x + fractions
          if x >= 0, end <= width {
            while x < end {
              sum += Int(row[x])
              x += 1
            }
          } else {
            while x < end {
              if x >= 0, x < width { sum += Int(row[x]) }
              x += 1
            }
          }
          target[out] = UInt8(truncatingIfNeeded: fractions == 4 ? (sum + 2) >> 2 : sum)
          out += 1
        }
      }
      used = out
    }
  }
}

extension Int {
  /// Division that rounds towards minus infinity.
  func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
