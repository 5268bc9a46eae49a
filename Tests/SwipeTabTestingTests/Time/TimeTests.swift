import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Clocks that jump, stop and crawl")
@MainActor struct TimeTests {
  private let host = HeadlessHost(
    size: Size(width: 400, height: 300), scale: 1, textEngine: NoText())
  private let tabs = PlainTabs()

  init() {
    host.window.rootViewController = tabs
    host.window.update(to: 0)
  }

  private var position: Double { tabs.presentation.position }

  private func touch(_ phase: PointerEvent.Phase, x: Double, at time: Double) {
    host.window.handle(
      .pointer(
        PointerEvent(
          id: PointerID(device: 0, finger: 0), kind: .touch, phase: phase,
          position: Point(x: x, y: 100), time: time)))
  }

  /// A finger goes from right to left in a fifth of a second, in steps of 120 Hz.
  private func drag(from start: Double, lifting: Bool = true) {
    touch(.down, x: 350, at: start)
    for step in 1...24 {
      touch(.move, x: 350 - 12.5 * Double(step), at: start + Double(step) / 120)
    }
    if lifting { touch(.up, x: 50, at: start + 0.2) }
  }

  /// Lets frames come at a rate and checks that no two are more than a page apart.
  private func frames(from start: Double, to end: Double, rate: Double) {
    var latest = position
    var time = start
    while time < end {
      time += 1 / rate
      host.window.update(to: time)
      #expect(abs(position - latest) <= 1, "from \(latest) to \(position)")
      latest = position
    }
  }

  private func isAtRest(on page: Int) -> Bool {
    tabs.presentation.phase == .rest && position == Double(page)
      && tabs.appearedIndices == [page] && !host.window.isAnimating
  }

  @Test("A swipe ends on the next page at any rate of frames", arguments: [1.0, 10, 60, 240, 1000])
  func rates(rate: Double) {
    touch(.down, x: 350, at: 1)
    for step in 1...24 {
      let time = 1 + Double(step) / 120
      touch(.move, x: 350 - 12.5 * Double(step), at: time)
      if rate >= 60 { host.window.update(to: time) }
    }
    touch(.up, x: 50, at: 1.2)
    frames(from: 1.2, to: 4.2, rate: rate)
    #expect(isAtRest(on: 1))
  }

  @Test(
    "Hours in mid-swipe change nothing: the finger still holds the page", arguments: [2.0, 14_400])
  func suspended(pause: Double) {
    drag(from: 1, lifting: false)
    host.window.update(to: 1.2)
    let held = position
    #expect(held > 0.5 && held < 1)
    host.window.update(to: 1.2 + pause)
    #expect(position == held)
    // What was fast before the pause is no fling after it.
    touch(.move, x: 52, at: 1.2 + pause)
    #expect(abs(position - held) < 0.01)
    touch(.up, x: 52, at: 1.21 + pause)
    frames(from: 1.21 + pause, to: 3 + pause, rate: 60)
    #expect(isAtRest(on: 1))
  }

  @Test("Hours in a motion end it where it was going", arguments: [2.0, 14_400, 1e9])
  func jump(pause: Double) {
    drag(from: 1)
    host.window.update(to: 1.25)
    let before = position
    host.window.update(to: 1.25 + pause)
    #expect(isAtRest(on: 1))
    #expect(abs(position - before) <= 1)
    tabs.selectViewController(at: 3)
    host.window.update(to: 1.3 + pause)
    host.window.update(to: 1.3 + 2 * pause)
    #expect(isAtRest(on: 3))
  }

  @Test("A clock that goes back neither moves the pages back nor stops them")
  func backwards() {
    drag(from: 100)
    host.window.update(to: 100.25)
    let before = position
    for time in [99.0, 50, 0, -5] {
      host.window.update(to: time)
      #expect(abs(position - before) < 0.05, "at \(time)")
    }
    frames(from: 100.25, to: 102, rate: 60)
    #expect(isAtRest(on: 1))
    // Input with times of the past counts as input of now.
    drag(from: 3)
    frames(from: 102, to: 104, rate: 60)
    #expect(tabs.presentation.phase == .rest)
    #expect(position == 1 || position == 2)
    #expect(!host.window.isAnimating)
  }

  @Test("Input that waited for two seconds acts as if it had come in time")
  func blocked() {
    drag(from: 1)
    // Only now the main actor is free again.
    host.window.update(to: 3.2)
    #expect(isAtRest(on: 1))
    tabs.selectViewController(at: 0)
    drag(from: 3.3)
    frames(from: 5.5, to: 8, rate: 60)
    #expect(tabs.presentation.phase == .rest)
    #expect(position == position.rounded())
  }

  @Test("Times that are no numbers are left out")
  func notANumber() {
    drag(from: 1, lifting: false)
    let held = position
    for time in [Double.nan, .infinity, -.infinity] {
      host.window.update(to: time)
      touch(.move, x: 200, at: time)
      #expect(position == held)
    }
    touch(.up, x: 50, at: 1.2)
    frames(from: 1.2, to: 3, rate: 60)
    #expect(isAtRest(on: 1))
  }
}
