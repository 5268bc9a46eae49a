import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("A mouse that rests") struct HoverTests {
  let test = TestWindow(width: 200, height: 200)

  @Test("Content that scrolls under a still mouse is hovered once it has come to rest")
  func scrolls() {
    let scroller = ScrollView(.vertical)
    scroller.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    let first = Button(title: "a")
    let second = Button(title: "b")
    first.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    second.frame = Rect(x: 0, y: 100, width: 200, height: 400)
    scroller.contentView.addSubview(first)
    scroller.contentView.addSubview(second)
    scroller.contentSize = Size(width: 200, height: 500)
    test.window.rootView.addSubview(scroller)
    test.send(.hover, 50, 50, kind: .mouse)
    #expect(first.isHovered)
    scroller.setContentOffset(Point(x: 0, y: 120), animated: true)
    test.frame()
    test.frame()
    #expect(!second.isHovered)
    test.frame(after: 0.5)
    test.frame()
    #expect(second.isHovered)
    #expect(!first.isHovered)
  }

  @Test("A view that a layout puts under the mouse is hovered, one that it takes away is not")
  func layout() {
    let button = Button(title: "a")
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    test.window.rootView.addSubview(button)
    test.send(.hover, 120, 120, kind: .mouse)
    test.frame()
    #expect(!button.isHovered)
    button.frame = Rect(x: 100, y: 100, width: 50, height: 50)
    test.frame()
    #expect(button.isHovered)
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    test.frame()
    #expect(!button.isHovered)
  }

  @Test("A mouse that has left, or whose button is down, hovers over nothing new")
  func gone() {
    let button = Button(title: "a")
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    test.window.rootView.addSubview(button)
    test.send(.hover, 120, 120, kind: .mouse)
    test.send(.leave, 120, 120, kind: .mouse)
    button.frame = Rect(x: 100, y: 100, width: 50, height: 50)
    test.frame()
    #expect(!button.isHovered)
    test.send(.hover, 20, 20, kind: .mouse)
    test.send(.down, 20, 20, kind: .mouse)
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    test.frame()
    #expect(!button.isHovered)
    test.send(.up, 20, 20, kind: .mouse)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 60)
    test.frame()
    #expect(button.isHovered)
  }
}

@MainActor @Suite("Turning wheels") struct ActivityIndicatorTests {
  let test = TestWindow(width: 100, height: 100)
  let wheel = ActivityIndicatorView()

  init() {
    wheel.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    test.window.rootView.addSubview(wheel)
    test.frame()
  }

  /// The frames that a second brings, at 60 frames.
  private func framesInSecond() -> Int {
    let before = test.window.counters.frames
    for _ in 0..<60 { test.frame() }
    return test.window.counters.frames - before
  }

  @Test("It turns twelve times a second, and nobody waits for its end")
  func turns() {
    #expect((11...13).contains(framesInSecond()))
    #expect(test.window.nextDeadline != nil)
    #expect(test.window.nextMotionDeadline == nil)
  }

  @Test("Hidden in any way it costs nothing, shown again it turns on", arguments: 0..<4)
  func hidden(how: Int) {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    test.window.rootView.addSubview(outer)
    outer.addSubview(wheel)
    test.frame()
    #expect(framesInSecond() > 5)
    switch how {
    case 0: wheel.isHidden = true
    case 1: outer.isHidden = true
    case 2: wheel.removeFromSuperview()
    default: wheel.stopAnimating()
    }
    test.frame()
    test.frame(after: 0.2)
    #expect(framesInSecond() == 0)
    #expect(test.window.nextDeadline == nil)
    wheel.isHidden = false
    outer.isHidden = false
    if how == 2 { outer.addSubview(wheel) }
    wheel.startAnimating()
    test.frame()
    #expect(framesInSecond() > 5)
  }

  @Test("Scrolled out of sight it rests")
  func scrolledAway() {
    let scroller = ScrollView(.vertical)
    scroller.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scroller.showsIndicator = false
    scroller.contentView.addSubview(wheel)
    scroller.contentSize = Size(width: 100, height: 2000)
    test.window.rootView.addSubview(scroller)
    test.frame()
    #expect(framesInSecond() > 5)
    scroller.contentOffset = Point(x: 0, y: 1500)
    test.frame()
    test.frame(after: 0.2)
    #expect(framesInSecond() == 0)
    #expect(test.window.nextDeadline == nil)
    scroller.contentOffset = .zero
    test.frame()
    #expect(framesInSecond() > 5)
  }
}
