import SwipeTabCore
import Testing

@Suite("Springs")
struct SpringSimulationTests {
  static let ratios = [0, 0.1, 0.5, 0.9, 0.999_999_9, 1, 1.000_000_1, 1.1, 2, 10]
  static let frequency = 1000.0.squareRoot()

  private func spring(
    from start: Double, to target: Double, velocity: Double = 0, ratio: Double = 1,
    frequency: Double = frequency, tolerance: Double = 0, isClamped: Bool = false
  ) -> SpringSimulation {
    SpringSimulation(
      from: start, to: target, velocity: velocity, angularFrequency: frequency,
      dampingRatio: ratio, tolerance: Tolerance(distance: tolerance, velocity: .infinity),
      isClamped: isClamped)
  }

  @Test("it starts at its start with its velocity, exactly", arguments: ratios)
  func start(ratio: Double) {
    let spring = spring(from: 3.25, to: 1.5, velocity: -7, ratio: ratio)
    for time in [0, -1, -Double.infinity] {
      #expect(spring.position(at: time) == 3.25)
      #expect(spring.velocity(at: time) == -7)
    }
  }

  @Test("a damped spring ends at its target at rest", arguments: ratios.dropFirst())
  func end(ratio: Double) {
    let spring = spring(from: 0, to: 5, velocity: 30, ratio: ratio)
    for time in [60, 1e9, Double.infinity] {
      #expect(abs(spring.position(at: time) - 5) < 1e-9)
      #expect(abs(spring.velocity(at: time)) < 1e-9)
    }
  }

  @Test("the closed form obeys the equation of motion", arguments: ratios)
  func equation(ratio: Double) {
    let spring = spring(from: 0.3, to: 1, velocity: 4, ratio: ratio, frequency: 12)
    // Fourth-order Runge-Kutta with small steps.
    var x = -0.7
    var v = 4.0
    let step = 1.0 / 4096
    func force(_ x: Double, _ v: Double) -> Double { -144 * x - 2 * ratio * 12 * v }
    for index in 1...4096 {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      let time = Double(index) * step
      #expect(abs(spring.position(at: time) - 1 - x) < 1e-6)
      #expect(abs(spring.velocity(at: time) - v) < 1e-5)
    }
  }

  @Test(
    "the three regimes pass into each other without a jump", arguments: [1e-3, 1e-6, 1e-9, 1e-12])
  func continuity(step: Double) {
    let critical = spring(from: 0, to: 1, velocity: 20)
    for ratio in [1 - step, 1 + step] {
      let other = spring(from: 0, to: 1, velocity: 20, ratio: ratio)
      for index in 0...100 {
        let time = Double(index) / 100
        #expect(abs(other.position(at: time) - critical.position(at: time)) < step + 1e-12)
        #expect(abs(other.velocity(at: time) - critical.velocity(at: time)) < 50 * step + 1e-10)
      }
    }
  }

  @Test("the critical spring of the pages is at 0.1 % after 292 ms")
  func settlingTime() {
    let spring = spring(from: 0, to: 1, tolerance: 0.001)
    #expect(!spring.isDone(at: 0.2915))
    #expect(spring.isDone(at: 0.2925))
  }

  @Test("a critical spring from rest has the textbook position")
  func textbook() {
    let spring = spring(from: 1, to: 0, frequency: 10)
    // (1 + ω t) e^(-ω t) at ω t = 1: 2 / e.
    #expect(abs(spring.position(at: 0.1) - 0.735_758_882_342_884_6) < 1e-15)
    #expect(abs(spring.velocity(at: 0.1) + 10 * 0.367_879_441_171_442_3) < 1e-14)
  }

  @Test("an undamped spring swings for ever")
  func undamped() {
    let spring = spring(from: 1, to: 0, ratio: 0, frequency: 2 * .pi)
    #expect(abs(spring.position(at: 1000.5) + 1) < 1e-9)
    #expect(!spring.isDone(at: 1000.25))
    #expect(spring.crossingTime == 0.25)
  }

  @Test("without clamping a fast release passes the target and comes back")
  func overshoot() throws {
    let spring = spring(from: 0, to: 1, velocity: 100)
    let crossing = try #require(spring.crossingTime)
    #expect(abs(spring.position(at: crossing) - 1) < 1e-12)
    #expect(spring.position(at: crossing + 0.01) > 1)
    #expect(!spring.isDone(at: crossing - 1e-6))
  }

  @Test("a clamped spring stops at the target, exactly and for good")
  func clamped() throws {
    let spring = spring(from: 0, to: 1, velocity: 100, isClamped: true)
    let crossing = try #require(spring.crossingTime)
    #expect(spring.velocity(at: crossing - 1e-6) > 20)
    #expect(!spring.isDone(at: crossing - 1e-6))
    for time in [crossing, crossing + 0.001, 1, Double.infinity] {
      #expect(spring.position(at: time) == 1)
      #expect(spring.velocity(at: time) == 0)
      #expect(spring.isDone(at: time))
    }
  }

