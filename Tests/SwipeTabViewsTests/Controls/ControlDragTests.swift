import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Controls that are dragged") struct ControlDragTests {
  let test = TestWindow(width: 300, height: 200)
  private var panned = false

  private func add<Subject: View>(
    _ view: Subject, _ x: Double, _ y: Double, _ w: Double, _ h: Double
  ) -> Subject {
    view.frame = Rect(x: x, y: y, width: w, height: h)
    test.window.rootView.addSubview(view)
    return view
  }

  /// Counts the drags that reach what is around the control, as pages would.
  private func watchPages() -> Counter {
    let counter = Counter()
    let pan = PanGestureRecognizer(axis: .horizontal)
    pan.action = { output, _ in if output == .began { counter.value += 1 } }
    test.window.rootView.addGestureRecognizer(pan)
    return counter
  }

  private final class Counter { var value = 0 }

  private func drag(from start: Double, to end: Double, y: Double, lifts: Bool = true) {
    test.send(.down, start, y)
    for step in 1...10 {
      test.send(.move, start + (end - start) * Double(step) / 10, y)
    }
    if lifts { test.send(.up, end, y, after: 0.2) }
  }

  @Test(
    "The knob of a switch follows the finger and goes to the nearer side",
    arguments: LayoutDirection.allCases, [false, true])
  func switchDrag(direction: LayoutDirection, startsOn: Bool) {
    test.window.layoutDirection = direction
    var changes: [Bool] = []
    let pages = watchPages()
    let control = add(Switch(isOn: startsOn), 100, 20, 52, 32)
    control.addAction(for: .valueChanged) { changes.append(control.isOn) }
    let towardsOn = direction == .leftToRight ? 1.0 : -1
    let sign = startsOn ? -towardsOn : towardsOn
    // 16 points of slop, then 12 of the 20 that the knob can travel.
    drag(from: 126, to: 126 + sign * 28, y: 36, lifts: false)
    #expect(control.isHighlighted)
    #expect(control.isOn == startsOn)
    test.send(.up, 126 + sign * 28, 36, after: 0.2)
    #expect(control.isOn == !startsOn)
    #expect(changes == [!startsOn])
    #expect(!control.isHighlighted)
    for _ in 0..<3 { test.frame(after: 0.2) }
    // 9 of 20 points: back to where it was, and nobody is told.
    drag(from: 126, to: 126 - sign * 25, y: 36)
    #expect(control.isOn == !startsOn)
    #expect(changes.count == 1)
    #expect(pages.value == 0)
  }

  @Test("A drag of a switch that is taken away changes nothing")
  func switchCancelled() {
    let control = add(Switch(), 100, 20, 52, 32)
    drag(from: 110, to: 160, y: 36, lifts: false)
    test.press(.escape)
    test.send(.up, 160, 36)
    #expect(!control.isOn)
    #expect(!control.isHighlighted)
  }

  @Test("A disabled switch leaves a drag to the pages")
  func disabledSwitch() {
    let pages = watchPages()
    let control = add(Switch(), 100, 20, 52, 32)
    control.isEnabled = false
    drag(from: 110, to: 160, y: 36)
    #expect(pages.value == 1)
    #expect(!control.isOn)
  }

  @Test(
    "A drag over segments takes the surface along and chooses where it ends",
    arguments: LayoutDirection.allCases)
  func segments(direction: LayoutDirection) {
    test.window.layoutDirection = direction
    let pages = watchPages()
    var chosen: [Int] = []
    let control = add(SegmentedControl(titles: ["a", "b", "c"]), 0, 20, 300, 32)
    control.addAction(for: .valueChanged) { chosen.append(control.selectedIndex) }
    let isMirrored = direction == .rightToLeft
    func x(_ place: Double) -> Double { isMirrored ? 300 - place : place }
    drag(from: x(50), to: x(50 + 16 + 170), y: 36, lifts: false)
    #expect(control.selectedIndex == 0)
    #expect(abs(control.thumb - 1.7) < 1e-9)
    test.send(.up, x(236), 36, after: 0.2)
    #expect(control.selectedIndex == 2)
    #expect(chosen == [2])
    #expect(pages.value == 0)
    // Beyond the ends the surface stops.
    drag(from: x(250), to: x(299), y: 36)
    #expect(control.selectedIndex == 2)
    #expect(chosen == [2])
  }

  @Test("The surface slides to a segment that was chosen, at once with reduced motion")
  func slides() {
    let control = add(SegmentedControl(titles: ["a", "b"]), 0, 20, 200, 32)
    test.frame()
    control.selectedIndex = 1
    test.frame()
    test.frame()
    #expect(control.thumb > 0 && control.thumb < 1)
    test.frame(after: 0.5)
    #expect(control.thumb == 1)
    test.window.reducesMotion = true
    control.selectedIndex = 0
    #expect(control.thumb == 0)
  }

  @Test("Titles that do not fit become smaller together, at most by a fifth, then are cut")
  func shrinks() {
    func sizes(_ width: Double) -> [Double] {
      let control = add(SegmentedControl(titles: ["wide title", "x"]), 0, 20, width, 32)
      test.frame()
      return control.paintedList?.commands.compactMap { command -> Double? in
        guard case .text(let layout, _, _) = command else { return nil }
        return layout.size.height
      } ?? []
    }
    let normal = sizes(300)
    let smaller = sizes(150)
    let smallest = sizes(60)
    #expect(normal.count == 2)
    #expect(smaller[0] < normal[0])
    #expect(smaller[0] == smaller[1])
    #expect(abs(smallest[0] - normal[0] * 0.8) < 0.1)
  }

  @Test("A dragged slider stays highlighted until it is released")
  func sliderHighlight() {
    let control = add(Slider(value: 0.5), 20, 20, 200, 32)
    drag(from: 120, to: 160, y: 36, lifts: false)
    #expect(control.isHighlighted)
    test.send(.up, 160, 36, after: 0.2)
    #expect(!control.isHighlighted)
  }
}

