import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Reference pictures of every style with every option", .serialized) @MainActor
struct OptionScreenshotTests {
  /// What is changed from the usual container.
  enum Option: String, CaseIterable {
    case beside, top, floating, docked, many, badges, disabled, untitled, large

    @MainActor func apply(to container: SwipeTabViewController) {
      switch self {
      case .beside: container.textOnRight = true
      case .top: container.toolbarOnTop = true
      case .floating: container.floatsTabBar = true
      case .docked: container.floatsTabBar = false
      case .many, .badges, .disabled, .untitled, .large: break
      }
    }

    @MainActor func items(_ usual: [TabBarItem]) -> [TabBarItem] {
      switch self {
      case .many:
        for (index, item) in usual.enumerated() {
          item.title = "\(item.title ?? "") \(index + 1)"
        }
      case .badges:
        for (item, badge) in zip(usual, ["", "7", "99+", "new", "12345678"]) {
          item.badgeValue = badge
        }
      case .disabled: for item in usual.dropFirst() { item.isEnabled = false }
      case .untitled:
        for item in usual {
          item.accessibilityLabel = item.title
          item.title = nil
        }
      case .beside, .top, .floating, .docked, .large: break
      }
      return usual
    }
  }

  private func screen(
    _ style: ReferenceStyle, _ option: Option, _ look: ReferenceScreen.Look
  ) throws -> ReferenceScreen {
    try ReferenceScreen(
      style.make(), look, size: Size(width: 320, height: 170), hasNavigation: false,
      textSize: option == .large ? 1.6 : 1
    ) { container, catalog in
      let usual =
        ReferenceScreen.items(catalog, look.direction)
        + (option == .many ? ReferenceScreen.items(catalog, look.direction) : [])
      option.apply(to: container)
      ReferenceScreen.fill(container, with: option.items(usual))
    }
  }

  @Test("at rest", arguments: ReferenceStyle.allCases, ReferenceScreen.Look.usual)
  func rest(style: ReferenceStyle, look: ReferenceScreen.Look) throws {
    for option in Option.allCases {
      let screen = try screen(style, option, look)
      try screen.harness.expectScreenshot(
        named: "\(style)-option-\(option)-\(look.testDescription)")
    }
  }

  @Test(
    "in the middle of a swipe", arguments: ReferenceStyle.allCases,
    [
      ReferenceScreen.Look(scale: 1.25),
      ReferenceScreen.Look(direction: .rightToLeft, appearance: .dark),
    ])
  func between(style: ReferenceStyle, look: ReferenceScreen.Look) throws {
    for option in [Option.beside, .top, .docked, .many, .badges] {
      let screen = try screen(style, option, look)
      let isMirrored = look.direction == .rightToLeft
      let y = option == .top || style == .underline ? 130.0 : 40
      screen.harness.touch(
        from: Point(x: isMirrored ? 60 : 260, y: y), to: Point(x: isMirrored ? 204 : 116, y: y))
      try screen.harness.expectScreenshot(
        named: "\(style)-swipe-\(option)-\(look.testDescription)")
    }
  }

  @Test("with the focus of the keyboard", arguments: ReferenceStyle.allCases)
  func focus(style: ReferenceStyle) throws {
    for look in [
      ReferenceScreen.Look(),
      ReferenceScreen.Look(direction: .rightToLeft, appearance: .dark, scale: 1.25),
    ] {
      let screen = try screen(style, .beside, look)
      screen.harness.press(.tab)
      screen.harness.press(look.direction == .rightToLeft ? .left : .right)
      try screen.harness.settle()
      try screen.harness.expectScreenshot(named: "\(style)-focus-\(look.testDescription)")
    }
  }
}