  @Test("a clamped spring never passes its target, whatever the start", arguments: 1...60)
  func neverPasses(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ratio = Self.ratios.randomElement(using: &random) ?? 1
    let start = random.double(in: -3...3)
    let velocity = random.double(in: -60...60)
    let spring = spring(
      from: start, to: 0, velocity: velocity, ratio: ratio,
      frequency: random.double(in: 1...50), isClamped: true)
    for index in 0...2000 {
      let position = spring.position(at: Double(index) / 1000)
      #expect(position * start >= -1e-12)
    }
    if let crossing = spring.crossingTime {
      #expect(crossing > 0)
      // The very first crossing: just before it the spring is still on its side.
      #expect(spring.position(at: crossing * (1 - 1e-6)) * start >= 0)
      let free = SpringSimulation(
        from: start, to: 0, velocity: velocity, angularFrequency: spring.angularFrequency,
        dampingRatio: ratio, tolerance: spring.tolerance)
      #expect(abs(free.position(at: crossing)) < 1e-9 * max(1, abs(velocity)))
    }
  }

  @Test("a release away from the target turns round and does not cross it")
  func awayFromTarget() {
    let spring = spring(from: 0.6, to: 1, velocity: -8, isClamped: true)
    #expect(spring.crossingTime == nil)
    #expect(spring.position(at: 0.02) < 0.6)
    #expect(spring.velocity(at: 0.2) > 0)
  }

  @Test("an overdamped spring crosses only when it is faster than its fast exponential")
  func overdampedCrossing() {
    // At ζ = 1.25 the exponents are -2 ω and -ω / 2: the release has to be faster than 2 ω x.
    #expect(spring(from: 1, to: 0, velocity: -20, ratio: 1.25, frequency: 10).crossingTime == nil)
    #expect(spring(from: 1, to: 0, velocity: -18, ratio: 1.25, frequency: 10).crossingTime == nil)
    let crossing = spring(from: 1, to: 0, velocity: -22, ratio: 1.25, frequency: 10).crossingTime
    // (v + ω x / 2) / (v + 2 ω x) = 17 / 2 is the exponential of 1.5 ω t.
    #expect(abs((crossing ?? 0) - 2.140_066_163_496_271 / 15) < 1e-12)
  }

  @Test("a spring that starts at its target is over when clamped or at rest")
  func alreadyThere() {
    #expect(spring(from: 2, to: 2, velocity: 9, isClamped: true).isDone(at: 0))
    #expect(spring(from: 2, to: 2, velocity: 9, isClamped: true).position(at: 0.1) == 2)
    #expect(spring(from: 2, to: 2, tolerance: 1e-9).isDone(at: 0))
    #expect(spring(from: 2, to: 2, velocity: 9).position(at: 0.01) > 2)
  }

  @Test("it is over only when both near enough and slow enough")
  func tolerance() {
    func spring(distance: Double, velocity: Double) -> SpringSimulation {
      SpringSimulation(
        from: 0.001, to: 0, velocity: 1, angularFrequency: 30,
        tolerance: Tolerance(distance: distance, velocity: velocity))
    }
    #expect(spring(distance: 0.0011, velocity: 1.1).isDone(at: 0))
    #expect(!spring(distance: 0.001, velocity: 1.1).isDone(at: 0))
    #expect(!spring(distance: 0.0011, velocity: 1).isDone(at: 0))
  }

  @Test("the mirrored spring moves exactly mirrored", arguments: ratios)
  func mirrored(ratio: Double) {
    let right = spring(from: 0.31, to: 1.7, velocity: 9, ratio: ratio, isClamped: true)
    let left = spring(from: -0.31, to: -1.7, velocity: -9, ratio: ratio, isClamped: true)
    #expect(right.crossingTime == left.crossingTime)
    for index in 0...300 {
      let time = Double(index) / 300
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.velocity(at: time) == -left.velocity(at: time))
      #expect(right.isDone(at: time) == left.isDone(at: time))
    }
  }

  @Test("the path is the same at 30, 60 and 144 frames per second")
  func frameRates() {
    let spring = spring(from: 0, to: 1, velocity: 3, tolerance: 0.001, isClamped: true)
    for shared in 0...6 {
      let time = Double(shared) / 6
      let positions = [30.0, 60, 144].map { rate in
        // The last of all frames up to the shared time.
        (0...Int(rate * time)).map { spring.position(at: Double($0) / rate) }.last ?? .nan
      }
      #expect(Set(positions).count == 1)
    }
  }

  @Test("a spring without stiffness drifts, and nothing divides by zero")
  func withoutStiffness() {
    let free = spring(from: 0, to: 1, velocity: 2, frequency: 0)
    #expect(free.position(at: 3) == 6)
    #expect(free.crossingTime == 0.5)
    #expect(spring(from: 0, to: 1, frequency: -5).position(at: 9) == 0)
    #expect(spring(from: 0, to: 1, ratio: -1).dampingRatio == 0)
  }
}
