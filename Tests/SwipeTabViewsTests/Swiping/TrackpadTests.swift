import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Trackpad and wheel over pages") struct TrackpadTests {
  private func list(in fixture: SwipeFixture, page: Int = 0) -> ScrollView {
    let list = ScrollView(.vertical)
    list.contentSize = Size(width: fixture.width, height: 3000)
    fixture.add(list, to: page, frame: Rect(x: 0, y: 0, width: fixture.width, height: 500))
    return list
  }

  @Test(
    "400 units are one page whatever its width, and the pages go with the fingers",
    arguments: SwipeCase.all)
  func units(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 1)
    let stage = fixture.stage
    for step in 1...10 {
      stage.wait(10)
      stage.scroll(-10 * fixture.sign)
      #expect(abs(fixture.position - 1 - Double(step) / 40) < 1e-12)
      #expect(fixture.isInStep)
    }
    #expect(abs(fixture.origin(of: 1) + fixture.sign * fixture.width / 4) <= 0.5)
    stage.scroll(0, phase: .ended)
    stage.settle()
    #expect(fixture.position == 2)
  }

  @Test(
    "a mainly vertical scroll never turns pages, a mainly horizontal one turns them over a list",
    arguments: SwipeCase.all)
  func overList(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let list = list(in: fixture)
    let stage = fixture.stage
    for _ in 0..<20 {
      stage.wait(10)
      stage.scroll(-2 * fixture.sign, -10)
      #expect(fixture.position == 0)
    }
    stage.scroll(0, phase: .ended)
    #expect(list.contentOffset.y == 200)
    stage.wait(5000)
    let offset = list.contentOffset.y
    for step in 1...20 {
      stage.wait(10)
      stage.scroll(-10 * fixture.sign, -5)
      #expect(abs(fixture.position - Double(step) / 40) < 1e-12)
      #expect(list.contentOffset.y == offset)
    }
    stage.scroll(0, phase: .ended)
    stage.settle()
    #expect(fixture.position == 1)
    #expect(list.contentOffset.y == offset)
  }

  @Test("once decided, the axis stays for the sequence", arguments: SwipeCase.all)
  func latched(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let list = list(in: fixture)
    let stage = fixture.stage
    stage.scroll(0, -10)
    for _ in 0..<10 {
      stage.wait(10)
      stage.scroll(-30 * fixture.sign, 0)
    }
    #expect(fixture.position == 0)
    #expect(list.contentOffset.y == 10)
    // A silence ends it: then the same motion swipes, and goes on while the fingers wander.
    stage.wait(200)
    stage.scroll(-30 * fixture.sign, 0)
    stage.wait(10)
    stage.scroll(-30 * fixture.sign, -60)
    #expect(abs(fixture.position - 0.15) < 1e-12)
    #expect(list.contentOffset.y == 10)
  }

  @Test("without a lift, 150 ms of silence end the swipe", arguments: SwipeCase.all)
  func silence(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    for _ in 0..<25 {
      stage.wait(10)
      stage.scroll(-10 * fixture.sign)
    }
    stage.wait(149)
    #expect(fixture.container.presentation.phase == .interactive)
    stage.wait(2)
    #expect(fixture.container.presentation.phase == .settling)
    stage.settle()
    #expect(fixture.position == 1)
  }

  @Test("momentum after the lift turns no second page", arguments: SwipeCase.all)
  func momentum(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 5)
    let stage = fixture.stage
    for _ in 0..<10 {
      stage.wait(10)
      stage.scroll(-20 * fixture.sign)
    }
    stage.scroll(0, phase: .ended)
    var speed = 20.0
    while speed > 0.1 {
      stage.wait(16)
      stage.scroll(-speed * fixture.sign)
      speed *= 0.95
    }
    stage.settle()
    #expect(fixture.position == 1)
    let calls = fixture.container.journal.take().filter { !$0.hasPrefix("p") }
    #expect(calls == ["before 0 1", "after 0 1 at 1"])
    for _ in 0..<10 {
      stage.wait(10)
      stage.scroll(-20 * fixture.sign)
    }
    stage.scroll(0, phase: .ended)
    stage.settle()
    #expect(fixture.position == 2)
  }

  @Test("past the end a trackpad pulls at most 10 points", arguments: SwipeCase.all)
  func pastTheEnd(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    for _ in 0..<20 {
      fixture.stage.wait(10)
      fixture.stage.scroll(50 * fixture.sign)
    }
    #expect(abs(fixture.position + 10 / fixture.width) < 1e-12)
    fixture.stage.settle()
    #expect(fixture.position == 0)
  }

  @Test(
    "a finger and a trackpad at once: the one that drives goes on, the other moves nothing",
    arguments: SwipeCase.all)
  func both(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 1)
    let stage = fixture.stage
    let start = fixture.x(0.5)
    stage.down(start)
    stage.wait(10)
    stage.move(start - fixture.sign * 66)
    let position = fixture.position
    for _ in 0..<5 {
      stage.wait(10)
      stage.scroll(40 * fixture.sign)
      #expect(fixture.position == position)
    }
    stage.scroll(0, phase: .ended)
    #expect(fixture.position == position)
    stage.wait(100)
    stage.up(start - fixture.sign * 66)
    stage.settle()
    #expect(fixture.position == 1)

    stage.scroll(-40 * fixture.sign)
    stage.down(start)
    stage.wait(10)
    stage.move(start + fixture.sign * 100)
    #expect(abs(fixture.position - 1.1) < 1e-12)
    stage.wait(10)
    stage.up(start + fixture.sign * 100)
    stage.scroll(-40 * fixture.sign)
    #expect(abs(fixture.position - 1.2) < 1e-12)
    stage.tell(.focusLost)
    stage.settle()
    #expect(fixture.position == 1)
  }

  @Test(
    "a window that shrinks in a swipe does not move the pages under the fingers",
    arguments: LayoutDirection.allCases)
  func resized(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction))
    fixture.stage.scroll(-100 * fixture.sign)
    fixture.stage.tell(.resized(Size(width: 392.727, height: 600)))
    #expect(fixture.position == 0.25)
    fixture.stage.wait(10)
    fixture.stage.scroll(-100 * fixture.sign)
    #expect(fixture.position == 0.5)
  }

  @Test(
    "Escape takes a swipe back, and the fingers do nothing more until they are lifted",
    arguments: SwipeCase.all)
  func escape(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    for _ in 0..<30 {
      stage.wait(10)
      stage.scroll(-10 * fixture.sign)
    }
    stage.press(.escape)
    for _ in 0..<60 {
      stage.wait(10)
      stage.scroll(-10 * fixture.sign)
    }
    #expect(fixture.position == 0)
    stage.scroll(0, phase: .ended)
    stage.settle()
    #expect(fixture.position == 0)
  }

  @Test(
    "a notch of tilt or with Shift is one page, several at once too, and nothing wraps",
    arguments: SwipeCase.all)
  func notches(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 4)
    let stage = fixture.stage
    stage.wheel(0, -1)
    stage.settle()
    #expect(fixture.position == 0)
    stage.wheel(fixture.sign)
    stage.wait(50)
    stage.wheel(fixture.sign)
    stage.settle()
    #expect(fixture.position == 1)
    stage.wheel(5 * fixture.sign)
    stage.settle()
    #expect(fixture.position == 2)
    // With Shift, turning the wheel down goes to the right.
    stage.wheel(0, -fixture.sign, isShifted: true)
    stage.settle()
    #expect(fixture.position == 3)
    for _ in 0..<3 {
      stage.wheel(fixture.sign)
      stage.settle()
    }
    #expect(fixture.position == 3)
    stage.wheel(-fixture.sign)
    stage.settle()
    #expect(fixture.position == 2)
  }

  @Test("fractions of a notch add up to one page", arguments: SwipeCase.all)
  func fractions(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    for step in 1...8 {
      fixture.stage.wheel(fixture.sign / 8)
      #expect((fixture.container.presentation.phase == .rest) == (step < 8))
      fixture.stage.wait(10)
    }
    fixture.stage.settle()
    #expect(fixture.position == 1)
  }

  @Test(
    "a wheel over a list scrolls it, tilted it turns pages; a strip takes the tilt first",
    arguments: SwipeCase.all)
  func wheelOverList(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let list = list(in: fixture)
    let stage = fixture.stage
    stage.wheel(0, -1)
    stage.settle()
    #expect(list.contentOffset.y == 60)
    #expect(fixture.position == 0)
    stage.wheel(fixture.sign)
    stage.settle()
    #expect(list.contentOffset.y == 60)
    #expect(fixture.position == 1)
    let strip = ScrollView(.horizontal)
    strip.contentSize = Size(width: fixture.width + 100, height: 200)
    fixture.add(strip, to: 1, frame: Rect(x: 0, y: 200, width: fixture.width, height: 200))
    let start = strip.contentOffset.x
    stage.wheel(fixture.sign)
    stage.settle()
    #expect(abs(strip.contentOffset.x - start - 60 * fixture.sign) < 1e-6)
    #expect(fixture.position == 1)
  }

  @Test(
    "with paging off, drags, wheel, trackpad and keys do nothing and selections work",
    arguments: SwipeCase.all)
  func pagingOff(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    fixture.container.isPagingEnabled = false
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1))
    stage.fling(-fixture.sign)
    stage.wheel(fixture.sign)
    for _ in 0..<10 {
      stage.wait(10)
      stage.scroll(-40 * fixture.sign)
    }
    stage.press(.pageDown, .control)
    stage.press(.tab, .control)
    #expect(fixture.position == 0)
    stage.drag(from: fixture.x(0.1), to: fixture.x(0.9))
    #expect(fixture.position == 0)
    stage.settle()
    #expect(fixture.container.journal.take() == [])
    fixture.container.selectViewController(at: 1)
    stage.settle()
    #expect(fixture.position == 1)
    fixture.container.isPagingEnabled = true
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1))
    stage.settle()
    #expect(fixture.position == 2)
  }
}
