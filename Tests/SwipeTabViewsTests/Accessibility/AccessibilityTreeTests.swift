import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Accessibility tree") struct AccessibilityTreeTests {
  let test = TestWindow()

  @Test("Elements come in reading order with roles, states and window frames")
  func order() {
    let group = View(frame: Rect(x: 10, y: 10, width: 180, height: 80))
    let button = Button(title: "Go")
    button.frame = Rect(x: 100, y: 0, width: 50, height: 30)
    let label = Label("Name")
    label.frame = Rect(x: 0, y: 5, width: 50, height: 20)
    let hidden = Label("Hidden")
    hidden.frame = Rect(x: 0, y: 40, width: 50, height: 20)
    hidden.isHidden = true
    let outside = Label("Outside")
    outside.frame = Rect(x: 500, y: 40, width: 50, height: 20)
    for view in [button, label, hidden, outside] { group.addSubview(view) }
    test.window.rootView.addSubview(group)
    button.isEnabled = false
    let tree = test.window.accessibilityTree()
    #expect(
      tree.children == [
        AccessibilityNode(
          role: .text, label: "Name", frame: Rect(x: 10, y: 15, width: 50, height: 20)),
        AccessibilityNode(
          role: .button, label: "Go", isDisabled: true,
          frame: Rect(x: 110, y: 10, width: 50, height: 30)),
      ])
    group.accessibilityIdentifier = "group"
    let grouped = test.window.accessibilityTree()
    #expect(grouped.children.map(\.role) == [.group])
    #expect(grouped.first { $0.label == "Go" }?.isDisabled == true)
    test.window.layoutDirection = .rightToLeft
    #expect(test.window.accessibilityTree().children[0].children.map(\.label) == ["Go", "Name"])
  }

  @Test("A view may offer elements that are no views")
  func ownElements() {
    let segments = SegmentedControl(titles: ["a", "b"], selectedIndex: 1)
    segments.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    test.window.rootView.addSubview(segments)
    let tree = test.window.accessibilityTree()
    #expect(tree.children.count == 1)
    #expect(tree.children[0].children.map(\.label) == ["a", "b"])
    #expect(tree.children[0].children.map(\.isSelected) == [false, true])
    #expect(tree.children[0].children[1].frame == Rect(x: 50, y: 0, width: 50, height: 30))
  }

  @Test("The focused element says so")
  func focused() {
    let button = Button(title: "Go")
    button.frame = Rect(x: 0, y: 0, width: 50, height: 30)
    test.window.rootView.addSubview(button)
    test.press(.tab)
    #expect(test.window.accessibilityTree().first { $0.isFocused }?.label == "Go")
  }
}
