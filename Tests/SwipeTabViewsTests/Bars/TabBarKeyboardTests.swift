import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("A tab bar and the keyboard") @MainActor struct TabBarKeyboardTests {
  private func fixture(
    disabled: Set<Int> = [], direction: LayoutDirection = .leftToRight, selected: Int = 0
  ) -> BarFixture {
    let items = (0..<5).map { index in
      let item = TabBarItem(title: "Tab \(index)")
      item.isEnabled = !disabled.contains(index)
      return item
    }
    return BarFixture(
      ToolbarStyle(), items: TabBarItems(items), direction: direction, selected: selected)
  }

  @Test("Tab comes to the selected item, with the ring around it")
  func tab() throws {
    let bar = fixture(selected: 2)
    #expect(bar.state.focus == nil)
    bar.key(.tab)
    #expect(bar.state.focus == 2)
    let frame = try #require(bar.item(2)).frame
    #expect(bar.bar.convert(bar.bar.focusRingBounds, to: nil) == frame)
  }

  @Test("Arrows move among items without wrapping, mirrored in right to left")
  func arrows() {
    for direction in LayoutDirection.allCases {
      let bar = fixture(direction: direction, selected: 3)
      let (next, previous): (Key, Key) =
        direction == .leftToRight ? (.right, .left) : (.left, .right)
      bar.key(.tab)
      bar.key(next)
      #expect(bar.state.focus == 4)
      bar.key(next)
      #expect(bar.state.focus == 4)
      for _ in 0..<6 { bar.key(previous) }
      #expect(bar.state.focus == 0)
    }
  }

  @Test("Home and End go to the first and the last item in both directions")
  func homeEnd() {
    for direction in LayoutDirection.allCases {
      let bar = fixture(direction: direction, selected: 2)
      bar.key(.tab)
      bar.key(.end)
      #expect(bar.state.focus == 4)
      bar.key(.home)
      #expect(bar.state.focus == 0)
    }
  }

  @Test("Disabled items get no focus")
  func disabled() {
    let bar = fixture(disabled: [0, 2, 4])
    bar.key(.tab)
    #expect(bar.state.focus == 1)
    bar.key(.right)
    #expect(bar.state.focus == 3)
    bar.key(.right)
    bar.key(.end)
    #expect(bar.state.focus == 3)
    bar.key(.home)
    #expect(bar.state.focus == 1)
    let none = fixture(disabled: [0, 1, 2, 3, 4])
    none.key(.tab)
    #expect(none.state.focus == nil)
  }

  @Test("Enter and Space choose the focused item, once however long they are held")
  func activate() {
    let bar = fixture()
    var chosen: [Int] = []
    bar.bar.onSelect = { chosen.append($0) }
    bar.key(.tab)
    bar.key(.right)
    bar.key(.enter)
    bar.window.handle(.key(KeyEvent(key: .enter, isRepeat: true, time: 0)))
    bar.key(.end)
    bar.key(.space)
    #expect(chosen == [1, 4])
  }

  @Test("Keys with modifiers and other keys are left to others")
  func others() {
    let bar = fixture()
    bar.key(.tab)
    #expect(!bar.bar.keyDown(KeyEvent(key: .right, modifiers: .control, time: 0)))
    #expect(!bar.bar.keyDown(KeyEvent(key: .up, time: 0)))
    #expect(!bar.bar.keyDown(KeyEvent(key: .pageDown, time: 0)))
  }

  @Test("After a press the keys go on from the pressed item, and no ring is shown")
  func press() {
    let bar = fixture()
    bar.tapItem(2)
    #expect(bar.state.focus == nil)
    bar.key(.right)
    #expect(bar.state.focus == 3)
  }

  @Test("A focused item is scrolled into sight, among ten thousand too")
  func reveal() throws {
    let bar = BarFixture(
      CapsuleStyle(), items: TabBarItems(count: 10_000) { TabBarItem(title: "Page \($0)") })
    bar.key(.tab)
    bar.key(.end)
    bar.settle()
    #expect(bar.state.focus == 9999)
    let last = try #require(bar.item(9999)).frame
    #expect(isClose(last.maxX, 784 - 16, 1e-6))
    bar.key(.left)
    #expect(bar.state.focus == 9998)
    bar.key(.home)
    bar.settle()
    #expect(isClose(try #require(bar.item(0)).frame.minX, 32, 1e-6))
  }

  @Test("Readers see a row of tabs with label, value, state and place")
  func accessibility() throws {
    let items = TabBarItems([
      TabBarItem(title: "Inbox"), TabBarItem(image: Image(NamedImage("x"))), TabBarItem(title: "C"),
    ])
    items.item(at: 0)?.badgeValue = "3"
    items.item(at: 1)?.accessibilityLabel = "Archive"
    items.item(at: 1)?.accessibilityHint = "Shows old mail"
    items.item(at: 2)?.isEnabled = false
    let bar = BarFixture(ToolbarStyle(), items: items, selected: 1)
    let row = try #require(bar.window.accessibilityTree().first { $0.role == .tabBar })
    #expect(row.children.map(\.role) == [.tab, .tab, .tab])
    #expect(row.children.map(\.label) == ["Inbox", "Archive", "C"])
    #expect(row.children.map(\.value) == ["3", nil, nil])
    #expect(row.children.map(\.isSelected) == [false, true, false])
    #expect(row.children.map(\.isDisabled) == [false, false, true])
    #expect(row.children.map(\.position) == [1, 2, 3])
    #expect(row.children.allSatisfy { $0.count == 3 })
    #expect(row.children[1].hint == "Shows old mail")
    #expect(row.children[0].frame == bar.frames[0])
  }

  @Test("An image without title and label is logged once")
  func nameless() {
    var lines: [String] = []
    let items = TabBarItems([
      TabBarItem(image: Image(NamedImage("x"))), TabBarItem(title: "Named"),
    ])
    let bar = BarFixture(ToolbarStyle(), items: items) { $0.log = { lines.append($0) } }
    bar.bar.reload()
    bar.window.update(to: 0)
    #expect(
      lines == ["SwipeTabs: tab 0 has an image but neither a title nor an accessibility label"])
  }
}
