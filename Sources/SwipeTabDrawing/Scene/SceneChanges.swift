/// Collects changed rectangles and makes few of them that do not overlap.
struct SceneChanges {
  /// Two rectangles become one where that adds no more pixels than this: a rectangle costs about as
  /// much as copying these.
  private static let slack = 1024
  /// Above this many rectangles, new ones are merged at once, so that a frame with thousands of
  /// changes costs no quadratic time.
  private static let crowd = 48

  private let maximumCount: Int
  private var hidden = PixelRegion()
  private var found: [PixelRect] = []
  /// Memory for the moment, kept from frame to frame.
  private var region = PixelRegion()

  init(maximumCount: Int) { self.maximumCount = maximumCount }

  /// Begins anew, with the memory it has.
  mutating func removeAll() {
    hidden.removeAll()
    found.removeAll(keepingCapacity: true)
  }

  /// Marks pixels whose changes further behind are not seen.
  mutating func hide(_ rect: PixelRect) {
    guard hidden.rects.count < SceneChanges.crowd else { return }
    hidden.formUnion(rect)
  }

  /// Adds a rectangle, but for its hidden part.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    addVisible(rect, but: .zero)
  }

  /// Adds what nothing hides of a rectangle, but for the pixels of another one.
  private mutating func addVisible(_ rect: PixelRect, but taken: PixelRect) {
    region.removeAll()
    region.formUnion(rect)
    region.subtract(taken)
    for cover in hidden.rects { region.subtract(cover) }
    for part in region.rects { addVisible(part) }
  }

  /// Adds a rectangle that nothing hides.
  ///
  /// What moves is found where it was and where it is, and often tile by tile: those make one
  /// rectangle at once, before every pair has to be looked at.
  mutating func addVisible(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < found.count {
      let other = found[index]
      if other.contains(rect) { return }
      let union = other.union(rect)
      if union.area <= other.area + rect.area - other.intersection(rect).area {
        rect = union
        found.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    found.append(rect)
    if found.count > SceneChanges.crowd { mergeCheapest() }
  }

  /// Adds what lies in just one of two rectangles.
  mutating func add(difference old: PixelRect, _ new: PixelRect) {
    guard old != new else { return }
    addVisible(old, but: new)
    addVisible(new, but: old)
  }

  /// Writes the rectangles, at most as many as allowed, without overlap.
  mutating func write(to rects: inout [PixelRect]) {
    while found.count > 1, mergeCheapest(upTo: SceneChanges.slack) {}
    while found.count > maximumCount { mergeCheapest() }
    region.removeAll()
    for rect in found { region.formUnion(rect) }
    if region.rects.count > maximumCount {
      mergeOverlapping()
      rects.append(contentsOf: found)
    } else {
      rects.append(contentsOf: region.rects)
    }
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
