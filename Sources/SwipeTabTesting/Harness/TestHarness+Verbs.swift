public import SwipeTabs

extension KeyModifiers {
  /// Control, as it is written on the key.
  public static let ctrl = KeyModifiers.control
}

extension TestHarness {
  /// Moves of a finger, per second.
  private static let moveRate = 120.0

  /// Touches an element and lets go: found by its text, accessibility label or identifier.
  ///
  /// - Throws: ``HarnessError`` with a list of what there is.
  public func tap(on name: String) throws(HarnessError) { tap(at: try element(name).frame.center) }

  /// Touches a point of the window and lets go.
  public func tap(at point: Point) {
    finger(.down, point)
    finger(.up, point)
  }

  /// Presses and releases the left button of the mouse over an element.
  ///
  /// - Throws: ``HarnessError`` with a list of what there is.
  public func click(on name: String) throws(HarnessError) {
    click(at: try element(name).frame.center)
  }

  /// Presses and releases the left button of the mouse.
  public func click(at point: Point) {
    moveMouse(to: point)
    send(.mouse, .mouse, .down, point)
    send(.mouse, .mouse, .up, point)
  }

  /// Moves the mouse with no button pressed.
  public func moveMouse(to point: Point) {
    mouse = point
    send(.mouse, .mouse, .hover, point)
  }

  /// Puts a finger down, moves it evenly for a number of seconds, holds it still for a moment so
  /// that it has no speed, and lifts it.
  public func drag(from start: Point, to end: Point, duration: Double = 0.4) {
    touch(from: start, to: end, duration: duration)
    // Longer than the pause after which a finger counts as resting.
    advance(by: 0.1)
    finger(.up, end)
  }

  /// Puts a finger down, moves it evenly and fast, and lifts it in mid-motion.
  public func fling(from start: Point, to end: Point, duration: Double = 0.12) {
    touch(from: start, to: end, duration: duration)
    finger(.up, end)
  }

  /// Puts a finger down and moves it evenly; `lift(at:)` ends it.
  ///
  /// It stays down, so that a test can look at the pages in mid-drag.
  public func touch(from start: Point, to end: Point, duration: Double = 0.4) {
    finger(.down, start)
    let beginning = time
    let count = max(1, Int((duration * Self.moveRate).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      host.advance(to: beginning + duration * part)
      finger(
        .move,
        Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Lifts the finger.
  public func lift(at point: Point) { finger(.up, point) }

  /// Takes the finger away without effect, as a window system does.
  public func cancelTouch(at point: Point) { finger(.cancel, point) }

  /// Moves two fingers on a trackpad so that the content moves by a number of units (400 are one
  /// page), in even steps, and lifts them.
  public func scroll(by delta: Point, at point: Point? = nil, duration: Double = 0.2) {
    let position = point ?? mouse ?? Rect(origin: .zero, size: window.size).center
    let beginning = time
    let count = max(1, Int((duration * Self.moveRate).rounded()))
    for step in 1...count {
      host.advance(to: beginning + duration * Double(step) / Double(count))
      let part = Point(x: delta.x / Double(count), y: delta.y / Double(count))
      host.send(
        .scroll(ScrollEvent(delta: part, phase: .changed, position: position, time: time)))
    }
    host.send(.scroll(ScrollEvent(delta: .zero, phase: .ended, position: position, time: time)))
  }

  /// Turns the wheel of the mouse by a number of notches.
  public func wheel(_ notches: Point, isShifted: Bool = false, at point: Point? = nil) {
    let position = point ?? mouse ?? Rect(origin: .zero, size: window.size).center
    host.send(
      .wheel(
        WheelEvent(notches: notches, isShifted: isShifted, position: position, time: time)))
  }

  /// Presses and releases a key.
  public func press(_ key: Key) { press([], key) }

  /// Presses and releases a key with modifiers held: `press(.ctrl, .pageDown)`.
  public func press(_ modifiers: KeyModifiers, _ key: Key) {
    for isDown in [true, false] {
      host.send(.key(KeyEvent(key: key, modifiers: modifiers, isDown: isDown, time: time)))
    }
  }

  private func finger(_ phase: PointerEvent.Phase, _ point: Point) {
    send(PointerID(device: 0, finger: 0), .touch, phase, point)
  }

  private func send(
    _ id: PointerID, _ kind: PointerKind, _ phase: PointerEvent.Phase, _ point: Point
  ) {
    host.send(
      .pointer(PointerEvent(id: id, kind: kind, phase: phase, position: point, time: time)))
  }
}
