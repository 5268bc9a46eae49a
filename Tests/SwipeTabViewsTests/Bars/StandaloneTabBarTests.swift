import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("A tab bar without pages") @MainActor struct StandaloneTabBarTests {
  private func fixture(reducesMotion: Bool = false) -> BarFixture {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles(["One", "Two", "Three", "Four"]), isContained: false)
    bar.window.reducesMotion = reducesMotion
    bar.window.update(to: 0)
    return bar
  }

  @Test("The first item is selected until something else is")
  func initial() {
    let bar = fixture()
    #expect(bar.bar.selectedIndex == 0)
    #expect(bar.state.indicatorFrame == bar.frames[0])
  }

  @Test("Setting the selection lets the capsule glide there in 300 ms, easing in and out")
  func animates() throws {
    let bar = fixture()
    let start = bar.frames[0]
    let end = bar.frames[2]
    bar.bar.selectedIndex = 2
    #expect(bar.bar.selectedIndex == 2)
    #expect(bar.state.indicatorFrame == start)
    bar.advance(0.15)
    let middle = try #require(bar.state.indicatorFrame)
    #expect(isClose(middle.minX, (start.minX + end.minX) / 2, 1e-3))
    #expect(isClose(bar.state.items[2].selection, 0.5, 1e-3))
    bar.advance(0.15)
    #expect(bar.state.indicatorFrame == end)
    bar.advance(0.02)
    #expect(!bar.window.isAnimating)
  }

  @Test("A tap selects and tells, in that order")
  func taps() {
    let bar = fixture()
    var told: [Int?] = []
    bar.bar.onSelect = { [weak tabs = bar.bar] index in
      told.append(index)
      told.append(tabs?.selectedIndex)
    }
    bar.tapItem(3)
    bar.settle()
    #expect(told == [3, 3])
    #expect(bar.state.items[3].isSelected)
  }

  @Test("Selections during a glide are queued, and the latest wins")
  func queue() {
    let bar = fixture()
    bar.bar.selectedIndex = 1
    bar.advance(0.1)
    bar.bar.selectedIndex = 2
    bar.bar.selectedIndex = 3
    #expect(bar.bar.selectedIndex == 3)
    bar.settle()
    #expect(bar.state.indicatorFrame == bar.frames[3])
  }

  @Test("With reduced motion a selection is there at once")
  func reducedMotion() {
    let bar = fixture(reducesMotion: true)
    bar.bar.selectedIndex = 2
    #expect(bar.state.indicatorFrame == bar.frames[2])
    #expect(!bar.window.isAnimating)
  }

  @Test("New items keep the selection where it exists, and no items are no selection")
  func newItems() {
    let bar = fixture()
    bar.bar.selectedIndex = 3
    bar.settle()
    bar.bar.items = .titles((0..<6).map { "Tab \($0)" })
    #expect(bar.bar.selectedIndex == 3)
    bar.bar.items = .titles(["A", "B"])
    #expect(bar.bar.selectedIndex == 1)
    bar.bar.items = TabBarItems()
    #expect(bar.bar.selectedIndex == nil)
    bar.bar.items = .titles(["A", "B"])
    #expect(bar.bar.selectedIndex == 0)
  }

  @Test("An index out of range and the selected one change nothing")
  func invalid() {
    let bar = fixture()
    bar.bar.selectedIndex = 7
    bar.bar.selectedIndex = -1
    bar.bar.selectedIndex = 0
    bar.advance(0.1)
    #expect(bar.bar.selectedIndex == 0)
    #expect(!bar.window.isAnimating)
  }

  @Test("Outside a window a selection is made silently")
  func noWindow() {
    let tabs = TabBar(style: CapsuleStyle())
    tabs.items = .titles(["A", "B", "C"])
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.presentation == .rest(2))
  }
}
