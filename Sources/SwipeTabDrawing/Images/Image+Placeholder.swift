package import SwipeTabCore

extension Image {
  /// The greatest side, in device pixels, that images are asked for.
  static let greatestSide = 16_384

  /// The grey box, seen on light and on dark, where there is no picture yet or ever.
  package static func placeholder(in rect: Rect, opacity: Double) -> DrawCommand {
    let grey = Color(red: 142, green: 142, blue: 147, alpha: 61)
    let radius = min(rect.width, rect.height) / 8
    return .roundedRect(rect, radius: min(radius, 8), grey.opacity(opacity))
  }

  /// The size in device pixels that an image in a rectangle of a view is asked for; nil where it is
  /// not asked for any.
  package static func pixelSize(of rect: Rect, scale: Double) -> (width: Int, height: Int)? {
    guard let target = Transform(scale: scale, x: 0, y: 0).pixels(rect), !target.isEmpty,
      target.width <= greatestSide, target.height <= greatestSide
    else { return nil }
    return (target.width, target.height)
  }
}
