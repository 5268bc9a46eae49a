import CSDL2
import SwipeTabCore

extension EventTranslator {
  /// The device that SDL gives to fingers it makes from the mouse (`SDL_MOUSE_TOUCHID`).
  private static let mouseTouchID: SDL_TouchID = -1
  /// The mouse that SDL gives to mouse events it makes from fingers (`SDL_TOUCH_MOUSEID`).
  private static let touchMouseID = UInt32.max

  // MARK: Fingers

  func finger(
    _ finger: SDL_TouchFingerEvent, phase: PointerEvent.Phase, at time: Double
  ) -> InputEvent? {
    guard finger.touchId != Self.mouseTouchID else { return nil }
    guard finger.windowID == windowID || finger.windowID == 0 else { return nil }
    let id = PointerID(device: Int64(finger.touchId), finger: Int64(finger.fingerId))
    guard finger.x.isFinite, finger.y.isFinite else {
      // A broken device's numbers mean no place in the window; but a finger must not stay there.
      guard phase == .up else { return nil }
      return .pointer(
        PointerEvent(id: id, kind: .touch, phase: .cancel, position: .zero, time: time))
    }
    // SDL divides by the last pixel's number (X11, evdev), except under Wayland, by the size.
    let last = driver == .wayland ? 0 : 1
    let position = geometry.point(
      unitX: units(finger.x, of: geometry.unitWidth - last, count: geometry.unitWidth),
      unitY: units(finger.y, of: geometry.unitHeight - last, count: geometry.unitHeight))
    return .pointer(
      PointerEvent(id: id, kind: .touch, phase: phase, position: position, time: time))
  }

  /// A part of a length in window units, without the noise that SDL's 24-bit fractions bring:
  /// Wayland counts in steps of 1/256, and X11's pixels become whole again.
  private func units(_ part: Float, of length: Int, count: Int) -> Double {
    let units = (Double(part) * Double(length) * 256).rounded() / 256
    // On a turned screen the last unit is the first one, and nothing comes before it.
    return geometry.rotation == .degrees0 ? units : min(units, Double(count - 1))
  }

  // MARK: Mouse

  mutating func mouseMotion(
    _ motion: SDL_MouseMotionEvent, at time: Double, into events: inout [InputEvent]
  ) {
    guard isOurs(motion.which, motion.windowID) else { return }
    mousePosition = geometry.point(unitX: Double(motion.x), unitY: Double(motion.y))
    isMouseInside = isInside(mousePosition)
    guard let held = heldButton else { return events.append(mouse(.hover, at: time)) }
    guard motion.state & (1 << (UInt32(held) - 1)) == 0 else {
      return events.append(mouse(.move, button: held, at: time))
    }
    // The button came up where the window could not see it.
    heldButton = nil
    events.append(mouse(.cancel, button: held, at: time))
    events.append(mouse(.hover, at: time))
  }

  mutating func mouseDown(_ button: SDL_MouseButtonEvent, at time: Double) -> [InputEvent] {
    guard isOurs(button.which, button.windowID), button.button > 0 else { return [] }
    mousePosition = geometry.point(unitX: Double(button.x), unitY: Double(button.y))
    isMouseInside = true
    // A second button neither starts a press nor disturbs the drag of the first.
    guard heldButton == nil || heldButton == button.button else { return [] }
    heldButton = button.button
    return [mouse(.down, button: button.button, at: time)]
  }

  mutating func mouseUp(_ button: SDL_MouseButtonEvent, at time: Double) -> [InputEvent] {
    guard isOurs(button.which, button.windowID), heldButton == button.button else { return [] }
    mousePosition = geometry.point(unitX: Double(button.x), unitY: Double(button.y))
    heldButton = nil
    isMouseInside = isInside(mousePosition)
    let up = mouse(.up, button: button.button, at: time)
    return isMouseInside ? [up] : [up, mouse(.leave, at: time)]
  }

  /// The mouse left the window; while a button is held it still belongs to it.
  mutating func mouseLeft(at time: Double) -> [InputEvent] {
    guard heldButton == nil, isMouseInside else { return [] }
    isMouseInside = false
    return [mouse(.leave, at: time)]
  }

  private func isInside(_ position: Point) -> Bool {
    position.x >= 0 && position.y >= 0 && position.x < geometry.size.width
      && position.y < geometry.size.height
  }

  private func isOurs(_ which: UInt32, _ window: UInt32) -> Bool {
    which != Self.touchMouseID && (window == windowID || window == 0)
  }

  private func mouse(
    _ phase: PointerEvent.Phase, button: UInt8 = 1, at time: Double
  ) -> InputEvent {
    let button: PointerButton =
      switch Int32(button) {
      case SDL_BUTTON_LEFT: .primary
      case SDL_BUTTON_RIGHT: .secondary
      default: .other
      }
    return .pointer(
      PointerEvent(
        id: .mouse, kind: .mouse, phase: phase, position: mousePosition, button: button,
        time: time))
  }
}
