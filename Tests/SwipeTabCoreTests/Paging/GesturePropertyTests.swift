import SwipeTabCore
import Testing

/// A way a finger may go: steps in points with the time before each, in seconds.
private struct RandomGesture {
  var start: Double
  var steps: [(dx: Double, dt: Double)]
  var pause: Double

  init(width: Double, using random: inout SeededGenerator) {
    start = Double(random.int(in: 0...800))
    let speed = random.double(in: 0.5...60)
    var heading: Double = random.int(in: 0...1) == 0 ? -1 : 1
    let turns = random.int(in: 0...3) == 0
    steps = (0..<random.int(in: 0...24)).map { _ in
      if turns, random.int(in: 0...5) == 0 { heading = -heading }
      // Quarters of a point are exact in binary, so a mirrored way is exactly mirrored.
      let dx = (heading * random.double(in: 0...speed) * 4).rounded() / 4
      let dt = random.int(in: 0...9) == 0 ? 0 : random.double(in: 0.002...0.02)
      return (dx, dt)
    }
    pause = random.int(in: 0...2) == 0 ? random.double(in: 0.05...0.3) : random.double(in: 0...0.02)
  }
}

@Suite("Properties of random gestures")
struct GesturePropertyTests {
  static let cases: [(width: Double, direction: LayoutDirection)] = [
    (800, .leftToRight), (800, .rightToLeft), (392.727, .leftToRight), (392.727, .rightToLeft),
    (411.428, .leftToRight), (411.428, .rightToLeft),
  ]

  /// Performs a gesture and returns the position after every event.
  private func perform(
    _ gesture: RandomGesture, on rig: inout GestureRig, mirrored: Bool = false
  ) -> [Double] {
    let sign: Double = mirrored ? -1 : 1
    var x = gesture.start
    rig.pointer(.down, sign * x)
    var positions = [rig.driver.position]
    for step in gesture.steps {
      rig.wait(step.dt)
      x += step.dx
      rig.pointer(.move, sign * x)
      positions.append(rig.driver.position)
    }
    rig.wait(gesture.pause)
    rig.pointer(.up, sign * x)
    positions.append(rig.driver.position)
    return positions
  }

  @Test(
    "no gesture makes a jump, passes more than one page, or ends off a page", arguments: cases)
  func gesturesFromRest(width: Double, direction: LayoutDirection) {
    var random = SeededGenerator(seed: 1)
    var rig = GestureRig(pages: 4, width: width, direction: direction, initial: 1)
    var audit = EffectAudit(appeared: 1)
    for _ in 0..<700 {
      let old = rig.driver.pager.committed ?? -1
      _ = perform(RandomGesture(width: width, using: &random), on: &rig)
      rig.rest()
      let new = rig.driver.pager.committed ?? -1
      if abs(new - old) > 1 { rig.fail("from page \(old) to \(new) in one gesture") }
    }
    audit.read(rig.driver.log)
    #expect(rig.faults.isEmpty, "\(rig.faults.prefix(3))")
    #expect(audit.faults.isEmpty, "\(audit.faults.prefix(3))")
    let commits = rig.driver.log.filter { if case .commit = $0 { true } else { false } }
    #expect(commits.count > 100)
  }

  @Test("gestures that catch one another's motion make no jump either", arguments: cases)
  func catching(width: Double, direction: LayoutDirection) {
    var random = SeededGenerator(seed: 2)
    var rig = GestureRig(pages: 3, width: width, direction: direction, initial: 1)
    var audit = EffectAudit(appeared: 1)
    for _ in 0..<700 {
      _ = perform(RandomGesture(width: width, using: &random), on: &rig)
      rig.wait(random.double(in: 0...0.15))
      if random.int(in: 0...3) == 0 { rig.driver.send(.select(random.int(in: 0...2))) }
      rig.wait(random.double(in: 0...0.15))
      if random.int(in: 0...9) == 0 { rig.rest() }
    }
    rig.rest()
    audit.read(rig.driver.log)
    #expect(rig.faults.isEmpty, "\(rig.faults.prefix(3))")
    #expect(audit.faults.isEmpty, "\(audit.faults.prefix(3))")
  }

