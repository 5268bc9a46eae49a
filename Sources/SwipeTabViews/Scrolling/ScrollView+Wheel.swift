import SwipeTabCore

extension ScrollView {
  /// How long the content takes to come to rest after a notch, in seconds.
  static let wheelDuration = 0.15

  // MARK: Trackpad

  /// Follows two fingers on a trackpad, as a drag without slop and stretching.
  func handleTrackpad(_ event: ScrollEvent) -> Bool {
    for output in tracker.outputs(for: event) {
      switch output {
      case .none, .failed: break
      case .began:
        guard takesDrag(direction: tracker.displacement) else {
          _ = tracker.cancel()
          break
        }
        stop()
        activity = .scrolling(base: clamped(position))
        followTrackpad()
      case .moved: followTrackpad()
      case .released(let release): releaseTrackpad(velocity: -release.velocity, at: event.time)
      case .cancelled: releaseTrackpad(velocity: 0, at: event.time)
      }
    }
    awaitSilence()
    return tracker.isTracking
  }

  private func followTrackpad() {
    guard case .scrolling(let base) = activity else { return }
    // A trackpad does not feel like a finger that pulls: the content ends at its end.
    move(to: clamped(base - tracker.displacement))
  }

  private func releaseTrackpad(velocity: Double, at time: Double) {
    guard case .scrolling = activity else { return }
    release(velocity: velocity, at: time)
  }

  private func awaitSilence() {
    cancelSilenceTimer()
    guard let deadline = tracker.deadline else { return }
    silenceTimer = window?.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      silenceTimer = nil
      // Fingers that were silent for so long had stopped: nothing goes on.
      if case .released = tracker.expire(at: deadline) {
        releaseTrackpad(velocity: 0, at: deadline)
      }
    }
  }

  func cancelSilenceTimer() {
    if let silenceTimer { window?.cancel(silenceTimer) }
    silenceTimer = nil
  }

  // MARK: Wheel

  /// Moves by `wheelStep` a notch; at an end the notch goes to whoever is around.
  func handleWheel(_ event: WheelEvent) -> Bool {
    guard isScrollEnabled, isScrollable else { return false }
    let vertical = event.isShifted ? 0 : -event.notches.y
    let notches = axis == .horizontal ? WheelAccumulator.horizontalNotches(of: event) : vertical
    guard notches != 0 else { return false }
    let present = activity.target ?? position
    let goal = clamped(present + notches * ScrollView.wheelStep)
    guard goal != present else {
      // Notches that follow those which reached the end must not turn a page by accident.
      let isRecent = event.time - wheelTime < physics.wheelTimeout
      if isRecent { wheelTime = event.time }
      return isRecent || !handsOverAtEnds
    }
    wheelTime = event.time
    guard window?.reducesMotion == false else {
      contentOffset = Point(x: goal, y: goal)
      return true
    }
    let ease = EaseSimulation(
      from: position, to: goal, duration: ScrollView.wheelDuration,
      curve: CubicBezier(0, 0, 0.58, 1))
    start(.ease(ease), at: event.time)
    return true
  }
}
