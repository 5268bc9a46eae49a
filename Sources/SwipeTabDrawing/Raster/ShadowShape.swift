/// A soft shadow of a rounded rectangle on device pixels.
///
/// The coverage falls from full at `blur` inside the edge to none at `blur` outside, along a smooth
/// step of the signed distance. The corners are at least as round as the blur, as a real blur makes
/// them, and what is thinner than the blur is fainter: there the steps of opposite edges overlap.
/// A mask of one corner is mirrored to the others and stretched between them.
struct ShadowShape {
  /// Corners with more pixels than this are computed where they are drawn: masks of them would fill
  /// the cache and take long to make for the small part of them that is seen.
  private static let greatestMask = 1 << 16

  /// The pixels that may be covered.
  let bounds: PixelRect
  private let corner: Corner
  private let mask: CoverageMask?

  /// The upper left part of a shadow as a function of columns and rows from the outer corner.
  private struct Corner {
    let width: Int
    let height: Int
    let margin: Int
    let radius: Double
    let blur: Double

    /// The columns after which nothing changes up to the right half.
    var columns: Int { margin + (width + 1) / 2 }
    /// The rows after which nothing changes down to the lower half.
    var rows: Int { margin + (height + 1) / 2 }

    func level(_ column: Int, _ row: Int) -> UInt8 {
      let depthX = Double(column - margin) + 0.5
      let depthY = Double(row - margin) + 0.5
      let outX = max(radius - depthX, 0)
      let outY = max(radius - depthY, 0)
      let inside = min(max(radius - depthX, radius - depthY), 0)
      let distance = (outX * outX + outY * outY).squareRoot() + inside - radius
      let box = profile(depthX, Double(width)) * profile(depthY, Double(height))
      return PixelMath.level(min(step(-distance), box))
    }

    /// What is left of a bar at a depth behind its first edge.
    private func profile(_ depth: Double, _ extent: Double) -> Double {
      step(depth) - step(depth - extent)
    }

    /// A smooth step from 0 at `blur` before an edge to 1 at `blur` behind it.
    private func step(_ depth: Double) -> Double {
      let part = min(max((depth + blur) / (2 * blur), 0), 1)
      return part * part * (3 - 2 * part)
    }

    func mask() -> CoverageMask {
      var coverage: [UInt8] = []
      coverage.reserveCapacity(columns * rows)
      for row in 0..<rows {
        for column in 0..<columns { coverage.append(level(column, row)) }
      }
      return CoverageMask(width: columns, height: rows, coverage: coverage)
    }
  }

  /// Creates a shadow of a rectangle in device pixels; `blur` is above 0.
  @MainActor init(of rect: PixelRect, radius: Double, blur: Double, cache: MaskCache) {
    let margin = Int(blur.rounded(.up))
    bounds = PixelRect(
      x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
    let limit = Double(min(rect.width, rect.height)) / 2
    let round = max(min(radius, limit), blur)
    // Beyond the rounding and the blur from both edges, all columns and rows are the same.
    let differing = 2 * Int(round.rounded(.up)) + 1
    let corner = Corner(
      width: min(rect.width, differing), height: min(rect.height, differing), margin: margin,
      radius: min(round, limit), blur: blur)
    self.corner = corner
    guard corner.columns * corner.rows <= ShadowShape.greatestMask else {
      mask = nil
      return
    }
    mask = cache.shadow(
      width: corner.width, height: corner.height, radius: corner.radius, blur: blur,
      make: corner.mask)
  }

  /// Tells the coverage of row `y` between `minX` and `maxX`; `buffer` is indexed by x.
  func row(
    _ y: Int, from minX: Int, to maxX: Int, into buffer: UnsafeMutablePointer<UInt8>
  ) -> CoverageSpan {
    let start = max(minX, bounds.x)
    let end = min(maxX, bounds.maxX)
    guard y >= bounds.y, y < bounds.maxY, end > start else { return .empty }
    let row = min(y - bounds.y, bounds.maxY - 1 - y, corner.rows - 1)
    let leftEnd = min(max(start, bounds.x + corner.columns), end)
    let rightStart = max(leftEnd, min(end, bounds.maxX - corner.columns))
    var middle: UInt8 = 0
    if let mask {
      mask.coverage.withUnsafeBufferPointer { coverage in
        let line = row * mask.width
        for x in start..<leftEnd {
          buffer[x] = coverage[line + min(x - bounds.x, bounds.maxX - 1 - x)]
        }
        for x in rightStart..<end { buffer[x] = coverage[line + bounds.maxX - 1 - x] }
        middle = coverage[line + mask.width - 1]
      }
    } else {
      for x in start..<leftEnd {
        buffer[x] = corner.level(min(x - bounds.x, bounds.maxX - 1 - x), row)
      }
      for x in rightStart..<end { buffer[x] = corner.level(bounds.maxX - 1 - x, row) }
      middle = corner.level(corner.columns - 1, row)
    }
    guard middle < 255 else {
      return CoverageSpan(start: start, end: end, solidStart: leftEnd, solidEnd: rightStart)
    }
    PixelRow.fill(buffer + leftEnd, rightStart - leftEnd, with: middle)
    return CoverageSpan(buffered: start, end)
  }
}
