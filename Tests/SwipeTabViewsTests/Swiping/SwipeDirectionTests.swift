import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Swiping in both layout directions, with all fingers") struct SwipeDirectionTests
{
  @Test(
    "the content goes with the finger by its own step, also past the last page",
    arguments: SwipeCase.all)
  func follows(swipe: SwipeCase) {
    for page in 0..<3 {
      let fixture = SwipeFixture(swipe, selected: page)
      for way in [-1.0, 1] {
        let start = fixture.x(0.5)
        fixture.stage.down(start)
        fixture.stage.wait(10)
        fixture.stage.move(start + way * 116)
        let isInside = way * fixture.sign > 0 ? page > 0 : page < 2
        let origin = fixture.origin(of: page)
        if isInside {
          #expect(abs(origin - way * 100) <= 0.5)
        } else {
          let band = 55 * fixture.width / (55 + fixture.width)
          #expect(abs(origin - way * band) <= 0.5)
        }
        fixture.stage.wait(200)
        fixture.stage.up(start + way * 116)
        fixture.stage.settle()
        if fixture.selected != page {
          fixture.container.selectViewController(at: page)
          fixture.stage.settle()
        }
      }
    }
  }

  @Test(
    "the same logical moves give the same calls and positions", arguments: [800, 392.727, 411.428])
  func sameCalls(width: Double) {
    var results: [[String]] = []
    var positions: [[Double]] = []
    for direction in LayoutDirection.allCases {
      let fixture = SwipeFixture(SwipeCase(width: width, direction: direction), pages: 4)
      var path: [Double] = []
      for (from, to) in [(0.9, 0.2), (0.9, 0.7), (0.2, 0.8), (0.1, 0.9), (0.5, 0.6)] {
        fixture.stage.drag(from: fixture.x(from), to: fixture.x(to))
        path.append(fixture.position)
        for _ in 0..<40 {
          fixture.stage.wait(16)
          path.append(fixture.position)
        }
      }
      fixture.stage.fling(-fixture.sign)
      fixture.stage.wait(40)
      path.append(fixture.position)
      fixture.stage.settle()
      results.append(fixture.container.journal.take())
      positions.append(path)
    }
    #expect(results[0] == results[1])
    #expect(zip(positions[0], positions[1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(
    "the direction may change at any time without touching the page", arguments: [800, 392.727])
  func changes(width: Double) {
    let fixture = SwipeFixture(SwipeCase(width: width, direction: .leftToRight), selected: 1)
    let window = fixture.stage.window
    window.layoutDirection = .rightToLeft
    fixture.stage.wait(16)
    #expect(fixture.position == 1)
    #expect(fixture.origin(of: 1) == 0)
    // In mid-drag the position stays, and the finger moves it the other way from there.
    fixture.stage.down(200)
    fixture.stage.wait(10)
    fixture.stage.move(200 + 16 + 0.25 * width)
    #expect(abs(fixture.position - 1.25) < 1e-9)
    window.layoutDirection = .leftToRight
    fixture.stage.wait(16)
    #expect(abs(fixture.position - 1.25) < 1e-9)
    fixture.stage.move(200 + 16 + 0.35 * width)
    #expect(abs(fixture.position - 1.15) < 1e-9)
    fixture.stage.wait(100)
    fixture.stage.up(200 + 16 + 0.35 * width)
    fixture.stage.settle()
    #expect(fixture.position == 1)
    #expect(fixture.container.journal.take().filter { $0.hasPrefix("after") } == [])
  }

  @Test(
    "a second finger neither jumps nor steals, and goes on when the first is lifted",
    arguments: SwipeCase.all)
  func secondFinger(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    let start = fixture.x(0.9)
    stage.point(.down, start)
    stage.wait(10)
    stage.point(.move, start - fixture.sign * 66)
    let position = fixture.position
    #expect(abs(position - 50 / fixture.width) < 1e-9)
    stage.point(.down, fixture.x(0.2), 500, finger: 2)
    stage.point(.move, fixture.x(0.4), 500, finger: 2)
    #expect(fixture.position == position)
    stage.point(.up, start - fixture.sign * 66)
    #expect(fixture.position == position)
    #expect(fixture.container.presentation.phase == .interactive)
    stage.wait(10)
    stage.point(.move, fixture.x(0.4) - fixture.sign * 30, 500, finger: 2)
    #expect(abs(fixture.position - 80 / fixture.width) < 1e-9)
    stage.wait(100)
    stage.point(.up, fixture.x(0.4) - fixture.sign * 30, 500, finger: 2)
    stage.settle()
    #expect(fixture.position == 0)
  }

  @Test(
    "a finger whose lift was lost: the next one ends the old drag and starts its own",
    arguments: SwipeCase.all)
  func lostLift(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    stage.point(.down, fixture.x(0.9))
    stage.wait(10)
    stage.point(.move, fixture.x(0.3))
    stage.wait(2000)
    let position = fixture.position
    stage.point(.down, fixture.x(0.5))
    #expect(abs(fixture.position - position) < 1e-9)
    stage.wait(30)
    stage.point(.up, fixture.x(0.5))
    stage.settle()
    #expect(fixture.position == 0)
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1))
    stage.settle()
    #expect(fixture.position == 1)
  }

  @Test(
    "lost focus, a finger taken away and a device gone return to the page whatever the speed",
    arguments: SwipeCase.all)
  func cancelled(swipe: SwipeCase) {
    for way in 0..<3 {
      let fixture = SwipeFixture(swipe)
      let stage = fixture.stage
      stage.down(fixture.x(0.9))
      for step in 1...10 {
        stage.wait(8)
        stage.move(fixture.x(0.9 - 0.08 * Double(step)))
      }
      #expect(fixture.position > 0.5)
      switch way {
      case 0: stage.tell(.focusLost)
      case 1: stage.tell(.deviceRemoved(1))
      default: stage.point(.cancel, fixture.x(0.1))
      }
      #expect(fixture.container.presentation.phase == .settling)
      stage.move(fixture.x(0.05))
      stage.up(fixture.x(0.05))
      stage.settle()
      #expect(fixture.position == 0)
      #expect(fixture.container.journal.take().filter { $0.hasPrefix("after") } == [])
    }
  }

  @Test(
    "of several moves before a frame the newest places the page, and all make its speed",
    arguments: SwipeCase.all)
  func severalMoves(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let window = fixture.stage.window
    let start = fixture.x(0.8)
    var time = fixture.stage.time
    func send(_ phase: PointerEvent.Phase, _ way: Double) {
      window.handle(
        .pointer(
          PointerEvent(
            id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
            position: Point(x: start - fixture.sign * way, y: 300), time: time)))
    }
    send(.down, 0)
    // Four moves a frame, of a finger that goes 1000 points a second.
    for step in 1...40 {
      time += 0.004
      send(.move, 4 * Double(step))
      if step % 4 == 0 {
        window.update(to: time)
        #expect(abs(fixture.position - max(0, 4 * Double(step) - 16) / fixture.width) < 1e-9)
      }
    }
    send(.up, 160)
    let before = fixture.position
    window.update(to: time + 0.001)
    let speed = (fixture.position - before) / 0.001
    // One millisecond of the spring from 1000 points a second, in closed form.
    let omega = 1000.0.squareRoot()
    let x = before - 1
    let k = 1000 / fixture.width + omega * x
    let step = omega * 0.001
    let decay = 1 - step + step * step / 2 - step * step * step / 6
    let expected = (1 + (x + k * 0.001) * decay - before) / 0.001
    #expect(abs(speed - expected) < 0.001)
  }

  @Test("a tap within the slop moves nothing, however long", arguments: SwipeCase.all)
  func slop(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    for (kind, slop) in [(PointerKind.touch, 16.0), (.mouse, 8), (.pen, 16)] {
      fixture.stage.point(.down, 200, kind: kind)
      fixture.stage.wait(700)
      fixture.stage.point(.move, 200 - fixture.sign * (slop - 0.01), kind: kind)
      #expect(fixture.position == 0)
      fixture.stage.point(.move, 200 - fixture.sign * (slop + 10), kind: kind)
      #expect(abs(fixture.position - 10 / fixture.width) < 1e-9)
      fixture.stage.wait(100)
      fixture.stage.point(.up, 200 - fixture.sign * (slop + 10), kind: kind)
      fixture.stage.settle()
      #expect(fixture.position == 0)
    }
  }
}
