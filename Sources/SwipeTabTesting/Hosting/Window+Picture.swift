public import SwipeTabs

extension Window {
  /// Timers that are due within this many seconds count as motion: a trackpad sequence that waits
  /// for its end and a scroll indicator that waits to fade do, a page that shows the time of day
  /// does not.
  static let motionHorizon = 0.9

  /// Whether the next frame may differ, also while the window is minimised and nothing is drawn.
  var isChanging: Bool { needsFrame || isAnimating }

  /// Whether something moves, or waits to be drawn, at a time in seconds.
  public func isMoving(at time: Double) -> Bool {
    if isChanging { return true }
    guard let deadline = nextMotionDeadline else { return false }
    return deadline <= time + Self.motionHorizon
  }

  /// The window as it is at its present time, in device pixels.
  public func picture() -> PixelBuffer {
    let scene = makeScene()
    let bitmap = Bitmap(width: scene.width, height: scene.height)
    CPUCompositor().compose(scene, into: bitmap)
    return PixelBuffer(bitmap)
  }
}
