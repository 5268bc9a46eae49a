import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("The screens with three ways to make a container", .serialized) @MainActor
struct HarnessScreensTests {
  let demo: DemoFixture

  init() throws {
    demo = try DemoFixture(["--content", "harness", "--size", "420x640"])
  }

  private var depth: Int { demo.screen.navigation.viewControllers.count }
  private var container: SwipeTabViewController { demo.screen.topContainer }
  private var title: String? {
    demo.screen.navigation.topViewController?.navigationItem.title
  }

  @Test(
    "each opens a container with four pages, in order",
    arguments: ["storyboard-only", "programmatic-only", "hybrid"])
  func pages(entry: String) throws {
    try demo.tap(entry)
    #expect(depth == 2)
    #expect(
      container.viewControllers.map { $0.tabBarItem.title } == ["One", "Two", "Three", "Four"])
    #expect(title == "One")
    #expect(container.loadError == nil)
  }

  @Test(
    "every page leads to the last screen, which goes back to the root",
    arguments: ["storyboard-only", "programmatic-only", "hybrid"], 0..<4)
  func around(entry: String, page: Int) throws {
    try demo.tap(entry)
    container.selectViewController(at: page)
    try demo.harness.settle()
    try demo.tap("forward")
    #expect(depth == 3)
    #expect(title == "Last screen")
    try demo.tap("to-root")
    #expect(depth == 1)
    #expect(title == "Containers")
    #expect(demo.screen.navigation.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test("the button in the navigation bar leads on too, and back comes to the same page")
  func back() throws {
    try demo.tap("programmatic-only")
    demo.harness.fling(from: Point(x: 360, y: 320), to: Point(x: 100, y: 320))
    try demo.harness.settle()
    #expect(title == "Two")
    demo.harness.tap(at: Point(x: 400, y: 22))
    try demo.harness.settle()
    #expect(title == "Last screen")
    demo.harness.tap(at: Point(x: 30, y: 22))
    try demo.harness.settle()
    #expect(title == "Two")
    #expect(container.selectedViewControllerIndex == 1)
  }

  @Test("the switches decide where the toolbar is and where its titles are")
  func switches() throws {
    try demo.tap("toolbar-on-top")
    try demo.tap("text-on-right")
    for entry in ["storyboard-only", "programmatic-only", "hybrid"] {
      try demo.tap(entry)
      let bar = try #require(container.tabBar?.state)
      #expect(bar.frame.minY == 44)
      let item = bar.items[0]
      let image = try #require(item.imageFrame)
      let title = try #require(item.titleFrame)
      #expect(title.minX == image.maxX + 4)
      try demo.tap("forward")
      try demo.tap("to-root")
    }
    try demo.tap("toolbar-on-top")
    try demo.tap("hybrid")
    #expect(container.tabBar?.state.frame.maxY == 640)
  }

  @Test("a page of the storyboard whose item is disabled is reached by swiping only")
  func disabled() throws {
    try demo.tap("storyboard-only")
    container.selectViewController(at: 2)
    try demo.harness.settle()
    try demo.tap("tab-four")
    #expect(container.selectedViewControllerIndex == 2)
    demo.harness.fling(from: Point(x: 360, y: 320), to: Point(x: 100, y: 320))
    try demo.harness.settle()
    #expect(container.selectedViewControllerIndex == 3)
  }

  @Test("the settings page leads to them, and scripts then speak of their container")
  func fromSettings() throws {
    let demo = try DemoFixture(["--start", "4", "--size", "600x800"])
    try demo.tap("Three ways to make a container")
    #expect(demo.screen.navigation.viewControllers.count == 2)
    try demo.tap("hybrid")
    #expect(demo.screen.topContainer !== demo.screen.container)
    #expect(demo.screen.topContainer.pageCount == 4)
    try demo.tap("forward")
    try demo.tap("to-root")
    #expect(demo.screen.topContainer === demo.screen.container)
  }

  @Test("a script drives them with taps, and its state is that of the container on the stack")
  func script() async throws {
    let runner = ScriptRunner(host: demo.harness.host, target: DemoTarget(demo.screen)) { _ in }
    let entry = try demo.harness.element("hybrid").frame.center
    try await runner.run(
      ScriptSource(
        text: """
          expect pages 0
          expect navigation.title Containers
          tap \(entry.x) \(entry.y)
          settle
          expect pages 4
          expect committed 0
          swipe 380 320 60 320 150
          settle
          expect committed 1
          push
          settle
          expect navigation.depth 3
          pop
          settle
          expect navigation.title Two
          expect appeared [1]
          """, name: "test"))
  }
}
