import SwipeTabCore
import Testing

@Suite("Selecting pages")
struct PagerSelectionTests {
  @Test("an index before loading asks for the initial page without a callback")
  func initialIndex() {
    var pager = Pager()
    #expect(pager.handle(.select(2), at: 0) == [])
    #expect(pager.handle(.load(count: 3), at: 0) == [.select(2)])
    #expect(pager.committed == 2)
  }

  @Test("an initial index that turns out invalid becomes 0", arguments: [3, 99])
  func invalidInitialIndex(index: Int) {
    var pager = Pager()
    _ = pager.handle(.select(index), at: 0)
    #expect(pager.handle(.load(count: 3), at: 0) == [.select(0)])
  }

  @Test("a negative index before loading is ignored")
  func negativeInitialIndex() {
    var pager = Pager()
    _ = pager.handle(.select(1), at: 0)
    _ = pager.handle(.select(-1), at: 0)
    #expect(pager.handle(.load(count: 3), at: 0) == [.select(1)])
  }

  @Test("the first page is installed when the container appears, not when it loads")
  func installation() {
    var driver = PagerDriver(shown: false)
    #expect(driver.send(.hostWillAppear) == [.install(0), .willAppear(0)])
    #expect(driver.pager.appearedPages == [])
    #expect(driver.send(.hostDidAppear) == [.didAppear(0)])
    #expect(driver.pager.appearedPages == [0])
  }

