import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Interrupted motion of pages") struct InterruptionTests {
  /// Waits in frames and tells whether bar and pages were in step in all of them.
  private func staysInStep(_ fixture: SwipeFixture, for milliseconds: Double) -> Bool {
    var result = true
    for _ in 0..<Int(milliseconds / 16) {
      fixture.stage.wait(16)
      result = result && fixture.isInStep
    }
    return result
  }

  private func visiblePages(_ fixture: SwipeFixture) -> [Int] {
    fixture.container.pages.indices.filter { page in
      guard let view = fixture.container.pages[page].viewIfLoaded else { return false }
      return view.superview != nil && !view.isHidden
    }
  }

  @Test(
    "a request during a slide: bar and pages stay together and end on the last one",
    arguments: SwipeCase.all)
  func secondRequest(swipe: SwipeCase) {
    for (first, delay, second) in [(2, 150.0, 0), (1, 290, 0), (2, 20, 1)] {
      let fixture = SwipeFixture(swipe)
      fixture.container.selectViewController(at: first)
      #expect(staysInStep(fixture, for: delay))
      fixture.container.selectViewController(at: second)
      #expect(staysInStep(fixture, for: 1200))
      #expect(fixture.selected == second)
      #expect(fixture.position == Double(second))
      #expect(visiblePages(fixture) == [second])
      #expect(fixture.origin(of: second) == 0)
    }
  }

  @Test(
    "three requests in one frame: the first slides, the last follows, callbacks stay paired",
    arguments: SwipeCase.all)
  func oneFrame(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    for page in [1, 2, 0] { fixture.container.selectViewController(at: page) }
    fixture.stage.settle()
    #expect(fixture.selected == 0)
    let calls = fixture.container.journal.take().filter { !$0.hasPrefix("p") }
    #expect(calls == ["before 0 1", "after 0 1 at 1", "before 1 0", "after 1 0 at 0"])
  }

  @Test(
    "requests every 100 ms, smooth and at once: the position never leaves its way",
    arguments: SwipeCase.all)
  func rapidRequests(swipe: SwipeCase) throws {
    let fixture = SwipeFixture(swipe, pages: 6)
    let targets = [3, 1, 5, 5, 0, 2, 4, 1]
    for (index, target) in targets.enumerated() {
      fixture.container.transitionStyle = index % 3 == 2 ? .none : .slide
      fixture.container.selectViewController(at: target)
      for _ in 0..<6 {
        let before = fixture.container.presentation
        fixture.stage.wait(16)
        let after = fixture.container.presentation
        #expect(fixture.isInStep)
        guard let transition = after.transition, transition == before.transition else { continue }
        let way = Double(transition.to - transition.from)
        #expect((after.position - before.position) * way >= 0)
        #expect((Double(transition.to) - after.position) * way >= 0)
      }
    }
    fixture.stage.settle()
    #expect(fixture.position == 1)
    let calls = fixture.container.journal.take().filter {
      $0.hasPrefix("before") || $0.hasPrefix("after")
    }
    for pair in stride(from: 0, to: calls.count, by: 2) {
      let before = calls[pair].split(separator: " ")
      let after = calls[pair + 1].split(separator: " ")
      #expect(before[0] == "before" && after[0] == "after")
      #expect(before[1...2] == after[1...2])
    }
  }

  @Test(
    "a tap on the page during the way back does not disturb the indicator", arguments: SwipeCase.all
  )
  func tapOnTheWayBack(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    let start = fixture.x(0.9)
    stage.down(start)
    stage.wait(10)
    stage.move(start - fixture.sign * 200 * fixture.width / 800)
    stage.wait(100)
    stage.up(start - fixture.sign * 200 * fixture.width / 800)
    stage.wait(60)
    let frozen = fixture.position
    #expect(frozen > 0.01)
    stage.down(fixture.x(0.5))
    #expect(fixture.position == frozen)
    stage.wait(30)
    #expect(fixture.position == frozen)
    stage.up(fixture.x(0.5))
    var last = frozen
    for _ in 0..<40 {
      stage.wait(16)
      #expect(fixture.position <= last)
      #expect(fixture.isInStep)
      last = fixture.position
    }
    #expect(last == 0)
    #expect(fixture.container.journal.take().filter { $0.hasPrefix("after") } == [])
  }

  @Test(
    "a finger on settling pages freezes them in that very frame, as the bar",
    arguments: SwipeCase.all)
  func freezes(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    fixture.stage.fling(-fixture.sign)
    fixture.stage.wait(60)
    #expect(fixture.container.presentation.phase == .settling)
    let position = fixture.position
    #expect(position > 0.1 && position < 1)
    fixture.stage.down(fixture.x(0.5))
    #expect(fixture.position == position)
    #expect(fixture.isInStep)
    #expect(fixture.container.presentation.phase == .interactive)
    fixture.stage.wait(500)
    #expect(fixture.position == position)
    #expect(fixture.isInStep)
    fixture.stage.up(fixture.x(0.5))
    #expect(fixture.container.presentation.phase == .settling)
    fixture.stage.settle()
    #expect(fixture.position == 1)
    #expect(fixture.selected == 1)
  }

  @Test("a page caught on its way back and swiped on is the selected one", arguments: SwipeCase.all)
  func caught(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    let start = fixture.x(0.9)
    stage.drag(from: start, to: start - fixture.sign * 0.3 * fixture.width)
    stage.wait(50)
    let end = start - fixture.sign * 0.75 * fixture.width
    stage.drag(from: start, to: end)
    #expect(fixture.container.presentation.progress > 0.5)
    stage.settle()
    #expect(fixture.selected == 1)
    let calls = fixture.container.journal.take().filter { !$0.hasPrefix("p") }
    #expect(calls == ["before 0 1", "after 0 1 at 1"])
  }

  @Test(
    "a tab tapped and the page swiped at once: no page is skipped, bar and page agree",
    arguments: SwipeCase.all)
  func tapAndSwipe(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    fixture.container.selectViewController(at: 1)
    fixture.stage.wait(30)
    // The fling catches the slide and sends it on to its target, which is one page.
    fixture.stage.fling(-fixture.sign)
    fixture.stage.settle()
    #expect(fixture.selected == 1)
    #expect(fixture.isInStep)
    #expect(fixture.position == 1)
  }

  @Test("the fastest fling turns one page", arguments: SwipeCase.all)
  func fastFling(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 5)
    let stage = fixture.stage
    let start = fixture.x(0.95)
    stage.down(start)
    for step in 1...8 {
      stage.wait(8)
      stage.move(start - fixture.sign * 0.9 * fixture.width * Double(step) / 8)
    }
    stage.up(start - fixture.sign * 0.9 * fixture.width)
    stage.settle()
    #expect(fixture.selected == 1)
    #expect(fixture.position == 1)
  }

  @Test(
    "flings at the last page, without a frame between, leave it and call nothing",
    arguments: SwipeCase.all)
  func flingsAtTheEnd(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 2)
    for _ in 0..<5 { fixture.stage.fling(-fixture.sign) }
    fixture.stage.settle()
    #expect(fixture.position == 2)
    #expect(fixture.container.journal.take() == [])
  }

  @Test(
    "forwards, taken back, forwards again: a fresh pair of calls each time",
    arguments: SwipeCase.all)
  func twice(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 3, selected: 1)
    let stage = fixture.stage
    let start = fixture.x(0.5)
    stage.drag(from: start, to: start - fixture.sign * 0.3 * fixture.width)
    stage.settle()
    stage.drag(from: start, to: start - fixture.sign * 0.3 * fixture.width)
    stage.settle()
    #expect(
      fixture.container.journal.take().filter { !$0.hasPrefix("p") } == [
        "before 1 2", "before 1 2",
      ])
    // Through the origin to the other side in one gesture.
    stage.down(start)
    for part in [-0.2, 0.0, 0.2] {
      stage.wait(16)
      stage.move(start + fixture.sign * part * fixture.width)
    }
    stage.wait(100)
    stage.up(start + fixture.sign * 0.2 * fixture.width)
    stage.settle()
    #expect(
      fixture.container.journal.take().filter { $0 != "p0.didLoad" } == [
        "before 1 2", "p2.willAppear", "p1.willDisappear", "p1.willAppear", "p2.willDisappear",
        "p2.didDisappear", "p1.didAppear", "before 1 0", "p0.willAppear", "p1.willDisappear",
        "p1.willAppear", "p0.willDisappear", "p0.didDisappear", "p1.didAppear",
      ])
  }

  @Test(
    "a callback that asks for another page is obeyed after the transition", arguments: SwipeCase.all
  )
  func reentrant(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    fixture.container.afterSwipeCallback = { container, _, to in
      if to == 1 { container.selectViewController(at: 2) }
    }
    fixture.stage.drag(from: fixture.x(0.9), to: fixture.x(0.1))
    fixture.stage.settle()
    fixture.stage.settle()
    #expect(fixture.selected == 2)
    #expect(fixture.position == 2)
  }

  @Test(
    "a grabbed jump over pages moves its two pages by the finger's own step",
    arguments: SwipeCase.all)
  func grabbedJump(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 5)
    let stage = fixture.stage
    fixture.container.selectViewController(at: 4)
    stage.wait(150)
    let origin = fixture.origin(of: 4)
    stage.down(fixture.x(0.5))
    stage.wait(10)
    stage.move(fixture.x(0.5) + fixture.sign * 66)
    #expect(abs(fixture.origin(of: 4) - origin - fixture.sign * 50) <= 1)
    stage.wait(100)
    stage.up(fixture.x(0.5) + fixture.sign * 66)
    stage.settle()
    #expect([0, 4].contains(fixture.selected))
    #expect(fixture.position == Double(fixture.selected))
    #expect(!fixture.container.journal.take().contains { $0.hasPrefix("p1") || $0.hasPrefix("p2") })
  }
}
