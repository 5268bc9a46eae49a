import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Gesture arena") struct GestureArenaTests {
  let test = TestWindow()
  let log = EventLog()
  let outer = RecordingView(0, 0, 100, 100)
  let inner = RecordingView(0, 0, 50, 50)

  init() {
    test.window.rootView.addSubview(outer)
    outer.addSubview(inner)
  }

  private func recognizer(_ name: String, on view: View, _ decisions: GestureDecision...)
    -> ScriptedRecognizer
  {
    let recognizer = ScriptedRecognizer(name, decisions, log: log)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("Events go to all that are undecided, deepest first, and after a claim to the winner only")
  func claim() {
    _ = recognizer("inner", on: inner, .undecided, .undecided, .claim)
    _ = recognizer("outer", on: outer)
    test.send(.down, 10, 10)
    test.send(.move, 11, 10)
    test.send(.move, 12, 10)
    test.send(.move, 13, 10)
    test.send(.up, 13, 10)
    test.send(.move, 13, 10)
    #expect(
      log.take() == [
        "inner down", "outer down", "inner move", "outer move", "inner move", "outer lost",
        "inner won", "inner move", "inner up",
      ])
    #expect(test.window.arena.pointerCount == 0)
  }

  @Test("When two claim on the same event the deeper one wins")
  func deepestWins() {
    _ = recognizer("inner", on: inner, .claim)
    _ = recognizer("outer", on: outer, .claim)
    test.send(.down, 10, 10)
    #expect(log.take() == ["inner down", "outer lost", "inner won"])
  }

  @Test("One that failed hears nothing more")
  func failed() {
    _ = recognizer("inner", on: inner, .fail)
    _ = recognizer("outer", on: outer)
    test.send(.down, 10, 10)
    test.send(.move, 11, 10)
    #expect(log.take() == ["inner down", "outer down", "outer move"])
  }

  @Test("Recognisers that are disabled, or whose view was not hit, take no part")
  func notHit() {
    recognizer("inner", on: inner).isEnabled = false
    _ = recognizer("outer", on: outer)
    test.send(.down, 10, 10)
    test.send(.up, 10, 10)
    #expect(log.take() == ["outer down", "outer up"])
    test.send(.down, 150, 10)
    #expect(log.take().isEmpty)
  }

  @Test("The same pointer going down again ends what its lost up left behind")
  func lostUp() {
    _ = recognizer("inner", on: inner, .claim, .undecided, .undecided)
    test.send(.down, 10, 10)
    test.send(.down, 20, 20)
    #expect(log.take() == ["inner down", "inner won", "inner cancel", "inner down"])
    #expect(test.window.arena.pointerCount == 1)
  }

  @Test("Secondary buttons start and end nothing")
  func secondary() {
    _ = recognizer("inner", on: inner)
    test.send(.down, 10, 10, kind: .mouse, button: .secondary)
    test.send(.up, 10, 10, kind: .mouse, button: .secondary)
    #expect(log.take().isEmpty)
    test.send(.down, 10, 10, kind: .mouse)
    test.send(.up, 10, 10, kind: .mouse, button: .other)
    #expect(log.take() == ["inner down"])
    test.send(.up, 10, 10, kind: .mouse)
    #expect(log.take() == ["inner up"])
  }

  @Test("A mouse that hovers while it is down has lost its release")
  func hoverWhileDown() {
    _ = recognizer("inner", on: inner)
    test.send(.down, 10, 10, kind: .mouse)
    test.send(.hover, 12, 10, kind: .mouse)
    #expect(log.take() == ["inner down", "inner cancel"])
  }

  @Test("Lost focus takes all pointers away, a removed device its own")
  func takenAway() {
    _ = recognizer("inner", on: inner)
    test.send(.down, 10, 10, id: 1)
    test.send(.down, 12, 12, kind: .mouse)
    test.send(.deviceRemoved(7))
    #expect(test.window.arena.pointerCount == 2)
    test.send(.deviceRemoved(1))
    #expect(test.window.arena.pointerCount == 1)
    test.send(.focusLost)
    #expect(log.take() == ["inner down", "inner down", "inner cancel", "inner cancel"])
  }

  @Test("Escape takes a drag back before anyone hears of the key, a mere press it leaves alone")
  func escape() {
    let recognizer = recognizer("inner", on: inner, .undecided, .claim)
    outer.isFocusable = true
    test.window.moveFocus(to: outer)
    test.send(.down, 10, 10)
    test.press(.escape)
    #expect(outer.keys == [.escape])
    test.send(.move, 11, 10)
    test.press(.escape)
    #expect(outer.keys == [.escape])
    #expect(log.take() == ["inner down", "inner move", "inner won", "inner cancel"])
    test.send(.move, 12, 10)
    test.send(.up, 12, 10)
    #expect(log.take().isEmpty)
    #expect(recognizer.view === inner)
  }

  @Test("A view removed in the middle of its gesture gets a cancel and nothing more")
  func removedView() {
    _ = recognizer("inner", on: inner, .claim)
    _ = recognizer("outer", on: outer)
    test.send(.down, 10, 10)
    inner.removeFromSuperview()
    test.send(.move, 30, 10)
    test.send(.up, 30, 10)
    #expect(log.take() == ["inner down", "outer lost", "inner won", "inner cancel"])
  }

  @Test("A recogniser may take its own view, or another one, out of the tree")
  func removesItself() {
    let first = recognizer("inner", on: inner, .undecided, .claim)
    _ = recognizer("outer", on: outer, .undecided, .undecided)
    first.onEvent = { [inner] event in
      if event.phase == .move { inner.removeFromSuperview() }
    }
    test.send(.down, 10, 10)
    test.send(.move, 30, 10)
    test.send(.up, 30, 10)
    #expect(
      log.take() == [
        "inner down", "outer down", "inner move", "inner cancel", "outer move", "outer up",
      ])
  }

  @Test("An event without a position or time is ignored")
  func notFinite() {
    _ = recognizer("inner", on: inner)
    test.send(.down, .nan, 10)
    test.send(.down, 10, .infinity)
    test.window.handle(
      .pointer(
        PointerEvent(
          id: .mouse, kind: .mouse, phase: .down, position: .zero, time: .nan)))
    #expect(log.take().isEmpty)
  }

  @Test("A recogniser that drags with one finger takes a second one at once")
  func secondFinger() {
    let pan = PanGestureRecognizer(axis: .horizontal)
    var outputs: [PanRecognizer.Output] = []
    pan.action = { output, _ in outputs.append(output) }
    outer.addGestureRecognizer(pan)
    let button = Button(title: "x")
    button.frame = Rect(x: 0, y: 60, width: 50, height: 30)
    var presses = 0
    button.addAction { presses += 1 }
    outer.addSubview(button)
    test.send(.down, 10, 10, id: 1)
    test.send(.move, 40, 10, id: 1)
    #expect(outputs == [.pressed, .began])
    test.send(.down, 10, 70, id: 2)
    #expect(!button.isHighlighted)
    test.send(.up, 10, 70, id: 2)
    #expect(presses == 0)
    test.send(.up, 40, 10, id: 1)
    #expect(outputs.count == 3)
  }

  @Test("A vertical and a horizontal recogniser share out drags by their axis")
  func axes() {
    let (horizontal, vertical) = (
      PanGestureRecognizer(axis: .horizontal), PanGestureRecognizer(axis: .vertical)
    )
    outer.addGestureRecognizer(horizontal)
    inner.addGestureRecognizer(vertical)
    test.send(.down, 10, 10)
    test.send(.move, 12, 40)
    #expect(vertical.pan.isDragging)
    #expect(!horizontal.pan.isDragging)
    test.send(.move, 90, 40)
    #expect(!horizontal.pan.isDragging)
    test.send(.up, 90, 40)
    test.send(.down, 10, 10)
    test.send(.move, 40, 12)
    #expect(horizontal.pan.isDragging)
    #expect(!vertical.pan.isDragging)
  }

  @Test("A tap is a press that stays within the slop")
  func tap() {
    var taps: [Point] = []
    outer.addGestureRecognizer(TapGestureRecognizer { taps.append($0.location) })
    test.send(.down, 10, 10)
    test.send(.move, 20, 10)
    test.send(.up, 20, 10)
    #expect(taps == [Point(x: 20, y: 10)])
    test.send(.down, 10, 10)
    test.send(.move, 26, 10)
    test.send(.move, 10, 10)
    test.send(.up, 10, 10)
    test.send(.down, 10, 10)
    test.send(.up, 60, 10)
    test.send(.down, 10, 10)
    test.send(.cancel, 10, 10)
    #expect(taps.count == 1)
  }
}
