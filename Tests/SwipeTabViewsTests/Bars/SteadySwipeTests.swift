import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("What the frames of a swipe do") @MainActor struct SteadySwipeTests {
  /// What a bar is like.
  struct Bar: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor () -> any TabBarStyle
    var isFloating = false
    var pages = 5
    var direction = LayoutDirection.leftToRight
  }

  nonisolated static let bars: [Bar] = {
    var bars: [Bar] = []
    let styles: [(String, @MainActor () -> any TabBarStyle)] = [
      ("toolbar", { ToolbarStyle() }), ("capsule", { CapsuleStyle() }),
      ("underline", { UnderlineStyle() }), ("fitted", { UnderlineStyle(cells: .fitted) }),
      (
        "coloured underline",
        {
          let style = UnderlineStyle()
          style.selectedColor = .systemRed
          return style
        }
      ), ("an application's", { PlainStyle() }),
    ]
    for (name, make) in styles {
      for isFloating in [false, true] {
        for pages in [5, 200] {
          for direction in LayoutDirection.allCases {
            bars.append(
              Bar(
                testDescription: "\(name) \(isFloating) \(pages) \(direction)", make: make,
                isFloating: isFloating, pages: pages, direction: direction))
          }
        }
      }
    }
    return bars
  }()

  /// A style as simple as one can be.
  private final class PlainStyle: TabBarStyle {
    let name = "plain"

    func height(in context: TabBarContext) -> Double { 40 }

    func layout(in context: TabBarContext) -> any TabBarLayout {
      TabBarFlow(
        count: context.count, leading: 10, trailing: 10, spacing: 10, uniformWidth: 60,
        makeItem: { index in
          var item = TabBarItemLayout(frame: Rect(x: 0, y: 0, width: 60, height: 40))
          item.imageFrame = Rect(x: 18, y: 8, width: 24, height: 24)
          return item
        })
    }
  }

  @Test("Frames of a steady swipe move layers and do nothing else", arguments: bars)
  func steady(bar: Bar) throws {
    let container = LoggingContainer(pages: 1, style: bar.make())
    container.floatsTabBar = bar.isFloating
    container.setPages(count: bar.pages) { index in
      TabBarItem(title: "Tab \(index * 7 % 13)", image: Image(NamedImage("icon")))
    } make: { _ in
      let page = SwipeTabBaseViewController()
      page.view.backgroundColor = .systemBackground
      return page
    }
    container.selectViewController(at: bar.pages / 2)
    let stage = Stage(container)
    stage.window.layoutDirection = bar.direction
    stage.show()
    let window = stage.window
    let width = window.size.width
    func point(_ phase: PointerEvent.Phase, _ x: Double) {
      window.handle(
        .pointer(
          PointerEvent(
            id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
            position: Point(x: x, y: window.size.height / 2), time: stage.time)))
      stage.wait(1000 / 60)
      _ = window.frame(at: stage.time)
    }
    _ = window.frame(at: stage.time)
    let (from, by) = bar.direction == .leftToRight ? (width * 0.9, -1.0) : (width * 0.1, 1.0)
    point(.down, from)
    // The first frames of a swipe install and paint what comes into sight.
    for step in 1...4 { point(.move, from + by * Double(step * 10)) }
    let before = window.counters
    let pages = container.presentation
    for step in 5...40 { point(.move, from + by * Double(step) * 0.019 * width) }
    let after = window.counters
    #expect(container.presentation.progress > pages.progress + 0.5)
    #expect(after.frames == before.frames + 36)
    #expect(after.paints == before.paints)
    #expect(after.rasterisations == before.rasterisations)
    #expect(after.collects == before.collects)
    #expect(after.layouts == before.layouts)
  }
}
