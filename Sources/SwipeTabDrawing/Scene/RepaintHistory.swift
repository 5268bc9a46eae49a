/// What the latest repaints of a layer changed, so that whoever keeps a copy of its pixels, such as a
/// texture, learns what of it is out of date.
struct RepaintHistory {
  /// So many repaints are known each by itself; older ones are known together.
  private static let capacity = 8

  private var recent: [(version: Int, area: PixelRect)] = []

  /// Notes the repaint that led to a version.
  mutating func note(_ area: PixelRect, version: Int) {
    if recent.isEmpty { recent.reserveCapacity(Self.capacity) }
    if recent.count == Self.capacity {
      recent[1].area = recent[1].area.union(recent[0].area)
      recent.removeFirst()
    }
    recent.append((version, area))
  }

  /// What changed after a version; more than that where it is long ago.
  func damage(since version: Int) -> PixelRect {
    var damage = PixelRect.zero
    for repaint in recent where repaint.version > version { damage = damage.union(repaint.area) }
    return damage
  }
}
