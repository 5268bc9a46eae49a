/// Finds which pixels of the window differ between one scene and the next.
///
/// One tracker belongs to one window and owns its layers' damage: it calls `Layer.takeDamage()` once
/// for each frame, so nobody else may. Ask it once for every scene that is presented.
@MainActor public final class DamageTracker {
  /// A layer as it was in a scene.
  private struct Record {
    /// Held until the next frame, so that no new layer can have the same identity.
    var placement: LayerPlacement
    var frame: PixelRect
    /// Where nothing behind is seen.
    var opaqueFrame: PixelRect
    /// Whether all of the layer was opaque.
    var isOpaque: Bool
    /// What was painted anew in the layer, and in the one that it turns into, in their own pixels.
    var damage: PixelRect
    var mixDamage = PixelRect.zero
    /// Whether the scene after has the layer, too.
    var isKept = false

    @MainActor init(_ placement: LayerPlacement, within bounds: PixelRect, scene: Int) {
      self.placement = placement
      isOpaque = placement.layer.isOpaque
      damage = placement.layer.takeDamage(forScene: scene)
      if let mix = placement.mix { mixDamage = mix.layer.takeDamage(forScene: scene) }
      frame = placement.opacity == 0 ? .zero : placement.frame.intersection(bounds)
      opaqueFrame = placement.opaqueFrame.intersection(bounds)
    }

    /// Whether all of the frame looks different from before.
    @MainActor func isPlacedOtherwise(than old: Record) -> Bool {
      let (new, old) = (placement, old.placement)
      return new.x != old.x || new.y != old.y || new.opacity != old.opacity
        || new.roundClip != old.roundClip || new.mix?.layer !== old.mix?.layer
        || new.mix?.part != old.mix?.part || new.mix?.x != old.mix?.x || new.mix?.y != old.mix?.y
    }
  }

  /// The most rectangles that are returned.
  public let maximumCount: Int

  private var old: [Record] = []
  private var records: [Record] = []
  /// For each record, the index of the old one of the same layer; below zero without one, or where
  /// the layer passed another one.
  private var matches: [Int] = []
  private var changes: SceneChanges
  private var bounds = PixelRect.zero
  private var background: Color?
  private var sceneNumber = 0

  /// Creates a tracker, for which the first scene is entirely new.
  public init(maximumCount: Int = 8) {
    self.maximumCount = max(1, maximumCount)
    changes = SceneChanges(maximumCount: self.maximumCount)
  }

  /// Forgets the scene before: the next one is entirely new, as after a lost window.
  public func reset() {
    records = []
    background = nil
  }

  /// Returns what differs from the scene before, as rectangles that do not overlap.
  public func damage(for scene: Scene) -> [PixelRect] {
    var rects: [PixelRect] = []
    damage(for: scene, into: &rects)
    return rects
  }

  /// Finds what differs from the scene before, as rectangles that do not overlap.
  ///
  /// Layers that were moved, added, removed, reordered, shown through another clip or opacity, and
  /// the parts of layers that were painted anew. What lies behind an opaque layer that did not
  /// change is left out. Empty where nothing differs.
  ///
  /// - Parameters:
  ///   - scene: the scene that is shown now.
  ///   - rects: gets the rectangles; its memory is used again, and so is the tracker's.
  public func damage(for scene: Scene, into rects: inout [PixelRect]) {
    rects.removeAll(keepingCapacity: true)
    let isNew = bounds != scene.bounds || background != scene.background
    swap(&old, &records)
    records.removeAll(keepingCapacity: true)
    sceneNumber += 1
    for placement in scene.placements {
      records.append(Record(placement, within: scene.bounds, scene: sceneNumber))
    }
    bounds = scene.bounds
    background = scene.background
    defer { old.removeAll(keepingCapacity: true) }
    guard !isNew else {
      if !bounds.isEmpty { rects.append(bounds) }
      return
    }
    match()
    changes.removeAll()
    compare()
    changes.write(to: &rects)
  }

  private func compare() {
    // From front to back: opaque layers that did not change hide what changed behind them.
    for index in records.indices.reversed() {
      let record = records[index]
      let match = matches[index]
      guard match >= 0 else {
        changes.addVisible(record.frame)
        continue
      }
      let before = old[match]
      if record.isPlacedOtherwise(than: before)
        || before.isOpaque != record.isOpaque
      {
        changes.add(before.frame)
        changes.add(record.frame)
        continue
      }
      changes.add(difference: before.frame, record.frame)
      let placement = record.placement
      add(record.damage, placement.x, placement.y, in: record.frame)
      if let mix = placement.mix { add(record.mixDamage, mix.x, mix.y, in: record.frame) }
      let opaque = before.opaqueFrame.intersection(record.opaqueFrame)
      if !opaque.isEmpty { changes.hide(opaque) }
    }
    for record in old where !record.isKept { changes.addVisible(record.frame) }
  }

  /// Adds what was painted anew in a layer.
  private func add(_ area: PixelRect, _ x: Int, _ y: Int, in frame: PixelRect) {
    if !area.isEmpty { changes.add(area.offsetBy(x: x, y: y).intersection(frame)) }
  }

  /// Finds for each new record the old one of the same layer.
  ///
  /// From frame to frame the layers are the same in the same order; only where they are not a table
  /// is made.
  private func match() {
    matches.removeAll(keepingCapacity: true)
    var cursor = 0
    for record in records {
      guard cursor < old.count, old[cursor].placement.layer === record.placement.layer else {
        return matchByTable()
      }
      matches.append(cursor)
      cursor += 1
    }
    for index in matches { old[index].isKept = true }
  }

  private func matchByTable() {
    matches.removeAll(keepingCapacity: true)
    var places: [ObjectIdentifier: [Int]] = [:]
    for (index, record) in old.enumerated().reversed() {
      places[ObjectIdentifier(record.placement.layer), default: []].append(index)
    }
    var latest = -1
    for record in records {
      guard let index = places[ObjectIdentifier(record.placement.layer)]?.popLast() else {
        matches.append(-1)
        continue
      }
      // What passed another layer counts as gone and come.
      matches.append(index < latest ? -1 : index)
      if index > latest { old[index].isKept = true }
      latest = max(latest, index)
    }
  }
}
