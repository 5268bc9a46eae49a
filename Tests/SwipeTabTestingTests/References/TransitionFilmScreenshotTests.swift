import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Film strips of every transition (screenshots)", .serialized) @MainActor
struct TransitionFilmScreenshotTests {
  private static let size = Size(width: 200, height: 150)
  /// Frames are so far apart, in seconds, that a motion takes about twelve.
  private static let interval = 0.06

  private func screen(
    _ style: ReferenceStyle, _ direction: LayoutDirection, appearance: Appearance = .light,
    hasNavigation: Bool = false, configure: (SwipeTabViewController) -> Void = { _ in }
  ) throws -> ReferenceScreen {
    let look = ReferenceScreen.Look(direction: direction, appearance: appearance)
    return try ReferenceScreen(
      style.make(), look, size: Self.size, hasNavigation: hasNavigation
    ) { container, catalog in
      configure(container)
      let items = ReferenceScreen.items(catalog, direction)
      ReferenceScreen.fill(container, with: Array(items.prefix(4)))
    }
  }

  /// A point at so much of the width from the leading edge, over the page.
  private func point(_ part: Double, _ direction: LayoutDirection) -> Point {
    let x = Self.size.width * part
    return Point(x: direction == .leftToRight ? x : Self.size.width - x, y: 60)
  }

  private func film(
    _ screen: ReferenceScreen, _ name: String, _ direction: LayoutDirection,
    of motion: () throws -> Void, line: Int = #line
  ) throws {
    let suffix = direction == .leftToRight ? "ltr" : "rtl"
    try screen.harness.expectFilmstrip(
      named: "film-\(name)-\(suffix)", of: motion, every: Self.interval, line: line)
  }

  @Test("a swipe", arguments: ReferenceStyle.allCases, LayoutDirection.allCases)
  func swipe(style: ReferenceStyle, direction: LayoutDirection) throws {
    let screen = try screen(style, direction)
    try film(screen, "\(style)-swipe", direction) {
      screen.harness.fling(
        from: point(0.9, direction), to: point(0.36, direction), duration: 0.3)
    }
    #expect(screen.container.selectedViewControllerIndex == 1)
  }

  @Test("a swipe that is let go too early", arguments: ReferenceStyle.allCases)
  func cancelled(style: ReferenceStyle) throws {
    for direction in LayoutDirection.allCases {
      let screen = try screen(style, direction)
      try film(screen, "\(style)-cancelled", direction) {
        screen.harness.drag(
          from: point(0.9, direction), to: point(0.55, direction), duration: 0.3)
      }
      #expect(screen.container.selectedViewControllerIndex == 0)
    }
  }

  @Test("a pull beyond the first page", arguments: ReferenceStyle.allCases)
  func rubberBand(style: ReferenceStyle) throws {
    for direction in LayoutDirection.allCases {
      let screen = try screen(style, direction)
      try film(screen, "\(style)-pull", direction) {
        screen.harness.drag(
          from: point(0.2, direction), to: point(0.9, direction), duration: 0.3)
      }
      #expect(screen.container.selectedViewControllerIndex == 0)
    }
  }

  @Test(
    "a selection of a far page: one slide, through the pages between, at once",
    arguments: ReferenceStyle.allCases, [TransitionStyle.slide, .scroll, .none])
  func selection(style: ReferenceStyle, transition: TransitionStyle) throws {
    for direction in LayoutDirection.allCases {
      let screen = try screen(style, direction) { $0.transitionStyle = transition }
      try film(screen, "\(style)-\(transition)", direction) {
        screen.container.selectViewController(at: 3)
      }
      #expect(screen.container.selectedViewControllerIndex == 3)
    }
  }

  @Test("a swipe in dark colours", arguments: ReferenceStyle.allCases)
  func dark(style: ReferenceStyle) throws {
    let screen = try screen(style, .leftToRight, appearance: .dark)
    try film(screen, "\(style)-dark", .leftToRight) {
      screen.harness.fling(
        from: point(0.9, .leftToRight), to: point(0.36, .leftToRight), duration: 0.3)
    }
  }

  @Test(
    "a push, a pop, a drag that pops, and one that does not", arguments: LayoutDirection.allCases)
  func stack(direction: LayoutDirection) throws {
    let screen = try screen(.toolbar, direction, hasNavigation: true)
    let stack = try #require(screen.container.navigationController)
    func page() -> ViewController {
      let page = SwipeTabBaseViewController()
      page.title = direction == .leftToRight ? "Details" : "تفاصيل"
      page.view = Label(page.title ?? "", font: .system(22), alignment: .center)
      page.view.backgroundColor = .systemGray5
      return page
    }
    try film(screen, "push", direction) { stack.pushViewController(page(), animated: true) }
    #expect(stack.viewControllers.count == 2)
    try film(screen, "pop-cancelled", direction) {
      screen.harness.drag(
        from: point(0.01, direction), to: point(0.35, direction), duration: 0.3)
    }
    #expect(stack.viewControllers.count == 2)
    try film(screen, "pop-drag", direction) {
      screen.harness.fling(
        from: point(0.01, direction), to: point(0.7, direction), duration: 0.3)
    }
    #expect(stack.viewControllers.count == 1)
    stack.pushViewController(page(), animated: false)
    try screen.harness.settle()
    try film(screen, "pop", direction) { stack.popViewController(animated: true) }
    #expect(stack.viewControllers.count == 1)
  }
}
