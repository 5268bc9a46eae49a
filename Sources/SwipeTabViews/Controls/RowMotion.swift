import SwipeTabCore

/// Moves a number along a spring.
@MainActor final class RowMotion: FrameAnimation {
  private let body: @MainActor (Double) -> Void
  private weak var window: Window?
  private var spring: SpringSimulation?
  private var start = 0.0

  /// Creates a motion that tells each new value of the number.
  init(_ body: @escaping @MainActor (Double) -> Void) { self.body = body }

  /// Begins a motion now, in place of the one under way.
  func start(_ spring: SpringSimulation, in window: Window) {
    stop()
    self.window = window
    self.spring = spring
    start = window.time
    window.addAnimation(self)
  }

  /// Stays where it is.
  func stop() {
    spring = nil
    window?.removeAnimation(self)
  }

  func update(at time: Double) -> Bool {
    guard let spring else { return false }
    let isDone = spring.isDone(at: time - start)
    if isDone { self.spring = nil }
    body(isDone ? spring.target : spring.position(at: time - start))
    return !isDone
  }
}
