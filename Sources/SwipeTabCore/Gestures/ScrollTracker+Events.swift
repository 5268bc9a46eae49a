extension ScrollTracker {
  /// Takes one event.
  ///
  /// - Parameter event: The next event; ignored when its motion or time is not finite.
  /// - Returns: What it meant.
  public mutating func handle(_ event: ScrollEvent) -> Output {
    hasUnhandledEvent = false
    guard event.delta.x.isFinite, event.delta.y.isFinite, event.time.isFinite else { return .none }
    // Two events in the wrong order are taken together; a clock that was set back is followed.
    let isNear = abs(event.time - lastTime) < physics.trackpadSilence
    let time = isNear ? max(event.time, lastTime) : event.time
    let ended = expire(at: time)
    guard ended == .none else {
      hasUnhandledEvent = true
      return ended
    }
    switch event.phase {
    case .changed: return changed(event.delta, at: time)
    case .ended: return lifted(event.delta, at: time)
    }
  }

  private mutating func changed(_ delta: Point, at time: Double) -> Output {
    if state == .coasting {
      let pause = abs(time - lastTime) + VelocityTracker.timeTolerance
      let isSilent = pause >= physics.trackpadSilence
      if isSilent || momentum.showsNewFingers(delta, at: time, physics: physics) {
        state = .idle
      }
    }
    if state == .idle {
      state = .undecided
      total = .zero
      tracker.start(at: 0, time: time)
      momentum = Momentum()
    }
    lastTime = time
    momentum.add(delta, at: time, isCoasting: state == .coasting)

    switch state {
    case .idle, .lockedOut, .coasting:
      return .none
    case .undecided:
      advance(delta, at: time)
      return decide()
    case .tracking:
      advance(delta, at: time)
      return .moved
    }
  }

  /// The fingers are lifted; a last motion that comes with it counts, but cannot begin a swipe.
  private mutating func lifted(_ delta: Point, at time: Double) -> Output {
    guard state != .idle else { return .none }
    let wasTracking = isTracking
    if delta != .zero {
      if wasTracking { advance(delta, at: time) }
      momentum.add(delta, at: time, isCoasting: state == .coasting)
    }
    if state != .coasting { momentum.lift(at: time) }
    state = .coasting
    lastTime = time
    return wasTracking ? .released(tracker.release(at: time)) : .none
  }

  private mutating func advance(_ delta: Point, at time: Double) {
    total = total + delta
    tracker.add(position: along(total), time: time)
  }

  /// Decides on the axis once the sequence has moved far enough.
  private mutating func decide() -> Output {
    let x = abs(total.x)
    let y = abs(total.y)
    guard max(x, y) >= physics.trackpadSlop, max(x, y) > 0 else { return .none }
    let isHorizontal = x >= physics.trackpadAxisRatio * y
    guard isHorizontal == (axis == .horizontal) else {
      state = .lockedOut
      return .failed
    }
    state = .tracking
    return .began
  }
}
