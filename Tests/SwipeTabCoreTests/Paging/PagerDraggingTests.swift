import SwipeTabCore
import Testing

@Suite("Dragging pages")
struct PagerDraggingTests {
  @Test("a drag begins one transition, and half a page commits it")
  func commit() {
    var driver = PagerDriver()
    #expect(driver.send(.press) == [])
    #expect(driver.now.phase == .interactive)
    #expect(
      driver.send(.dragBegan(anchor: 400, pointer: 200, source: .pointer)) == [
        .beforeSwipe(from: 0, to: 1), .install(1), .willAppear(1), .willDisappear(0),
      ])
    #expect(driver.position == 0.25)
    #expect(driver.send(.dragMoved(pointer: 0)) == [])
    #expect(driver.position == 0.5)
    driver.release()
    #expect(driver.now.phase == .settling)
    #expect(
      driver.wait(1) == [
        .didDisappear(0), .didAppear(1), .uninstall(0), .commit(1), .afterSwipe(from: 0, to: 1),
      ])
    #expect(driver.position == 1)
  }

  @Test("a drag of less than half a page returns without the callback after")
  func cancelled() {
    var driver = PagerDriver()
    driver.drag(by: -300)
    driver.release()
    #expect(
      driver.wait(1) == [
        .willAppear(0), .willDisappear(1), .didDisappear(1), .didAppear(0), .uninstall(1),
      ])
    #expect(driver.callbacks == [.beforeSwipe(from: 0, to: 1)])
    #expect(driver.now == PagerPresentation(phase: .rest, committed: 0, position: 0))
  }

  @Test("a fling goes one page in its direction", arguments: [299.0, 300])
  func fling(speed: Double) {
    var driver = PagerDriver()
    driver.drag(by: -80)
    driver.release(velocity: -speed, travel: 80)
    driver.wait(1)
    #expect(driver.pager.committed == (speed >= 300 ? 1 : 0))
  }

  @Test(
    "a finger of exactly 300 points a second flings, however its moves are spaced",
    arguments: [4.0, 5, 8, 10, 1000.0 / 120, 16])
  func exactFling(interval: Double) {
    var pan = PanRecognizer(axis: .horizontal)
    var driver = PagerDriver()
    var x = 700.0
    var time = 0.0
    func event(_ phase: PointerEvent.Phase) -> PointerEvent {
      PointerEvent(
        id: PointerID(device: 1, finger: 0), kind: .touch, phase: phase,
        position: Point(x: x, y: 300), time: time)
    }
    _ = pan.handle(event(.down))
    driver.send(.press)
    while x > 640 {
      time += interval / 1000
      x -= 0.3 * interval
      switch pan.handle(event(.move)) {
      case .began:
        driver.send(.dragBegan(anchor: pan.anchor, pointer: pan.location, source: .pointer))
      case .moved: driver.send(.dragMoved(pointer: pan.location))
      default: break
      }
    }
    guard case .released(let release) = pan.handle(event(.up)) else {
      Issue.record("no release")
      return
    }
    driver.release(velocity: release.velocity, travel: release.travel)
    driver.wait(1)
    #expect(driver.pager.committed == 1)
  }

  @Test("a short travel is no fling", arguments: [24.0, 25])
  func travel(points: Double) {
    var driver = PagerDriver()
    driver.drag(by: -80)
    driver.release(velocity: -2000, travel: points)
    driver.wait(1)
    #expect(driver.pager.committed == (points >= 25 ? 1 : 0))
  }

  @Test("a fling back towards the start returns to it")
  func flingBack() {
    var driver = PagerDriver(initial: 1)
    driver.drag(by: -700)
    driver.release(velocity: 1000, travel: 50)
    driver.wait(1)
    #expect(driver.pager.committed == 1)
  }

  @Test("dragging back through the origin takes back one neighbour and begins the other")
  func reversal() {
    var driver = PagerDriver(initial: 1)
    driver.drag(by: -100)
    #expect(
      driver.send(.dragMoved(pointer: 500)) == [
        .willAppear(1), .willDisappear(2), .didDisappear(2), .didAppear(1), .uninstall(2),
        .beforeSwipe(from: 1, to: 0), .install(0), .willAppear(0), .willDisappear(1),
      ])
    #expect(driver.position == 0.875)
    #expect(driver.send(.dragMoved(pointer: 500)) == [])
  }

  @Test("a drag reaches one page and no farther")
  func reach() {
    var driver = PagerDriver(pages: 5, initial: 2)
    driver.drag(by: -2000)
    #expect(driver.position == 3)
    driver.send(.dragMoved(pointer: 4000))
    #expect(driver.position == 1)
  }

  @Test("beyond the ends the rubber band follows with the formula, and returns without callbacks")
  func rubberBand() {
    var driver = PagerDriver(pages: 1)
    driver.drag(by: 400)
    let expected = -(1 - 1 / (0.5 * 0.55 + 1))
    #expect(abs(driver.position - expected) < 1e-12)
    driver.release(velocity: 3000, travel: 400)
    #expect(driver.now.phase == .settling)
    #expect(driver.wait(2) == [])
    #expect(driver.position == 0)
    #expect(driver.callbacks == [])
  }

  @Test("a trackpad's rubber band is at most 10 points")
  func trackpadRubberBand() {
    var driver = PagerDriver(pages: 3)
    driver.send(.dragBegan(anchor: 0, pointer: 5000, source: .trackpad))
    #expect(driver.position == -10.0 / 800)
  }

  @Test("right to left the content follows the finger, and the next page lies to the left")
  func rightToLeft() {
    var driver = PagerDriver(direction: .rightToLeft)
    driver.drag(by: 200)
    #expect(driver.position == 0.25)
    driver.release(velocity: 900, travel: 200)
    driver.wait(1)
    #expect(driver.pager.committed == 1)
  }

  @Test("a press freezes a slide where it is, and a release lets it go on to its target")
  func freeze() {
    var driver = PagerDriver(pages: 5)
    driver.send(.select(3))
    driver.wait(0.15)
    let before = driver.now
    #expect(driver.send(.press) == [])
    #expect(driver.now.phase == .interactive)
    #expect(driver.now.progress == before.progress)
    driver.wait(1)
    #expect(driver.now.progress == before.progress)
    driver.send(.release)
    #expect(driver.now.phase == .settling)
    driver.wait(1)
    #expect(
      driver.callbacks == [
        .beforeSwipe(from: 0, to: 3), .commit(3), .afterSwipe(from: 0, to: 3),
      ])
  }

  @Test("a grabbed slide moves by one page width for progress 1 and may be taken back")
  func grab() {
    var driver = PagerDriver(pages: 5)
    driver.send(.select(3))
    driver.wait(0.15)
    driver.send(.press)
    driver.send(.dragBegan(anchor: 400, pointer: 480, source: .pointer))
    #expect(abs(driver.now.progress - 0.4) < 1e-9)
    #expect(abs(driver.position - 1.2) < 1e-9)
    driver.release()
    driver.wait(1)
    #expect(driver.pager.committed == 0)
    #expect(driver.callbacks == [.beforeSwipe(from: 0, to: 3)])
  }

  @Test("caught while it returns and swiped on, the page is committed with one pair of callbacks")
  func caughtOnItsWayBack() {
    var driver = PagerDriver()
    driver.drag(by: -300)
    driver.release()
    driver.wait(0.05)
    driver.send(.press)
    driver.send(.dragBegan(anchor: 400, pointer: -200, source: .pointer))
    driver.release()
    driver.wait(1)
    #expect(
      driver.callbacks == [
        .beforeSwipe(from: 0, to: 1), .commit(1), .afterSwipe(from: 0, to: 1),
      ])
  }

  @Test("cancelling returns to the committed page, whatever the position")
  func cancel() {
    var driver = PagerDriver()
    driver.drag(by: -700)
    driver.send(.cancel)
    driver.wait(1)
    #expect(driver.pager.committed == 0)
    #expect(driver.callbacks == [.beforeSwipe(from: 0, to: 1)])
  }

  @Test("settling starts with the finger's velocity in pages per second")
  func releaseVelocity() {
    var driver = PagerDriver()
    driver.drag(by: -400)
    driver.release(velocity: -800, travel: 400)
    let start = driver.position
    driver.time += 1e-6
    #expect(abs((driver.position - start) / 1e-6 - 1) < 1e-3)
  }

  @Test("resizing in mid-drag keeps the fraction and goes on in the new width")
  func resize() {
    var driver = PagerDriver(initial: 1)
    driver.drag(by: -320)
    #expect(driver.position == 1.4)
    driver.send(.resize(PagerMetrics(pageWidth: 500)))
    #expect(abs(driver.position - 1.4) < 1e-12)
    driver.send(.dragMoved(pointer: 30))
    #expect(abs(driver.position - 1.5) < 1e-12)
  }

  @Test("with paging off, presses and drags do nothing, but selections work")
  func pagingOff() {
    var driver = PagerDriver()
    driver.send(.setPagingEnabled(false))
    #expect(driver.drag(by: -300) == [])
    #expect(driver.now.phase == .rest)
    #expect(driver.send(.step(1)) == [])
    driver.send(.select(1))
    driver.wait(1)
    #expect(driver.pager.committed == 1)
  }

  @Test("paging switched off in mid-drag does not break the drag")
  func pagingOffInMidDrag() {
    var driver = PagerDriver()
    driver.drag(by: -300)
    driver.send(.setPagingEnabled(false))
    driver.send(.dragMoved(pointer: -100))
    driver.release()
    driver.wait(1)
    #expect(driver.pager.committed == 1)
  }

  @Test("a queued request after a grab starts with the spring")
  func queuedAfterGrab() {
    var driver = PagerDriver(pages: 5)
    driver.send(.select(1))
    driver.wait(0.1)
    driver.send(.press)
    driver.send(.select(3))
    driver.send(.release)
    while driver.pager.committed == 0 { driver.wait(1.0 / 60) }
    guard case .sliding(let slide) = driver.pager.state, case .spring = slide.motion else {
      Issue.record("expected a spring, got \(driver.pager.state)")
      return
    }
    driver.wait(1)
    #expect(driver.pager.committed == 3)
  }

  @Test("numbers that are no numbers are ignored")
  func notNumbers() {
    var driver = PagerDriver()
    driver.drag(by: -80)
    driver.send(.dragMoved(pointer: .nan))
    driver.send(.dragMoved(pointer: .infinity))
    #expect(driver.position == 0.1)
    driver.release(velocity: .nan, travel: .nan)
    driver.wait(1)
    #expect(driver.position == 0)
  }
}
