import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("Reference pictures of capsule, underline and dots", .serialized) @MainActor
struct BarScreenshotTests {
  enum Style: String, CaseIterable {
    case toolbar, capsule, underline, dots

    @MainActor func make() -> any TabBarStyle {
      switch self {
      case .toolbar: ToolbarStyle()
      case .capsule: CapsuleStyle()
      case .underline: UnderlineStyle()
      case .dots: DotsStyle()
      }
    }
  }

  @Test("at rest and between two pages", arguments: ReferenceScreen.Look.all(scales: [1]))
  func rest(look: ReferenceScreen.Look) throws {
    for style in [Style.capsule, .underline, .dots] {
      let screen = try ReferenceScreen(style.make(), look) { container, catalog in
        ReferenceScreen.fill(container, with: ReferenceScreen.items(catalog, look.direction))
      }
      try screen.harness.expectScreenshot(named: "\(style)-rest-\(look.testDescription)")
      let isMirrored = look.direction == .rightToLeft
      screen.harness.touch(
        from: Point(x: isMirrored ? 70 : 290, y: 100), to: Point(x: isMirrored ? 258 : 102, y: 100))
      try screen.harness.expectScreenshot(named: "\(style)-between-\(look.testDescription)")
    }
  }

  @Test("one swipe as a strip of frames", arguments: Style.allCases, LayoutDirection.allCases)
  func film(style: Style, direction: LayoutDirection) throws {
    let look = ReferenceScreen.Look(direction: direction)
    let screen = try ReferenceScreen(
      style.make(), look, size: Size(width: 200, height: 150), hasNavigation: false
    ) { container, catalog in
      let items = ReferenceScreen.items(catalog, direction)
      ReferenceScreen.fill(container, with: Array(items.prefix(3)))
    }
    let harness = screen.harness
    let (right, left) = (Point(x: 180, y: 60), Point(x: 72, y: 60))
    let isMirrored = direction == .rightToLeft
    try harness.expectFilmstrip(
      named: "film-\(style)-\(look.testDescription)",
      of: {
        harness.fling(
          from: isMirrored ? Point(x: 20, y: 60) : right,
          to: isMirrored ? Point(x: 128, y: 60) : left, duration: 0.3)
      }, every: 0.06)
    #expect(screen.container.selectedViewControllerIndex == 1)
  }
}
