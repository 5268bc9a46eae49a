import SwipeTabCore
import Testing

@Suite("Swiping on a trackpad")
struct ScrollTrackerTests {
  @Test("the first event of enough length begins and counts in full")
  func begins() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(-10, 3, at: 1)) == .began)
    #expect(scroll.displacement == -10)
    #expect(scroll.handle(.scroll(-7, 3, at: 1.01)) == .moved)
    #expect(scroll.displacement == -17)
    #expect(scroll.isTracking)
  }

  @Test(
    "the axis is horizontal from 1.2 times the vertical part on",
    arguments: [
      (12.0, 10.0, true), (11.99, 10, false), (-12, 10, true), (12, -10, true), (10, 10, false),
      (0, 10, false), (10, 0, true),
    ])
  func axis(x: Double, y: Double, isHorizontal: Bool) {
    var horizontal = ScrollTracker(axis: .horizontal)
    var vertical = ScrollTracker(axis: .vertical)
    #expect(horizontal.handle(.scroll(x, y, at: 0)) == (isHorizontal ? .began : .failed))
    #expect(vertical.handle(.scroll(x, y, at: 0)) == (isHorizontal ? .failed : .began))
  }

  @Test("tiny events are added up before the axis is decided, and none of them is lost")
  func tinyEvents() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(0.25, 1, at: 0)) == .none)
    #expect(scroll.handle(.scroll(1.5, 0, at: 0.01)) == .none)
    #expect(scroll.handle(.scroll(0.25, 0, at: 0.02)) == .began)
    #expect(scroll.displacement == 2)
  }

  @Test("a vertical scroll never pages, however it goes on, until the sequence ends")
  func verticalLatch() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(2, 10, at: 0)) == .failed)
    for index in 1...20 {
      #expect(scroll.handle(.scroll(30, 0, at: Double(index) * 0.1)) == .none)
    }
    #expect(scroll.deadline == 2.15)
    #expect(scroll.expire(at: 2.15) == .none)
    #expect(scroll.deadline == nil)
    #expect(scroll.handle(.scroll(30, 0, at: 2.16)) == .began)
  }

  @Test("a horizontal swipe goes on when the fingers wander off the axis")
  func horizontalLatch() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(10, 0, at: 0)) == .began)
    #expect(scroll.handle(.scroll(1, 40, at: 0.01)) == .moved)
    #expect(scroll.displacement == 11)
  }

  @Test("a lift releases at once with the velocity of the moves")
  func lift() {
    var scroll = ScrollTracker()
    for index in 0..<6 { _ = scroll.handle(.scroll(8, 0, at: 1 + Double(index) * 0.01)) }
    expectRelease(scroll.handle(.lift(at: 1.05)), velocity: 800, travel: 48)
    #expect(!scroll.isTracking)
    #expect(scroll.displacement == 48)
  }

  @Test("a last motion that comes with the lift counts, but begins nothing")
  func liftWithMotion() {
    var scroll = ScrollTracker()
    _ = scroll.handle(.scroll(8, 0, at: 1))
    let lift = ScrollEvent(
      delta: Point(x: 8, y: 0), phase: .ended, position: .zero, time: 1.0078125)
    var undecided = ScrollTracker()
    _ = undecided.handle(.scroll(1, 0, at: 1))
    expectRelease(scroll.handle(lift), velocity: 1024, travel: 16)
    #expect(scroll.displacement == 16)
    #expect(undecided.handle(lift) == .none)
    #expect(undecided.displacement == 1)
  }

  @Test("a lift after a rest of more than 40 ms has no velocity")
  func liftAfterRest() {
    var scroll = ScrollTracker()
    for index in 0..<6 { _ = scroll.handle(.scroll(8, 0, at: 1 + Double(index) * 0.01)) }
    expectRelease(scroll.handle(.lift(at: 1.091)), velocity: 0, travel: 48)
  }

  @Test("silence of 150 ms releases with the velocity of the last moves")
  func silence() {
    var scroll = ScrollTracker()
    for index in 0..<6 { _ = scroll.handle(.scroll(-8, 0, at: 1 + Double(index) * 0.01)) }
    #expect(scroll.expire(at: 1.199) == .none)
    #expect(scroll.deadline.map { abs($0 - 1.2) < 1e-12 } == true)
    expectRelease(scroll.expire(at: scroll.deadline ?? 0), velocity: -800, travel: 48)
    #expect(scroll.expire(at: 9) == .none)
  }

  @Test("an event after an unnoticed silence ends the old sequence first and then starts its own")
  func unnoticedSilence() {
    var scroll = ScrollTracker()
    for index in 0..<6 { _ = scroll.handle(.scroll(8, 0, at: 1 + Double(index) * 0.01)) }
    let outputs = scroll.outputs(for: .scroll(-5, 0, at: 1.3))
    #expect(outputs.count == 2)
    expectRelease(outputs[0], velocity: 800, travel: 48)
    #expect(outputs[1] == .began)
    #expect(scroll.displacement == -5)
  }

  @Test("an event after exactly the silence starts anew, one before it does not")
  func silenceBoundary() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(8, 0, at: 0)) == .began)
    #expect(scroll.handle(.scroll(8, 0, at: 0.149)) == .moved)
    #expect(scroll.outputs(for: .scroll(8, 0, at: 0.299)).last == .began)
    #expect(scroll.displacement == 8)
  }

  @Test("decaying momentum after a lift never begins again")
  func momentum() {
    var scroll = ScrollTracker()
    var time = swipe(&scroll, length: 30)
    var length = 30.0
    while length > 0.05 {
      time += 0.016
      length *= 0.95
      #expect(scroll.handle(.scroll(length, 0.1, at: time)) == .none)
    }
    #expect(scroll.deadline == nil)
    #expect(scroll.handle(.scroll(10, 0, at: time + 0.15)) == .began)
  }

  @Test("momentum that comes late, in pairs or in halves is still momentum", arguments: 1...200)
  func unevenMomentum(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scroll = ScrollTracker()
    let length = random.double(in: 5...60)
    let start = swipe(&scroll, length: length)
    // A smooth motion, of which each event reports what happened since the one before.
    func distance(_ time: Double) -> Double { 100 * length / 3 * (1 - decay(time * 3)) }
    var time = 0.0
    while time < 2 {
      let next = time + random.double(in: 0.001...0.04)
      let delta = distance(next) - distance(time)
      #expect(scroll.handle(.scroll(delta, 0, at: start + next)) == .none)
      time = next
    }
  }

  @Test("a second quick swipe is told from momentum by its rise")
  func secondSwipe() {
    var scroll = ScrollTracker()
    let time = swipe(&scroll, length: 30)
    #expect(scroll.handle(.scroll(3, 0, at: time + 0.06)) == .none)
    #expect(scroll.handle(.scroll(9, 0, at: time + 0.07)) == .began)
    #expect(scroll.displacement == 9)
    #expect(scroll.handle(.scroll(20, 0, at: time + 0.08)) == .moved)
  }

  @Test("a second swipe that speeds up slowly is told from momentum as well")
  func slowSecondSwipe() {
    var scroll = ScrollTracker()
    let time = swipe(&scroll, length: 30)
    let outputs = (3...9).map {
      scroll.handle(.scroll(Double($0), 0, at: time + 0.04 + Double($0) * 0.01))
    }
    #expect(outputs == [.none, .none, .none, .none, .began, .moved, .moved])
  }

  @Test("a swipe back right after a lift begins at once")
  func swipeBack() {
    var scroll = ScrollTracker()
    let time = swipe(&scroll, length: 30)
    #expect(scroll.handle(.scroll(28, 0, at: time + 0.016)) == .none)
    #expect(scroll.handle(.scroll(-4, 0, at: time + 0.05)) == .began)
    #expect(scroll.displacement == -4)
  }

  @Test("a vertical scroll right after a horizontal lift is a new one, and fails")
  func turnAfterLift() {
    var scroll = ScrollTracker()
    let time = swipe(&scroll, length: 30)
    #expect(scroll.handle(.scroll(0, 6, at: time + 0.05)) == .failed)
  }

  @Test("momentum of a vertical scroll never pages")
  func verticalMomentum() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(1, 20, at: 0)) == .failed)
    #expect(scroll.handle(.lift(at: 0.01)) == .none)
    #expect(scroll.handle(.scroll(1, 18, at: 0.02)) == .none)
    #expect(scroll.handle(.scroll(1, 15, at: 0.04)) == .none)
  }

  @Test("a lift before the axis was decided does nothing")
  func liftUndecided() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(1, 0, at: 0)) == .none)
    #expect(scroll.handle(.lift(at: 0.01)) == .none)
    #expect(scroll.handle(.lift(at: 0.02)) == .none)
  }

  @Test("a cancelled swipe does nothing more until its sequence has ended")
  func cancelled() {
    var scroll = ScrollTracker()
    #expect(scroll.cancel() == .none)
    #expect(scroll.handle(.scroll(10, 0, at: 0)) == .began)
    #expect(scroll.cancel() == .cancelled)
    #expect(scroll.cancel() == .none)
    #expect(scroll.handle(.scroll(10, 0, at: 0.1)) == .none)
    #expect(scroll.handle(.lift(at: 0.2)) == .none)
    #expect(scroll.handle(.scroll(9, 0, at: 0.21)) == .none)
    #expect(scroll.handle(.scroll(10, 0, at: 0.4)) == .began)
  }

  @Test("a sequence that is cancelled before its axis was decided begins nothing either")
  func cancelledUndecided() {
    var scroll = ScrollTracker()
    #expect(scroll.handle(.scroll(1, 0, at: 0)) == .none)
    #expect(scroll.cancel() == .none)
    #expect(scroll.handle(.scroll(30, 0, at: 0.1)) == .none)
    #expect(scroll.handle(.scroll(30, 0, at: 0.25)) == .began)
  }

  @Test("motion that is not finite is ignored")
  func notFinite() {
    var scroll = ScrollTracker()
    _ = scroll.handle(.scroll(10, 0, at: 0))
    let before = scroll
    #expect(scroll.handle(.scroll(.nan, 0, at: 0.01)) == .none)
    #expect(scroll.handle(.scroll(1, .infinity, at: 0.01)) == .none)
    #expect(scroll.handle(.scroll(1, 0, at: .nan)) == .none)
    #expect(scroll == before)
  }

  @Test("a clock that was set back does not stop the trackpad for good")
  func clockSetBack() {
    var scroll = ScrollTracker()
    _ = swipe(&scroll, length: 30, at: 1000)
    #expect(scroll.handle(.scroll(10, 0, at: 1)) == .began)
    #expect(scroll.deadline == 1.15)
  }

  @Test("mirrored events give mirrored outputs", arguments: 1...20)
  func mirrored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scroll = ScrollTracker()
    var mirror = ScrollTracker()
    var time = 0.0
    for _ in 0..<300 {
      time += random.double(in: 0.002...0.02) * (random.int(in: 0...30) == 0 ? 12 : 1)
      let delta = Point(x: random.double(in: -20...30), y: random.double(in: -5...5))
      let phase: ScrollEvent.Phase = random.int(in: 0...40) == 0 ? .ended : .changed
      let event = ScrollEvent(delta: delta, phase: phase, position: .zero, time: time)
      var reverse = event
      reverse.delta.x = -delta.x
      #expect(scroll.outputs(for: event).map(\.mirrored) == mirror.outputs(for: reverse))
      #expect(scroll.displacement == -mirror.displacement)
    }
  }

  /// Swipes to the right for 60 ms and lifts; returns the time of the lift.
  private func swipe(
    _ scroll: inout ScrollTracker, length: Double, at start: Double = 1
  ) -> Double {
    for index in 0...6 {
      _ = scroll.handle(.scroll(length, 0, at: start + Double(index) * 0.01))
    }
    _ = scroll.handle(.lift(at: start + 0.065))
    return start + 0.065
  }

  private func decay(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for index in 1...60 {
      term *= -x / Double(index)
      sum += term
    }
    return sum
  }

  private func expectRelease(
    _ output: ScrollTracker.Output, velocity: Double, travel: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    guard case .released(let release) = output else {
      Issue.record("\(output) is no release", sourceLocation: location)
      return
    }
    #expect(abs(release.velocity - velocity) < 1e-6, sourceLocation: location)
    #expect(abs(release.travel - travel) < 1e-9, sourceLocation: location)
  }
}

extension ScrollEvent {
  static func scroll(_ x: Double, _ y: Double, at time: Double) -> ScrollEvent {
    ScrollEvent(delta: Point(x: x, y: y), phase: .changed, position: .zero, time: time)
  }

  static func lift(at time: Double) -> ScrollEvent {
    ScrollEvent(delta: .zero, phase: .ended, position: .zero, time: time)
  }
}

extension ScrollTracker.Output {
  fileprivate var mirrored: ScrollTracker.Output {
    guard case .released(let release) = self else { return self }
    return .released(PanRelease(velocity: -release.velocity, travel: release.travel))
  }
}
