import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("Scrolling a tab bar") @MainActor struct TabBarScrollingTests {
  private func fixture(
    selected: Int = 0, direction: LayoutDirection = .leftToRight
  ) -> BarFixture {
    BarFixture(
      CapsuleStyle(), items: .titles((0..<30).map { "Channel number \($0)" }),
      direction: direction, selected: selected)
  }

  @Test("A drag follows the finger, trailing it by the slop", arguments: LayoutDirection.allCases)
  func drag(direction: LayoutDirection) throws {
    let bar = fixture(selected: 10, direction: direction)
    let before = try #require(bar.item(10)).frame.minX
    bar.drag(from: 400, by: -100, release: false)
    #expect(isClose(try #require(bar.item(10)).frame.minX, before - 84, 1e-6))
    bar.advance(0.2)
    bar.pointer(.up, 300)
    #expect(isClose(try #require(bar.item(10)).frame.minX, before - 84, 1e-6))
    bar.settle()
    #expect(isClose(try #require(bar.item(10)).frame.minX, before - 84, 1e-6))
  }

  @Test("A flung bar rolls out with its speed, and a touch stops it without choosing anything")
  func fling() {
    let bar = fixture()
    var chosen: [Int] = []
    bar.bar.onSelect = { chosen.append($0) }
    bar.drag(from: 700, by: -300, steps: 6)
    let released = bar.bar.contentOffset
    #expect(isClose(released, 284, 1e-6))
    bar.advance(1 / 60)
    let first = bar.bar.contentOffset - released
    // 50 points a step were the finger's speed; the bar loses 0.2 % of it each millisecond.
    #expect(first > 45 && first < 50)
    bar.advance(0.1)
    let caught = bar.bar.contentOffset
    bar.tap(400)
    bar.advance(0.5)
    #expect(isClose(bar.bar.contentOffset, caught, 1e-6))
    #expect(chosen.isEmpty)
  }

  @Test("Past an end the bar stretches and comes back", arguments: LayoutDirection.allCases)
  func rubberBand(direction: LayoutDirection) {
    let bar = fixture(direction: direction)
    let width = bar.bar.bounds.width
    bar.drag(from: 400, by: 116 * direction.sign, release: false)
    let pull = 100 * 0.55 * width / (100 * 0.55 + width)
    #expect(isClose(bar.bar.contentOffset, -pull, 1e-6))
    bar.advance(0.2)
    bar.pointer(.up, 400 + 116 * direction.sign)
    var last = bar.bar.contentOffset
    for _ in 0..<60 {
      bar.advance(1 / 60)
      #expect(bar.bar.contentOffset >= last - 1e-9)
      last = bar.bar.contentOffset
    }
    #expect(bar.bar.contentOffset == 0)
    #expect(!bar.window.isAnimating)
  }

  @Test("A fling into an end goes on beyond it without a jump in speed, then returns")
  func bounce() {
    let bar = fixture(selected: 2)
    bar.bar.presentation = .rest(0)
    bar.settle()
    bar.drag(from: 700, by: -200, steps: 8)
    bar.advance(0.05)
    bar.drag(from: 200, by: 400, steps: 4)
    var speeds: [Double] = []
    var lowest = 0.0
    var last = bar.bar.contentOffset
    for _ in 0..<120 {
      bar.advance(1 / 120)
      speeds.append(bar.bar.contentOffset - last)
      last = bar.bar.contentOffset
      lowest = min(lowest, last)
    }
    #expect(lowest < -20)
    #expect(bar.bar.contentOffset == 0)
    let jumps = zip(speeds, speeds.dropFirst()).map { abs($0 - $1) }
    // The spring brakes smoothly: no step in speed is larger than its strongest braking.
    #expect(jumps.max() ?? 0 < 14)
  }

  @Test("A bar that fits does not scroll, and content is at the leading edge")
  func fits() {
    let bar = BarFixture(CapsuleStyle(), items: .titles(["One", "Two"]), selected: 1)
    bar.drag(from: 400, by: -200)
    bar.settle()
    #expect(bar.bar.contentOffset == 0)
    #expect(!bar.bar.isScrollable)
  }

  @Test("After the user scrolled it away, the next selection brings it back without a jump")
  func returns() throws {
    let bar = fixture(selected: 3)
    bar.drag(from: 700, by: -500)
    bar.settle()
    let away = bar.bar.contentOffset
    #expect(bar.item(3).map { $0.frame.maxX < 0 } ?? true)
    var last = away
    for step in 0...18 {
      let progress = EaseSimulation(from: 0, to: 1, duration: 0.3).progress(
        at: Double(step) / 60)
      bar.bar.presentation =
        progress < 1 ? .moving(3, 4, progress, phase: .programmatic) : .rest(4)
      bar.window.update(to: bar.time)
      if step == 0 { #expect(isClose(bar.bar.contentOffset, away, 1e-6)) }
      #expect(abs(bar.bar.contentOffset - last) < away * 0.1)
      #expect(bar.bar.contentOffset <= last + 1e-9)
      last = bar.bar.contentOffset
      bar.advance(1 / 60)
    }
    bar.settle()
    #expect(isClose(try #require(bar.item(4)).frame.midX, bar.bar.frame.midX, 1e-6))
  }

  @Test("While the user holds the bar, a transition that ends does not pull it away")
  func held() {
    let bar = fixture(selected: 3)
    bar.drag(from: 700, by: -300, release: false)
    let held = bar.bar.contentOffset
    bar.bar.presentation = .moving(3, 4, 0.5, phase: .programmatic)
    bar.bar.presentation = .rest(4)
    bar.window.update(to: bar.time)
    #expect(bar.bar.contentOffset == held)
  }

  @Test("Scrolling the bar selects nothing")
  func selectsNothing() {
    let bar = fixture(selected: 3)
    var chosen: [Int] = []
    bar.bar.onSelect = { chosen.append($0) }
    bar.drag(from: 700, by: -300)
    bar.settle()
    #expect(chosen.isEmpty)
    #expect(bar.bar.presentation.committed == 3)
  }

  @Test(
    "A wheel scrolls it, tilted, with Shift, or plainly vertical",
    arguments: LayoutDirection.allCases)
  func wheel(direction: LayoutDirection) {
    let cases: [(Point, Bool)] = [
      (Point(x: direction.sign, y: 0), false), (Point(x: 0, y: -direction.sign), true),
      (Point(x: 0, y: -1), false),
    ]
    for (notches, isShifted) in cases {
      let bar = fixture(direction: direction)
      bar.window.handle(
        .wheel(
          WheelEvent(
            notches: notches, isShifted: isShifted,
            position: Point(x: 400, y: bar.bar.frame.midY), time: bar.time)))
      bar.settle()
      #expect(isClose(bar.bar.contentOffset, 80, 1e-6))
    }
  }

  @Test("A trackpad scrolls it with its units as points, up to the ends")
  func trackpad() {
    let bar = fixture()
    func scroll(_ dx: Double, _ dy: Double = 0) {
      bar.advance(0.01)
      bar.window.handle(
        .scroll(
          ScrollEvent(
            delta: Point(x: dx, y: dy), phase: .changed,
            position: Point(x: 400, y: bar.bar.frame.midY), time: bar.time)))
    }
    for _ in 0..<10 { scroll(-20) }
    #expect(isClose(bar.bar.contentOffset, 200, 1e-6))
    bar.advance(1)
    for _ in 0..<30 { scroll(20) }
    #expect(bar.bar.contentOffset == 0)
  }

  @Test("A nearly vertical trackpad motion is left to what lies around the bar")
  func trackpadLatch() {
    let bar = fixture()
    for _ in 0..<10 {
      bar.advance(0.01)
      bar.window.handle(
        .scroll(
          ScrollEvent(
            delta: Point(x: -9, y: -10), phase: .changed,
            position: Point(x: 400, y: bar.bar.frame.midY), time: bar.time)))
    }
    #expect(bar.bar.contentOffset == 0)
  }

  @Test("A resize keeps the selected tab in the middle, or what the user scrolled to in place")
  func resize() throws {
    let bar = fixture(selected: 15)
    for width in stride(from: 800.0, through: 500, by: -37) {
      bar.window.size = Size(width: width, height: 600)
      bar.place()
      #expect(isClose(try #require(bar.item(15)).frame.midX, width / 2, 1e-6))
    }
    bar.drag(from: 400, by: -200)
    bar.settle()
    let first = try #require(bar.state.items.first { $0.frame.minX >= 16 })
    bar.window.size = Size(width: 700, height: 600)
    bar.place()
    #expect(isClose(try #require(bar.item(first.index)).frame.minX, first.frame.minX, 1e-6))
  }

  @Test("With reduced motion the bar goes to the selection at once")
  func reducedMotion() throws {
    let bar = fixture(selected: 3)
    bar.window.reducesMotion = true
    bar.drag(from: 700, by: -500)
    bar.settle()
    bar.bar.presentation = .rest(12)
    bar.window.update(to: bar.time)
    #expect(isClose(try #require(bar.item(12)).frame.midX, 400, 1e-6))
    #expect(!bar.window.isAnimating)
  }
}
