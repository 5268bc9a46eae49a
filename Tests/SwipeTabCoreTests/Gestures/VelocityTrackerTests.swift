import Testing

@testable import SwipeTabCore

@Suite("Measuring velocity")
struct VelocityTrackerTests {
  @Test("an even motion has exactly its speed", arguments: [1.0, -1.0])
  func evenMotion(sign: Double) {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    // Eighths and 1/64 s are exact in binary, so the result is, too.
    for index in 1...6 { tracker.add(position: sign * Double(index) * 8, time: Double(index) / 64) }
    #expect(tracker.velocity(at: 6.0 / 64) == sign * 512)
    #expect(tracker.travel == 48)
  }

  @Test("the line through uneven moves is the least squares one")
  func leastSquares() {
    var tracker = VelocityTracker()
    // Times 0, 1, 2, 4 (in 1/64 s) and positions 0, 3, 4, 9: slope = Σ(t-1.75)(x-4) / Σ(t-1.75)².
    for (position, step) in [(0.0, 0.0), (3, 1), (4, 2), (9, 4)] {
      tracker.add(position: position, time: step / 64)
    }
    let slope = (1.75 * 4 + 0.75 * 1 + 0 + 2.25 * 5) / (3.0625 + 0.5625 + 0.0625 + 5.0625)
    #expect(abs(tracker.velocity(at: 4.0 / 64) - slope * 64) < 1e-9)
  }

