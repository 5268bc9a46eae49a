import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Keyboard focus") struct FocusTests {
  let test = TestWindow()
  var buttons: [Button] = []

  init() {
    // Two rows: 0 and 1, below them 2.
    for (index, place) in [(10.0, 10.0), (60, 14), (10, 60)].enumerated() {
      let button = Button(title: "\(index)")
      button.frame = Rect(x: place.0, y: place.1, width: 40, height: 30)
      buttons.append(button)
    }
    for index in [2, 1, 0] { test.window.rootView.addSubview(buttons[index]) }
  }

  private func focusedIndex() -> Int? {
    buttons.firstIndex { $0 === test.window.focusedView }
  }

  @Test("Tab goes row by row from the leading edge, stops at the end, and back with Shift")
  func tab() {
    var path: [Int?] = []
    for _ in 0..<4 {
      test.press(.tab)
      path.append(focusedIndex())
    }
    #expect(path == [0, 1, 2, 2])
    for _ in 0..<3 { test.press(.tab, .shift) }
    #expect(focusedIndex() == 0)
    test.window.layoutDirection = .rightToLeft
    test.window.moveFocus(to: nil)
    test.press(.tab)
    #expect(focusedIndex() == 1)
  }

  @Test("Disabled, hidden and cut off views are skipped")
  func skipped() {
    buttons[0].isEnabled = false
    buttons[1].frame.origin.x = 500
    test.press(.tab)
    #expect(focusedIndex() == 2)
    buttons[2].isHidden = true
    #expect(test.window.focusedView == nil)
    test.press(.tab)
    #expect(focusedIndex() == nil)
  }

  @Test("The focus goes when its view leaves or is disabled")
  func leaves() {
    test.press(.tab)
    buttons[0].removeFromSuperview()
    #expect(test.window.focusedView == nil)
    test.press(.tab)
    #expect(focusedIndex() == 1)
    buttons[1].isEnabled = false
    #expect(test.window.focusedView == nil)
  }

  @Test("A pointer hides the ring but Tab goes on from what was pressed")
  func pointer() {
    test.press(.tab)
    #expect(test.window.isFocusRingVisible)
    test.send(.down, 20, 70)
    test.send(.up, 20, 70)
    #expect(!test.window.isFocusRingVisible)
    #expect(focusedIndex() == 2)
    test.press(.tab, .shift)
    #expect(test.window.isFocusRingVisible)
    #expect(focusedIndex() == 1)
  }

  @Test("The ring lies one point outside the view, two points thick, and moves without painting")
  func ring() {
    test.frame()
    test.press(.tab)
    test.frame()
    #expect(test.window.focusRing.frame == Rect(x: 6, y: 6, width: 48, height: 38))
    #expect(test.pixel(30, 8) == 0xFF00_62D0)
    #expect(test.pixel(30, 9) == 0xFFFF_FFFF)
    let cost = test.cost { test.press(.tab) }
    #expect(cost.paints == 0)
    #expect(test.window.focusRing.frame.minX == 56)
    test.send(.down, 190, 90)
    test.frame()
    #expect(test.pixel(80, 12) == 0xFFFF_FFFF)
  }

  @Test("A view scrolled out of sight is reached by Tab and scrolled into sight")
  func scrolls() {
    let scrollView = ScrollView()
    scrollView.frame = Rect(x: 100, y: 0, width: 100, height: 100)
    scrollView.contentSize = Size(width: 100, height: 500)
    let far = Button(title: "far")
    far.frame = Rect(x: 10, y: 400, width: 50, height: 30)
    scrollView.contentView.addSubview(far)
    test.window.rootView.addSubview(scrollView)
    test.window.reducesMotion = true
    test.frame()
    test.press(.tab, .shift)
    #expect(test.window.focusedView === buttons[2])
    test.window.moveFocus(to: far)
    #expect(scrollView.contentOffset.y == 334)
  }
}
