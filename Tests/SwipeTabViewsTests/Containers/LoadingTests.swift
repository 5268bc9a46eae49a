import SwipeTabCore
import Testing

@testable import SwipeTabViews

/// Scenes by identifier, each made anew.
@MainActor final class SceneList: ViewControllerSource {
  struct Missing: Error, CustomStringConvertible { let description: String }

  var makers: [String: @MainActor () -> ViewController] = [:]
  private(set) var asked: [String] = []

  func instantiateViewController(withIdentifier identifier: String) throws -> ViewController {
    asked.append(identifier)
    guard let make = makers[identifier] else {
      throw Missing(description: "no scene '\(identifier)'; known are \(makers.keys.sorted())")
    }
    return make()
  }
}

/// Sets what it needs in `viewDidLoad()`, as an application would.
@MainActor private final class ConfiguredContainer: SwipeTabViewController {
  override func viewDidLoad() {
    discoversViewControllersFromSegues = false
    viewControllerIDs = ["b", "a", "b", "B"]
    super.viewDidLoad()
  }
}

@MainActor @Suite("Loading the pages of a container")
struct LoadingTests {
  private let journal = Journal()

  private func scenes(_ identifiers: String...) -> SceneList {
    let scenes = SceneList()
    for identifier in identifiers {
      scenes.makers[identifier] = { [journal] in LoggingPage(identifier, journal: journal) }
    }
    return scenes
  }

  private func names(_ container: SwipeTabViewController) -> [String] {
    container.viewControllers.map { $0.tabBarItem.title ?? "" }
  }

  @Test("generated pages are read exactly once, also through reloads and shows")
  func readOnce() {
    let container = LoggingContainer(pages: 3)
    #expect(container.timesAsked == 0)
    let stage = Stage(container)
    stage.show()
    container.reloadTabBarItems()
    stage.hide()
    stage.show()
    _ = try? container.loadPages()
    #expect(container.timesAsked == 1)
  }

  @Test("identifiers come first, each once, in Swift's order of strings; generated pages follow")
  func order() throws {
    let container = LoggingContainer(pages: 2)
    container.storyboard = scenes("a", "b", "é", "z10", "z9")
    container.viewControllerIDs = ["z9", "b", "z10", "b"]
    container.segues = [SwipeTabSegue(identifier: "é"), SwipeTabSegue(identifier: "a")]
    try container.loadPages()
    #expect(names(container) == ["a", "b", "z10", "z9", "é", "p0", "p1"])
  }

  @Test("what viewDidLoad() sets before super is in time")
  func viewDidLoad() throws {
    let container = ConfiguredContainer()
    container.storyboard = scenes("a", "b", "B", "c")
    container.segues = [SwipeTabSegue(identifier: "c")]
    container.loadViewIfNeeded()
    #expect(names(container) == ["B", "a", "b"])
  }

  @Test("segues are left out when they are not to be discovered")
  func noDiscovery() throws {
    let container = SwipeTabViewController()
    container.storyboard = scenes("a", "b")
    container.segues = [SwipeTabSegue(identifier: "b")]
    container.viewControllerIDs = ["a"]
    container.discoversViewControllersFromSegues = false
    try container.loadPages()
    #expect(names(container) == ["a"])
  }

  @Test("without a storyboard identifiers and segues are ignored")
  func noStoryboard() throws {
    let container = LoggingContainer(pages: 1)
    container.viewControllerIDs = ["a"]
    container.segues = [SwipeTabSegue(identifier: "b")]
    try container.loadPages()
    #expect(names(container) == ["p0"])
    #expect(container.journal.take() == [])
  }