  @Test("the settling is the critically damped spring from the finger's velocity", arguments: cases)
  func settling(width: Double, direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 3)
    var rig = GestureRig(pages: 4, width: width, direction: direction, initial: 1)
    let omega = 1000.0.squareRoot()
    var springs = 0
    for _ in 0..<700 {
      let gesture = RandomGesture(width: width, using: &random)
      _ = perform(gesture, on: &rig)
      guard let release = rig.release, case .settling(let settling) = rig.driver.pager.state,
        let transition = settling.transition
      else {
        rig.rest()
        continue
      }
      springs += 1
      let start = rig.driver.now
      let expected = -direction.sign * release.velocity / width * transition.direction
      let isClamped = start.progress == 1 || start.progress == 0
      if !isClamped, abs(settling.spring.initialVelocity - expected) > 1e-9 {
        rig.fail("starts with \(settling.spring.initialVelocity), not \(expected)")
      }
      // In closed form, step by step: (x0 + (v0 + ω x0) t) e^(−ωt), stopped where it gets there.
      let target = settling.target
      let x0 = start.progress - target
      let v0 = settling.spring.initialVelocity
      let k = v0 + omega * x0
      let isTowards = v0 * x0 <= 0
      var hasArrived = false
      var last = start.progress
      for step in 1...12 {
        let t = Double(step) * 0.008
        let now = rig.driver.pager.presentation(at: settling.start + t)
        let x = x0 + k * t
        hasArrived = hasArrived || x == 0 || (x < 0) != (x0 < 0)
        let form = hasArrived ? target : target + x * exponential(-omega * t)
        if abs(now.progress - form) > 1e-9 { rig.fail("\(now.progress), not \(form)") }
        let way = (target - last) * (now.progress - last)
        if isTowards, way < 0 { rig.fail("away from its target") }
        if isTowards, (now.progress - target) * x0 < 0 { rig.fail("past its target") }
        last = now.progress
      }
      rig.rest()
    }
    #expect(springs > 200)
    #expect(rig.faults.isEmpty, "\(rig.faults.prefix(3))")
  }

  @Test("the velocity at the release of an even drag is the finger's own", arguments: cases)
  func evenDrag(width: Double, direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      var rig = GestureRig(pages: 3, width: width, direction: direction, initial: 1)
      let speed = random.double(in: 100...2500) * (random.int(in: 0...1) == 0 ? -1 : 1)
      rig.pointer(.down, 0)
      for step in 1...20 {
        rig.driver.time = Double(step) * 0.008
        rig.pointer(.move, speed * rig.driver.time)
      }
      rig.pointer(.up, speed * rig.driver.time)
      let release = try #require(rig.release)
      #expect(abs(release.velocity - speed) < 1e-6 * abs(speed))
      // The first thousandth of a second goes on at that speed, but where the page is clamped.
      guard case .settling(let settling) = rig.driver.pager.state else { continue }
      let now = rig.driver.now
      guard now.progress > 0, now.progress < 1 else { continue }
      let speedInPages =
        (rig.driver.pager.presentation(at: settling.start + 1e-6).position - now.position) / 1e-6
      #expect(abs(speedInPages + direction.sign * speed / width) < 0.01 * abs(speed) / width)
    }
  }

  @Test(
    "mirrored gestures give exactly the mirrored results", arguments: [800, 392.727, 411.428])
  func mirrored(width: Double) {
    var random = SeededGenerator(seed: 5)
    var left = GestureRig(pages: 4, width: width, direction: .leftToRight, initial: 1)
    var right = GestureRig(pages: 4, width: width, direction: .rightToLeft, initial: 1)
    for _ in 0..<1000 {
      let gesture = RandomGesture(width: width, using: &random)
      let one = perform(gesture, on: &left)
      let other = perform(gesture, on: &right, mirrored: true)
      #expect(one == other)
      let gap = random.double(in: 0...0.3)
      left.wait(gap)
      right.wait(gap)
      #expect(left.driver.now == right.driver.now)
    }
    #expect(left.driver.log == right.driver.log)
  }

  @Test("fingers that come and go never move the page by more than the one that drives")
  func severalFingers() {
    var random = SeededGenerator(seed: 6)
    for width in [800, 392.727] {
      var rig = GestureRig(pages: 3, width: width, direction: .leftToRight, initial: 1)
      var fingers: [Int64: Double] = [:]
      for _ in 0..<6000 {
        rig.wait(random.double(in: 0...0.012))
        let id = Int64(random.int(in: 1...3))
        if let x = fingers[id] {
          switch random.int(in: 0...12) {
          case 0:
            rig.pointer(.up, x, finger: id)
            fingers[id] = nil
          case 1 where random.int(in: 0...3) == 0:
            rig.pointer(.cancel, x, finger: id)
            fingers[id] = nil
          default:
            let next = x + random.double(in: -20...20)
            rig.pointer(.move, next, finger: id)
            fingers[id] = next
          }
        } else if random.int(in: 0...20) == 0 {
          let x = random.double(in: 0...width)
          rig.pointer(.down, x, finger: id)
          fingers[id] = x
        }
      }
      for (id, x) in fingers { rig.pointer(.up, x, finger: id) }
      rig.rest()
      #expect(rig.faults.isEmpty, "\(rig.faults.prefix(3))")
    }
  }

  /// e to the power of x, by its series with halved arguments: independent of the spring's own.
  private func exponential(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    let small = x / 1024
    for n in 1...12 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
