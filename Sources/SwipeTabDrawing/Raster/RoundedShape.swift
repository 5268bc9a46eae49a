import SwipeTabCore

/// A rectangle with round corners in device pixels, which tells the coverage of its pixels.
///
/// Straight edges cover exactly the part of a pixel that lies inside; corners go by the signed
/// distance of the pixel's middle from the circle: `0.5 - distance`, which agrees with the exact
/// part where circle and edge meet.
struct RoundedShape {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let radius: Double
  /// The corner's coverage, where all edges lie on device pixels.
  private(set) var corner: CornerMask?

  /// Creates a shape; the radius is limited to half the shorter side.
  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
    let limit = min(self.right - left, self.bottom - top) / 2
    self.radius = radius > 0 ? min(radius, limit) : 0
    corner = nil
  }

  /// The same shape, with its corner's coverage from the cache where that is possible.
  @MainActor func cached(in cache: MaskCache) -> RoundedShape {
    guard radius > 0, radius <= CornerMask.largestRadius, isPixelAligned else { return self }
    var shape = self
    shape.corner = cache.corner(radius: radius)
    return shape
  }

  /// The shape with all edges moved inwards.
  func inset(by distance: Double) -> RoundedShape {
    let midX = (left + right) / 2
    let midY = (top + bottom) / 2
    return RoundedShape(
      left: min(left + distance, midX), top: min(top + distance, midY),
      right: max(right - distance, midX), bottom: max(bottom - distance, midY),
      radius: max(0, radius - distance))
  }

  /// Whether all edges lie between device pixels.
  var isPixelAligned: Bool {
    left == left.rounded() && top == top.rounded() && right == right.rounded()
      && bottom == bottom.rounded()
  }

  /// Whether the shape is a plain rectangle of whole pixels.
  var isPlain: Bool { radius == 0 && isPixelAligned }

  /// The pixels that may be covered.
  var bounds: PixelRect {
    let x = Int(left.rounded(.down))
    let y = Int(top.rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y)
  }

  /// Tells the coverage of row `y` between `minX` and `maxX`; `buffer` is indexed by x.
  func row(
    _ y: Int, from minX: Int, to maxX: Int, into buffer: UnsafeMutablePointer<UInt8>
  ) -> CoverageSpan {
    if let corner { return row(y, from: minX, to: maxX, into: buffer, corner: corner) }
    let boxY = min(bottom, Double(y) + 1) - max(top, Double(y))
    let start = max(minX, Int(left.rounded(.down)))
    let end = min(maxX, Int(right.rounded(.up)))
    guard boxY > 0, end > start else { return .empty }
    let middleY = Double(y) + 0.5
    let depth = max(top + radius - middleY, middleY - bottom + radius)
    let reach = depth > 0 ? radius : 0
    let leftEnd = min(max(start, Int((left + reach).rounded(.up))), end)
    let rightStart = max(leftEnd, min(end, Int((right - reach).rounded(.down))))
    for x in start..<leftEnd { buffer[x] = level(x, boxY: boxY, depth: depth) }
    for x in rightStart..<end { buffer[x] = level(x, boxY: boxY, depth: depth) }
    guard boxY < 1 else {
      return CoverageSpan(start: start, end: end, solidStart: leftEnd, solidEnd: rightStart)
    }
    PixelRow.fill(buffer + leftEnd, rightStart - leftEnd, with: PixelMath.level(boxY))
    return CoverageSpan(buffered: start, end)
  }

  private func level(_ x: Int, boxY: Double, depth: Double) -> UInt8 {
    let boxX = min(right, Double(x) + 1) - max(left, Double(x))
    var coverage = boxX * boxY
    if depth > 0 {
      let middle = Double(x) + 0.5
      let aside = max(left + radius - middle, middle - right + radius)
      if aside > 0 {
        let distance = (aside * aside + depth * depth).squareRoot() - radius
        coverage = min(coverage, 0.5 - distance)
      }
    }
    return PixelMath.level(coverage)
  }

  private func row(
    _ y: Int, from minX: Int, to maxX: Int, into buffer: UnsafeMutablePointer<UInt8>,
    corner: CornerMask
  ) -> CoverageSpan {
    let x0 = Int(left)
    let x1 = Int(right)
    let fromEdge = min(y - Int(top), Int(bottom) - 1 - y)
    guard fromEdge >= 0, min(maxX, x1) > max(minX, x0) else { return .empty }
    guard fromEdge < corner.size else {
      let start = max(minX, x0)
      let end = min(maxX, x1)
      return CoverageSpan(start: start, end: end, solidStart: start, solidEnd: end)
    }
    let solid = corner.solid[fromEdge]
    let start = max(minX, x0)
    let end = min(maxX, x1)
    let middle = x0 + (x1 - x0 + 1) / 2
    let leftEnd = min(x0 + solid, middle)
    let rightStart = max(x1 - solid, middle)
    let line = fromEdge * corner.size
    corner.coverage.withUnsafeBufferPointer { coverage in
      for x in start..<max(start, min(end, leftEnd)) { buffer[x] = coverage[line + x - x0] }
      for x in min(end, max(start, rightStart))..<end { buffer[x] = coverage[line + x1 - 1 - x] }
    }
    let solidStart = min(max(leftEnd, start), end)
    return CoverageSpan(
      start: start, end: end, solidStart: solidStart,
      solidEnd: max(solidStart, min(rightStart, end)))
  }
}

/// The coverage of a top left corner whose edges lie on device pixels; the others are its mirrors.
final class CornerMask {
  /// Above this radius in pixels a corner is computed where it is drawn: it would fill the cache.
  static let largestRadius = 256.0

  /// Rows and columns.
  let size: Int
  /// The coverage row by row.
  let coverage: [UInt8]
  /// For each row, the first column from which everything is covered.
  let solid: [Int]

  init(radius: Double) {
    let size = Int(radius.rounded(.up))
    let extent = Double(2 * size + 2)
    let shape = RoundedShape(left: 0, top: 0, right: extent, bottom: extent, radius: radius)
    var coverage = [UInt8](repeating: 0, count: size * size)
    var solid: [Int] = []
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * size + 2)
    row.initialize(repeating: 0, count: 2 * size + 2)
    defer { row.deallocate() }
    for y in 0..<size {
      let span = shape.row(y, from: 0, to: size, into: row)
      for x in 0..<size { coverage[y * size + x] = span.level(x, row) }
      let line = coverage[(y * size)..<((y + 1) * size)]
      solid.append(line.lastIndex { $0 < 255 }.map { $0 - y * size + 1 } ?? 0)
    }
    self.size = size
    self.coverage = coverage
    self.solid = solid
  }
}
