import SwipeTabCore
import Testing

@Suite("Scrolling on after a release")
struct DecaySimulationTests {
  private let tolerance = Tolerance(distance: 0.5, velocity: 20)

  @Test("each millisecond keeps 0.998 of the speed")
  func deceleration() {
    let decay = DecaySimulation(from: 10, velocity: 1000, tolerance: tolerance)
    #expect(decay.position(at: 0) == 10)
    #expect(decay.position(at: -1) == 10)
    #expect(decay.velocity(at: 0) == 1000)
    #expect(abs(decay.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(decay.velocity(at: 0.002) - 998 * 0.998) < 1e-9)
  }

  @Test("it comes to rest half a point a point per second away", arguments: [1.0, -1.0])
  func finalPosition(sign: Double) {
    let decay = DecaySimulation(from: 10, velocity: sign * 1000, tolerance: tolerance)
    // 1 / (-1000 ln 0.998) seconds.
    #expect(abs(decay.finalPosition - (10 + sign * 499.499_833)) < 1e-5)
    #expect(abs(decay.position(at: 60) - decay.finalPosition) < 1e-9)
    #expect(decay.position(at: .infinity) == decay.finalPosition)
  }

  @Test("the velocity is the slope of the position")
  func slope() {
    let decay = DecaySimulation(
      from: -3, velocity: 700, decelerationRate: 0.99, tolerance: tolerance)
    for index in 1..<100 {
      let time = Double(index) / 100
      let chord = (decay.position(at: time + 1e-6) - decay.position(at: time - 1e-6)) / 2e-6
      #expect(abs(decay.velocity(at: time) - chord) < 1e-6)
    }
  }

  @Test("it is over within its distance of the final position")
  func isDone() {
    let decay = DecaySimulation(from: 0, velocity: 1000, tolerance: tolerance)
    var time = 0.0
    while !decay.isDone(at: time) { time += 0.001 }
    #expect(abs(decay.finalPosition - decay.position(at: time)) < 0.5)
    #expect(abs(decay.finalPosition - decay.position(at: time - 0.001)) >= 0.5)
    #expect(abs(time - 3.45) < 0.01)
    #expect(DecaySimulation(from: 5, velocity: 0, tolerance: tolerance).isDone(at: 0))
  }

  @Test("it tells when it passes a position", arguments: [1.0, -1.0])
  func timeReaching(sign: Double) throws {
    let decay = DecaySimulation(from: 0, velocity: sign * 1000, tolerance: tolerance)
    for distance in [0.001, 1, 250, 499] {
      let time = try #require(decay.time(reaching: sign * distance))
      #expect(abs(decay.position(at: time) - sign * distance) < 1e-9)
    }
    #expect(decay.time(reaching: 0) == 0)
    #expect(decay.time(reaching: sign * 500) == nil)
    #expect(decay.time(reaching: sign * -1) == nil)
    #expect(DecaySimulation(from: 0, velocity: 0, tolerance: tolerance).time(reaching: 1) == nil)
  }

  @Test("rates that would never end or never start are moved into range")
  func rates() {
    let endless = DecaySimulation(
      from: 0, velocity: 1, decelerationRate: 1, tolerance: tolerance)
    #expect(endless.finalPosition.isFinite)
    let none = DecaySimulation(from: 0, velocity: 1000, decelerationRate: 0, tolerance: tolerance)
    #expect(none.finalPosition < 1)
  }

  @Test("the mirrored motion moves exactly mirrored")
  func mirrored() {
    let right = DecaySimulation(from: 3, velocity: 500, tolerance: tolerance)
    let left = DecaySimulation(from: -3, velocity: -500, tolerance: tolerance)
    for index in 0...100 {
      let time = Double(index) / 30
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.isDone(at: time) == left.isDone(at: time))
    }
  }
}
