/// A soft shadow of a rounded rectangle on device pixels.
///
/// The coverage falls from full at `blur` inside the edge to none at `blur` outside, along a smooth
/// step of the signed distance. The corners are at least as round as the blur, as a real blur makes
/// them, and what is thinner than the blur is fainter: there the steps of opposite edges overlap. A
/// mask no larger than the parts that differ is stretched over the rest.
struct ShadowShape {
  /// The pixels that may be covered.
  let bounds: PixelRect
  private let mask: CoverageMask

  /// Creates a shadow of a rectangle in device pixels.
  @MainActor init(of rect: PixelRect, radius: Double, blur: Double, cache: MaskCache) {
    let margin = Int(blur.rounded(.up))
    bounds = PixelRect(
      x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
    let round = max(radius, blur)
    let differing = 2 * Int(round.rounded(.up)) + 1
    let width = min(rect.width, differing)
    let height = min(rect.height, differing)
    mask = cache.shadow(width: width, height: height, radius: round, blur: blur) {
      ShadowShape.makeMask(width: width, height: height, radius: round, blur: blur)
    }
  }

  private static func makeMask(
    width: Int, height: Int, radius: Double, blur: Double
  ) -> CoverageMask {
    let margin = Int(blur.rounded(.up))
    let halfWidth = Double(width) / 2
    let halfHeight = Double(height) / 2
    let round = min(radius, halfWidth, halfHeight)
    let columns = width + 2 * margin
    let rows = height + 2 * margin
    var coverage: [UInt8] = []
    coverage.reserveCapacity(columns * rows)
    for y in 0..<rows {
      let offY = abs(Double(y - margin) + 0.5 - halfHeight)
      let deltaY = offY - halfHeight + round
      let alongY = profile(offY, half: halfHeight, blur)
      for x in 0..<columns {
        let offX = abs(Double(x - margin) + 0.5 - halfWidth)
        let deltaX = offX - halfWidth + round
        let outX = max(deltaX, 0)
        let outY = max(deltaY, 0)
        let distance =
          (outX * outX + outY * outY).squareRoot() + min(max(deltaX, deltaY), 0) - round
        let box = profile(offX, half: halfWidth, blur) * alongY
        coverage.append(PixelMath.level(min(step(-distance, blur), box)))
      }
    }
    return CoverageMask(width: columns, height: rows, coverage: coverage)
  }

  /// What is left of a bar of the given half width, `off` its middle line.
  private static func profile(_ off: Double, half: Double, _ blur: Double) -> Double {
    step(half - off, blur) - step(-half - off, blur)
  }

  /// A smooth step from 0 at `blur` before an edge to 1 at `blur` behind it.
  private static func step(_ depth: Double, _ blur: Double) -> Double {
    let part = min(max((depth + blur) / (2 * blur), 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// Tells the coverage of row `y` between `minX` and `maxX`; `buffer` is indexed by x.
  func row(
    _ y: Int, from minX: Int, to maxX: Int, into buffer: UnsafeMutablePointer<UInt8>
  ) -> CoverageSpan {
    let start = max(minX, bounds.x)
    let end = min(maxX, bounds.maxX)
    guard y >= bounds.y, y < bounds.maxY, end > start else { return .empty }
    let line = ShadowShape.fold(y - bounds.y, bounds.height, mask.height) * mask.width
    let half = mask.width / 2
    let leftEnd = min(max(start, bounds.x + half), end)
    let rightStart = max(leftEnd, min(end, bounds.maxX - half))
    return mask.coverage.withUnsafeBufferPointer { coverage in
      for x in start..<leftEnd { buffer[x] = coverage[line + x - bounds.x] }
      for x in rightStart..<end { buffer[x] = coverage[line + mask.width - bounds.maxX + x] }
      let middle = coverage[line + half]
      guard middle < 255 else {
        return CoverageSpan(start: start, end: end, solidStart: leftEnd, solidEnd: rightStart)
      }
      PixelRow.fill(buffer + leftEnd, rightStart - leftEnd, with: middle)
      return CoverageSpan(buffered: start, end)
    }
  }

  /// The mask's row for a row of the shadow: the middle one stands for all between the edges.
  private static func fold(_ index: Int, _ count: Int, _ maskCount: Int) -> Int {
    let half = maskCount / 2
    if index < half { return index }
    return index >= count - half ? maskCount - count + index : half
  }
}