  @Test("a selection installs, slides and commits when the slide has ended")
  func selection() {
    var driver = PagerDriver()
    #expect(
      driver.send(.select(1)) == [
        .beforeSwipe(from: 0, to: 1), .install(1), .willAppear(1), .willDisappear(0),
      ])
    #expect(driver.now.phase == .programmatic)
    #expect(driver.wait(0.15) == [])
    #expect(abs(driver.position - 0.5) < 1e-9)
    #expect(driver.pager.committed == 0)
    #expect(
      driver.wait(0.2) == [
        .didDisappear(0), .didAppear(1), .uninstall(0), .commit(1), .afterSwipe(from: 0, to: 1),
      ])
    #expect(driver.now == PagerPresentation(phase: .rest, committed: 1, position: 1))
  }

  @Test("selecting the committed page at rest or an index that does not exist does nothing")
  func noOps() {
    var driver = PagerDriver(initial: 1)
    let before = driver.pager
    for index in [1, -1, 3, Int.max, Int.min] { #expect(driver.send(.select(index)) == []) }
    #expect(driver.pager == before)
  }

  @Test("a jump slides once, straight to its target, in index order")
  func jump() {
    var driver = PagerDriver(pages: 5)
    driver.send(.select(4))
    driver.wait(0.15)
    #expect(abs(driver.position - 2) < 1e-9)
    #expect(
      driver.now.places == [
        .init(page: 0, offset: -0.5), .init(page: 4, offset: 0.5),
      ])
    driver.wait(0.2)
    #expect(
      driver.callbacks == [
        .beforeSwipe(from: 0, to: 4), .commit(4), .afterSwipe(from: 0, to: 4),
      ])
  }

  @Test("during a transition the latest request is queued and runs when it ends")
  func queue() {
    var driver = PagerDriver(pages: 5)
    driver.send(.select(1))
    driver.wait(0.1)
    #expect(driver.send(.select(2)) == [.queued(2)])
    #expect(driver.send(.select(3)) == [.queued(3)])
    #expect(driver.pager.queued == 3)
    #expect(driver.pager.committed == 0)
    driver.wait(1)
    #expect(
      driver.callbacks == [
        .beforeSwipe(from: 0, to: 1), .queued(2), .queued(3), .commit(1),
        .afterSwipe(from: 0, to: 1), .beforeSwipe(from: 1, to: 3), .commit(3),
        .afterSwipe(from: 1, to: 3),
      ])
  }

  @Test("a queued request for the page that is then committed is dropped")
  func queuedTarget() {
    var driver = PagerDriver()
    driver.send(.select(1))
    #expect(driver.send(.select(1)) == [.queued(1)])
    driver.wait(1)
    #expect(
      driver.callbacks == [
        .beforeSwipe(from: 0, to: 1), .queued(1), .commit(1), .afterSwipe(from: 0, to: 1),
      ])
    #expect(driver.pager.queued == nil)
  }

  @Test("a request for the committed page during a transition goes back to it afterwards")
  func queuedOrigin() {
    var driver = PagerDriver()
    driver.send(.select(1))
    #expect(driver.send(.select(0)) == [.queued(0)])
    driver.wait(1)
    #expect(driver.pager.committed == 0)
    #expect(
      driver.callbacks.suffix(3) == [
        .beforeSwipe(from: 1, to: 0), .commit(0), .afterSwipe(from: 1, to: 0),
      ])
  }

  @Test("requests from inside the callbacks are queued")
  func fromCallbacks() {
    var pager = Pager(metrics: PagerMetrics(pageWidth: 800))
    for event in [PagerEvent.load(count: 4), .hostWillAppear, .hostDidAppear] {
      _ = pager.handle(event, at: 0)
    }
    _ = pager.handle(.select(1), at: 0)
    #expect(pager.handle(.select(2), at: 0) == [.queued(2)])
    _ = pager.handle(.tick, at: 1)
    #expect(pager.isFinishing)
    #expect(pager.committed == 1)
    #expect(pager.handle(.select(3), at: 1) == [.queued(3)])
    #expect(pager.handle(.delivered, at: 1).first == .beforeSwipe(from: 1, to: 3))
  }

  @Test("outside a window a selection is silent, and that page is installed next")
  func silent() {
    var driver = PagerDriver()
    driver.send(.hostWillDisappear)
    driver.send(.hostDidDisappear)
    #expect(driver.send(.select(2)) == [.select(2)])
    #expect(driver.send(.hostWillAppear) == [.uninstall(0), .install(2), .willAppear(2)])
    #expect(driver.send(.hostDidAppear) == [.didAppear(2)])
  }

  @Test("covering the container in mid-slide completes it, with balanced appearance")
  func coveredInMidSlide() {
    var driver = PagerDriver()
    driver.send(.select(2))
    driver.wait(0.1)
    #expect(
      driver.send(.hostWillDisappear) == [
        .didDisappear(0), .didAppear(2), .uninstall(0), .commit(2), .afterSwipe(from: 0, to: 2),
        .willDisappear(2),
      ])
    #expect(driver.send(.hostDidDisappear) == [.didDisappear(2)])
    #expect(driver.send(.hostWillAppear) == [.willAppear(2)])
    driver.send(.hostDidAppear)
    driver.drag(by: -500)
    #expect(driver.position == 2 + 0.0 || driver.position > 2)
  }

  @Test("covering the container in mid-drag takes the drag back")
  func coveredInMidDrag() {
    var driver = PagerDriver()
    driver.drag(by: -100)
    #expect(
      driver.send(.hostWillDisappear) == [
        .willAppear(0), .willDisappear(1), .didDisappear(1), .didAppear(0), .uninstall(1),
        .willDisappear(0),
      ])
    driver.send(.hostDidDisappear)
    #expect(driver.position == 0)
  }

  @Test("with no transition style the callbacks come in the same order at once")
  func instant() {
    var driver = PagerDriver(style: .none)
    #expect(
      driver.send(.select(2)) == [
        .beforeSwipe(from: 0, to: 2), .install(2), .willAppear(2), .willDisappear(0),
        .didDisappear(0), .didAppear(2), .uninstall(0), .commit(2), .afterSwipe(from: 0, to: 2),
      ])
    #expect(driver.position == 2)
  }

  @Test("reduced motion makes selections and the end of drags take no time")
  func reducedMotion() {
    var driver = PagerDriver()
    driver.send(.setReducesMotion(true))
    driver.drag(by: -500)
    driver.release()
    #expect(driver.now == PagerPresentation(phase: .rest, committed: 1, position: 1))
    driver.send(.select(2))
    #expect(driver.position == 2)
  }

  @Test("a strip passes the pages between, and at most three of them")
  func strip() {
    var driver = PagerDriver(pages: 20, style: .scroll)
    let effects = driver.send(.select(4))
    #expect(effects.contains(.install(1)) && effects.contains(.install(3)))
    driver.wait(0.15)
    #expect(abs(driver.position - 2) < 1e-9)
    #expect(driver.now.places == [.init(page: 2, offset: 0)] || driver.now.places.count == 2)
    driver.wait(0.3)
    driver.send(.select(19))
    #expect(driver.position == 16)
    driver.wait(1)
    #expect(driver.position == 19)
    #expect(driver.pager.installedPages == [19])
  }

  @Test("steps go from the page that is asked for last, and do not wrap")
  func steps() {
    var driver = PagerDriver(pages: 3)
    #expect(driver.send(.step(-1)) == [])
    driver.send(.step(1))
    #expect(driver.send(.step(1)) == [.queued(2)])
    #expect(driver.send(.step(1)) == [])
    driver.wait(1)
    #expect(driver.pager.committed == 2)
    #expect(driver.send(.step(1)) == [])
  }

  @Test("without pages every event is a no-op")
  func zeroPages() {
    var driver = PagerDriver(pages: 0)
    let events: [PagerEvent] = [
      .select(0), .step(1), .press, .dragBegan(anchor: 0, pointer: 50, source: .pointer),
      .dragMoved(pointer: 100), .dragEnded(velocity: 1000, travel: 100), .cancel, .tick,
      .hostWillDisappear, .hostDidDisappear, .hostWillAppear, .hostDidAppear,
    ]
    for event in events { #expect(driver.send(event) == []) }
    #expect(driver.pager.committed == nil)
    #expect(driver.now.places == [])
  }
}
