import SwipeTabCore
import Testing

@testable import SwipeTabViews

/// Every kind of input for a stage, in window points.
extension Stage {
  /// A pointer of any kind.
  func point(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 300, kind: PointerKind = .touch,
    finger: Int64 = 1, button: PointerButton = .primary
  ) {
    let id = kind == .mouse ? PointerID.mouse : PointerID(device: 1, finger: finger)
    window.handle(
      .pointer(
        PointerEvent(
          id: id, kind: kind, phase: phase, position: Point(x: x, y: y), button: button,
          time: time)))
    window.update(to: time)
  }

  /// A quick short drag in the given direction, lifted in mid-motion.
  func fling(_ direction: Double, from start: Double? = nil, y: Double = 300) {
    let x = start ?? window.size.width / 2
    down(x, y)
    for step in 1...6 {
      wait(8)
      move(x + direction * 16 * Double(step), y)
    }
    up(x + direction * 96, y)
  }

  /// A trackpad's event: how far the content is to move, in trackpad units.
  func scroll(
    _ dx: Double, _ dy: Double = 0, phase: ScrollEvent.Phase = .changed, x: Double = 200,
    y: Double = 300
  ) {
    window.handle(
      .scroll(
        ScrollEvent(
          delta: Point(x: dx, y: dy), phase: phase, position: Point(x: x, y: y), time: time)))
    window.update(to: time)
  }

  /// Notches of a wheel.
  func wheel(
    _ dx: Double, _ dy: Double = 0, isShifted: Bool = false, x: Double = 200, y: Double = 300
  ) {
    window.handle(
      .wheel(
        WheelEvent(
          notches: Point(x: dx, y: dy), isShifted: isShifted, position: Point(x: x, y: y),
          time: time)))
    window.update(to: time)
  }

  /// A key that goes down.
  func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    window.handle(.key(KeyEvent(key: key, modifiers: modifiers, time: time)))
    window.update(to: time)
  }

  /// What the window system tells.
  func tell(_ event: WindowEvent) {
    window.handle(.window(event, time: time))
    window.update(to: time)
  }

  /// Lets every motion come to its end.
  func settle() { wait(1000) }
}

/// A layout direction and a width for the page, whole and not.
struct SwipeCase: Sendable, CustomTestStringConvertible {
  let width: Double
  let direction: LayoutDirection

  /// 1 when the next page lies to the right.
  var sign: Double { direction.sign }
  var testDescription: String { "\(width) \(direction.rawValue)" }

  static let all: [SwipeCase] = [800, 392.727, 411.428].flatMap { width in
    LayoutDirection.allCases.map { SwipeCase(width: width, direction: $0) }
  }
}

/// A container on a stage for tests of gestures.
@MainActor struct SwipeFixture {
  let container: LoggingContainer
  let stage: Stage
  let sign: Double
  let width: Double

  init(_ swipe: SwipeCase, pages: Int = 3, selected: Int = 0, style: (any TabBarStyle)? = nil) {
    container = LoggingContainer(pages: pages, style: style)
    stage = Stage(container, size: Size(width: swipe.width, height: 600))
    stage.window.layoutDirection = swipe.direction
    sign = swipe.sign
    width = swipe.width
    if selected != 0 { container.selectedViewControllerIndex = selected }
    stage.show()
    _ = container.journal.take()
  }

  /// The pages' position.
  var position: Double { container.presentation.position }
  var selected: Int { container.selectedViewControllerIndex }
  /// Whether the bar shows the same position as the pages.
  var isInStep: Bool { container.tabBar?.presentation.position == position }

  /// A coordinate that lies `part` of the width from the leading edge.
  func x(_ part: Double) -> Double { sign > 0 ? part * width : (1 - part) * width }

  /// Where a page's view lies, in points of the pages.
  func origin(of page: Int) -> Double { container.pages[page].view.frame.minX }

  /// Puts a view into a page.
  func add(_ view: View, to page: Int, frame: Rect) {
    view.frame = frame
    container.pages[page].view.addSubview(view)
    stage.window.update(to: stage.time)
  }
}
