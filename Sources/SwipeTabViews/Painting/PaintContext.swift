public import SwipeTabCore
public import SwipeTabDrawing

/// What a view paints into, with everything that its looks depend on.
///
/// Coordinates are points of the view, from its top left corner.
@MainActor public struct PaintContext {
  /// The commands painted so far.
  public var list = DisplayList()
  /// The view's bounds.
  public let bounds: Rect
  /// Device pixels per point.
  public let scale: Double
  /// The view's layout direction.
  public let direction: LayoutDirection
  /// The view's appearance.
  public let appearance: Appearance
  /// How far colours stand apart.
  public let contrast: Contrast
  /// The view's tint for its appearance.
  public let tint: Color
  /// The engine that lays out text.
  public let textEngine: any TextEngine
  /// The user's text size: 1 is normal.
  public let textSizeFactor: Double

  /// Creates a context, for a test or for a picture outside a window.
  public init(
    bounds: Rect, scale: Double, direction: LayoutDirection, appearance: Appearance, tint: Color,
    textEngine: any TextEngine, textSizeFactor: Double = 1, contrast: Contrast = .normal
  ) {
    self.bounds = bounds
    self.scale = scale
    self.direction = direction
    self.appearance = appearance
    self.tint = tint
    self.textEngine = textEngine
    self.textSizeFactor = textSizeFactor
    self.contrast = contrast
  }

  /// A font with the user's text size applied.
  public func font(_ font: Font) -> Font {
    Font(size: font.size * textSizeFactor, weight: font.weight, family: font.family)
  }

  /// The value of a colour in the view's appearance and contrast.
  public func color(_ color: DynamicColor) -> Color {
    color.resolved(for: appearance, contrast: contrast)
  }

  /// One device pixel in points.
  public var hairline: Double { 1 / scale }

  /// Lays out text with the user's text size and the view's direction applied.
  public func layout(_ string: String, style: TextStyle, maxWidth: Double? = nil) -> TextLayout {
    var style = style
    style.font = font(style.font)
    style.direction = direction
    return textEngine.layout(string, style: style, maxWidth: maxWidth, scale: scale)
  }

  /// Fills a rectangle, with round corners if the radius is above zero.
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    list.append(radius > 0 ? .roundedRect(rect, radius: radius, color) : .fill(rect, color))
  }

  /// Draws the line of one point that sets a surface off where contrast is increased; without that
  /// nothing.
  public mutating func outline(_ rect: Rect, radius: Double = 0) {
    guard contrast == .increased, !rect.isEmpty else { return }
    list.append(.stroke(rect, radius: radius, width: 1, color(.separator)))
  }

  /// Draws text with its top left corner at a point.
  public mutating func draw(_ layout: TextLayout, at point: Point, _ color: Color) {
    list.append(.text(layout, at: point, color))
  }

  /// Draws an image, in the tint (or another colour) if it is a template, and the other way round
  /// from right to left if it points along the text.
  public mutating func draw(
    _ image: Image, in rect: Rect, tint color: Color? = nil, opacity: Double = 1
  ) {
    guard !rect.isEmpty else { return }
    list.append(
      .image(image.oriented(for: direction), in: rect, tint: color ?? tint, opacity: opacity))
  }
}
