import SwipeTabCore
import Testing

@Suite("Pulling past an end")
struct RubberBandTests {
  @Test("it follows UIKit's curve", arguments: [1.0, -1.0])
  func curve(sign: Double) {
    for (pull, dimension) in [(100.0, 800.0), (400, 800), (1, 1), (0.001, 300), (5000, 320)] {
      let expected = (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
      let displacement = RubberBand.displacement(sign * pull, dimension: dimension)
      #expect(abs(displacement - sign * expected) < 1e-9)
    }
    // 100 and 400 points past the end of a page of 800: 51 and 173.
    #expect(abs(RubberBand.displacement(sign * 100, dimension: 800) - sign * 51.46) < 0.01)
    #expect(abs(RubberBand.displacement(sign * 400, dimension: 800) - sign * 172.55) < 0.01)
  }

  @Test("it starts at 0 with the coefficient's slope and stays short of the dimension")
  func limits() {
    #expect(RubberBand.displacement(0, dimension: 500) == 0)
    #expect(RubberBand.derivative(0, dimension: 500) == 0.55)
    #expect(RubberBand.displacement(1e6, dimension: 500) < 500)
    // However far, the last page is not pulled away by all of its width.
    for pull in [1e12, 1e20, 1e300, .infinity] {
      for dimension in [1.0, 400, 500, 512] {
        let displacement = RubberBand.displacement(pull, dimension: dimension)
        #expect(9999 + displacement / dimension < 10_000)
        #expect(displacement / dimension > 0.999)
        #expect(RubberBand.displacement(-pull, dimension: dimension) == -displacement)
        #expect(RubberBand.inverse(displacement, dimension: dimension).isFinite)
      }
    }
    var last = 0.0
    for pull in 1...5000 {
      let displacement = RubberBand.displacement(Double(pull), dimension: 500)
      #expect(displacement > last)
      #expect(displacement - last <= 0.55)
      last = displacement
    }
  }

  @Test("the derivative is the slope", arguments: [-700.0, -20, 0.5, 30, 900])
  func derivative(pull: Double) {
    let chord =
      (RubberBand.displacement(pull + 1e-4, dimension: 400)
        - RubberBand.displacement(pull - 1e-4, dimension: 400)) / 2e-4
    #expect(abs(RubberBand.derivative(pull, dimension: 400) - chord) < 1e-7)
  }

  @Test("the inverse gives the pull back", arguments: [0.0, 0.001, 1, 50, 399, 4000])
  func inverse(pull: Double) {
    for sign in [1.0, -1.0] {
      let displacement = RubberBand.displacement(sign * pull, dimension: 400)
      let back = RubberBand.inverse(displacement, dimension: 400)
      #expect(abs(back - sign * pull) < 1e-9 * max(pull, 1))
    }
  }

  @Test("no pull reaches the dimension")
  func unreachable() {
    #expect(RubberBand.inverse(400, dimension: 400) == .infinity)
    #expect(RubberBand.inverse(-900, dimension: 400) == -.infinity)
  }

  @Test("a limit cuts the displacement of a trackpad off at 10 points", arguments: [1.0, -1.0])
  func hardLimit(sign: Double) {
    #expect(RubberBand.displacement(sign * 500, dimension: 800, limit: 10) == sign * 10)
    #expect(
      RubberBand.displacement(sign * 5, dimension: 800, limit: 10)
        == RubberBand.displacement(sign * 5, dimension: 800))
    #expect(RubberBand.derivative(sign * 500, dimension: 800, limit: 10) == 0)
    #expect(RubberBand.derivative(sign * 5, dimension: 800, limit: 10) > 0.5)
    let pull = RubberBand.inverse(sign * 10, dimension: 800, limit: 10)
    #expect(RubberBand.inverse(sign * 99, dimension: 800, limit: 10) == pull)
    #expect(abs(RubberBand.displacement(pull, dimension: 800) - sign * 10) < 1e-12)
    #expect(RubberBand.displacement(sign * 5, dimension: 800, limit: 0) == 0)
    #expect(RubberBand.displacement(sign * 5, dimension: 800, limit: -3) == 0)
  }

  @Test("a page without extent, or no elasticity at all, moves nothing")
  func degenerate() {
    for (dimension, coefficient) in [(0.0, 0.55), (-5, 0.55), (400, 0), (400, -1)] {
      #expect(
        RubberBand.displacement(100, dimension: dimension, coefficient: coefficient) == 0)
      #expect(RubberBand.derivative(100, dimension: dimension, coefficient: coefficient) == 0)
      #expect(RubberBand.inverse(100, dimension: dimension, coefficient: coefficient) == 0)
    }
    #expect(RubberBand.displacement(.nan, dimension: 400) == 0)
  }

  @Test("a pull to the other side is exactly mirrored")
  func mirrored() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let pull = random.double(in: 0...2000)
      let size = random.double(in: 1...2000)
      #expect(
        RubberBand.displacement(-pull, dimension: size)
          == -RubberBand.displacement(pull, dimension: size))
      #expect(
        RubberBand.derivative(-pull, dimension: size)
          == RubberBand.derivative(pull, dimension: size))
      #expect(
        RubberBand.inverse(-pull, dimension: 2001) == -RubberBand.inverse(pull, dimension: 2001))
    }
  }
}
