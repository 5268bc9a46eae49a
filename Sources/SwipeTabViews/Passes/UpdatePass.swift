/// Brings everything that depends on time to a time: scheduled calls in their order, then animations.
@MainActor enum UpdatePass {
  /// A limit for calls that schedule further calls for a time that has passed.
  static let timerLimit = 10_000

  static func runTimers(of window: Window, to time: Double) {
    for _ in 0..<timerLimit {
      guard let (deadline, body) = window.timers.popDue(at: time) else { return }
      window.time = max(window.time, deadline)
      body()
    }
  }

  static func run(_ window: Window, to time: Double) {
    guard time.isFinite else { return }
    runTimers(of: window, to: time)
    window.time = max(window.time, time)
    for animation in window.animations {
      // One that an earlier one has removed is not asked any more.
      guard window.animations.contains(where: { $0 === animation }) else { continue }
      if !animation.update(at: window.time) { window.removeAnimation(animation) }
    }
  }
}

extension Window {
  /// Brings the tree to its exact state at a time: scheduled calls, animations, layout; no painting.
  public func update(to time: Double) {
    UpdatePass.run(self, to: time)
    LayoutPass.run(self)
    updateHover()
  }
}
