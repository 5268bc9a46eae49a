// The code of docs/testing.md, word for word but for imports and `public`.

import SwipeTabTesting
import SwipeTabs
import Testing
import XCTest

final class NotesTabs: SwipeTabViewController {
  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    let colors: [DynamicColor] = [.systemIndigo, .systemTeal, .systemOrange]
    return zip(["Today", "Ideas", "Archive"], colors).map { title, color in
      let page = SwipeTabBaseViewController()
      page.title = title
      page.tabBarItem = TabBarItem(title: title)
      page.view = Label(title, font: .system(40, weight: .bold), color: .white, alignment: .center)
      page.view.backgroundColor = color
      return page
    }
  }
}

@MainActor struct NotesTabsTests {
  let harness: TestHarness

  init() throws {
    harness = try TestHarness(size: Size(width: 390, height: 520))
    harness.show(NavigationController(rootViewController: NotesTabs()))
  }

  @Test func beginsWithToday() throws {
    try harness.expectScreenshot(named: "today")
  }

  @Test func tapsOnArchive() throws {
    try harness.tap(on: "Archive")
    try harness.settle()
    try harness.expectScreenshot(named: "archive")
  }
}

@MainActor @Test func goesThroughThePages() throws {
  let harness = try TestHarness(
    size: Size(width: 390, height: 520), scale: 2, direction: .rightToLeft, appearance: .dark,
    locale: "ar", textSize: 1.2)
  let tabs = NotesTabs()
  harness.show(tabs)
  harness.fling(from: Point(x: 100, y: 260), to: Point(x: 300, y: 260))
  try harness.settle()
  #expect(tabs.selectedViewControllerIndex == 1)
  harness.press(.ctrl, .pageDown)
  try harness.settle()
  #expect(tabs.selectedViewControllerIndex == 2)
  harness.scroll(by: Point(x: -400, y: 0))
  harness.advance(by: 0.2)
  try harness.settle()
  harness.drag(from: Point(x: 300, y: 260), to: Point(x: 200, y: 260))
  try harness.settle()
  try harness.click(on: "Today")
  try harness.settle()
  #expect(tabs.selectedViewControllerIndex == 0)
}

@MainActor @Test func swipesToIdeas() throws {
  let harness = try TestHarness(size: Size(width: 240, height: 200))
  harness.show(NotesTabs())
  try harness.expectFilmstrip(
    named: "swipe",
    of: { harness.fling(from: Point(x: 220, y: 80), to: Point(x: 100, y: 80)) }, every: 0.05)
}

@MainActor @Test func tour() async throws {
  let harness = try TestHarness(size: Size(width: 390, height: 520))
  let tabs = NotesTabs()
  harness.show(tabs)
  let script = "swipe 340 260 140 260 120\nsettle\nexpect committed 1\nexpect item.1.selected true"
  let runner = ScriptRunner(host: harness.host, target: ContainerTarget(tabs)) { print($0) }
  try await runner.run(ScriptSource(text: script, name: "tour"))
}

final class NotesXCTests: XCTestCase {
  @MainActor func testInTheDark() async throws {
    let harness = try TestHarness(size: Size(width: 390, height: 520), appearance: .dark)
    harness.screenshotFailureHandler = { failure in
      XCTFail(failure.message, file: #filePath, line: UInt(failure.origin.line))
    }
    harness.show(NotesTabs())
    try harness.expectScreenshot(named: "today-dark")
    try harness.tap(on: "Ideas")
    try harness.settle()
    try harness.expectScreenshot(named: "ideas-dark")
  }
}

@MainActor @Test func looksAboutRight() throws {
  let harness = try TestHarness(size: Size(width: 390, height: 520))
  harness.show(NotesTabs())
  try harness.expectScreenshot(
    named: "about-right",
    comparison: PictureComparison(
      tolerance: 2, allowedShare: 0.001, forgivesAntiAliasing: true,
      ignoredRegions: [PixelRect(x: 0, y: 0, width: 100, height: 20)]))
}
