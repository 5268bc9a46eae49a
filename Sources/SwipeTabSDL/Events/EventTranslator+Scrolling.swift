import CSDL2
package import SwipeTabCore

extension EventTranslator {
  /// How long after a fraction a whole number still belongs to the trackpad, in seconds.
  private static let sequenceGap = 0.15

  mutating func wheel(
    _ wheel: SDL_MouseWheelEvent, at time: Double, isShifted: Bool
  ) -> [InputEvent] {
    guard !hasNativeAxes, wheel.which != UInt32.max,
      wheel.windowID == windowID || wheel.windowID == 0
    else { return [] }
    // Events made by hand may fill in whole numbers only.
    let x = wheel.preciseX == 0 ? Double(wheel.x) : Double(wheel.preciseX)
    let y = wheel.preciseY == 0 ? Double(wheel.y) : Double(wheel.preciseY)
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return [] }
    if scrolling.hasFractions {
      let isFraction = x != x.rounded() || y != y.rounded()
      if isFraction || time - latestFraction < Self.sequenceGap {
        latestFraction = time
        return [scroll(scrolling.contentMotion(x: x, y: y), phase: .changed, at: time)]
      }
    }
    let notches = Point(x: x * scrolling.horizontalSign, y: y)
    return [turn(notches, isShifted: isShifted, at: time)]
  }

  /// What a frame of a `WaylandAxisListener` means.
  /// - Parameters:
  ///   - frame: The frame.
  ///   - time: When it came, in seconds.
  ///   - isShifted: Whether Shift is held.
  /// - Returns: The events in order.
  package mutating func translate(
    _ frame: AxisFrame, at time: Double, isShifted: Bool
  ) -> [InputEvent] {
    if frame.source == .wheel || frame.source == .tilt {
      // Compositors that send no notches send ten or fifteen units for one; SDL takes ten.
      func notches(_ axis: AxisFrame.Axis) -> Double {
        frame.notches[axis] ?? (frame.distances[axis] ?? 0) / 10
      }
      let turned = Point(x: notches(.horizontal) + 0, y: -notches(.vertical) + 0)
      return turned == .zero ? [] : [turn(turned, isShifted: isShifted, at: time)]
    }
    var events: [InputEvent] = []
    let moved = frame.distances.filter { $0.value != 0 }
    if !moved.isEmpty {
      scrollingAxes.formUnion(moved.keys)
      let steps = (x: (moved[.horizontal] ?? 0) / 10, y: -(moved[.vertical] ?? 0) / 10)
      events.append(
        scroll(scrolling.contentMotion(x: steps.x, y: steps.y), phase: .changed, at: time))
    }
    // Each axis stops by itself: the fingers are off when the last one has.
    if !frame.stops.isEmpty, !scrollingAxes.isEmpty {
      scrollingAxes.subtract(frame.stops)
      if scrollingAxes.isEmpty { events.append(scroll(.zero, phase: .ended, at: time)) }
    }
    return events
  }

  private func scroll(_ delta: Point, phase: ScrollEvent.Phase, at time: Double) -> InputEvent {
    // Two fingers move along the same axes as the pointer under one: those of the screen.
    .scroll(
      ScrollEvent(
        delta: geometry.rotation.upright(motion: delta), phase: phase, position: mousePosition,
        time: time))
  }

  /// A wheel stands on the table, however the screen is mounted: down is down on the picture.
  private func turn(_ notches: Point, isShifted: Bool, at time: Double) -> InputEvent {
    .wheel(
      WheelEvent(notches: notches, isShifted: isShifted, position: mousePosition, time: time))
  }
}
