import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

/// A style of an application: a dot for each page, and a longer one that flows between them.
@MainActor final class DotsStyle: TabBarStyle {
  static let pitch = 24.0
  static let dot = 8.0

  var name: String { "dots" }
  var isFloatingByDefault: Bool { true }

  func height(in context: TabBarContext) -> Double { 28 }

  func layout(in context: TabBarContext) -> any TabBarLayout {
    let margin = max(8, (context.size.width - Self.pitch * Double(context.count)) / 2)
    return TabBarFlow(
      count: context.count, leading: margin, trailing: margin, spacing: 0,
      uniformWidth: Self.pitch, indicator: { $0.morphedFrame(for: $1) },
      makeItem: { _ in
        TabBarItemLayout(frame: Rect(x: 0, y: 0, width: Self.pitch, height: context.size.height))
      })
  }

  func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    let frame = item.layout.frame
    let inset = (Self.pitch - Self.dot) / 2
    let dot = Rect(
      x: frame.minX + inset, y: frame.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
    context.fill(dot, radius: Self.dot / 2, context.color(.systemGray3))
  }

  func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext) {
    let inset = (Self.pitch - Self.dot) / 2
    let pill = Rect(
      x: frame.minX + inset, y: frame.midY - Self.dot / 2,
      width: max(Self.dot, frame.width - 2 * inset), height: Self.dot)
    context.fill(pill, radius: Self.dot / 2, context.tint)
  }

  var isIndicatorBehindItems: Bool { false }
  var itemsShowSelection: Bool { false }
}

@Suite("A style of an application") @MainActor struct CustomStyleTests {
  @Test("It gets taps, keys, mirroring, scrolling and the swipe from the bar")
  func works() throws {
    for direction in LayoutDirection.allCases {
      var chosen: [Int] = []
      let bar = BarFixture(
        DotsStyle(), items: .titles(["A", "B", "C", "D"]), direction: direction
      ) { $0.onSelect = { chosen.append($0) } }
      #expect(bar.state.style == "dots")
      #expect(bar.state.frame == Rect(x: 16, y: 556, width: 768, height: 28))
      bar.tapItem(2)
      bar.key(.tab)
      bar.key(.end)
      bar.key(.enter)
      #expect(chosen == [2, 3])
      bar.bar.presentation = .moving(0, 1, 0.5, phase: .programmatic)
      let indicator = try #require(bar.state.indicatorFrame)
      let middle = (bar.frames[0].midX + bar.frames[1].midX) / 2
      #expect(isClose(indicator.midX, middle))
      #expect((bar.frames[0].minX < bar.frames[3].minX) == (direction == .leftToRight))
    }
    let many = BarFixture(DotsStyle(), items: .titles(Array(repeating: "x", count: 100)))
    #expect(many.bar.isScrollable)
  }

  @Test("It paints a dot for each item and the pill over them")
  func paints() {
    let bar = BarFixture(DotsStyle(), items: .titles(["A", "B", "C"]))
    let colors = bar.paintedCommands.compactMap { command -> Color? in
      if case .roundedRect(_, 4, let color) = command { color } else { nil }
    }
    let gray = DynamicColor.systemGray3.light
    #expect(colors == [gray, gray, gray, .black])
  }
}
