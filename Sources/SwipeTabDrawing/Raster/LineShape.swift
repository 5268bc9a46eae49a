import SwipeTabCore

/// A line through points with round ends and joins, in device pixels.
struct LineShape {
  private struct Segment {
    var fromX: Double
    var fromY: Double
    var toX: Double
    var toY: Double
  }

  /// Half the width that is drawn, at least half a pixel.
  private let reach: Double
  /// What a line thinner than a pixel loses in strength.
  private let strength: Double
  private var segments: [Segment] = []
  /// The pixels that may be covered.
  private(set) var bounds = PixelRect.zero

  /// Creates a line; parts with coordinates that are not finite are left out.
  init(points: [(x: Double, y: Double)], width: Double, within clip: PixelRect) {
    reach = max(width, 1) / 2
    strength = min(width, 1)
    guard width > 0 else { return }
    var previous: (x: Double, y: Double)?
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        previous = nil
        continue
      }
      let from = previous ?? point
      add(Segment(fromX: from.x, fromY: from.y, toX: point.x, toY: point.y), within: clip)
      previous = point
    }
  }

  private mutating func add(_ segment: Segment, within clip: PixelRect) {
    func edge(_ value: Double, _ low: Int, _ high: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value.rounded(rule), Double(low)), Double(high)))
    }
    let margin = reach + 1
    let left = edge(min(segment.fromX, segment.toX) - margin, clip.x, clip.maxX, .down)
    let right = edge(max(segment.fromX, segment.toX) + margin, clip.x, clip.maxX, .up)
    let top = edge(min(segment.fromY, segment.toY) - margin, clip.y, clip.maxY, .down)
    let bottom = edge(max(segment.fromY, segment.toY) + margin, clip.y, clip.maxY, .up)
    guard right > left, bottom > top else { return }
    segments.append(segment)
    bounds = bounds.union(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Tells the coverage of row `y` between `minX` and `maxX`; `buffer` is indexed by x.
  func row(
    _ y: Int, from minX: Int, to maxX: Int, into buffer: UnsafeMutablePointer<UInt8>
  ) -> CoverageSpan {
    let middleY = Double(y) + 0.5
    var start = maxX
    var end = minX
    PixelRow.fill(buffer + minX, maxX - minX, with: 0)
    for segment in segments {
      let (low, high) = extent(of: segment, at: middleY)
      guard high >= Double(minX), low <= Double(maxX) else { continue }
      let first = Int(max(low.rounded(.down), Double(minX)))
      let last = Int(min(high.rounded(.up), Double(maxX)))
      guard last > first else { continue }
      start = min(start, first)
      end = max(end, last)
      var x = first
      while x < last {
        let distance = distance(of: segment, from: Double(x) + 0.5, middleY)
        let level = PixelMath.level(min(max(reach + 0.5 - distance, 0), 1) * strength)
        if level > buffer[x] { buffer[x] = level }
        x &+= 1
      }
    }
    return end > start ? CoverageSpan(buffered: start, end) : .empty
  }

  /// The columns that a segment can reach in a row: the part of it near the row, and its width.
  private func extent(of segment: Segment, at y: Double) -> (low: Double, high: Double) {
    let margin = reach + 1
    let deltaY = segment.toY - segment.fromY
    var from = 0.0
    var to = 1.0
    if abs(deltaY) > 1e-9 {
      let first = (y - margin - segment.fromY) / deltaY
      let second = (y + margin - segment.fromY) / deltaY
      from = max(0, min(first, second))
      to = min(1, max(first, second))
    } else if abs(segment.fromY - y) > margin {
      return (1, 0)
    }
    guard to >= from else { return (1, 0) }
    let deltaX = segment.toX - segment.fromX
    let left = segment.fromX + deltaX * from
    let right = segment.fromX + deltaX * to
    return (min(left, right) - margin, max(left, right) + margin)
  }

  private func distance(of segment: Segment, from x: Double, _ y: Double) -> Double {
    let deltaX = segment.toX - segment.fromX
    let deltaY = segment.toY - segment.fromY
    let length = deltaX * deltaX + deltaY * deltaY
    let along = (x - segment.fromX) * deltaX + (y - segment.fromY) * deltaY
    let part = length > 0 ? min(max(along / length, 0), 1) : 0
    let offX = x - segment.fromX - deltaX * part
    let offY = y - segment.fromY - deltaY * part
    return (offX * offX + offY * offY).squareRoot()
  }
}
