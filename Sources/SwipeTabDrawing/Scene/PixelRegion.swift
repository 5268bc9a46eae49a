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

  /// Takes everything away, but keeps the memory for the next use.
  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds the pixels of a rectangle.
  public mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let known = rects.count
    rects.append(rect)
    for index in 0..<known { subtract(rects[index], from: known) }
  }

  /// Takes the pixels of a rectangle away.
  public mutating func subtract(_ rect: PixelRect) { subtract(rect, from: 0) }

  /// Takes the pixels of a rectangle away from the rectangles from an index on.
  ///
  /// In place: frames are put together with regions, and a frame must not allocate.
  private mutating func subtract(_ rect: PixelRect, from start: Int) {
    var index = start
    while index < rects.count {
      let old = rects[index]
      let hole = old.intersection(rect)
      guard !hole.isEmpty else {
        index += 1
        continue
      }
      rects[index] = rects[rects.count - 1]
      rects.removeLast()
      // Full-width strips above and below, so that rows stay long.
      add(PixelRect(x: old.x, y: old.y, width: old.width, height: hole.y - old.y))
      add(PixelRect(x: old.x, y: hole.y, width: hole.x - old.x, height: hole.height))
      add(PixelRect(x: hole.maxX, y: hole.y, width: old.maxX - hole.maxX, height: hole.height))
      add(PixelRect(x: old.x, y: hole.maxY, width: old.width, height: old.maxY - hole.maxY))
    }
  }

  private mutating func add(_ part: PixelRect) {
    if !part.isEmpty { rects.append(part) }
  }

  /// The part of each rectangle that lies inside another one.
  public func intersection(_ rect: PixelRect) -> PixelRegion {
    var region = PixelRegion()
    region.rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    return region
  }
}
