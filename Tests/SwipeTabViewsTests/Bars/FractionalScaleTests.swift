import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Bars at fractional scales")
struct FractionalScaleTests {
  @Test(
    "image and title keep their paddings whatever sums of widths round to",
    arguments: [1, 1.1, 1.25, 1.3, 1.33, 1.5, 1.75, 2.25, 2.5])
  func paddings(scale: Double) throws {
    for letters in 1...12 {
      for badge in [nil, "4", "99+"] {
        let item = TabBarItem(
          title: String(repeating: "m", count: letters), image: Image(NamedImage("inbox")))
        item.badgeValue = badge
        let fixture = BarFixture(CapsuleStyle(), items: TabBarItems([item]), scale: scale)
        let shown = try #require(fixture.bar.state.items.first)
        let image = try #require(shown.imageFrame)
        let title = try #require(shown.titleFrame)
        #expect(abs(image.minX - shown.frame.minX - 16) < 1e-6)
        #expect(abs(title.minX - image.maxX - 4) < 1e-6)
        #expect(title.maxX <= (shown.badgeFrame?.minX ?? shown.frame.maxX))
        #expect(shown.shownTitle == item.title)
      }
    }
  }
}
