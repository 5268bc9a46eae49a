import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Keys and focus in pages") struct PagingKeyTests {
  /// A container whose pages have two buttons each, at the leading and at the trailing side.
  private func fixture(_ swipe: SwipeCase, pages: Int = 3) -> (SwipeFixture, [[Button]]) {
    let fixture = SwipeFixture(swipe, pages: pages)
    let buttons = (0..<pages).map { page in
      (0..<2).map { place in
        let button = Button(title: "\(page).\(place)")
        let x = fixture.x(place == 0 ? 0.25 : 0.75) - 40
        fixture.add(button, to: page, frame: Rect(x: x, y: 100, width: 80, height: 40))
        return button
      }
    }
    return (fixture, buttons)
  }

  @Test(
    "Ctrl with the page keys and Tab goes to the neighbour, in both directions, without wrapping",
    arguments: SwipeCase.all)
  func neighbours(swipe: SwipeCase) {
    let (fixture, _) = fixture(swipe)
    let stage = fixture.stage
    let keys: [(Key, KeyModifiers, Int)] = [
      (.pageUp, .control, 0), (.pageDown, .control, 1), (.tab, .control, 2), (.tab, .control, 2),
      (.pageDown, .control, 2), (.tab, [.control, .shift], 1), (.pageUp, .control, 0),
      (.tab, [.control, .shift], 0),
    ]
    for (key, modifiers, page) in keys {
      stage.press(key, modifiers)
      stage.settle()
      #expect(fixture.selected == page)
    }
  }

  @Test("two quick presses go two pages, one after the other", arguments: SwipeCase.all)
  func quick(swipe: SwipeCase) {
    let (fixture, _) = fixture(swipe)
    fixture.stage.press(.pageDown, .control)
    fixture.stage.wait(50)
    fixture.stage.press(.pageDown, .control)
    fixture.stage.settle()
    #expect(fixture.selected == 2)
    let calls = fixture.container.journal.take().filter { !$0.hasPrefix("p") }
    #expect(calls == ["before 0 1", "after 0 1 at 1", "before 1 2", "after 1 2 at 2"])
  }

  @Test(
    "Alt and a digit choose a page; digits without a page and 0 do nothing",
    arguments: SwipeCase.all)
  func digits(swipe: SwipeCase) {
    let (fixture, _) = fixture(swipe)
    for (digit, page) in [("3", 2), ("9", 2), ("1", 0), ("0", 0), ("2", 1)] as [(Character, Int)] {
      fixture.stage.press(.character(digit), .alt)
      fixture.stage.settle()
      #expect(fixture.selected == page)
    }
    fixture.stage.press(.character("1"))
    fixture.stage.press(.character("1"), .control)
    fixture.stage.settle()
    #expect(fixture.selected == 1)
  }

  @Test("page keys work from inside focused controls of every kind", arguments: SwipeCase.all)
  func insideControls(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    let list = ScrollView(.vertical)
    list.contentSize = Size(width: 300, height: 900)
    let inList = Button(title: "in a list")
    inList.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    list.contentView.addSubview(inList)
    fixture.add(list, to: 0, frame: Rect(x: 0, y: 300, width: 300, height: 100))
    let controls: [View] = [
      Slider(value: 0.5), Switch(), SegmentedControl(titles: ["a", "b"]), Button(title: "b"),
      ListRow(title: "row") {},
    ]
    for (index, control) in controls.enumerated() {
      fixture.add(
        control, to: 0, frame: Rect(x: 10, y: 10 + 50 * Double(index), width: 200, height: 44))
    }
    for control in controls + [inList] {
      for (forth, back) in [(Key.pageDown, Key.pageUp), (.tab, .tab)] {
        stage.window.moveFocus(to: control)
        #expect(stage.window.focusedView === control)
        stage.press(forth, .control)
        stage.settle()
        #expect(fixture.selected == 1)
        #expect(stage.window.focusedView == nil)
        stage.press(back, back == .tab ? [.control, .shift] : .control)
        stage.settle()
        #expect(fixture.selected == 0)
      }
    }
  }

  @Test(
    "the focus follows the layout direction and never goes to a page out of sight",
    arguments: SwipeCase.all)
  func order(swipe: SwipeCase) {
    let (fixture, buttons) = fixture(swipe)
    let window = fixture.stage.window
    func inPages() -> [String?] {
      window.focusOrder.compactMap { ($0 as? Button).map(\.title) }
    }
    #expect(inPages() == ["0.0", "0.1"])
    fixture.stage.press(.pageDown, .control)
    fixture.stage.settle()
    #expect(inPages() == ["1.0", "1.1"])
    window.moveFocus(to: buttons[0][0])
    #expect(window.focusedView == nil)
    // All round the window, no stop is on another page.
    for _ in 0..<12 {
      fixture.stage.press(.tab)
      let title = (window.focusedView as? Button)?.title
      #expect(title == nil || title?.hasPrefix("1.") == true)
    }
    for _ in 0..<12 {
      fixture.stage.press(.tab, .shift)
      let title = (window.focusedView as? Button)?.title
      #expect(title == nil || title?.hasPrefix("1.") == true)
    }
  }

  @Test(
    "the ring moves with its page and goes away with it",
    arguments: SwipeCase.all)
  func ring(swipe: SwipeCase) {
    let (fixture, buttons) = fixture(swipe)
    let stage = fixture.stage
    let window = stage.window
    func place() -> Rect {
      buttons[0][1].convert(buttons[0][1].bounds, to: nil).insetBy(
        dx: -FocusRing.outset, dy: -FocusRing.outset)
    }
    window.moveFocus(to: buttons[0][1])
    _ = window.frame(at: stage.time)
    #expect(!window.focusRing.isHidden)
    #expect(window.focusRing.frame == place())
    let start = place()
    stage.press(.pageDown, .control)
    stage.wait(100)
    _ = window.frame(at: stage.time)
    #expect((place().minX - start.minX) * fixture.sign < -10)
    #expect(window.focusRing.frame == place())
    stage.settle()
    _ = window.frame(at: stage.time)
    #expect(window.focusedView == nil)
    #expect(window.focusRing.isHidden)
  }

  @Test(
    "keys go to the control first, then to the page and on; Escape in a drag takes it back",
    arguments: SwipeCase.all)
  func escape(swipe: SwipeCase) {
    let (fixture, _) = fixture(swipe)
    let stage = fixture.stage
    stage.down(fixture.x(0.9))
    stage.wait(10)
    stage.move(fixture.x(0.2))
    #expect(fixture.position > 0.5)
    stage.press(.escape)
    #expect(fixture.container.presentation.phase == .settling)
    stage.wait(10)
    stage.move(fixture.x(0.1))
    stage.up(fixture.x(0.1))
    stage.settle()
    #expect(fixture.position == 0)
    #expect(fixture.container.journal.take().filter { $0.hasPrefix("after") } == [])
  }

  @Test("without pages no key is taken", arguments: LayoutDirection.allCases)
  func noPages(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction), pages: 0)
    var unhandled = 0
    fixture.stage.window.unhandledKeyHandler = { _ in
      unhandled += 1
      return true
    }
    fixture.stage.press(.pageDown, .control)
    fixture.stage.press(.tab, .control)
    fixture.stage.press(.character("1"), .alt)
    #expect(unhandled == 3)
  }

  @Test("at an end the key is consumed and nothing moves", arguments: LayoutDirection.allCases)
  func consumed(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction))
    var unhandled = 0
    fixture.stage.window.unhandledKeyHandler = { _ in
      unhandled += 1
      return true
    }
    fixture.stage.press(.pageUp, .control)
    #expect(fixture.container.presentation.phase == .rest)
    #expect(unhandled == 0)
  }
}
