/// Finds which pixels of the window differ between one scene and the next.
///
/// One tracker belongs to one window and owns its layers' damage: it calls `Layer.takeDamage()` once
/// for each frame, so nobody else may. Ask it once for every scene that is presented.
@MainActor public final class DamageTracker {
  /// A layer as it was in the scene before.
  private struct Record {
    /// Held until the next frame, so that no new layer can have the same identity.
    var layer: Layer
    var x: Int
    var y: Int
    var opacity: UInt8
    var frame: PixelRect
    var hidesWhatIsBehind: Bool

    @MainActor init(_ placement: LayerPlacement, within bounds: PixelRect) {
      layer = placement.layer
      x = placement.x
      y = placement.y
      opacity = placement.opacity
      frame = opacity == 0 ? .zero : placement.frame.intersection(bounds)
      hidesWhatIsBehind = placement.hidesWhatIsBehind
    }
  }

  /// The most rectangles that are returned.
  public let maximumCount: Int

  private var records: [Record] = []
  private var bounds = PixelRect.zero
  private var background: Color?

  /// Creates a tracker, for which the first scene is entirely new.
  public init(maximumCount: Int = 8) { self.maximumCount = max(1, maximumCount) }

  /// Forgets the scene before: the next one is entirely new, as after a lost window.
  public func reset() {
    records = []
    background = nil
  }

  /// Returns what differs from the scene before, as rectangles that do not overlap.
  ///
  /// Layers that were moved, added, removed, reordered, shown through another clip or opacity, and
  /// the parts of layers that were painted anew. What lies behind an opaque layer that did not
  /// change is left out. Empty where nothing differs.
  public func damage(for scene: Scene) -> [PixelRect] {
    let old = records
    let isNew = bounds != scene.bounds || background != scene.background
    let new = scene.placements.map { Record($0, within: scene.bounds) }
    records = new
    bounds = scene.bounds
    background = scene.background
    var repainted: [ObjectIdentifier: PixelRect] = [:]
    for record in new where repainted[ObjectIdentifier(record.layer)] == nil {
      repainted[ObjectIdentifier(record.layer)] = record.layer.takeDamage()
    }
    guard !isNew else { return bounds.isEmpty ? [] : [bounds] }
    var changes = SceneChanges(maximumCount: maximumCount)
    compare(old, new, repainted, &changes)
    return changes.rects
  }

  private func compare(
    _ old: [Record], _ new: [Record], _ repainted: [ObjectIdentifier: PixelRect],
    _ changes: inout SceneChanges
  ) {
    let matches = DamageTracker.match(old, new)
    let kept = Set(matches.compactMap { $0?.index })
    // From front to back: opaque layers that did not change hide what changed behind them.
    for (record, match) in zip(new, matches).reversed() {
      guard let match, !match.isReordered else {
        changes.addVisible(record.frame)
        if let match { changes.addVisible(old[match.index].frame) }
        continue
      }
      let before = old[match.index]
      let isMoved = before.x != record.x || before.y != record.y
      if isMoved || before.opacity != record.opacity
        || before.hidesWhatIsBehind != record.hidesWhatIsBehind
      {
        changes.add(before.frame)
        changes.add(record.frame)
        continue
      }
      changes.add(difference: before.frame, record.frame)
      if let area = repainted[ObjectIdentifier(record.layer)], !area.isEmpty {
        let moved = PixelRect(
          x: area.x + record.x, y: area.y + record.y, width: area.width, height: area.height)
        changes.add(moved.intersection(record.frame))
      }
      if record.hidesWhatIsBehind { changes.hide(before.frame.intersection(record.frame)) }
    }
    for (index, record) in old.enumerated() where !kept.contains(index) {
      changes.addVisible(record.frame)
    }
  }

  private struct Match {
    var index: Int
    var isReordered: Bool
  }

  /// For each new record, the old one of the same layer, and whether it passed another one.
  private static func match(_ old: [Record], _ new: [Record]) -> [Match?] {
    var places: [ObjectIdentifier: [Int]] = [:]
    for (index, record) in old.enumerated().reversed() {
      places[ObjectIdentifier(record.layer), default: []].append(index)
    }
    var latest = -1
    return new.map { record in
      guard let index = places[ObjectIdentifier(record.layer)]?.popLast() else { return nil }
      defer { latest = max(latest, index) }
      return Match(index: index, isReordered: index < latest)
    }
  }
}
