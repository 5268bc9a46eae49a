import SwipeTabCore
import SwipeTabDrawing

/// Rounds edges to device pixels, so that neighbours meet without gap or overlap at any scale.
struct PixelSnap {
  /// Device pixels per point.
  var scale: Double

  /// The pixel at a coordinate in points; coordinates too large to count are limited.
  func pixel(_ value: Double) -> Int {
    // Coordinates that should be halves of a pixel differ by errors of computation; with a little
    // added they are all rounded up.
    let scaled = (value * scale + 1e-5).rounded()
    guard scaled.isFinite else { return 0 }
    return Int(min(max(scaled, -1e9), 1e9))
  }

  /// A rectangle with its edges rounded.
  func rect(_ rect: Rect) -> PixelRect {
    let left = pixel(rect.minX)
    let top = pixel(rect.minY)
    return PixelRect(
      x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
  }

  /// The whole pixels that a rectangle touches.
  func outerRect(_ rect: Rect) -> PixelRect {
    let left = floor(rect.minX)
    let top = floor(rect.minY)
    return PixelRect(
      x: left, y: top, width: ceil(rect.maxX) - left, height: ceil(rect.maxY) - top)
  }

  /// The whole pixels that a rectangle covers entirely.
  func innerRect(_ rect: Rect) -> PixelRect {
    let left = ceil(rect.minX)
    let top = ceil(rect.minY)
    return PixelRect(
      x: left, y: top, width: max(0, floor(rect.maxX) - left),
      height: max(0, floor(rect.maxY) - top))
  }

  /// A length rounded up, but for errors of computation.
  func length(_ value: Double) -> Int { max(0, ceil(value)) }

  /// A rectangle of whole pixels in points.
  func points(_ rect: PixelRect) -> Rect {
    Rect(
      x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }

  private func floor(_ value: Double) -> Int { whole((value * scale + 0.001).rounded(.down)) }
  private func ceil(_ value: Double) -> Int { whole((value * scale - 0.001).rounded(.up)) }

  private func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0
  }
}
