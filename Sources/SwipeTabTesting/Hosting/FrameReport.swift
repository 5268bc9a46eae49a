public import SwipeTabs

/// What one frame was, for logs and measurements.
public struct FrameReport: Hashable, Sendable {
  /// When, in seconds on the host's clock.
  public var time: Double
  /// What led to it.
  public var causes: FrameCauses
  /// What changed, in window points.
  public var damage: Rect
  /// How long it took to draw, in seconds; 0 where nobody measured.
  public var drawTime: Double

  /// Creates a report.
  public init(time: Double, causes: FrameCauses, damage: Rect, drawTime: Double) {
    self.time = time
    self.causes = causes
    self.damage = damage
    self.drawTime = drawTime
  }

  /// The strongest cause as one word: `exposure`, `layout`, `paint` or `compose`.
  public var cause: String {
    if causes.contains(.exposure) { return "exposure" }
    if causes.contains(.layout) { return "layout" }
    return causes.contains(.paint) ? "paint" : "compose"
  }

  /// The smallest rectangle in points around damage in pixels.
  public static func points(_ damage: [PixelRect], scale: Double) -> Rect {
    let around = damage.reduce(PixelRect.zero) { $0.union($1) }
    return Rect(
      x: Double(around.x) / scale, y: Double(around.y) / scale,
      width: Double(around.width) / scale, height: Double(around.height) / scale)
  }
}
