import SwipeTabCore

/// From points of a list to device pixels: a scale and a displacement, nothing else.
struct Transform {
  /// Device pixels in a point.
  let scale: Double
  /// Where the list's origin lies, in device pixels.
  var x: Double
  /// Where the list's origin lies, in device pixels.
  var y: Double

  /// Coordinates beyond this many pixels count as this far away: nothing is seen there.
  private static let farthest = 16_777_216.0

  /// Half a pixel, and a little for the noise of the arithmetic: halves go up wherever a list lies.
  private static let half = 0.5 + 1e-5

  /// The same scale, with the origin moved to a point.
  func moved(to point: Point) -> Transform {
    Transform(scale: scale, x: x + point.x * scale, y: y + point.y * scale)
  }

  /// A length in device pixels; not a number counts as 0.
  func length(_ points: Double) -> Double {
    points > 0 ? min(points * scale, Transform.farthest) : 0
  }

  /// A position in device pixels, exact but for the noise of the arithmetic.
  func position(_ point: Point) -> (x: Double, y: Double) {
    (point.x * scale + x, point.y * scale + y)
  }

  /// The device pixel boundary nearest to a position; halves go to the right and down.
  func pixel(_ point: Point) -> (x: Int, y: Int)? {
    let (x, y) = position(point)
    guard x.isFinite, y.isFinite else { return nil }
    return (
      Int(Transform.limited((x + Transform.half).rounded(.down))),
      Int(Transform.limited((y + Transform.half).rounded(.down)))
    )
  }

  /// A rectangle's edges in device pixels; nil where there is nothing to see.
  func edges(_ rect: Rect) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let left = Transform.edge(rect.minX * scale + x)
    let top = Transform.edge(rect.minY * scale + y)
    let right = Transform.edge(rect.maxX * scale + x)
    let bottom = Transform.edge(rect.maxY * scale + y)
    guard right > left, bottom > top else { return nil }
    return (left, top, right, bottom)
  }

  /// A rectangle's edges, each moved to the nearest boundary between device pixels.
  func pixels(_ rect: Rect) -> PixelRect? {
    guard let (left, top, right, bottom) = edges(rect) else { return nil }
    let x = Int((left + Transform.half).rounded(.down))
    let y = Int((top + Transform.half).rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int((right + Transform.half).rounded(.down)) - x,
      height: Int((bottom + Transform.half).rounded(.down)) - y)
  }

  /// A position that is a boundary between pixels where it is within 1/256 of one.
  private static func edge(_ value: Double) -> Double {
    let near = value.rounded()
    return limited(abs(value - near) < 1.0 / 256 ? near : value)
  }

  private static func limited(_ value: Double) -> Double { min(max(value, -farthest), farthest) }
}
