import SwipeTabCore
import Testing

@Suite("Recognising a drag")
struct PanRecognizerTests {
  @Test("a finger drags from the press plus the slop and is released with its velocity")
  func dragOfOneFinger() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.handle(.touch(.down, 200, 50, at: 1.00)) == .pressed)
    #expect(pan.handle(.touch(.move, 190, 50, at: 1.01)) == .none)
    #expect(pan.handle(.touch(.move, 180, 51, at: 1.02)) == .began)
    #expect(pan.anchor == 184)
    #expect(pan.location == 180)
    #expect(pan.handle(.touch(.move, 170, 52, at: 1.03)) == .moved)
    #expect(pan.displacement == -14)
    expectRelease(pan.handle(.touch(.up, 170, 52, at: 1.03)), velocity: -1000, travel: 30)
    #expect(!pan.isDragging)
    #expect(pan.location == 170)
    #expect(pan.displacement == 0)
  }

  @Test(
    "the slop is 16 points for touch and pen and 8 for the mouse, reached exactly",
    arguments: [(PointerKind.touch, 16.0), (.mouse, 8), (.pen, 16)], [1.0, -1.0])
  func slop(kind: (PointerKind, Double), sign: Double) {
    var pan = PanRecognizer(axis: .horizontal)
    let (kind, slop) = kind
    func event(_ phase: PointerEvent.Phase, _ x: Double) -> PointerEvent {
      PointerEvent(
        id: .mouse, kind: kind, phase: phase, position: Point(x: x, y: 7), time: 0)
    }
    #expect(pan.handle(event(.down, 100)) == .pressed)
    #expect(pan.handle(event(.move, 100 + sign * (slop - 0.125))) == .none)
    #expect(pan.handle(event(.move, 100 + sign * slop)) == .began)
    #expect(pan.displacement == 0)
    #expect(pan.direction == sign)
    #expect(pan.anchor == 100 + sign * slop)
    #expect(pan.handle(event(.move, 100 + sign * 50)) == .moved)
    #expect(pan.displacement == sign * (50 - slop))
  }

  @Test("the first displacement is what exceeds the slop, however far the first move went")
  func jumpingFinger() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    #expect(pan.handle(.touch(.move, 300, 0, at: 0.01)) == .began)
    #expect(pan.displacement == 284)
  }

  @Test("a drag back past the press keeps its anchor")
  func dragBack() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 100, 0, at: 0))
    _ = pan.handle(.touch(.move, 130, 0, at: 0.01))
    #expect(pan.handle(.touch(.move, 40, 0, at: 0.02)) == .moved)
    #expect(pan.anchor == 116)
    #expect(pan.direction == 1)
    #expect(pan.displacement == -76)
    _ = pan.handle(.touch(.up, 40, 0, at: 0.03))
    _ = pan.handle(.touch(.down, 40, 0, at: 1))
    #expect(pan.direction == 0)
  }

  @Test(
    "exactly one axis takes a drag, the vertical one when both parts are equal",
    arguments: [
      (16.0, 15.9, true), (16, 16, false), (-16, 16, false), (15.9, -16, false), (-16, 0, true),
      (0, 16, false),
    ])
  func axis(x: Double, y: Double, isHorizontal: Bool) {
    for axis in [PanRecognizer.Axis.horizontal, .vertical] {
      var pan = PanRecognizer(axis: axis)
      _ = pan.handle(.touch(.down, 50, 50, at: 0))
      let output = pan.handle(.touch(.move, 50 + x, 50 + y, at: 0.01))
      #expect(output == (isHorizontal == (axis == .horizontal) ? .began : .failed))
    }
  }

  @Test("the arc of a thumb that scrolls a list is no drag of the pages")
  func thumbArc() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    #expect(pan.handle(.touch(.move, 6, 8, at: 0.01)) == .none)
    #expect(pan.handle(.touch(.move, 10, 20, at: 0.02)) == .failed)
    #expect(pan.handle(.touch(.move, 16, 40, at: 0.03)) == .none)
    #expect(pan.handle(.touch(.move, 300, 40, at: 0.04)) == .none)
    #expect(pan.handle(.touch(.up, 300, 40, at: 0.05)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 0.06)) == .pressed)
  }

  @Test("a press within the slop is a tap, however long it takes")
  func tap() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 10, 10, at: 0))
    #expect(pan.handle(.touch(.move, 25, 20, at: 1)) == .none)
    #expect(pan.handle(.touch(.move, 9, 10, at: 2)) == .none)
    #expect(pan.handle(.touch(.up, 9, 10, at: 100)) == .tapped)
    #expect(!pan.isPressed)
  }

  @Test("a finger lifted beyond the slop without a move in between neither taps nor drags")
  func farLift() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 10, 10, at: 0))
    #expect(pan.handle(.touch(.up, 90, 10, at: 0.1)) == .failed)
    #expect(pan.handle(.touch(.down, 10, 10, at: 0.2)) == .pressed)
  }

  @Test("the lift places the page, but is no move for the velocity")
  func liftElsewhere() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    _ = pan.handle(.touch(.move, 20, 0, at: 0.01))
    _ = pan.handle(.touch(.move, 30, 0, at: 0.02))
    expectRelease(pan.handle(.touch(.up, 36, 0, at: 0.03)), velocity: 1000, travel: 30)
    #expect(pan.location == 36)
  }

  @Test("a rest before the lift takes the velocity away")
  func restBeforeLift() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    for index in 1...10 {
      _ = pan.handle(.touch(.move, Double(index) * 10, 0, at: Double(index) * 0.01))
    }
    expectRelease(pan.handle(.touch(.up, 100, 0, at: 0.141)), velocity: 0, travel: 100)
  }

  @Test("a vertical drag is measured along its own axis")
  func verticalDrag() {
    var pan = PanRecognizer(axis: .vertical)
    _ = pan.handle(.touch(.down, 5, 100, at: 0))
    #expect(pan.handle(.touch(.move, 9, 80, at: 0.01)) == .began)
    #expect(pan.anchor == 84)
    #expect(pan.displacement == -4)
    #expect(pan.handle(.touch(.move, 90, 60, at: 0.02)) == .moved)
    expectRelease(pan.handle(.touch(.up, 90, 60, at: 0.02)), velocity: -2000, travel: 40)
  }

  @Test("other buttons of a mouse do nothing, even when they are never released")
  func otherButtons() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.handle(.mouse(.down, 0, 0, at: 0, button: .secondary)) == .none)
    #expect(pan.handle(.mouse(.move, 50, 0, at: 0.1)) == .none)
    #expect(pan.handle(.mouse(.down, 50, 0, at: 0.2)) == .pressed)
    #expect(pan.handle(.mouse(.down, 50, 0, at: 0.3, button: .other)) == .none)
    #expect(pan.handle(.mouse(.up, 50, 0, at: 0.4, button: .secondary)) == .none)
    #expect(pan.handle(.mouse(.move, 60, 0, at: 0.5)) == .began)
    #expect(pan.handle(.mouse(.up, 60, 0, at: 0.6, button: .other)) == .none)
    #expect(pan.isDragging)
    expectRelease(pan.handle(.mouse(.up, 60, 0, at: 0.7)), velocity: 0, travel: 10)
  }

  @Test("pointers that did not go down here are ignored")
  func strangers() {
    var pan = PanRecognizer(axis: .horizontal)
    let untouched = pan
    for phase in [PointerEvent.Phase.move, .up, .cancel, .hover, .leave] {
      #expect(pan.handle(.touch(phase, 10, 10, at: 0)) == .none)
    }
    #expect(pan == untouched)
  }

  @Test("positions that are not finite do not move the drag, but a lift still ends it")
  func notFinite() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.handle(.touch(.down, .nan, 0, at: 0)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 0)) == .pressed)
    #expect(pan.handle(.touch(.move, .infinity, 0, at: 0.01)) == .none)
    #expect(pan.handle(.touch(.move, 100, .nan, at: 0.01)) == .none)
    #expect(pan.location == 0)
    #expect(pan.handle(.touch(.move, 30, 0, at: 0.01)) == .began)
    _ = pan.handle(.touch(.move, 40, 0, at: 0.02))
    expectRelease(pan.handle(.touch(.up, .nan, .nan, at: .nan)), velocity: 1000, travel: 40)
    #expect(pan.location == 40)
  }

  @Test("a hold is a press that remembers what it stopped, and still needs the slop")
  func hold() {
    var pan = PanRecognizer(axis: .horizontal)
    pan.hold()
    #expect(!pan.isHolding)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    pan.hold()
    #expect(pan.handle(.touch(.move, 15, 0, at: 0.01)) == .none)
    #expect(pan.handle(.touch(.move, 17, 0, at: 0.02)) == .began)
    #expect(pan.displacement == 1)
    #expect(pan.isHolding)
    _ = pan.handle(.touch(.up, 17, 0, at: 0.03))
    _ = pan.handle(.touch(.down, 0, 0, at: 1))
    #expect(!pan.isHolding)
    pan.hold()
    #expect(pan.handle(.touch(.up, 0, 0, at: 2)) == .tapped)
    #expect(pan.isHolding)
  }

  @Test("several moves at one time all count, and the newest places the page")
  func movesOfOneFrame() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    for x in [4.0, 9, 12, 20, 24] { _ = pan.handle(.touch(.move, x, 0, at: 0.01)) }
    #expect(pan.location == 24)
    for x in [30.0, 34] { _ = pan.handle(.touch(.move, x, 0, at: 0.02)) }
    // The means of both times: 13.8 and 32.
    expectRelease(pan.handle(.touch(.up, 34, 0, at: 0.02)), velocity: 1820, travel: 34)
  }

  private func expectRelease(
    _ output: PanRecognizer.Output, velocity: Double, travel: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    guard case .released(let release) = output else {
      Issue.record("\(output) is no release", sourceLocation: location)
      return
    }
    #expect(abs(release.velocity - velocity) < 1e-6, sourceLocation: location)
    #expect(release.travel == travel, sourceLocation: location)
  }
}
