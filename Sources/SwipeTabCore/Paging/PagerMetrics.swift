/// What the pager must know of the surroundings to turn points into pages.
public struct PagerMetrics: Hashable, Sendable {
  /// The width of a page in points; nothing can be dragged while it is 0.
  public var pageWidth: Double
  /// Device pixels per point.
  public var scale: Double
  /// On which side the next page lies.
  public var direction: LayoutDirection

  /// Creates metrics.
  public init(pageWidth: Double, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
    self.pageWidth = pageWidth
    self.scale = scale
    self.direction = direction
  }

  /// Turns a pointer's displacement in points into pages; 0 without a width.
  func pages(_ points: Double) -> Double {
    guard pageWidth > 0, points.isFinite else { return 0 }
    return -direction.sign * points / pageWidth
  }
}
