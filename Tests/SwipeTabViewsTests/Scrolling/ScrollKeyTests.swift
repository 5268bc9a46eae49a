import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Scrolling with the keyboard") struct ScrollKeyTests {
  let test = TestWindow(width: 200, height: 300)
  let scroller = ScrollView(.vertical)

  init() {
    scroller.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    scroller.contentSize = Size(width: 200, height: 2000)
    test.window.rootView.addSubview(scroller)
    test.frame()
  }

  private func press(_ key: Key) -> Double {
    test.press(key)
    for _ in 0..<3 { test.frame(after: 0.2) }
    return scroller.contentOffset.y
  }

  @Test("Arrows move by a notch of the wheel, Page keys by what is seen, Home and End to the ends")
  func keys() {
    test.window.moveFocus(to: scroller)
    #expect(press(.down) == 60)
    #expect(press(.pageDown) == 320)
    #expect(press(.up) == 260)
    #expect(press(.end) == 1700)
    #expect(press(.down) == 1700)
    #expect(press(.pageUp) == 1440)
    #expect(press(.home) == 0)
  }

  @Test("Keys that come one after the other add up")
  func addsUp() {
    test.window.moveFocus(to: scroller)
    test.press(.down)
    test.press(.down)
    test.press(.down)
    for _ in 0..<3 { test.frame(after: 0.2) }
    #expect(scroller.contentOffset.y == 180)
  }

  @Test("Tab comes to a scroll view only where nothing inside can be focused and there is more")
  func focus() {
    #expect(test.window.focusOrder.map { $0 === scroller } == [true])
    let button = Button(title: "a")
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    scroller.contentView.addSubview(button)
    #expect(test.window.focusOrder.map { $0 === button } == [true])
    // The keys that a button leaves over scroll what is around it.
    test.window.moveFocus(to: button)
    #expect(press(.pageDown) == 260)
    button.removeFromSuperview()
    scroller.contentSize = Size(width: 200, height: 100)
    test.frame()
    #expect(test.window.focusOrder.isEmpty)
  }

  @Test("The bar keeps to what nothing covers", arguments: LayoutDirection.allCases)
  func indicator(direction: LayoutDirection) {
    test.window.layoutDirection = direction
    scroller.contentInset = EdgeInsets(top: 50, bottom: 80)
    test.frame()
    for offset in [-50.0, 700, 1780] {
      scroller.contentOffset = Point(x: 0, y: offset)
      test.frame()
      #expect(scroller.indicator.frame.minY >= 53)
      #expect(scroller.indicator.frame.maxY <= 217)
    }
    #expect((scroller.indicator.frame.minX > 100) == (direction == .leftToRight))
  }
}
