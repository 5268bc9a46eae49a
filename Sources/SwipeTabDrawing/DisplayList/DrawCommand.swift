public import SwipeTabCore

/// One step of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// Where, from 0 (start) to 1 (end).
  public var location: Double
  /// The colour there.
  public var color: Color

  /// Creates a stop.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// One thing to draw, in points of the view that painted it.
public enum DrawCommand: Sendable {
  /// A filled rectangle, with partly covered pixels at fractional edges.
  case fill(Rect, Color)
  /// A filled rectangle with round corners; the radius is limited to half the shorter side.
  case roundedRect(Rect, radius: Double, Color)
  /// The border of a rounded rectangle, drawn inside its edges; a width of 0 is one device pixel,
  /// with the edges moved to device pixels.
  case stroke(Rect, radius: Double, width: Double, Color)
  /// A soft shadow of a rounded rectangle, full at `blur` inside the edge and gone at `blur` outside.
  case shadow(Rect, radius: Double, blur: Double, Color)
  /// A linear gradient inside a rounded rectangle, between two points.
  case gradient(Rect, radius: Double, [GradientStop], start: Point, end: Point)
  /// An open line through points with round ends and joins.
  case line([Point], width: Double, Color)
  /// A line one device pixel thin along one edge of a rectangle's top (horizontal) or left (vertical).
  case hairline(from: Point, length: Double, isVertical: Bool, Color)
  /// Text laid out for the scale it is drawn at, with its top left corner at a point (snapped to
  /// device pixels).
  case text(TextLayout, at: Point, Color)
  /// An image scaled into a rectangle, in the tint colour where it is a template.
  case image(Image, in: Rect, tint: Color, opacity: Double)
  /// Everything until the matching `popClip` stays inside a rounded rectangle.
  case pushClip(Rect, radius: Double)
  /// Ends the latest clip.
  case popClip
  /// Everything until the matching `popOpacity` is drawn as one group with this opacity, and only
  /// inside the bounds.
  case pushOpacity(Double, bounds: Rect)
  /// Ends the latest group.
  case popOpacity
  /// Another list, moved so that its origin lies at a point.
  case list(DisplayList, at: Point)
}
