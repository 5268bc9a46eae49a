import SwipeTabTesting
import SwipeTabs
import Testing

/// The container of the first program in the README.
private final class Tabs: SwipeTabViewController {
  override var generatedViewControllers: [any SwipeTabViewControllerType] {
    let colors: [DynamicColor] = [.systemIndigo, .systemTeal, .systemOrange]
    return zip(["Read", "Write", "Travel"], colors).map { title, color in
      let page = SwipeTabBaseViewController()
      page.title = title
      page.tabBarItem = TabBarItem(title: title)
      page.view = Label(title, font: .system(40, weight: .bold), color: .white, alignment: .center)
      page.view.backgroundColor = color
      return page
    }
  }
}

@Suite("The first program of the README", .serialized) @MainActor struct FirstProgramTests {
  @Test("its pages follow a fling and a tap, and its callback tells")
  func works() throws {
    let tabs = Tabs()
    var swipes: [[Int]] = []
    tabs.afterSwipeCallback = { swipes.append([$1, $2]) }
    let harness = try TestHarness(size: Size(width: 480, height: 640))
    harness.show(NavigationController(rootViewController: tabs))
    harness.fling(from: Point(x: 400, y: 300), to: Point(x: 200, y: 300))
    try harness.settle()
    #expect(tabs.selectedViewControllerIndex == 1)
    try harness.tap(on: "Travel")
    try harness.settle()
    #expect(swipes == [[0, 1], [1, 2]])
    #expect(tabs.navigationItem.title == "Travel")
  }
}
