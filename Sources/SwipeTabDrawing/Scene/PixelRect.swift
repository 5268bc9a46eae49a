public import SwipeTabCore

/// A rectangle in whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle without extent.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Whether there is nothing inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The right edge.
  public var maxX: Int { x + width }
  /// The bottom edge.
  public var maxY: Int { y + height }
  /// The number of pixels inside.
  public var area: Int { isEmpty ? 0 : width * height }

  /// The common part, or a rectangle without extent.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle moved.
  public func offsetBy(x deltaX: Int, y deltaY: Int) -> PixelRect {
    PixelRect(x: x + deltaX, y: y + deltaY, width: width, height: height)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the other rectangle lies inside entirely.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }

  /// Creates the rectangle whose edges are the boundaries between device pixels nearest to the edges
  /// of a rectangle in points; halves go to the right and down.
  ///
  /// Each edge is moved by itself, so rectangles that share an edge in points share it in pixels:
  /// there is neither a gap nor an overlap at any scale. Empty where an edge is not a number.
  public init(nearestTo rect: Rect, scale: Double) {
    self = Transform(scale: scale, x: 0, y: 0).pixels(rect) ?? .zero
  }
}
