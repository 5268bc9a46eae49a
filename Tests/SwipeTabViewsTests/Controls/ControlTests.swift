import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Controls") struct ControlTests {
  let test = TestWindow(width: 300, height: 200)

  private func add<Subject: View>(
    _ view: Subject, _ x: Double, _ y: Double, _ w: Double, _ h: Double
  )
    -> Subject
  {
    view.frame = Rect(x: x, y: y, width: w, height: h)
    test.window.rootView.addSubview(view)
    return view
  }

  private func tap(_ x: Double, _ y: Double) {
    test.send(.down, x, y)
    test.send(.up, x, y)
  }

  @Test("A press shows at once and acts when it is released inside")
  func press() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    test.send(.down, 20, 20)
    #expect(button.isHighlighted)
    #expect(presses == 0)
    test.send(.up, 85, 45)
    #expect(!button.isHighlighted)
    #expect(presses == 1)
  }

  private func addInScrollView(_ action: @escaping @MainActor () -> Void) -> Button {
    let scrollView = add(ScrollView(), 0, 0, 300, 200)
    scrollView.contentSize = Size(width: 300, height: 1_000)
    let button = Button(title: "x", action: action)
    button.frame = Rect(x: 10, y: 10, width: 80, height: 40)
    scrollView.contentView.addSubview(button)
    test.frame()
    return button
  }

  @Test("A finger on what scrolls lights nothing up before it has rested for a tenth of a second")
  func delayedHighlight() {
    var presses = 0
    let button = addInScrollView { presses += 1 }
    test.send(.down, 20, 20)
    test.frame(after: 0.099)
    #expect(!button.isHighlighted)
    test.frame(after: 0.002)
    #expect(button.isHighlighted)
    test.send(.up, 20, 20)
    #expect(!button.isHighlighted)
    #expect(presses == 1)
    test.send(.down, 20, 20)
    test.send(.move, 20, 45)
    test.send(.move, 20, 65)
    for _ in 0..<20 {
      test.frame()
      #expect(!button.isHighlighted)
    }
    test.send(.up, 20, 65, after: 0.3)
    test.frame(after: 1)
    #expect(!button.isHighlighted)
    #expect(presses == 1)
  }

  @Test("A quick tap on what scrolls acts at once and lights up for a tenth of a second")
  func flash() {
    var presses = 0
    let button = addInScrollView { presses += 1 }
    tap(20, 20)
    #expect(presses == 1)
    #expect(button.isHighlighted)
    test.frame(after: 0.099)
    #expect(button.isHighlighted)
    test.frame(after: 0.002)
    #expect(!button.isHighlighted)
    #expect(test.window.nextDeadline == nil)
    // A second tap while the first one is still to be seen, and a release outside.
    tap(20, 20)
    test.send(.down, 20, 20)
    #expect(!button.isHighlighted)
    test.send(.up, 95, 20)
    #expect(!button.isHighlighted)
    #expect(presses == 2)
    tap(20, 20)
    button.isEnabled = false
    #expect(!button.isHighlighted)
    test.frame(after: 1)
    #expect(!button.isHighlighted)
  }

  @Test("A mouse lights up what it presses at once, and so does a finger where nothing is delayed")
  func undelayed() {
    let button = addInScrollView {}
    test.send(.down, 20, 20, kind: .mouse)
    #expect(button.isHighlighted)
    test.send(.up, 20, 20, kind: .mouse)
    #expect(!button.isHighlighted)
    (test.window.rootView.subviews.first as? ScrollView)?.delaysContentTouches = false
    test.send(.down, 20, 20)
    #expect(button.isHighlighted)
  }

  @Test("A finger that leaves by more than the slop gives the press up for good")
  func leaves() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    test.send(.down, 20, 20)
    test.send(.move, 95, 20)
    #expect(button.isHighlighted)
    test.send(.move, 107, 20)
    #expect(!button.isHighlighted)
    test.send(.move, 20, 20)
    test.send(.up, 20, 20)
    #expect(presses == 0)
  }

  @Test("A release outside within the slop does nothing")
  func outside() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    test.send(.down, 20, 20)
    test.send(.up, 95, 20)
    #expect(presses == 0)
    #expect(!button.isHighlighted)
  }

  @Test("A drag that claims takes the press away")
  func dragWins() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 200, 40)
    test.window.rootView.addGestureRecognizer(PanGestureRecognizer(axis: .horizontal))
    test.send(.down, 20, 20)
    test.send(.move, 40, 20)
    #expect(!button.isHighlighted)
    test.send(.up, 40, 20)
    #expect(presses == 0)
  }

  @Test(
    "Hiding, removing or disabling a control in mid-press leaves nothing pressed", arguments: 0..<3)
  func vanishes(how: Int) {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    test.send(.down, 20, 20)
    switch how {
    case 0: button.isHidden = true
    case 1: button.removeFromSuperview()
    default: button.isEnabled = false
    }
    #expect(!button.isHighlighted)
    test.send(.up, 20, 20)
    #expect(presses == 0)
    button.isHidden = false
    button.isEnabled = true
    test.window.rootView.addSubview(button)
    tap(20, 20)
    #expect(presses == 1)
  }

  @Test("An action that removes its own control is harmless")
  func removesItself() {
    let button = add(Button(title: "x"), 10, 10, 80, 40)
    button.addAction { [weak button] in button?.removeFromSuperview() }
    tap(20, 20)
    #expect(button.superview == nil)
    test.frame()
  }

  @Test("A disabled control does nothing and shows no hover")
  func disabled() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    button.isEnabled = false
    tap(20, 20)
    test.send(.hover, 20, 20, kind: .mouse)
    #expect(presses == 0)
    #expect(!button.isHovered)
    #expect(button.accessibilityTraits == [.button, .disabled])
  }

  @Test("Enter and Space activate once, however long they are held")
  func keys() {
    var presses = 0
    let button = add(Button(title: "x") { presses += 1 }, 10, 10, 80, 40)
    test.window.moveFocus(to: button)
    test.press(.enter)
    test.press(.space)
    test.window.handle(.key(KeyEvent(key: .space, isRepeat: true, time: 1)))
    test.press(.enter, .control)
    #expect(presses == 2)
  }

  @Test("A button has room for image, title and insets")
  func buttonSize() {
    let button = add(Button(title: "abcd"), 0, 0, 0, 0)
    // Four characters of half of 17 points and 12 points on both sides; a line of 20.4 and 8 points.
    #expect(button.sizeThatFits(Size(width: 500, height: 500)) == Size(width: 58, height: 36.4))
  }

  @Test("A switch changes over, tells about it, and slides its knob")
  func toggles() {
    var changes: [Bool] = []
    let toggle = add(Switch(), 10, 10, 52, 32)
    toggle.addAction(for: .valueChanged) { [weak toggle] in changes.append(toggle?.isOn ?? false) }
    test.frame()
    tap(20, 20)
    #expect(changes == [true])
    #expect(test.window.isAnimating)
    for _ in 0..<20 { test.frame() }
    #expect(!test.window.isAnimating)
    toggle.isOn = false
    #expect(changes == [true])
    #expect(toggle.accessibilityValue == "0")
    #expect(toggle.accessibilityTraits.role == .toggle)
  }

  @Test("A switch is changed at once where motion is reduced")
  func togglesReduced() {
    let toggle = add(Switch(), 10, 10, 52, 32)
    test.window.reducesMotion = true
    toggle.isOn = true
    #expect(!test.window.isAnimating)
  }

  @Test("A horizontal drag on a slider moves it and not the pages around")
  func slider() {
    let pages = PanGestureRecognizer(axis: .horizontal)
    test.window.rootView.addGestureRecognizer(pages)
    let slider = add(Slider(value: 0.5), 10, 10, 224, 40)
    test.send(.down, 60, 30)
    test.send(.move, 96, 30)
    #expect(!pages.pan.isDragging)
    // 36 points less the slop of 16, on a way of 200 points.
    #expect(abs(slider.value - 0.6) < 1e-9)
    test.send(.move, 500, 30)
    #expect(slider.value == 1)
    test.send(.up, 500, 30)
    #expect(slider.value == 1)
    #expect(!slider.isHighlighted)
  }

  @Test("A slider goes back when its drag is taken away")
  func sliderCancelled() {
    let slider = add(Slider(value: 0.5), 10, 10, 224, 40)
    test.send(.down, 60, 30)
    test.send(.move, 96, 30)
    test.press(.escape)
    #expect(slider.value == 0.5)
    test.send(.down, 60, 30)
    test.send(.focusLost)
    #expect(slider.value == 0.5)
    #expect(!slider.isHighlighted)
  }

  @Test("A slider follows taps and keys, mirrored from right to left")
  func sliderKeys() {
    let slider = add(Slider(value: 5, in: 0...10), 0, 0, 224, 40)
    tap(212, 20)
    #expect(slider.value == 10)
    test.window.layoutDirection = .rightToLeft
    tap(212, 20)
    #expect(slider.value == 0)
    test.window.moveFocus(to: slider)
    test.press(.left)
    #expect(slider.value == 1)
    test.press(.end)
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 10)
    #expect(slider.accessibilityValue == "100%")
  }

  @Test("A segmented control chooses by press and key, mirrored from right to left")
  func segments() {
    var changes = 0
    let control = add(SegmentedControl(titles: ["a", "b", "c"]) { changes += 1 }, 0, 0, 150, 32)
    tap(140, 10)
    #expect(control.selectedIndex == 2)
    tap(140, 10)
    #expect(changes == 1)
    test.window.layoutDirection = .rightToLeft
    tap(140, 10)
    #expect(control.selectedIndex == 0)
    test.window.moveFocus(to: control)
    test.press(.left)
    #expect(control.selectedIndex == 1)
    test.press(.right)
    test.press(.right)
    #expect(control.selectedIndex == 0)
    control.titles = []
    #expect(control.selectedIndex == 0)
    tap(10, 10)
    test.frame()
  }

  @Test("A label measures its lines, and paints only those that fit")
  func label() {
    let label = add(Label("abcdefghij", font: .system(10), numberOfLines: 0), 0, 0, 25, 24)
    #expect(label.sizeThatFits(Size(width: 25, height: 100)) == Size(width: 25, height: 24))
    #expect(label.sizeThatFits(Size(width: 1e7, height: 100)) == Size(width: 50, height: 12))
    label.frame.size.height = 13
    test.frame()
    guard case .text(let layout, _, _) = label.paintedList?.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(layout.string == "abcd…")
    test.window.textSizeFactor = 2
    #expect(label.sizeThatFits(Size(width: 1e7, height: 100)) == Size(width: 100, height: 24))
  }

  @Test("Content modes place a picture of 40 by 20 in bounds of 100 by 100")
  func contentModes() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let size = Size(width: 40, height: 20)
    let rects = ImageView.ContentMode.allCases.map {
      ImageView.rect(for: size, in: bounds, mode: $0)
    }
    #expect(
      rects == [
        bounds, Rect(x: 0, y: 25, width: 100, height: 50),
        Rect(x: -50, y: 0, width: 200, height: 100), Rect(x: 30, y: 40, width: 40, height: 20),
      ])
  }

  @Test("A row has room for its texts and mirrors them")
  func row() {
    let toggle = Switch()
    let row = add(ListRow(title: "Title", subtitle: "More", accessory: toggle), 0, 0, 300, 60)
    test.window.layoutDirection = .rightToLeft
    test.frame()
    #expect(toggle.frame.minX == 16)
    #expect(row.titleLabel.frame.maxX == 284)
    #expect(row.sizeThatFits(Size(width: 300, height: 1000)).height == 54)
    #expect(!row.canBecomeFocused)
    #expect(row.accessibilityLabel == "Title, More")
  }
}
