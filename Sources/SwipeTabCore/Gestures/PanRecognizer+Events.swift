extension PanRecognizer {
  /// Takes one event.
  ///
  /// Events of pointers that did not go down here, positions that are not finite, and buttons other
  /// than the primary one are ignored.
  ///
  /// - Parameter event: The next event.
  /// - Returns: What it meant.
  public mutating func handle(_ event: PointerEvent) -> Output {
    hasUnhandledEvent = false
    let isFinite = event.position.x.isFinite && event.position.y.isFinite
    if event.time.isFinite { lastTime = max(lastTime, event.time) }
    let finger = fingers.firstIndex { $0.id == event.id }

    switch event.phase {
    case .down:
      guard isFinite, event.button == .primary else { return .none }
      return down(event, known: finger)
    case .move:
      guard isFinite, let finger else { return .none }
      fingers[finger].position = event.position
      return finger == 0 ? driverMoved() : .none
    case .up:
      guard event.button == .primary, let finger else { return .none }
      if isFinite { fingers[finger].position = event.position }
      return finger == 0 ? driverLifted() : lifted(finger)
    case .cancel, .hover:
      // A mouse that moves with no button pressed while it is down here: its release got lost.
      guard let finger else { return .none }
      return taken(finger)
    case .leave:
      return .none
    }
  }

  private mutating func down(_ event: PointerEvent, known: Int?) -> Output {
    if let known {
      // Its `up` got lost. A finger that does not drive simply is somewhere else now.
      if known == 0, state != .lockedOut {
        let output = cancel()
        hasUnhandledEvent = true
        return output
      }
      fingers.remove(at: known)
      if fingers.isEmpty { state = .idle }
    }
    if fingers.count >= Self.maximumFingers { fingers.remove(at: 1) }
    fingers.append(Finger(id: event.id, kind: event.kind, position: event.position))
    guard state == .idle else { return .none }

    state = .pressed
    isHolding = false
    offset = .zero
    press = event.position
    current = press
    anchor = along(press)
    direction = 0
    if event.time.isFinite { lastTime = event.time }
    tracker.start(at: 0, time: lastTime)
    return .pressed
  }

  private mutating func driverMoved() -> Output {
    switch state {
    case .idle, .lockedOut:
      return .none
    case .pressed:
      place()
      track()
      return decide()
    case .dragging:
      place()
      track()
      return .moved
    }
  }

  private mutating func driverLifted() -> Output {
    place()
    guard fingers.count == 1 else {
      handOver()
      return .none
    }
    let old = state
    state = .idle
    let kind = fingers.removeFirst().kind
    switch old {
    case .idle, .lockedOut:
      return .none
    case .pressed:
      // Lifted far away without a move in between: too far for a tap, too late for a drag.
      return reach >= physics.slop(for: kind) ? .failed : .tapped
    case .dragging:
      return .released(tracker.release(at: lastTime))
    }
  }

  private mutating func lifted(_ finger: Int) -> Output {
    fingers.remove(at: finger)
    return .none
  }

  /// A finger was taken away: when it drove, that ends the gesture even if others are down.
  private mutating func taken(_ finger: Int) -> Output {
    fingers.remove(at: finger)
    let wasActive = finger == 0 && state != .lockedOut
    if fingers.isEmpty {
      state = .idle
    } else if wasActive {
      state = .lockedOut
    }
    return wasActive ? .cancelled : .none
  }

  /// Puts the location where the driving finger is.
  private mutating func place() {
    guard let driver = fingers.first, state != .lockedOut else { return }
    current = driver.position + offset
  }

  private mutating func track() {
    tracker.add(position: along(current) - along(press), time: lastTime)
  }

  /// Lets the next finger drive from the present location.
  private mutating func handOver() {
    fingers.removeFirst()
    guard let driver = fingers.first, state != .lockedOut else { return }
    offset = current - driver.position
    // What the old finger did says nothing about how the new one moves.
    tracker.start(at: along(current) - along(press), time: lastTime)
  }

  /// How far the pointer is from the press along the axis it moved along most, in points.
  private var reach: Double {
    max(abs(current.x - press.x), abs(current.y - press.y))
  }

  /// Decides between drag and failure once the slop is crossed.
  private mutating func decide() -> Output {
    guard let driver = fingers.first else { return .none }
    let slop = physics.slop(for: driver.kind)
    guard reach >= slop else { return .none }
    let way = current - press
    let isHorizontal = abs(way.x) > abs(way.y)
    guard isHorizontal == (axis == .horizontal) else {
      state = .lockedOut
      return .failed
    }
    state = .dragging
    direction = along(way) < 0 ? -1 : 1
    anchor = along(press) + direction * slop
    return .began
  }
}
