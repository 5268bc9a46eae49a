import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Pointer, scroll and key dispatch") struct PointerDispatchTests {
  let test = TestWindow()
  let outer = RecordingView(0, 0, 100, 100)
  let inner = RecordingView(0, 0, 50, 50)

  init() {
    test.window.rootView.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("A mouse hovers over the view under it and what holds it, until it leaves")
  func hover() {
    test.send(.hover, 60, 60, kind: .mouse)
    test.send(.hover, 10, 10, kind: .mouse)
    test.send(.hover, 20, 10, kind: .mouse)
    #expect(outer.hovers == [true])
    #expect(inner.hovers == [true])
    test.send(.leave, 0, 0, kind: .mouse)
    #expect(outer.hovers == [true, false])
    #expect(inner.hovers == [true, false])
  }

  @Test("A view removed under the mouse is not hovered any more")
  func hoverRemoved() {
    test.send(.hover, 10, 10, kind: .mouse)
    inner.removeFromSuperview()
    #expect(inner.hovers == [true, false])
    #expect(outer.hovers == [true])
  }

  @Test("Who takes the first event of a trackpad sequence gets the rest, wherever the pointer goes")
  func latch() {
    inner.scrollAnswer = true
    let point = Point(x: 10, y: 10)
    test.scroll(0, -5, at: point)
    test.scroll(0, -6, at: Point(x: 90, y: 90))
    #expect(inner.scrolls == [Point(x: 0, y: -5), Point(x: 0, y: -6)])
    #expect(outer.scrolls.isEmpty)
    test.scroll(0, 0, at: point, phase: .ended)
    inner.scrollAnswer = false
    outer.scrollAnswer = true
    test.scroll(0, -7, at: point)
    #expect(outer.scrolls == [Point(x: 0, y: -7)])
  }

  @Test("A silence of 150 ms ends the sequence")
  func silence() {
    inner.scrollAnswer = true
    test.scroll(0, -5, at: Point(x: 10, y: 10))
    test.scroll(0, -5, at: Point(x: 90, y: 90), after: 0.2)
    #expect(inner.scrolls.count == 1)
    #expect(outer.scrolls.count == 1)
  }

  @Test("A wheel goes to the deepest view that takes it")
  func wheel() {
    test.wheel(0, 1, at: Point(x: 10, y: 10))
    #expect(inner.wheels.count == 1)
    #expect(outer.wheels.count == 1)
    inner.scrollAnswer = true
    test.wheel(0, 1, at: Point(x: 10, y: 10))
    #expect(outer.wheels.count == 1)
  }

  @Test("Keys go from the focused view along the responders, past controllers")
  func keys() {
    final class Controller: KeyResponder {
      weak var view: View?
      var keys: [Key] = []
      var nextResponder: (any KeyResponder)? { view?.superview }
      func keyDown(_ event: KeyEvent) -> Bool {
        keys.append(event.key)
        return event.key == .home
      }
    }
    let controller = Controller()
    controller.view = inner
    inner.nextResponder = controller
    inner.isFocusable = true
    var unhandled: [Key] = []
    test.window.unhandledKeyHandler = {
      unhandled.append($0.key)
      return false
    }
    test.window.moveFocus(to: inner)
    test.press(.home)
    test.press(.end)
    #expect(inner.keys == [.home, .end])
    #expect(controller.keys == [.home, .end])
    #expect(outer.keys == [.end])
    #expect(unhandled == [.end])
  }

  @Test("What was due before an event happens before it")
  func timersFirst() {
    let log = EventLog()
    outer.addGestureRecognizer(ScriptedRecognizer("outer", [], log: log))
    test.window.schedule(at: 0.005) { log.add("timer") }
    test.send(.down, 90, 90)
    #expect(log.take() == ["timer", "outer down"])
  }
}
