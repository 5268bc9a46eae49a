import Testing

@testable import SwipeTabCore

@Suite("Several fingers, lost events and cancelling")
struct PanRecognizerFingerTests {
  @Test("a second finger neither jumps nor steals")
  func secondFinger() {
    var pan = dragging(to: 130)
    #expect(pan.handle(.touch(.down, 500, 300, at: 0.05, finger: 2)) == .none)
    #expect(pan.handle(.touch(.move, 700, 300, at: 0.06, finger: 2)) == .none)
    #expect(pan.location == 130)
    #expect(pan.handle(.touch(.move, 140, 0, at: 0.07)) == .moved)
    #expect(pan.handle(.touch(.up, 700, 300, at: 0.08, finger: 2)) == .none)
    #expect(pan.handle(.touch(.move, 150, 0, at: 0.09)) == .moved)
    #expect(pan.location == 150)
    #expect(pan.driver?.finger == 1)
  }

  @Test("when the first finger lifts, the second goes on from where the drag is")
  func handOver() {
    var pan = dragging(to: 130)
    _ = pan.handle(.touch(.down, 500, 300, at: 0.05, finger: 2))
    _ = pan.handle(.touch(.move, 510, 300, at: 0.06, finger: 2))
    #expect(pan.handle(.touch(.up, 131, 0, at: 0.07)) == .none)
    #expect(pan.isDragging)
    #expect(pan.location == 131)
    #expect(pan.driver?.finger == 2)
    #expect(pan.handle(.touch(.move, 500, 300, at: 0.08, finger: 2)) == .moved)
    #expect(pan.location == 121)
    #expect(pan.anchor == 116)
    #expect(pan.displacement == 5)
  }

