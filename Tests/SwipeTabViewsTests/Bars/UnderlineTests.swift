import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("The underline bar") @MainActor struct UnderlineTests {
  @Test(
    "The line is at position / n at every instant, beyond the ends too",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func line(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      UnderlineStyle(), items: .icons(5), scale: scale, direction: direction)
    #expect(bar.state.frame == Rect(x: 0, y: 0, width: 800, height: 50))
    for position in stride(from: -0.5, through: 4.5, by: 0.25) {
      bar.bar.presentation = PagerPresentation(
        phase: .interactive, committed: min(max(Int(position.rounded()), 0), 4),
        position: position)
      let line = try #require(bar.state.indicatorFrame)
      let logical = Rect(x: position * 160, y: 47, width: 160, height: 3)
      let expected = direction == .leftToRight ? logical : logical.mirrored(in: 800)
      #expect(isClose(line.minX, expected.minX, 1e-9))
      #expect(line.size == expected.size)
      #expect(line.minY == 47)
    }
  }

  @Test("Cells are equal and hold icons, or the title where there is no image")
  func cells() throws {
    let items = TabBarItems([
      TabBarItem(title: "Home", image: Image(NamedImage("home"))), TabBarItem(title: "Trending"),
      TabBarItem(image: Image(NamedImage("account"))),
    ])
    let bar = BarFixture(UnderlineStyle(), items: items, size: Size(width: 900, height: 600))
    #expect(bar.frames.allSatisfy { isClose($0.width, 300) && $0.height == 50 })
    let first = try #require(bar.item(0))
    #expect(first.titleFrame == nil)
    #expect(first.imageFrame == Rect(x: 138, y: 13, width: 24, height: 24))
    #expect(first.content.accessibilityLabel == "Home")
    let second = try #require(bar.item(1))
    #expect(second.imageFrame == nil)
    #expect(isClose(try #require(second.titleFrame).midX, 450))
  }

  @Test("A swipe moves the line without painting the icons")
  func paintsNothing() {
    let bar = BarFixture(UnderlineStyle(), items: .icons(5))
    _ = bar.window.frame(at: 0)
    let paints = bar.window.counters.paints
    let layouts = bar.window.counters.layouts
    for step in 1...10 {
      bar.bar.presentation = .moving(0, 1, Double(step) / 10)
      _ = bar.window.frame(at: Double(step) / 60)
    }
    #expect(bar.window.counters.paints == paints)
    #expect(bar.window.counters.layouts == layouts)
  }

  @Test("A badge stays with its icon in a wide cell, and the icon in the middle")
  func badge() throws {
    let item = TabBarItem(image: Image(NamedImage("inbox")))
    item.badgeValue = "7"
    let bar = BarFixture(
      UnderlineStyle(), items: TabBarItems([item, TabBarItem(title: "B")]))
    let first = try #require(bar.item(0))
    let image = try #require(first.imageFrame)
    #expect(isClose(image.midX, first.frame.midX))
    #expect(
      try #require(first.badgeFrame) == Rect(x: image.midX, y: 13 - 6, width: 18.6, height: 18))
  }

  @Test("Nothing divides by zero without items, and ten thousand cells stay finite")
  func extremes() throws {
    let none = BarFixture(UnderlineStyle(), items: TabBarItems(), selected: nil)
    #expect(none.state.indicatorFrame == nil)
    #expect(none.state.frame.height == 50)
    var made = 0
    let many = BarFixture(
      UnderlineStyle(),
      items: TabBarItems(count: 10_000) { _ in
        made += 1
        return TabBarItem(title: "x")
      }, selected: 9999)
    let line = try #require(many.bar.indicatorFrame)
    #expect(isClose(line.minX, 800 * 9999 / 10_000))
    #expect(isClose(line.width, 0.08))
    #expect(made <= 2)
    #expect(!many.bar.isScrollable)
  }

  @Test("Fitted cells fill the bar when they are few, and their line morphs between them")
  func fitted() throws {
    let bar = BarFixture(
      UnderlineStyle(cells: .fitted), items: .titles(["One", "Twenty-two", "Three"]))
    let frames = bar.frames
    #expect(isClose(frames.reduce(0) { $0 + $1.width }, 800, 1e-6))
    #expect(isClose(frames[1].width - frames[0].width, 7 * 9, 1e-6))
    for quarter in 0...4 {
      let part = Double(quarter) / 4
      bar.bar.presentation = .moving(0, 1, part)
      let line = try #require(bar.state.indicatorFrame)
      #expect(isClose(line.minX, frames[0].minX + (frames[1].minX - frames[0].minX) * part))
      #expect(isClose(line.width, frames[0].width + (frames[1].width - frames[0].width) * part))
    }
  }

  @Test("Fitted cells that are too wide scroll with the position, the line with them")
  func fittedScrolls() throws {
    let titles = (0..<20).map { "Section number \($0)" }
    let bar = BarFixture(UnderlineStyle(cells: .fitted), items: .titles(titles), selected: 10)
    #expect(bar.bar.isScrollable)
    let item = try #require(bar.item(10))
    #expect(isClose(item.frame.midX, 400, 1e-6))
    let line = try #require(bar.state.indicatorFrame)
    #expect(isClose(line.minX, item.frame.minX, 1e-6) && isClose(line.width, item.frame.width))
  }
}