  @Test("no move or a single one has no velocity, however fast it was")
  func fewMoves() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    #expect(tracker.travel == 0)
    tracker.start(at: 0, time: 0)
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 100, time: 0.01)
    #expect(tracker.velocity(at: 0.01) == 0)
    #expect(tracker.travel == 100)
    tracker.add(position: 110, time: 0.02)
    #expect(abs(tracker.velocity(at: 0.02) - 1000) < 1e-9)
  }

  @Test(
    "a release up to 40 ms after the last move has its velocity, a later one none",
    arguments: [(0.0, true), (0.039, true), (0.04, true), (0.0401, false), (1, false)])
  func timeout(pause: Double, isMoving: Bool) {
    for start in [0.0, 1, 1000, 86400] {
      var tracker = VelocityTracker()
      for index in 0...5 {
        tracker.add(position: Double(index) * 5, time: start + Double(index) * 0.01)
      }
      let velocity = tracker.velocity(at: start + 0.05 + pause)
      #expect(abs(velocity - (isMoving ? 500 : 0)) < 1e-3)
    }
  }

  @Test("moves of the last 100 ms before the release count, older ones do not")
  func window() {
    for start in [0.0, 1, 1000, 86400] {
      var tracker = VelocityTracker()
      // Slow for a second, then fast for exactly the window: 11 moves.
      for index in 0..<100 {
        tracker.add(position: Double(index) * 0.1, time: start + Double(index) * 0.01)
      }
      for index in 0...10 {
        tracker.add(position: 100 + Double(index) * 10, time: start + 1 + Double(index) * 0.01)
      }
      #expect(abs(tracker.velocity(at: start + 1.1) - 1000) < 1e-3)
    }
  }

  @Test("the window reaches back from the release, not from the last move")
  func windowFromRelease() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, time: 0)
    tracker.add(position: 1, time: 0.07)
    tracker.add(position: 11, time: 0.08)
    #expect(abs(tracker.velocity(at: 0.11) - 1000) < 1e-6)
    #expect(tracker.velocity(at: 0.08) < 200)
  }

  @Test("the velocity is at most 8000 pt/s either way", arguments: [1.0, -1.0])
  func clamp(sign: Double) {
    var tracker = VelocityTracker()
    tracker.add(position: 0, time: 0)
    tracker.add(position: sign * 100, time: 0.01)
    #expect(tracker.velocity(at: 0.01) == sign * 8000)
  }

  @Test("moves of one time have no velocity, and do no harm among others")
  func sameTime() {
    var tracker = VelocityTracker()
    for index in 0..<5 { tracker.add(position: Double(index), time: 1) }
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: 10, time: 1.015625)
    #expect(abs(tracker.velocity(at: 1.015625) - 8 * 64) < 1e-9)
    #expect(tracker.travel == 10)
  }

  @Test("moves in the wrong order of time count as simultaneous")
  func wrongOrder() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, time: 1)
    tracker.add(position: 5, time: 0.5)
    #expect(tracker.velocity(at: 1) == 0)
    #expect(tracker.travel == 5)
    tracker.add(position: 10, time: 1.015625)
    #expect(abs(tracker.velocity(at: 1.015625) - 7.5 * 64) < 1e-9)
  }

  @Test("only what follows a change of direction counts", arguments: [1.0, -1.0])
  func turn(sign: Double) {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    for index in 1...5 {
      tracker.add(position: sign * Double(index) * 16, time: Double(index) / 64)
    }
    for index in 1...3 {
      tracker.add(position: sign * (80 - Double(index) * 4), time: (5 + Double(index)) / 64)
    }
    #expect(tracker.velocity(at: 8.0 / 64) == -sign * 256)
    #expect(tracker.travel == 12)
    #expect(tracker.release(at: 8.0 / 64).travel == 12)
  }

  @Test("a single move back has no velocity but its travel")
  func singleMoveBack() {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    tracker.add(position: 50, time: 0.01)
    tracker.add(position: 100, time: 0.02)
    tracker.add(position: 60, time: 0.03)
    #expect(tracker.release(at: 0.03) == PanRelease(velocity: 0, travel: 40))
  }

  @Test("a way back of 2 points is a tremble, a longer one a change of direction")
  func hysteresis() {
    var tremble = VelocityTracker()
    tremble.start(at: 0, time: 0)
    tremble.add(position: 40, time: 0.01)
    tremble.add(position: 38, time: 0.02)
    #expect(tremble.travel == 38)
    tremble.add(position: 41, time: 0.03)
    #expect(tremble.travel == 41)

    var turn = VelocityTracker()
    turn.start(at: 0, time: 0)
    turn.add(position: 40, time: 0.01)
    turn.add(position: 37.5, time: 0.02)
    #expect(turn.travel == 2.5)
  }

  @Test("trembles that add up to more than 2 points from the extreme are a change of direction")
  func slowTurn() {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    tracker.add(position: 40, time: 0.01)
    for index in 1...5 {
      tracker.add(position: 40 - Double(index) * 0.5, time: 0.01 + Double(index) * 0.01)
    }
    #expect(tracker.travel == 2.5)
    #expect(abs(tracker.velocity(at: 0.06) + 50) < 1e-9)
  }

  @Test("a rest at the turning point does not slow the way back")
  func restAtTurn() {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    tracker.add(position: 50, time: 0.01)
    for index in 2...5 { tracker.add(position: 50, time: Double(index) * 0.01) }
    for index in 1...3 {
      tracker.add(position: 50 - Double(index) * 10, time: 0.05 + Double(index) * 0.01)
    }
    #expect(abs(tracker.velocity(at: 0.08) + 1000) < 1e-6)
  }

  @Test("a tremble back does not borrow the length of the way before it")
  func trembleRelease() {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 0)
    tracker.add(position: 60, time: 0.1)
    tracker.add(position: 59.5, time: 0.5)
    tracker.add(position: 58.5, time: 0.501)
    let release = tracker.release(at: 0.501)
    #expect(abs(release.velocity + 1000) < 1e-6)
    #expect(release.travel == 1.5)
    #expect(!PagingPhysics.standard.isFling(release))
  }

  @Test("positions and times that are not finite are ignored")
  func notFinite() {
    var tracker = VelocityTracker()
    tracker.add(position: 1, time: 0)
    let before = tracker
    tracker.add(position: .nan, time: 1)
    tracker.add(position: .infinity, time: 1)
    tracker.add(position: 1, time: .nan)
    #expect(tracker == before)
  }

  @Test("a very fast mouse takes a bounded memory")
  func boundedMemory() {
    var tracker = VelocityTracker()
    for index in 0..<20_000 { tracker.add(position: Double(index) / 8, time: Double(index) / 8000) }
    #expect(tracker.count == VelocityTracker.capacity)
    #expect(abs(tracker.velocity(at: 19_999.0 / 8000) - 1000) < 1e-6)
  }

  @Test(
    "a motion of constant speed has it at every rate of events", arguments: [30, 60, 125, 1000])
  func eventRate(rate: Int) {
    var tracker = VelocityTracker()
    tracker.start(at: 0, time: 5)
    for index in 1...rate {
      let time = Double(index) / Double(rate)
      tracker.add(position: 700 * time, time: 5 + time)
    }
    #expect(abs(tracker.velocity(at: 6) - 700) < 1e-6)
    #expect(tracker.travel == 700)
  }

  @Test("mirrored moves have exactly the mirrored velocity", arguments: 1...50)
  func mirrored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tracker = VelocityTracker()
    var mirror = VelocityTracker()
    var position = random.double(in: -1000...1000)
    var time = random.double(in: 0...1e5)
    tracker.start(at: position, time: time)
    mirror.start(at: -position, time: time)
    for _ in 0..<200 {
      position += random.double(in: -20...22)
      time += random.double(in: 0...0.02)
      tracker.add(position: position, time: time)
      mirror.add(position: -position, time: time)
      let release = tracker.release(at: time + 0.01)
      let opposite = mirror.release(at: time + 0.01)
      #expect(release.velocity == -opposite.velocity)
      #expect(release.travel == opposite.travel)
      #expect(abs(release.velocity) <= 8000)
      #expect(release.travel >= 0)
    }
  }
}
