import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("Reference pictures of capsule, underline and dots", .serialized) @MainActor
struct BarScreenshotTests {
  @Test("at rest and between two pages", arguments: ReferenceScreen.Look.all(scales: [1]))
  func rest(look: ReferenceScreen.Look) throws {
    for style in [ReferenceStyle.capsule, .underline, .dots] {
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
}
