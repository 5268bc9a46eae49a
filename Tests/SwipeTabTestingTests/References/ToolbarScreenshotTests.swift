import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Reference pictures of toolbars", .serialized) @MainActor struct ToolbarScreenshotTests {
  @Test(
    "above and below, text under and beside", arguments: ReferenceScreen.Look.all(scales: [1, 2]))
  func toolbar(look: ReferenceScreen.Look) throws {
    for isOnTop in [true, false] {
      for isBeside in [true, false] {
        let screen = try ReferenceScreen(ToolbarStyle(), look) { container, catalog in
          container.toolbarOnTop = isOnTop
          container.textOnRight = isBeside
          let items = ReferenceScreen.items(catalog, look.direction)
          ReferenceScreen.fill(container, with: isBeside ? Array(items.dropLast()) : items)
        }
        try screen.harness.expectScreenshot(
          named: "toolbar-\(isOnTop ? "top" : "bottom")-\(isBeside ? "beside" : "under")-"
            + look.testDescription)
      }
    }
  }

  private static let badges = ["", "1", "42", "99+", "1234", "12345678", "new", "新着", "جديد"]

  @Test("badges of every length", arguments: ReferenceScreen.Look.all(scales: [1]))
  func badges(look: ReferenceScreen.Look) throws {
    for (name, isBeside) in [("under", false), ("beside", true)] {
      let screen = try ReferenceScreen(
        ToolbarStyle(), look, size: Size(width: isBeside ? 900 : 600, height: 90),
        hasNavigation: false
      ) { container, catalog in
        container.textOnRight = isBeside
        let image = catalog.image(named: "bell")
        ReferenceScreen.fill(
          container,
          with: Self.badges.map { badge in
            let item = TabBarItem(title: "Tab", image: image)
            item.badgeValue = badge
            return item
          })
      }
      try screen.harness.expectScreenshot(named: "badges-\(name)-\(look.testDescription)")
    }
  }

  @Test("more items than there is room for: less space, then cut titles, then a bar that scrolls")
  func crowded() throws {
    for count in [1, 5, 7, 12] {
      for direction in LayoutDirection.allCases {
        let look = ReferenceScreen.Look(direction: direction)
        let screen = try ReferenceScreen(
          ToolbarStyle(), look, size: Size(width: 360, height: 90), hasNavigation: false
        ) { container, catalog in
          let items = (0..<count).map { index in
            ReferenceScreen.items(catalog, direction)[index % 5]
          }
          for item in items { item.title = (item.title ?? "") + " & " + (item.title ?? "") }
          ReferenceScreen.fill(container, with: items)
        }
        try screen.harness.expectScreenshot(named: "crowded-\(count)-\(look.testDescription)")
      }
    }
  }
}