  @Test(
    "a missing identifier is thrown, kept and logged; the container works when it is there later")
  func missing() throws {
    let container = LoggingContainer(pages: 1)
    let list = scenes("a")
    container.storyboard = list
    container.viewControllerIDs = ["a", "gone"]
    let stage = Stage(container)
    stage.show()
    #expect(container.pageCount == 0)
    #expect(container.loadError?.description == "no scene 'gone'; known are [\"a\"]")
    #expect(
      container.journal.take() == ["log: SwipeTabs: no scene 'gone'; known are [\"a\"]"])
    let error = #expect(throws: PageLoadingError.self) { try container.loadPages() }
    #expect(error == container.loadError)
    list.makers["gone"] = { [journal] in LoggingPage("gone", journal: journal) }
    try container.loadPages()
    stage.wait(50)
    #expect(container.loadError == nil)
    #expect(names(container) == ["a", "gone", "p0"])
    #expect(container.appearedIndices == [0])
    #expect(container.visiblePageFrames.map(\.frame.width) == [800])
    #expect(journal.take() == ["a.didLoad", "a.willAppear", "a.didAppear"])
    try container.loadPages()
    #expect(container.timesAsked == 1)
  }

  @Test(
    "asking for the item of a page does not load its view, the default item needs a title or image")
  func defaultItem() {
    let page = LoggingPage("x", journal: journal)
    #expect(page.myTabItem === page.tabBarItem)
    page.tabBarItem.title = ""
    #expect(page.myTabItem == nil)
    page.tabBarItem.title = nil
    #expect(page.myTabItem == nil)
    #expect(!page.isViewLoaded)
    #expect(page.index == nil)
  }

  @Test("pages know their container, their index and the navigation controller they share")
  func references() {
    let container = LoggingContainer(pages: 3)
    let navigation = NavigationController(rootViewController: container)
    container.loadViewIfNeeded()
    #expect(container.pages.map(\.index) == [0, 1, 2])
    #expect(container.pages.allSatisfy { $0.mySwipeTabViewController === container })
    #expect(container.pages.allSatisfy { $0.myMainNavigationController === navigation })
    #expect(container.pages.allSatisfy { $0.navigationController === navigation })
  }

  @Test("the selected page is installed when the container appears, not when it loads")
  func installation() {
    let container = LoggingContainer(pages: 3)
    container.loadViewIfNeeded()
    #expect(container.children.isEmpty)
    #expect(container.loadedPageCount == 0)
    let stage = Stage(container)
    stage.show()
    #expect(container.children.count == 1)
    #expect(container.loadedPageCount == 1)
  }

  @Test("an index before loading asks for the initial page without loading")
  func initialIndex() {
    let container = LoggingContainer(pages: 3)
    container.selectedViewControllerIndex = 2
    #expect(!container.isViewLoaded)
    #expect(container.selectedViewControllerIndex == 2)
    container.selectViewController(at: -1)
    #expect(container.selectedViewControllerIndex == 2)
    let stage = Stage(container)
    stage.show()
    #expect(container.selectedViewControllerIndex == 2)
    #expect(container.journal.take() == ["p2.didLoad", "p2.willAppear", "p2.didAppear"])
  }

  @Test("an initial index that turns out invalid becomes 0; later an invalid one is ignored")
  func invalidIndex() {
    let container = LoggingContainer(pages: 3)
    container.selectedViewControllerIndex = 7
    let stage = Stage(container)
    stage.show()
    #expect(container.selectedViewControllerIndex == 0)
    _ = container.journal.take()
    container.selectedViewControllerIndex = 3
    container.selectedViewControllerIndex = -1
    stage.wait(500)
    #expect(container.selectedViewControllerIndex == 0)
    #expect(container.journal.take() == [])
  }

  @Test("toolbarOnTop counts when loading and not later, textOnRight at the next reload")
  func barSettings() throws {
    let container = LoggingContainer(pages: 3)
    container.toolbarOnTop = true
    container.textOnRight = true
    let stage = Stage(container)
    stage.show()
    let bar = try #require(container.tabBar)
    #expect(bar.frame.minY == 0)
    #expect(bar.titlesBesideImages)
    container.toolbarOnTop = false
    container.textOnRight = false
    container.view.setNeedsLayout()
    stage.wait(50)
    #expect(bar.frame.minY == 0)
    #expect(bar.titlesBesideImages)
    container.reloadTabBarItems()
    stage.wait(50)
    #expect(bar.frame.minY == 0)
    #expect(!bar.titlesBesideImages)
  }

  @Test("a page's new tab item is seen at the next reload, and pages stay as they are")
  func newItem() throws {
    let container = LoggingContainer(pages: 2)
    let stage = Stage(container)
    stage.show()
    let item = TabBarItem(title: "new")
    item.badgeValue = "9"
    container.pages[1].tabBarItem = item
    container.pages[0].tabBarItem.title = "changed"
    _ = container.journal.take()
    container.reloadTabBarItems()
    let bar = try #require(container.tabBar)
    #expect((0..<2).map { bar.items.item(at: $0)?.title } == ["changed", "new"])
    #expect(bar.items.item(at: 1)?.badgeValue == "9")
    #expect(zip(container.viewControllers, container.pages).allSatisfy { $0 === $1 })
    #expect(container.journal.take() == [])
  }

  @Test("zero pages: no bar, and every call does nothing")
  func zeroPages() {
    let container = LoggingContainer(pages: 0)
    let stage = Stage(container)
    stage.show()
    container.selectedViewControllerIndex = 1
    container.reloadTabBarItems()
    container.removePage(at: 0)
    container.movePage(from: 0, to: 1)
    container.isPagingEnabled = false
    container.isPagingEnabled = true
    for _ in 0..<3 { stage.drag(from: 600, to: 100) }
    stage.hide()
    stage.show()
    #expect(container.selectedViewController == nil)
    #expect(container.tabBar?.isHidden == true)
    #expect(container.visiblePageFrames.isEmpty)
    #expect(container.journal.take() == [])
  }

  @Test("one page: a drag only pulls it on the rubber band, without callbacks")
  func onePage() {
    let container = LoggingContainer(pages: 1)
    let stage = Stage(container)
    stage.show()
    _ = container.journal.take()
    stage.down(600)
    stage.move(200)
    #expect(container.presentation.position > 0)
    #expect(container.presentation.position < 0.5)
    stage.up(200)
    stage.wait(1500)
    #expect(container.presentation.position == 0)
    #expect(container.journal.take() == [])
  }

  @Test("a factory's pages are made when first needed, its items are asked without them")
  func factory() {
    let container = SwipeTabViewController()
    var made: [Int] = []
    container.setPages(count: 5000) {
      TabBarItem(title: "T\($0)")
    } make: { [journal] index in
      made.append(index)
      return LoggingPage("f\(index)", journal: journal)
    }
    container.selectedViewControllerIndex = 4000
    let stage = Stage(container)
    stage.show()
    #expect(made == [4000])
    container.selectViewController(at: 4001)
    stage.wait(600)
    #expect(made == [4000, 4001])
    #expect(container.pageCount == 5000)
  }

  @Test("a factory's page that cannot be used is skipped with a line, and an empty one stands in")
  func factorySkips() {
    let container = LoggingContainer(pages: 0)
    let page = LoggingPage("one", journal: journal)
    container.setPages(count: 3) {
      TabBarItem(title: "T\($0)")
    } make: { _ in
      page
    }
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(600)
    #expect(container.selectedViewControllerIndex == 1)
    #expect(container.selectedViewController !== page)
    #expect(
      container.journal.take().filter { $0.hasPrefix("log") } == [
        "log: SwipeTabs: skipped page 1 'one': it has a parent already"
      ])
  }
}
