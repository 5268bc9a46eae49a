import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

/// Faults that users met in other tab bars, replayed here.
@Suite("Faults of other tab bars") @MainActor struct TabBarReportTests {
  @Test("The indicator does not drift after many selections in right to left")
  func indicatorDrift() throws {
    let titles = ["A", "Notifications", "Of", "Something longer than these", "Mid"]
    let left = BarFixture(CapsuleStyle(), items: .titles(titles))
    let right = BarFixture(CapsuleStyle(), items: .titles(titles), direction: .rightToLeft)
    var committed = 0
    for target in [0, 3, 1, 4, 0] {
      for part in [0.25, 0.5, 0.75] where target != committed {
        for bar in [left, right] {
          bar.bar.presentation = .moving(committed, target, part)
        }
        let plain = try #require(left.state.indicatorFrame)
        let mirrored = try #require(right.state.indicatorFrame)
        #expect(isClose(mirrored.minX, 800 - plain.maxX, 1e-6))
        #expect(isClose(mirrored.width, plain.width, 1e-6))
      }
      for bar in [left, right] {
        bar.bar.presentation = .rest(target)
        #expect(bar.state.indicatorFrame == bar.item(target)?.frame)
      }
      committed = target
    }
  }

  @Test("A badge follows the layout direction to the leading side of the physical item")
  func mirroredBadge() throws {
    let item = TabBarItem(title: "Mail", image: Image(NamedImage("mail")))
    item.badgeValue = "99+"
    let bar = BarFixture(
      ToolbarStyle(), items: TabBarItems([item, TabBarItem(title: "B")]), direction: .rightToLeft)
    let mail = try #require(bar.item(0))
    let badge = try #require(mail.badgeFrame)
    #expect(isClose(badge.minX, mail.frame.minX))
    #expect(badge.maxX <= mail.frame.midX + 1e-9)
  }

  @Test("A longer title and a larger font move width, indicator and scroll extent in one frame")
  func runtimeChange() throws {
    let items = (0..<12).map { TabBarItem(title: "Tab \($0)") }
    let bar = BarFixture(CapsuleStyle(), items: TabBarItems(items), selected: 1)
    let before = bar.frames.count
    #expect(before == 12 && isClose(bar.frames[1].width, 5 * 9 + 32))
    items[1].title = String(repeating: "x", count: 40)
    bar.bar.reload()
    bar.window.textSizeFactor = 1.5
    bar.window.update(to: bar.time)
    let advance = 15 * 1.5 * 0.6
    let item = try #require(bar.item(1))
    #expect(isClose(item.frame.width, 40 * advance + 32, 1e-6))
    #expect(bar.state.indicatorFrame == item.frame)
    // All twelve: eleven of 5 or 6 letters and one of 40, paddings, spaces and insets.
    let letters = 9.0 * 5 + 2 * 6 + 40
    let extent = letters * advance + 12 * 32 + 11 * 8 + 32
    bar.bar.presentation = .rest(11)
    bar.settle()
    #expect(isClose(bar.bar.contentOffset, extent - 768, 1e-6))
  }

  @Test("A wider leading inset still leaves the selected tab in the middle")
  func insetCentring() throws {
    let style = CapsuleStyle()
    style.contentInsets.leading = 24
    for index in 0..<12 {
      let bar = BarFixture(
        style, items: .titles((0..<12).map { "Destination \($0)" }), selected: index)
      let isAtEnd =
        bar.bar.contentOffset == 0
        || bar.item(11).map { isClose($0.frame.maxX, 768, 1e-6) } ?? false
      let middle = try #require(bar.item(index)).frame.midX
      #expect(isAtEnd || isClose(middle, 400, 0.5))
      if index == 0 { #expect(isClose(bar.frames[0].minX, 16 + 24)) }
    }
  }

  @Test("Tabs added and the last selected in one frame: it comes into view")
  func addedAndSelected() throws {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles((0..<15).map { "Section \($0)" }), selected: 14)
    bar.bar.items = .titles((0..<20).map { "Section \($0)" })
    bar.bar.presentation = .rest(19)
    bar.settle()
    let last = try #require(bar.item(19)).frame
    #expect(isClose(last.maxX, 768, 1e-6))
    bar.bar.items = .titles(["Only"])
    bar.bar.presentation = .rest(0)
    bar.settle()
    #expect(bar.bar.contentOffset == 0)
    #expect(bar.state.indicatorFrame == bar.frames[0])
  }

  @Test("Items and selection may change in either order without going out of range")
  func inconsistentMoment() {
    let bar = BarFixture(CapsuleStyle(), items: .titles(["A", "B", "C"]), selected: 2)
    bar.bar.items = .titles(["A"])
    bar.window.update(to: 0)
    #expect(bar.state.indicatorFrame == nil)
    bar.bar.presentation = .moving(0, 5, 0.5)
    bar.window.update(to: 0)
    #expect(bar.state.items.count == 1)
    bar.bar.items = TabBarItems()
    bar.window.update(to: 0)
    #expect(bar.state.items.isEmpty)
    bar.bar.items = .titles((0..<6).map { "\($0)" })
    bar.bar.presentation = .rest(5)
    #expect(bar.state.indicatorFrame == bar.frames[5])
  }

  @Test("After a swipe the new tab, and only that, is selected, for readers too")
  func selectedAfterSwipe() throws {
    let bar = BarFixture(ToolbarStyle(), items: .titles(["A", "B", "C"]))
    for part in [0.3, 0.8] { bar.bar.presentation = .moving(0, 1, part) }
    #expect(bar.state.items.map(\.isSelected) == [true, false, false])
    bar.bar.presentation = .rest(1)
    #expect(bar.state.items.map(\.isSelected) == [false, true, false])
    #expect(bar.state.items.map(\.selection) == [0, 1, 0])
    let row = try #require(bar.window.accessibilityTree().first { $0.role == .tabBar })
    #expect(row.children.map(\.isSelected) == [false, true, false])
  }

  @Test("A disabled tab refuses taps, yet bar and page agree when a swipe reaches it")
  func disabledReachedBySwipe() {
    let items = TabBarItems([
      TabBarItem(title: "A"), TabBarItem(title: "B"), TabBarItem(title: "C"),
    ])
    items.item(at: 1)?.isEnabled = false
    let bar = BarFixture(CapsuleStyle(), items: items)
    var chosen: [Int] = []
    bar.bar.onSelect = { chosen.append($0) }
    bar.tapItem(1)
    #expect(chosen.isEmpty)
    bar.bar.presentation = .moving(0, 1, 0.5)
    #expect(bar.state.items[1].selection == 0.5)
    bar.bar.presentation = .rest(1)
    #expect(bar.state.items[1].isSelected)
    #expect(bar.state.indicatorFrame == bar.frames[1])
  }
}
