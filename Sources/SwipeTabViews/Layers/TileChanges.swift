import SwipeTabDrawing

/// Finds which rectangles of a tile must be rasterised again.
enum TileChanges {
  /// The most rectangles; more are joined into one.
  static let rectLimit = 8

  /// The rectangles of all items that came, went, changed or passed another one.
  static func rects(from old: [TileItem], to new: [TileItem], in frame: PixelRect) -> [PixelRect] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let changed = changes(old[start..<oldEnd], new[start..<newEnd])
    return joined(changed.map { $0.intersection(frame) }.filter { !$0.isEmpty }, in: frame)
  }

  private static func changes(
    _ old: ArraySlice<TileItem>, _ new: ArraySlice<TileItem>
  ) -> [PixelRect] {
    let oldSet = Set(old)
    let newSet = Set(new)
    let keptOld = old.filter(newSet.contains)
    let keptNew = new.filter(oldSet.contains)
    // Items that stay but in another order: what is in front of what cannot be told simply.
    guard keptOld == keptNew else { return (old + new).map(\.bounds) }
    return old.filter { !newSet.contains($0) }.map(\.bounds)
      + new.filter { !oldSet.contains($0) }.map(\.bounds)
  }

  /// Joins rectangles that overlap, so that no pixel is rasterised twice.
  private static func joined(_ rects: [PixelRect], in frame: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    for var rect in rects {
      while let index = result.firstIndex(where: { $0.intersects(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    guard result.count > rectLimit else { return result }
    return [result.reduce(.zero) { $0.union($1) }]
  }
}
