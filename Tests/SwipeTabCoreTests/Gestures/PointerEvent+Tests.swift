import SwipeTabCore

extension PointerEvent {
  /// An event of a finger, in points and seconds.
  static func touch(
    _ phase: Phase, _ x: Double, _ y: Double, at time: Double, finger: Int64 = 1
  ) -> PointerEvent {
    PointerEvent(
      id: PointerID(device: 1, finger: finger), kind: .touch, phase: phase,
      position: Point(x: x, y: y), time: time)
  }

  /// An event of the mouse, in points and seconds.
  static func mouse(
    _ phase: Phase, _ x: Double, _ y: Double, at time: Double, button: PointerButton = .primary
  ) -> PointerEvent {
    PointerEvent(
      id: .mouse, kind: .mouse, phase: phase, position: Point(x: x, y: y), button: button,
      time: time)
  }
}
