import SwipeTabCore
import Testing

@Suite("Turning a wheel")
struct WheelAccumulatorTests {
  @Test("a whole notch is one step in its direction", arguments: [1.0, -1.0])
  func wholeNotch(notch: Double) {
    var wheel = WheelAccumulator()
    #expect(wheel.add(notch, at: 0) == Int(notch))
  }

  @Test("an event of several notches is one step")
  func severalNotches() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(5, at: 0) == 1)
    #expect(wheel.add(0.9, at: 0.2) == 0)
  }

  @Test("fractions add up to one", arguments: [2, 3, 8, 10, 120])
  func fractions(count: Int) {
    var wheel = WheelAccumulator()
    let steps = (0..<count).map { wheel.add(1 / Double(count), at: Double($0) * 0.01) }
    #expect(steps == Array(repeating: 0, count: count - 1) + [1])
  }

  @Test("the lock-out swallows notches for 150 ms from the step and no longer")
  func lockout() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(1, at: 10) == 1)
    #expect(wheel.add(1, at: 10) == 0)
    #expect(wheel.add(1, at: 10.05) == 0)
    #expect(wheel.add(-1, at: 10.149) == 0)
    #expect(wheel.add(1, at: 10.15) == 1)
    #expect(wheel.add(1, at: 10.299) == 0)
    #expect(wheel.add(-1, at: 10.3) == -1)
  }

  @Test("fractions turned during the lock-out are not kept")
  func swallowedFractions() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(1, at: 0) == 1)
    #expect(wheel.add(0.9, at: 0.1) == 0)
    #expect(wheel.add(0.9, at: 0.2) == 0)
    #expect(wheel.add(0.1, at: 0.21) == 1)
  }

  @Test("a change of direction starts the sum again")
  func directionChange() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(0.9, at: 0) == 0)
    #expect(wheel.add(-0.5, at: 0.01) == 0)
    #expect(wheel.add(-0.5, at: 0.02) == -1)
  }

  @Test("fractions older than half a second are forgotten, younger ones are not")
  func staleFractions() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(0.5, at: 1) == 0)
    #expect(wheel.add(0.5, at: 1.501) == 0)
    #expect(wheel.add(0.5, at: 2.001) == 1)
  }

  @Test("a fast free-spinning wheel turns at most one page in 150 ms")
  func freeSpin() {
    var wheel = WheelAccumulator()
    var steps: [Double] = []
    for index in 0..<1000 where wheel.add(0.5, at: Double(index) / 1000) != 0 {
      steps.append(Double(index) / 1000)
    }
    #expect(steps == [0.001, 0.152, 0.303, 0.454, 0.605, 0.756, 0.907])
  }

  @Test("nothing and values that are not finite change nothing")
  func invalidNotches() {
    var wheel = WheelAccumulator()
    let untouched = wheel
    for value in [0, Double.nan, .infinity, -Double.infinity] {
      #expect(wheel.add(value, at: 0) == 0)
    }
    #expect(wheel.add(1, at: .nan) == 0)
    #expect(wheel == untouched)
  }

  @Test("tilt goes to its side, and with Shift turning down goes to the right")
  func horizontalNotches() {
    var wheel = WheelAccumulator()
    let origin = Point.zero
    let tilt = WheelEvent(notches: Point(x: -1, y: 0), position: origin, time: 0)
    let plain = WheelEvent(notches: Point(x: 0, y: -1), position: origin, time: 1)
    let shifted = WheelEvent(
      notches: Point(x: 0, y: -1), isShifted: true, position: origin, time: 2)
    #expect(wheel.handle(tilt) == -1)
    #expect(wheel.handle(plain) == 0)
    #expect(wheel.handle(shifted) == 1)
  }

  @Test("a reset ends the lock-out and forgets fractions")
  func reset() {
    var wheel = WheelAccumulator()
    #expect(wheel.add(1, at: 0) == 1)
    wheel.reset()
    #expect(wheel.add(0.5, at: 0.01) == 0)
    wheel.reset()
    #expect(wheel.add(0.5, at: 0.02) == 0)
    #expect(wheel == wheel)
  }

  @Test("the mirrored turn makes the mirrored steps")
  func mirrored() {
    var random = SeededGenerator(seed: 7)
    var wheel = WheelAccumulator()
    var mirror = WheelAccumulator()
    var time = 0.0
    for _ in 0..<2000 {
      time += random.double(in: 0...0.08)
      let notches = random.double(in: -0.6...0.8)
      #expect(wheel.add(notches, at: time) == -mirror.add(-notches, at: time))
    }
  }
}