  @Test("the velocity after a hand-over is that of the new finger alone")
  func handOverVelocity() {
    var pan = dragging(to: 300)
    _ = pan.handle(.touch(.down, 500, 0, at: 0.05, finger: 2))
    _ = pan.handle(.touch(.up, 300, 0, at: 0.06))
    var still = pan
    #expect(
      still.handle(.touch(.up, 500, 0, at: 0.06, finger: 2))
        == .released(PanRelease(velocity: 0, travel: 0)))
    _ = pan.handle(.touch(.move, 495, 0, at: 0.07, finger: 2))
    _ = pan.handle(.touch(.move, 485, 0, at: 0.08, finger: 2))
    guard case .released(let release) = pan.handle(.touch(.up, 485, 0, at: 0.08, finger: 2)) else {
      Issue.record("no release")
      return
    }
    #expect(abs(release.velocity + 1000) < 1e-6)
    #expect(release.travel == 15)
    #expect(pan.location == 285)
  }

  @Test("fingers take over in the order in which they came, any number of times")
  func relay() {
    var pan = dragging(to: 130)
    _ = pan.handle(.touch(.down, 10, 0, at: 0.1, finger: 2))
    _ = pan.handle(.touch(.down, 20, 0, at: 0.1, finger: 3))
    _ = pan.handle(.touch(.up, 130, 0, at: 0.2, finger: 1))
    _ = pan.handle(.touch(.move, 15, 0, at: 0.3, finger: 2))
    #expect(pan.location == 135)
    _ = pan.handle(.touch(.down, 900, 0, at: 0.3, finger: 1))
    _ = pan.handle(.touch(.up, 15, 0, at: 0.4, finger: 2))
    _ = pan.handle(.touch(.move, 22, 0, at: 0.5, finger: 3))
    #expect(pan.location == 137)
    _ = pan.handle(.touch(.up, 22, 0, at: 0.6, finger: 3))
    #expect(pan.driver?.finger == 1)
    _ = pan.handle(.touch(.move, 897, 0, at: 0.7, finger: 1))
    #expect(pan.location == 134)
  }

  @Test("a hand-over before the slop keeps what was moved, along both axes")
  func handOverOfPress() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 100, 100, at: 0))
    _ = pan.handle(.touch(.move, 110, 104, at: 0.01))
    _ = pan.handle(.touch(.down, 400, 50, at: 0.02, finger: 2))
    #expect(pan.handle(.touch(.up, 110, 104, at: 0.03)) == .none)
    #expect(pan.isPressed)
    #expect(pan.handle(.touch(.move, 405, 50, at: 0.04, finger: 2)) == .none)
    #expect(pan.handle(.touch(.move, 407, 50, at: 0.05, finger: 2)) == .began)
    #expect(pan.location == 117)
    #expect(pan.anchor == 116)
  }

  @Test("two fingers that tap are one tap, when the last is lifted")
  func twoFingerTap() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.handle(.touch(.down, 100, 100, at: 0)) == .pressed)
    #expect(pan.handle(.touch(.down, 200, 100, at: 0, finger: 2)) == .none)
    #expect(pan.handle(.touch(.up, 100, 100, at: 0.1)) == .none)
    #expect(pan.handle(.touch(.up, 200, 100, at: 0.1, finger: 2)) == .tapped)
  }

  @Test("after a vertical drag nothing happens until every finger is up")
  func lockOut() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    #expect(pan.handle(.touch(.move, 0, 30, at: 0.01)) == .failed)
    #expect(pan.isLockedOut)
    #expect(pan.handle(.touch(.down, 200, 0, at: 0.1, finger: 2)) == .none)
    #expect(pan.handle(.touch(.move, 300, 0, at: 0.2, finger: 2)) == .none)
    #expect(pan.handle(.touch(.up, 0, 30, at: 0.3)) == .none)
    #expect(pan.handle(.touch(.move, 400, 0, at: 0.4, finger: 2)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 0.5, finger: 3)) == .none)
    #expect(pan.handle(.touch(.up, 400, 0, at: 0.6, finger: 2)) == .none)
    #expect(pan.handle(.touch(.up, 0, 0, at: 0.7, finger: 3)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 0.8, finger: 3)) == .pressed)
  }

  @Test("a driving finger that is taken away cancels, even with another one down")
  func cancelledDriver() {
    var pan = dragging(to: 130)
    _ = pan.handle(.touch(.down, 500, 0, at: 0.1, finger: 2))
    #expect(pan.handle(.touch(.cancel, 130, 0, at: 0.2)) == .cancelled)
    #expect(!pan.isDragging)
    #expect(pan.handle(.touch(.move, 600, 0, at: 0.3, finger: 2)) == .none)
    #expect(pan.handle(.touch(.up, 600, 0, at: 0.4, finger: 2)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 0.5)) == .pressed)
    #expect(pan.handle(.touch(.cancel, .nan, 0, at: 0.6)) == .cancelled)
  }

  @Test("another finger that is taken away changes nothing")
  func cancelledSecond() {
    var pan = dragging(to: 130)
    _ = pan.handle(.touch(.down, 500, 0, at: 0.1, finger: 2))
    #expect(pan.handle(.touch(.cancel, 500, 0, at: 0.2, finger: 2)) == .none)
    #expect(pan.handle(.touch(.move, 131, 0, at: 0.3)) == .moved)
  }

  @Test("a finger that goes down while it is down cancels the old drag, then presses anew")
  func lostUp() {
    var pan = dragging(to: 130)
    let event = PointerEvent.touch(.down, 400, 0, at: 5)
    #expect(pan.handle(event) == .cancelled)
    #expect(pan.hasUnhandledEvent)
    #expect(pan.handle(event) == .pressed)
    #expect(!pan.hasUnhandledEvent)
    #expect(pan.location == 400)
    #expect(pan.outputs(for: .touch(.down, 300, 0, at: 6)) == [.cancelled, .pressed])
    #expect(pan.outputs(for: .touch(.up, 300, 0, at: 7)) == [.tapped])
  }

  @Test("an owner that does not hand the event in again only loses that press")
  func lostUpUnhandled() {
    var pan = dragging(to: 130)
    #expect(pan.handle(.touch(.down, 400, 0, at: 5)) == .cancelled)
    #expect(pan.handle(.touch(.move, 500, 0, at: 6)) == .none)
    #expect(pan.handle(.touch(.up, 500, 0, at: 7)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 8)) == .pressed)
  }

  @Test("a second finger whose lift got lost comes back without harm")
  func lostUpOfSecond() {
    var pan = dragging(to: 130)
    _ = pan.handle(.touch(.down, 500, 0, at: 0.1, finger: 2))
    #expect(pan.outputs(for: .touch(.down, 700, 0, at: 0.2, finger: 2)) == [.none])
    _ = pan.handle(.touch(.up, 130, 0, at: 0.3))
    #expect(pan.handle(.touch(.move, 710, 0, at: 0.4, finger: 2)) == .moved)
    #expect(pan.location == 140)
  }

  @Test("a lost lift after a failure does not lock the pages for ever")
  func lostUpAfterFailure() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    _ = pan.handle(.touch(.move, 0, 40, at: 0.01))
    #expect(pan.outputs(for: .touch(.down, 0, 0, at: 3)) == [.pressed])
    _ = pan.handle(.touch(.move, 0, 40, at: 3.01))
    #expect(pan.cancel() == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 4, finger: 2)) == .pressed)
  }

  @Test("a mouse that moves without a button has lost its release")
  func lostMouseUp() {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.mouse(.down, 0, 0, at: 0))
    _ = pan.handle(.mouse(.move, 20, 0, at: 0.1))
    #expect(pan.handle(.mouse(.leave, 20, 0, at: 0.2)) == .none)
    #expect(pan.handle(.mouse(.hover, 90, 0, at: 0.3)) == .cancelled)
    #expect(pan.handle(.mouse(.hover, 90, 0, at: 0.4)) == .none)
  }

  @Test("cancelling ends a press or drag once and forgets its fingers")
  func cancel() {
    var pan = PanRecognizer(axis: .horizontal)
    #expect(pan.cancel() == .none)
    _ = pan.handle(.touch(.down, 0, 0, at: 0))
    #expect(pan.cancel() == .cancelled)
    #expect(pan.cancel() == .none)
    #expect(pan.handle(.touch(.move, 50, 0, at: 1)) == .none)
    #expect(pan.handle(.touch(.up, 50, 0, at: 1)) == .none)
    pan = dragging(to: 130)
    #expect(pan.cancel() == .cancelled)
    #expect(pan.handle(.touch(.move, 200, 0, at: 2)) == .none)
    #expect(pan.handle(.touch(.down, 0, 0, at: 3)) == .pressed)
  }

  @Test("fingers that are never lifted do not pile up")
  func manyFingers() {
    var pan = dragging(to: 130)
    for finger in 2...1000 { _ = pan.handle(.touch(.down, 0, 0, at: 1, finger: Int64(finger))) }
    #expect(pan.fingers.count == PanRecognizer.maximumFingers)
    #expect(pan.driver?.finger == 1)
    _ = pan.handle(.touch(.move, 150, 0, at: 2))
    #expect(pan.location == 150)
  }

  @Test("mirrored events give exactly mirrored outputs", arguments: 1...40)
  func mirrored(seed: UInt64) {
    forEachRandomEvent(seed: seed) { event, pan, mirror in
      var reverse = event
      reverse.position.x = -event.position.x
      let outputs = pan.outputs(for: event)
      #expect(outputs.map(\.mirrored) == mirror.outputs(for: reverse))
      #expect(pan.location == -mirror.location)
      #expect(pan.displacement == -mirror.displacement)
    }
  }

  @Test("any series of events gives outputs in a legal order", arguments: 1...40)
  func legalOrder(seed: UInt64) {
    var isPressed = false
    var isDragging = false
    forEachRandomEvent(seed: seed) { event, pan, _ in
      let before = pan.location
      for output in pan.outputs(for: event) {
        switch output {
        case .none: break
        case .pressed:
          #expect(!isPressed && !isDragging)
          isPressed = true
        case .began:
          #expect(isPressed)
          isPressed = false
          isDragging = true
          // The drag trails by exactly the slop, in the direction of the motion.
          #expect(abs(pan.displacement) <= abs(pan.location - along(pan.press)))
        case .moved: #expect(isDragging)
        case .failed, .tapped:
          #expect(isPressed)
          isPressed = false
        case .released(let release):
          #expect(isDragging)
          #expect(abs(release.velocity) <= 8000 && release.travel >= 0)
          isDragging = false
        case .cancelled:
          #expect(isPressed || isDragging)
          isPressed = false
          isDragging = false
        }
      }
      #expect(pan.isDragging == isDragging)
      #expect(pan.isPressed == isPressed)
      // Only the driver's own events move the drag; nothing that fingers join or leave does.
      if event.phase == .down, isDragging { #expect(pan.location == before) }
    }
  }

  private func along(_ point: Point) -> Double { point.x }

  /// A drag of finger 1 from 100 to `x` that has begun.
  private func dragging(to x: Double) -> PanRecognizer {
    var pan = PanRecognizer(axis: .horizontal)
    _ = pan.handle(.touch(.down, 100, 0, at: 0))
    #expect(pan.handle(.touch(.move, x, 0, at: 0.01)) == .began)
    return pan
  }

  private func forEachRandomEvent(
    seed: UInt64, _ body: (PointerEvent, inout PanRecognizer, inout PanRecognizer) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    var pan = PanRecognizer(axis: .horizontal)
    var mirror = PanRecognizer(axis: .horizontal)
    var positions: [Int64: Point] = [:]
    var time = 0.0
    for _ in 0..<500 {
      time += random.double(in: 0...0.03)
      let finger = Int64(random.int(in: 1...3))
      let phase: PointerEvent.Phase =
        switch random.int(in: 0...20) {
        case 0...3: .down
        case 4, 5: .up
        case 6: .cancel
        default: .move
        }
      var position = positions[finger] ?? Point(x: 300, y: 300)
      position.x += random.double(in: -12...12)
      position.y += random.double(in: -4...4)
      positions[finger] = position
      body(.touch(phase, position.x, position.y, at: time, finger: finger), &pan, &mirror)
    }
  }
}

extension PanRecognizer.Output {
  fileprivate var mirrored: PanRecognizer.Output {
    guard case .released(let release) = self else { return self }
    return .released(PanRelease(velocity: -release.velocity, travel: release.travel))
  }
}
