/// What the passes of a window did since it was made; tests ask it what a change costs.
public struct FrameCounters: Hashable, Sendable {
  /// Frames in which something was seen to change.
  public var frames = 0
  /// Calls of `layoutSubviews()`.
  public var layouts = 0
  /// Calls of `paint(in:)`.
  public var paints = 0
  /// Calls of `paint(in:)` for a few shapes that are drawn straight into the picture.
  public var drawings = 0
  /// Looks at a layer's views for what lies where.
  public var collects = 0
  /// Rectangles rasterised.
  public var rasterisations = 0
  /// Device pixels rasterised.
  public var rasterisedPixels = 0
  /// Layout passes that were given up since views kept asking for another one.
  public var abandonedLayouts = 0

  /// Creates counters that count from zero.
  public init() {}
}
