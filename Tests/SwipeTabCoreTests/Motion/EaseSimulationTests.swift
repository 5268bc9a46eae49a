import SwipeTabCore
import Testing

@Suite("Slides of fixed duration")
struct EaseSimulationTests {
  @Test("it goes from exactly its start to exactly its target")
  func ends() {
    let ease = EaseSimulation(from: 0.1, to: 0.7, duration: 0.3)
    for time in [-1.0, 0] { #expect(ease.position(at: time) == 0.1) }
    for time in [0.3, 0.31, Double.infinity] {
      #expect(ease.position(at: time) == 0.7)
      #expect(ease.velocity(at: time) == 0)
      #expect(ease.progress(at: time) == 1)
    }
    #expect(ease.velocity(at: 0) == 0)
    #expect(!ease.isDone(at: 0.299_999))
    #expect(ease.isDone(at: 0.3))
  }

  @Test("half of the time is half of the way, at the highest speed")
  func middle() {
    let ease = EaseSimulation(from: 0, to: 4, duration: 0.5)
    #expect(abs(ease.position(at: 0.25) - 2) < 1e-15)
    // At u = 1/2: dy/du = 3/2, dx/du = 3/2 (0.58 - 0.42) + 3/4 (0.42 + 0.42).
    #expect(abs(ease.velocity(at: 0.25) - 4 / 0.5 * 1.5 / 0.87) < 1e-12)
  }

  @Test("a motion without duration is over at once", arguments: [0.0, -1])
  func withoutDuration(duration: Double) {
    let ease = EaseSimulation(from: 0, to: 1, duration: duration)
    #expect(ease.isDone(at: 0))
    #expect(ease.position(at: 0) == 1)
    #expect(ease.velocity(at: 0) == 0)
    #expect(ease.progress(at: 0) == 1)
  }

  @Test("the velocity is the slope of the position")
  func slope() {
    let ease = EaseSimulation(from: 2, to: -3, duration: 0.3)
    for index in 1..<60 {
      let time = Double(index) / 200
      let chord = (ease.position(at: time + 1e-6) - ease.position(at: time - 1e-6)) / 2e-6
      #expect(abs(ease.velocity(at: time) - chord) < 1e-6)
    }
  }

  @Test("the mirrored slide moves exactly mirrored")
  func mirrored() {
    let right = EaseSimulation(from: 0.3, to: 4, duration: 0.3)
    let left = EaseSimulation(from: -0.3, to: -4, duration: 0.3)
    for index in 0...100 {
      let time = Double(index) / 300
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.velocity(at: time) == -left.velocity(at: time))
    }
  }
}

@Suite("Timing curves")
struct CubicBezierTests {
  @Test("every point of the curve is found again from its time")
  func inverse() {
    for (x1, y1, x2, y2) in [
      (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 1, 0),
      (0.17, 0.67, 0.83, 1.4),
    ] {
      let curve = CubicBezier(x1, y1, x2, y2)
      for index in 0...1000 {
        let u = Double(index) / 1000
        let v = 1 - u
        let x = 3 * v * v * u * x1 + 3 * v * u * u * x2 + u * u * u
        let y = 3 * v * v * u * y1 + 3 * v * u * u * y2 + u * u * u
        // Where the curve stands still in time, time cannot tell the parameter any better.
        let isSteep = x1 == 1 || x1 == 0
        #expect(abs(curve.value(at: x) - y) < (isSteep ? 1e-4 : 1e-13))
      }
    }
  }

  @Test("ease-in-out is symmetrical and grows all the time")
  func easeInOut() {
    let curve = CubicBezier.easeInOut
    var last = 0.0
    for index in 1...1000 {
      let time = Double(index) / 1000
      let value = curve.value(at: time)
      #expect(value > last)
      #expect(abs(value + curve.value(at: 1 - time) - 1) < 1e-14)
      last = value
    }
    #expect(curve.slope(at: 0) == 0)
    #expect(curve.slope(at: 1) == 0)
    #expect(curve.slope(at: -1) == 0)
  }

  @Test("a straight curve is time itself, with slope 1 everywhere")
  func straight() {
    let curve = CubicBezier(0, 0, 1, 1)
    for index in 0...100 {
      let time = Double(index) / 100
      #expect(abs(curve.value(at: time) - time) < 1e-12)
      #expect(abs(curve.slope(at: time) - 1) < 1e-6)
    }
  }

  @Test("times outside count as the nearer end, and control points cannot turn time back")
  func outside() {
    let curve = CubicBezier(-3, 0.5, 7, 0.5)
    #expect(curve.x1 == 0)
    #expect(curve.x2 == 1)
    #expect(curve.value(at: -0.1) == 0)
    #expect(curve.value(at: 1.1) == 1)
  }
}