@MainActor @Suite("Buttons with images") struct ButtonImageTests {
  private func dump(_ button: Button, _ direction: LayoutDirection) -> (image: Double, text: Double)
  {
    let test = TestWindow()
    test.window.layoutDirection = direction
    button.frame = Rect(x: 0, y: 0, width: 160, height: 40)
    test.window.rootView.addSubview(button)
    test.frame()
    var places = (image: 0.0, text: 0.0)
    for command in button.paintedList?.commands ?? [] {
      switch command {
      case .image(_, let rect, _, _): places.image = rect.minX
      case .text(_, let point, _): places.text = point.x
      default: break
      }
    }
    return places
  }

  @Test(
    "The image is before the title or after it, mirrored from right to left",
    arguments: LayoutDirection.allCases)
  func placement(direction: LayoutDirection) {
    let image = Image(SquareImage())
    let button = Button(title: "Next", image: image)
    let leading = dump(button, direction)
    #expect((leading.image < leading.text) == (direction == .leftToRight))
    button.imagePlacement = .trailing
    let trailing = dump(button, direction)
    #expect((trailing.image > trailing.text) == (direction == .leftToRight))
  }

  @Test("A bar button hands its placement on, and an arrow turns round from right to left")
  func barButton() {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Title")
    let forward = BarButtonItem(title: "Forward", image: Image(SquareImage()).directional())
    forward.imagePlacement = .trailing
    item.rightBarButtonItem = forward
    bar.setItem(item, previous: nil)
    let button = bar.subviews.compactMap { $0 as? Button }.first
    #expect(button?.imagePlacement == .trailing)
    #expect(forward.image?.oriented(for: .rightToLeft) != forward.image)
    #expect(forward.image?.oriented(for: .leftToRight) == forward.image)
    #expect(Image(SquareImage()).isDirectional == false)
  }

  @Test("What destroys is red, whatever the tint")
  func destructive() {
    let test = TestWindow()
    let button = Button(title: "Delete", style: .destructive)
    button.tintColor = .systemGreen
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    test.window.rootView.addSubview(button)
    test.frame()
    let red = DynamicColor.systemRed.light
    let colors = button.paintedList?.commands.compactMap { command -> Color? in
      switch command {
      case .text(_, _, let color), .roundedRect(_, _, let color): color
      default: nil
      }
    }
    #expect(colors == [red.opacity(0.14), red])
  }
}

/// A picture of one colour.
private final class SquareImage: ImageProvider {
  let size = Size(width: 16, height: 16)
  let name = "square"
  func pixels(width: Int, height: Int) -> PixelBuffer? {
    PixelBuffer(
      width: width, height: height, pixels: Array(repeating: 0xFF00_0000, count: width * height))
  }
}
