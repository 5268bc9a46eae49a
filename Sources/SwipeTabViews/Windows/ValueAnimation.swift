import SwipeTabCore

/// Moves a number from one value to another, or sets it at once where nothing should move.
@MainActor final class ValueAnimation: FrameAnimation {
  private weak var window: Window?
  private var ease = EaseSimulation(from: 0, to: 0, duration: 0)
  private var start = 0.0
  private var body: (@MainActor (Double) -> Void)?

  /// Begins anew; outside a window and with reduced motion the number gets its last value at once.
  func run(
    in window: Window?, from: Double, to target: Double, duration: Double,
    _ body: @escaping @MainActor (Double) -> Void
  ) {
    stop()
    guard let window, !window.reducesMotion else {
      body(target)
      return
    }
    self.window = window
    self.body = body
    ease = EaseSimulation(from: from, to: target, duration: duration)
    start = window.time
    window.addAnimation(self)
  }

  /// Leaves the number where it is.
  func stop() {
    window?.removeAnimation(self)
    body = nil
  }

  func update(at time: Double) -> Bool {
    guard let body else { return false }
    let isDone = ease.isDone(at: time - start)
    if isDone { self.body = nil }
    body(ease.position(at: time - start))
    return !isDone
  }
}
