import SwipeTabCore
public import SwipeTabDrawing

extension Window {
  /// The size in device pixels.
  public var pixelSize: (width: Int, height: Int) {
    let snap = PixelSnap(scale: scale)
    return (max(0, snap.pixel(size.width)), max(0, snap.pixel(size.height)))
  }

  /// Brings the tree to a time in seconds and returns the picture if it differs from the last one.
  ///
  /// The passes run in their order, each only where it was asked for: update, layout, and
  /// compose, which has painted what is seen.
  public func frame(at time: Double) -> Frame? {
    UpdatePass.run(self, to: time)
    guard !size.isEmpty else { return nil }
    var causes: FrameCauses = []
    if needsLayout { causes.insert(.layout) }
    LayoutPass.run(self)
    updateHover()
    if needsCompose { causes.insert(.compose) }
    if needsPaint { causes.insert(.paint) }
    if needsFullDamage {
      causes.insert(.exposure)
      damageTracker.reset()
    }
    guard causes != [] else { return nil }
    needsFullDamage = false
    let scene = composeAndPaint()
    damage.turn()
    damageTracker.damage(for: scene, into: &damage.now)
    guard !damage.now.isEmpty else { return nil }
    counters.frames += 1
    return Frame(scene: scene, damage: damage.now, causes: causes)
  }

  /// The whole picture at the present time, for a screenshot; the next frame is not affected.
  public func makeScene() -> Scene {
    LayoutPass.run(self)
    let wasDirty = needsCompose || needsPaint
    let scene = composeAndPaint()
    // The host has not seen this picture: its next frame must still show what changed.
    if wasDirty { needsCompose = true }
    return scene
  }

  private func composeAndPaint() -> Scene {
    // The ring follows what was laid out, and belongs to this picture, not to the next one.
    updateFocusRing()
    LayoutPass.run(self)
    needsCompose = false
    needsPaint = false
    let before = (counters.collects, counters.rasterisations)
    placements.turn()
    ComposePass.run(self, into: &placements.now)
    // Only then may layers have come or gone.
    if before != (counters.collects, counters.rasterisations) { LayerBudget.enforce(on: self) }
    let (width, height) = pixelSize
    return Scene(
      width: width, height: height,
      background: background.resolved(for: appearance, contrast: contrast),
      placements: placements.now)
  }
}
