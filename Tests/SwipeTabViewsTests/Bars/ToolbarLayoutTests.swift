import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("The toolbar's geometry") @MainActor struct ToolbarLayoutTests {
  @Test("Items are spread with equal space between and at both ends", arguments: 1...12)
  func spreads(count: Int) {
    let bar = BarFixture(ToolbarStyle(), items: .icons(count, title: "Tab"))
    let frames = bar.frames
    #expect(frames.count == count)
    #expect(frames.allSatisfy { isClose($0.width, 44) })
    let space = (800 - 44 * Double(count)) / Double(count + 1)
    var edge = 0.0
    for frame in frames {
      #expect(isClose(frame.minX - edge, space, 1e-6))
      edge = frame.maxX
    }
    #expect(isClose(800 - edge, space, 1e-6))
    #expect(bar.state.contentOffset == 0)
  }

  @Test("Titles stand 4 points under images of 24 by 24 points")
  func titleUnder() throws {
    let bar = BarFixture(ToolbarStyle(), items: .icons(3, title: "Inbox"))
    let item = try #require(bar.item(1))
    let image = try #require(item.imageFrame)
    let title = try #require(item.titleFrame)
    #expect(image.size == Size(width: 24, height: 24))
    #expect(isClose(title.minY - image.maxY, 4))
    #expect(isClose(title.midX, image.midX))
    #expect(isClose(title.midX, item.frame.midX))
    #expect(isClose(title.width, 5 * 11 * 0.6))
    #expect(bar.state.frame == Rect(x: 0, y: 551, width: 800, height: 49))
  }

  @Test("Titles beside images are on the trailing side", arguments: LayoutDirection.allCases)
  func titleBeside(direction: LayoutDirection) throws {
    let bar = BarFixture(
      ToolbarStyle(), items: .icons(3, title: "Inbox"), direction: direction
    ) { $0.titlesBesideImages = true }
    let item = try #require(bar.item(0))
    let image = try #require(item.imageFrame)
    let title = try #require(item.titleFrame)
    let gap =
      direction == .leftToRight ? title.minX - image.maxX : image.minX - title.maxX
    #expect(isClose(gap, 4))
    #expect(isClose(title.width, 5 * 15 * 0.6))
    #expect(isClose(title.midY, image.midY))
    let first = try #require(bar.item(0)).frame.midX
    let last = try #require(bar.item(2)).frame.midX
    #expect((first < last) == (direction == .leftToRight))
  }

  @Test("The order is mirrored in right to left")
  func mirrors() {
    let left = BarFixture(ToolbarStyle(), items: .titles(["A", "Bcdefghijkl", "C"])).frames
    let right = BarFixture(
      ToolbarStyle(), items: .titles(["A", "Bcdefghijkl", "C"]), direction: .rightToLeft
    ).frames
    for (a, b) in zip(left, right) {
      #expect(isClose(a.minX, 800 - b.maxX, 1e-6))
      #expect(isClose(a.width, b.width, 1e-6))
    }
  }

  @Test("Without room the spaces shrink to 4 points before any title is cut")
  func losesSpacing() {
    // 6 titles of 20 characters are 132 points wide each: 792, but 28 are needed for the spaces.
    let long = String(repeating: "m", count: 20)
    let bar = BarFixture(
      ToolbarStyle(), items: .titles(Array(repeating: long, count: 6)),
      size: Size(width: 820, height: 600))
    #expect(bar.state.items.allSatisfy { $0.shownTitle == long })
    #expect(isClose(bar.frames[1].minX - bar.frames[0].maxX, 4, 1e-6))
    #expect(isClose(bar.frames[0].minX, 4, 1e-6))
  }

  @Test("Then the widest titles are cut with an ellipsis, and narrow ones are left alone")
  func cutsTitles() throws {
    let long = String(repeating: "m", count: 60)
    let bar = BarFixture(ToolbarStyle(), items: .titles(["short one", long, long]))
    let items = bar.state.items
    #expect(items[0].shownTitle == "short one")
    #expect(isClose(items[0].frame.width, 9 * 6.6, 1e-6))
    let share = (800 - 16 - 9 * 6.6) / 2
    for item in items[1...] {
      #expect(isClose(item.frame.width, share, 1e-6))
      #expect(item.shownTitle?.hasSuffix("…") == true)
      let title = try #require(item.titleFrame)
      #expect(title.minX >= item.frame.minX - 1e-9 && title.maxX <= item.frame.maxX + 1e-9)
    }
    #expect(isClose(items[2].frame.maxX, 796, 1e-6))
  }

  @Test("At last the bar scrolls, with items of 44 points")
  func scrolls() {
    let bar = BarFixture(ToolbarStyle(), items: .icons(17, title: "Messages"))
    #expect(bar.bar.isScrollable)
    #expect(bar.frames.allSatisfy { isClose($0.width, 44) })
    #expect(isClose(bar.frames[1].minX - bar.frames[0].minX, 48))
    let fits = BarFixture(ToolbarStyle(), items: .icons(16, title: "Messages"))
    #expect(!fits.bar.isScrollable)
  }

  @Test("Ten thousand items measure no more than what is seen")
  func tenThousand() {
    var made = 0
    let items = TabBarItems(count: 10_000) { index in
      made += 1
      return TabBarItem(title: "Page \(index)", image: Image(NamedImage("icon")))
    }
    let bar = BarFixture(ToolbarStyle(), items: items, selected: 5000)
    bar.window.update(to: 0)
    #expect(isClose(bar.bar.contentOffset, 4 + 48 * 5000 + 22 - 400))
    _ = bar.state
    #expect(made < 60)
    #expect(bar.engine.count < 200)
    #expect(bar.state.items.contains { $0.index == 5000 && isClose($0.frame.midX, 400) })
  }

  @Test("No items are an empty bar of the same height")
  func empty() {
    let bar = BarFixture(ToolbarStyle(), items: TabBarItems(), selected: nil)
    #expect(bar.state.items.isEmpty)
    #expect(bar.state.frame.height == 49)
    #expect(bar.state.indicatorFrame == nil)
    bar.tap(400)
    bar.drag(from: 400, by: -200)
    bar.settle()
    #expect(bar.bar.contentOffset == 0)
  }

  @Test("A larger text size makes the bar higher and keeps titles inside it")
  func textSize() throws {
    let bar = BarFixture(ToolbarStyle(), items: .icons(3, title: "Inbox"))
    bar.window.textSizeFactor = 2
    bar.place()
    let item = try #require(bar.item(0))
    let title = try #require(item.titleFrame)
    #expect(isClose(title.height, 22 * 1.2))
    #expect(bar.state.frame.height == 61)
    #expect(title.maxY <= bar.state.frame.maxY)
  }
}
