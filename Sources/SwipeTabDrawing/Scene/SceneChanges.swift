/// Collects changed rectangles and makes few of them that do not overlap.
struct SceneChanges {
  /// Two rectangles become one where that adds no more pixels than this: a rectangle costs about as
  /// much as copying these.
  private static let slack = 4096
  /// Above this many rectangles, new ones are merged at once, so that a frame with thousands of
  /// changes costs no quadratic time.
  private static let crowd = 48

  private let maximumCount: Int
  private var hidden = PixelRegion()
  private var found: [PixelRect] = []

  init(maximumCount: Int) { self.maximumCount = maximumCount }

  /// Marks pixels whose changes further behind are not seen.
  mutating func hide(_ rect: PixelRect) {
    guard hidden.rects.count < SceneChanges.crowd else { return }
    hidden.formUnion(rect)
  }

  /// Adds a rectangle, but for its hidden part.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var region = PixelRegion(rect)
    for cover in hidden.rects { region.subtract(cover) }
    for part in region.rects { addVisible(part) }
  }

  /// Adds a rectangle that nothing hides.
  mutating func addVisible(_ rect: PixelRect) {
    guard !rect.isEmpty, !found.contains(where: { $0.contains(rect) }) else { return }
    found.append(rect)
    if found.count > SceneChanges.crowd { mergeCheapest() }
  }

  /// Adds what lies in just one of two rectangles.
  mutating func add(difference old: PixelRect, _ new: PixelRect) {
    guard old != new else { return }
    for (from, taken) in [(old, new), (new, old)] {
      var region = PixelRegion(from)
      region.subtract(taken)
      for part in region.rects { add(part) }
    }
  }

  /// The rectangles, at most as many as allowed, without overlap.
  var rects: [PixelRect] {
    var merged = self
    while merged.found.count > 1, merged.mergeCheapest(upTo: SceneChanges.slack) {}
    while merged.found.count > maximumCount { merged.mergeCheapest() }
    let apart = PixelRegion(merged.found).rects
    if apart.count <= maximumCount { return apart }
    merged.mergeOverlapping()
    return merged.found
  }

  /// Replaces the two rectangles whose union adds the fewest pixels, unless it adds too many.
  @discardableResult private mutating func mergeCheapest(upTo limit: Int = .max) -> Bool {
    var best: (cost: Int, first: Int, second: Int)?
    for first in found.indices {
      for second in found.indices where second > first {
        let (left, right) = (found[first], found[second])
        let both = left.area + right.area - left.intersection(right).area
        let cost = left.union(right).area - both
        if cost <= limit, cost < best?.cost ?? .max { best = (cost, first, second) }
      }
    }
    guard let best else { return false }
    found[best.first] = found[best.first].union(found[best.second])
    found.remove(at: best.second)
    return true
  }

  private mutating func mergeOverlapping() {
    var first = 0
    while first < found.count {
      let index = found.indices.first {
        $0 > first && !found[$0].intersection(found[first]).isEmpty
      }
      guard let index else {
        first += 1
        continue
      }
      found[first] = found[first].union(found[index])
      found.remove(at: index)
      first = 0
    }
  }
}
