/// A set of pixels as rectangles that do not overlap.
public struct PixelRegion: Hashable, Sendable {
  /// The rectangles; none is empty and no two share a pixel.
  public private(set) var rects: [PixelRect] = []

  /// Creates an empty region.
  public init() {}

  /// Creates a region of one rectangle.
  public init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  /// Creates the region that rectangles cover together; they may overlap.
  public init(_ rects: [PixelRect]) {
    for rect in rects { formUnion(rect) }
  }

  /// Whether there is nothing inside.
  public var isEmpty: Bool { rects.isEmpty }
  /// The number of pixels inside.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }
  /// The smallest rectangle around everything.
  public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

  /// Whether a pixel is inside.
  public func contains(x: Int, y: Int) -> Bool {
    rects.contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
  }

  /// Adds the pixels of a rectangle.
  public mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = PixelRegion(rect)
    for known in rects where !added.isEmpty { added.subtract(known) }
    rects += added.rects
  }

  /// Takes the pixels of a rectangle away.
  public mutating func subtract(_ rect: PixelRect) {
    guard rects.contains(where: { !$0.intersection(rect).isEmpty }) else { return }
    var left: [PixelRect] = []
    left.reserveCapacity(rects.count + 3)
    for old in rects {
      let hole = old.intersection(rect)
      guard !hole.isEmpty else {
        left.append(old)
        continue
      }
      // Full-width strips above and below, so that rows stay long.
      let parts = [
        PixelRect(x: old.x, y: old.y, width: old.width, height: hole.y - old.y),
        PixelRect(x: old.x, y: hole.y, width: hole.x - old.x, height: hole.height),
        PixelRect(x: hole.maxX, y: hole.y, width: old.maxX - hole.maxX, height: hole.height),
        PixelRect(x: old.x, y: hole.maxY, width: old.width, height: old.maxY - hole.maxY),
      ]
      left += parts.filter { !$0.isEmpty }
    }
    rects = left
  }

  /// The part of each rectangle that lies inside another one.
  public func intersection(_ rect: PixelRect) -> PixelRegion {
    var region = PixelRegion()
    region.rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    return region
  }
}
