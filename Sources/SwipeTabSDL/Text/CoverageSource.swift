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
      let row = UnsafeRawPointer(bytes + y * pitch)
      var first = 0
      while first + 8 <= width, row.loadUnaligned(fromByteOffset: first, as: UInt64.self) == 0 {
        first += 8
      }
      while first < width, row.load(fromByteOffset: first, as: UInt8.self) == 0 { first += 1 }
      if first == width { continue }
      var end = width
      while end >= 8, row.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self) == 0 { end -= 8 }
      while row.load(fromByteOffset: end - 1, as: UInt8.self) == 0 { end -= 1 }
      left = min(left, first)
      right = max(right, end)
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
      let first = origin + columns.lowerBound * fractions
      // Pixels that lie whole in the source; at most one at each end doesn't.
      let before = fractions == 4 ? min(count, max(0, (3 - first) / 4)) : count
      let inside = fractions == 4 ? max(before, min(count, (width - first) / 4)) : count
      for y in rows {
        let row = UnsafeRawPointer(bytes + y * pitch)
        for x in 0..<before {
          target[out + x] = edge(row, from: first + x * fractions, count: fractions)
        }
        var source = row + first + before * 4
        var x = before
        while x < inside {
          target[out + x] = Self.mean(source.loadUnaligned(as: UInt32.self))
          source += 4
          x += 1
        }
        while x < count {
          target[out + x] = edge(row, from: first + x * fractions, count: fractions)
          x += 1
        }
        out += count
      }
      used = out
    }
  }
}

extension CoverageSource {
  /// The mean of four bytes, rounded: two are added at a time.
  @inline(__always)
  private static func mean(_ four: UInt32) -> UInt8 {
    let two = (four & 0x00FF_00FF) &+ ((four >> 8) & 0x00FF_00FF)
    return UInt8(truncatingIfNeeded: ((two & 0xFFFF) &+ (two >> 16) &+ 2) >> 2)
  }

  /// The mean of some bytes of a row, of which some may lie outside.
  private func edge(_ row: UnsafeRawPointer, from start: Int, count: Int) -> UInt8 {
    var sum = 0
    for x in max(0, start)..<max(0, min(width, start + count)) where x >= start {
      sum += Int(row.load(fromByteOffset: x, as: UInt8.self))
    }
    return UInt8(clamping: (sum + count / 2) / count)
  }
}

extension Int {
  /// Division that rounds towards minus infinity.
  func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
