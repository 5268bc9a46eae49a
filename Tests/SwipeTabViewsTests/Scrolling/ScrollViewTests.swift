import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Scroll views") struct ScrollViewTests {
  let test = TestWindow(width: 200, height: 100)

  private func list(
    _ axis: PanRecognizer.Axis = .vertical, length: Double = 1000, in parent: View? = nil
  ) -> ScrollView {
    let view = ScrollView(axis)
    view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    view.contentSize =
      axis == .vertical ? Size(width: 200, height: length) : Size(width: length, height: 100)
    (parent ?? test.window.rootView).addSubview(view)
    test.frame()
    return view
  }

  /// A drag in steps of ten milliseconds that rests before it is let go, so that nothing goes on.
  private func drag(_ from: Point, by way: Point, rests: Bool = true) {
    test.send(.down, from.x, from.y)
    for step in 1...10 {
      let part = Double(step) / 10
      test.send(.move, from.x + way.x * part, from.y + way.y * part)
    }
    test.send(.up, from.x + way.x, from.y + way.y, after: rests ? 0.2 : 0.01)
  }

  private func settle(_ limit: Int = 400) {
    var frames = 0
    while test.window.isAnimating || test.window.needsFrame, frames < limit {
      test.frame()
      frames += 1
    }
    #expect(frames < limit)
  }

  @Test("The content trails the finger by the slop and stays where it is let go")
  func drag() {
    let view = list()
    drag(Point(x: 50, y: 80), by: Point(x: 0, y: -60))
    #expect(view.contentOffset.y == 44)
    #expect(!view.isScrolling)
  }

  @Test("A fling goes on and comes to rest where inertia says, or at the end")
  func fling() {
    let view = list(length: 10_000)
    drag(Point(x: 50, y: 90), by: Point(x: 0, y: -80), rests: false)
    #expect(view.isScrolling)
    settle()
    // 64 points of drag, then 800 points per second with 0.998 a millisecond: 399.6 more.
    #expect(abs(view.contentOffset.y - 463.6) < 1)
    let short = list(length: 200)
    drag(Point(x: 50, y: 90), by: Point(x: 0, y: -80), rests: false)
    settle()
    #expect(short.contentOffset.y == 100)
  }

  @Test("Past its end the content follows ever less, and springs back")
  func rubberBand() {
    let view = list()
    test.send(.down, 50, 10)
    test.send(.move, 50, 86)
    // 60 points past the end of a view 100 points high: 60 · 0.55 · 100 / (60 · 0.55 + 100).
    #expect(abs(view.contentOffset.y + 24.812) < 0.001)
    test.send(.up, 50, 86, after: 0.2)
    settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("A touch stops the content where it is and presses nothing")
  func stops() {
    let view = list(length: 10_000)
    var presses = 0
    let button = Button(title: "x") { presses += 1 }
    button.frame = Rect(x: 0, y: 0, width: 200, height: 10_000)
    view.contentView.addSubview(button)
    drag(Point(x: 50, y: 90), by: Point(x: 0, y: -80), rests: false)
    for _ in 0..<5 { test.frame() }
    test.send(.down, 50, 50)
    let place = view.contentOffset.y
    #expect(place > 64)
    #expect(!button.isHighlighted)
    test.frame(after: 0.5)
    #expect(view.contentOffset.y == place)
    test.send(.up, 50, 50)
    #expect(presses == 0)
    #expect(!view.isScrolling)
    test.send(.down, 50, 50)
    test.send(.up, 50, 50)
    #expect(presses == 1)
  }

  @Test("A touch that stopped a list may still swipe the pages")
  func stopsAndSwipes() {
    let pages = PanGestureRecognizer(axis: .horizontal)
    test.window.rootView.addGestureRecognizer(pages)
    let view = list(length: 10_000)
    drag(Point(x: 50, y: 90), by: Point(x: 0, y: -80), rests: false)
    test.send(.down, 50, 50)
    test.send(.move, 90, 50)
    #expect(pages.pan.isDragging)
    #expect(!view.isScrolling)
  }

  @Test(
    "A drag that begins at the end in its direction goes to the pages, others do not",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func handsOver(direction: LayoutDirection) {
    test.window.layoutDirection = direction
    let pages = PanGestureRecognizer(axis: .horizontal)
    test.window.rootView.addGestureRecognizer(pages)
    let view = list(.horizontal, length: 500)
    let isMirrored = direction == .rightToLeft
    #expect(view.contentOffset.x == (isMirrored ? 300 : 0))
    // At the leading end, towards it: the finger moves from leading to trailing.
    let outwards = isMirrored ? -40.0 : 40
    test.send(.down, 100, 50)
    test.send(.move, 100 + outwards, 50)
    #expect(pages.pan.isDragging)
    test.send(.up, 100 + outwards, 50, after: 0.2)
    // Inwards: the content moves, and keeps the drag even past its end.
    test.send(.down, 100, 50)
    test.send(.move, 100 - outwards, 50)
    #expect(!pages.pan.isDragging)
    #expect(view.contentOffset.x == (isMirrored ? 276 : 24))
    test.send(.move, 100 + 3 * outwards, 50)
    #expect(!pages.pan.isDragging)
    test.send(.up, 100 + 3 * outwards, 50, after: 0.2)
    settle()
    view.handsOverAtEnds = false
    test.send(.down, 100, 50)
    test.send(.move, 100 + outwards, 50)
    #expect(!pages.pan.isDragging)
  }

  @Test("Without pages around, a drag at the end stretches the content")
  func stretchesAlone() {
    let view = list()
    drag(Point(x: 50, y: 10), by: Point(x: 0, y: 60))
    #expect(view.contentOffset.y < 0)
  }

  @Test("Content that fits entirely leaves drags to others")
  func fits() {
    let pages = PanGestureRecognizer(axis: .vertical)
    test.window.rootView.addGestureRecognizer(pages)
    let view = list(length: 80)
    drag(Point(x: 50, y: 90), by: Point(x: 0, y: -60))
    #expect(view.contentOffset == .zero)
  }

  @Test("A trackpad moves the content point by point and ends at the end")
  func trackpad() {
    let view = list()
    let point = Point(x: 50, y: 50)
    test.scroll(0, -30, at: point)
    test.scroll(5, -30, at: point)
    #expect(view.contentOffset.y == 60)
    test.scroll(0, 500, at: point)
    #expect(view.contentOffset.y == 0)
    test.frame(after: 0.3)
    #expect(!view.isScrolling)
  }

  @Test("A wheel moves the content by 60 points a notch, and at the end goes on to others later")
  func wheel() {
    let view = list(length: 190)
    let point = Point(x: 50, y: 50)
    test.wheel(0, -1, at: point)
    settle()
    #expect(view.contentOffset.y == 60)
    test.wheel(0, -1, at: point)
    #expect(
      view.handleWheel(
        WheelEvent(notches: Point(x: 0, y: -1), position: point, time: test.window.time)))
    settle()
    #expect(view.contentOffset.y == 90)
    #expect(
      !view.handleWheel(
        WheelEvent(notches: Point(x: 0, y: -1), position: point, time: test.window.time + 1)))
  }

  @Test("A horizontal scroll view takes tilt and Shift, not the plain wheel")
  func horizontalWheel() {
    let view = list(.horizontal, length: 500)
    test.window.reducesMotion = true
    let point = Point(x: 50, y: 50)
    test.wheel(0, -1, at: point)
    #expect(view.contentOffset.x == 0)
    test.wheel(0, -1, at: point, isShifted: true)
    #expect(view.contentOffset.x == 60)
    test.wheel(1, 0, at: point)
    #expect(view.contentOffset.x == 120)
  }

  @Test("Scrolling moves layers: a step inside the painted tiles rasterises nothing")
  func composeOnly() {
    let view = list(length: 20_000)
    let rows = (0..<400).map { index in
      let row = RecordingView(0, Double(index) * 50, 200, 50)
      view.contentView.addSubview(row)
      return row
    }
    view.showsIndicator = false
    test.frame()
    #expect(rows.filter { $0.paints > 0 }.count == 11)
    let cost = test.cost { view.contentOffset = Point(x: 0, y: 30) }
    #expect(cost.frames == 1)
    #expect(cost.rasterisedPixels == 0)
    #expect(cost.collects == 0)
    view.contentOffset = Point(x: 0, y: 500)
    test.frame()
    #expect(rows.filter { $0.paints > 0 }.count == 21)
    #expect(test.screen.firstDifference(from: test.fullPicture()) == nil)
  }

  @Test("What is asked for is shown with the least movement")
  func reveal() {
    let view = list()
    view.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 220)
    view.scrollRectToVisible(Rect(x: 0, y: 250, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 220)
    view.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 20), animated: true)
    #expect(view.contentOffset.y == 220)
    settle()
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(Rect(x: 0, y: 5000, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 900)
  }

  @Test("Growing the view or shrinking the content keeps the position inside")
  func relayout() {
    let view = list(length: 300)
    view.contentOffset = Point(x: 0, y: 200)
    view.contentSize = Size(width: 200, height: 250)
    test.frame()
    #expect(view.contentOffset.y == 150)
    view.frame.size.height = 240
    test.frame()
    #expect(view.contentOffset.y == 10)
    view.contentSize = .zero
    test.frame()
    #expect(view.contentOffset.y == 0)
  }

  @Test("A single content view decides about the extent, also when it changes")
  func content() {
    let view = ScrollView()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let label = Label("abcdefghij", font: .system(100), numberOfLines: 0)
    let stack = StackView(.vertical, [label])
    view.content = stack
    test.window.rootView.addSubview(view)
    test.frame()
    #expect(view.contentSize == Size(width: 200, height: 360))
    label.text = "abcd"
    test.frame()
    #expect(view.contentSize == Size(width: 200, height: 120))
  }

  @Test("The indicator appears with the movement, lingers and fades")
  func indicator() {
    let view = list()
    #expect(view.indicator.alpha == 0)
    drag(Point(x: 50, y: 80), by: Point(x: 0, y: -60))
    #expect(view.indicator.alpha == 1)
    #expect(view.indicator.frame.minX == 193)
    test.frame(after: 0.7)
    #expect(view.indicator.alpha > 0)
    settle()
    #expect(view.indicator.alpha == 0)
    #expect(test.window.nextDeadline == nil)
  }

  @Test("A list taken out of the window in mid-drag moves no more and leaves no timers")
  func removed() {
    let view = list()
    test.send(.down, 50, 80)
    test.send(.move, 50, 40)
    view.removeFromSuperview()
    test.send(.move, 50, 10)
    test.send(.up, 50, 10)
    #expect(!view.isScrolling)
    #expect(view.contentOffset.y == 24)
    #expect(test.window.nextDeadline == nil)
    #expect(!test.window.isAnimating)
  }
}
