import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("What tab bars cost") @MainActor struct TabBarCostTests {
  private func toolbar(_ count: Int) -> BarFixture {
    BarFixture(
      ToolbarStyle(),
      items: TabBarItems(count: count) { _ in
        TabBarItem(title: "Tab", image: Image(NamedImage("icon")))
      }, selected: count / 2)
  }

  /// The pixels rasterised in the ten frames of a swipe after the first.
  private func pixels(_ bar: BarFixture, from: Int, to: Int) -> Int {
    bar.bar.presentation = .moving(from, to, 0.01)
    _ = bar.window.frame(at: bar.time)
    let before = bar.window.counters.rasterisedPixels
    for step in 1...10 {
      bar.bar.presentation = .moving(from, to, Double(step) / 10)
      bar.time += 1 / 60
      _ = bar.window.frame(at: bar.time)
    }
    return bar.window.counters.rasterisedPixels - before
  }

  @Test("A swipe over a toolbar repaints nothing, with five items and with ten thousand")
  func swipe() {
    #expect(pixels(toolbar(5), from: 2, to: 3) == 0)
    #expect(pixels(toolbar(10_000), from: 5000, to: 5001) == 0)
  }

  @Test("Scrolling a docked bar moves its items without painting them")
  func scroll() {
    let bar = toolbar(10_000)
    _ = bar.window.frame(at: 0)
    bar.drag(from: 500, by: -30, release: false)
    _ = bar.window.frame(at: bar.time)
    let paints = bar.window.counters.paints
    let offset = bar.bar.contentOffset
    for step in 1...20 {
      bar.advance(1 / 60)
      bar.pointer(.move, 470 - Double(step) * 10)
      _ = bar.window.frame(at: bar.time)
    }
    #expect(isClose(bar.bar.contentOffset, offset + 200))
    #expect(bar.window.counters.paints == paints)
  }

  @Test("A bar at rest with nothing changed draws no frame")
  func rest() {
    for style in [ToolbarStyle(), CapsuleStyle(), UnderlineStyle()] as [any TabBarStyle] {
      let bar = BarFixture(style, items: .titles(["A", "B", "C"]))
      _ = bar.window.frame(at: 0)
      bar.bar.presentation = .rest(0)
      #expect(bar.window.frame(at: 1) == nil)
      #expect(!bar.window.needsFrame)
    }
  }

  @Test(
    "The layer of a scrolling bar lies where its items are told to be",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func placement(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      ToolbarStyle(), items: .icons(60, title: "Tab"), scale: scale, direction: direction,
      selected: 20)
    for distance in [-37.0, -300, 260, 90] {
      bar.drag(from: 400, by: distance)
      bar.settle()
      let view = bar.bar.contentView
      #expect(view.frame.minX <= 0 && view.frame.maxX >= bar.bar.bounds.width)
      for index in bar.bar.indices() {
        let item = try #require(bar.bar.layout).item(at: index)
        let painted = bar.bar.physical(item, from: view.start, length: view.bounds.width).frame
        let told = bar.bar.physical(item).frame
        #expect(isClose(painted.minX + view.frame.minX, told.minX, 1e-6))
      }
    }
  }
}
