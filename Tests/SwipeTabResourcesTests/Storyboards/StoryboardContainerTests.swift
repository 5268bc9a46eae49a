import SwipeTabCore
import SwipeTabViews
import Testing

@testable import SwipeTabResources

/// A container that says what a developer would say in an overridden `viewDidLoad()`.
private final class ListedTabs: SwipeTabViewController {
  var generated: [any SwipeTabViewControllerType] = []

  override var generatedViewControllers: [any SwipeTabViewControllerType] { generated }

  override func viewDidLoad() {
    discoversViewControllersFromSegues = false
    viewControllerIDs = ["02-Settings", "01-Inbox", "02-Settings"]
    super.viewDidLoad()
  }
}

@MainActor @Suite("A container with a storyboard")
struct StoryboardContainerTests {
  private static let pages = """
    {"identifier": "02-Settings", "tabItem": {"title": "Settings"}},
    {"identifier": "01-Inbox", "tabItem": {"title": "Inbox"}},
    {"identifier": "03-Extra", "tabItem": {"title": "Extra"}}
    """

  private func storyboard(_ scene: String) throws -> Storyboard {
    let storyboard = Storyboard()
    try storyboard.load(json: "{\"scenes\": [\(scene), \(Self.pages)]}", name: "Main.json")
    return storyboard
  }

  private func titles(_ container: SwipeTabViewController) -> [String] {
    container.viewControllers.map { $0.tabBarItem.title ?? "" }
  }

  @Test("finds its pages by the identifiers of its segues")
  func segues() throws {
    let storyboard = try storyboard(
      """
      {"identifier": "tabs", "class": "SwipeTabViewController", "segues":
        [{"identifier": "02-Settings"}, {"identifier": "01-Inbox"}, {"identifier": "01-Inbox"}]}
      """)
    let made = try storyboard.instantiateViewController(withIdentifier: "tabs")
    let container = try #require(made as? SwipeTabViewController)
    try container.loadPages()
    #expect(titles(container) == ["Inbox", "Settings"])
  }

  @Test("adds segues to listed identifiers, each page once, in Swift string order")
  func both() throws {
    let storyboard = try storyboard(
      """
      {"identifier": "tabs", "class": "SwipeTabViewController",
       "segues": [{"identifier": "03-Extra"}, {"identifier": "01-Inbox"}]}
      """)
    let made = try storyboard.instantiateViewController(withIdentifier: "tabs")
    let container = try #require(made as? SwipeTabViewController)
    container.viewControllerIDs = ["02-Settings", "01-Inbox"]
    try container.loadPages()
    #expect(titles(container) == ["Inbox", "Settings", "Extra"])
  }

  @Test("takes identifiers set in viewDidLoad() before super; generated pages follow in order")
  func listed() throws {
    let storyboard = try storyboard(
      """
      {"identifier": "tabs", "class": "ListedTabs", "segues": [{"identifier": "03-Extra"}]}
      """)
    try storyboard.registerClass("ListedTabs") {
      let container = ListedTabs()
      container.generated = ["Z", "A"].map { title in
        let page = SwipeTabBaseViewController()
        page.tabBarItem = TabBarItem(title: title)
        return page
      }
      return container
    }
    let made = try storyboard.instantiateViewController(withIdentifier: "tabs")
    let container = try #require(made as? SwipeTabViewController)
    try container.loadPages()
    #expect(titles(container) == ["Inbox", "Settings", "Z", "A"])
  }

  @Test("a missing page is an error that names it and the known ones; a later load tries again")
  func missing() throws {
    let storyboard = try storyboard(
      """
      {"identifier": "tabs", "class": "SwipeTabViewController",
       "segues": [{"identifier": "04-Gone"}]}
      """)
    let made = try storyboard.instantiateViewController(withIdentifier: "tabs")
    let container = try #require(made as? SwipeTabViewController)
    let lines = Lines()
    container.log = { lines.add($0) }
    let error = #expect(throws: PageLoadingError.self) { try container.loadPages() }
    let message =
      "Main.json:2:28: scenes[0].segues[0].identifier: there is no scene '04-Gone'; "
      + "known are '01-Inbox', '02-Settings', '03-Extra', 'tabs'"
    #expect(error?.description == message)
    #expect(container.loadError == error)
    #expect(lines.all == ["SwipeTabs: \(message)"])
    try storyboard.register("04-Gone") {
      let page = SwipeTabBaseViewController()
      page.tabBarItem = TabBarItem(title: "Back")
      return page
    }
    try container.loadPages()
    #expect(container.loadError == nil)
    #expect(titles(container) == ["Back"])
  }

  @Test("the load that does not throw keeps the error and logs it")
  func notThrowing() throws {
    let storyboard = try storyboard("{\"identifier\": \"other\"}")
    let container = SwipeTabViewController()
    let lines = Lines()
    container.log = { lines.add($0) }
    container.storyboard = storyboard
    container.viewControllerIDs = [""]
    container.loadViewIfNeeded()
    #expect(
      container.loadError?.description == "storyboard: an identifier is empty; known are "
        + "'01-Inbox', '02-Settings', '03-Extra', 'other' in Main.json")
    #expect(lines.all.count == 1)
    #expect(container.pageCount == 0)
  }

  @Test("a scene that is no page is an error that names it")
  func noPage() throws {
    let storyboard = try storyboard("{\"identifier\": \"plain\", \"class\": \"ViewController\"}")
    let container = SwipeTabViewController()
    container.log = { _ in }
    container.storyboard = storyboard
    container.viewControllerIDs = ["plain"]
    let error = #expect(throws: PageLoadingError.self) { try container.loadPages() }
    #expect(error?.description.contains("scene 'plain' makes a ViewController") == true)
  }

  @Test("without a storyboard identifiers are ignored")
  func noStoryboard() throws {
    let container = SwipeTabViewController()
    container.viewControllerIDs = ["01-Inbox"]
    container.segues = [SwipeTabSegue(identifier: "02-Settings")]
    try container.loadPages()
    #expect(container.pageCount == 0)
    #expect(container.loadError == nil)
  }

  @Test(
    "segues that lead from a container back to it are refused",
    arguments: [
      (
        """
        {"identifier": "tabs", "class": "SwipeTabViewController", "segues":
          [{"identifier": "tabs"}]}
        """, "'tabs' > 'tabs'"
      ),
      (
        """
        {"identifier": "tabs", "class": "SwipeTabViewController", "segues":
          [{"identifier": "inner"}, {"identifier": "01-Inbox"}]},
        {"identifier": "inner", "class": "SwipeTabViewController", "segues":
          [{"identifier": "tabs"}]}
        """, "'tabs' > 'inner' > 'tabs'"
      ),
    ])
  func cycles(scenes: String, way: String) throws {
    let storyboard = try storyboard(scenes)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateViewController(withIdentifier: "tabs")
    }
    #expect(error?.kind == .cycle)
    #expect(
      error?.description == "Main.json:1:28: scenes[0].identifier: the segues of the container "
        + "lead back to it: \(way)")
  }

  @Test("views of a container's scene are refused, its background is set")
  func containerViews() throws {
    let storyboard = try storyboard(
      """
      {"identifier": "a", "class": "SwipeTabViewController", "background": "systemGray"},
      {"identifier": "b", "class": "SwipeTabViewController", "views": []}
      """)
    let container = try storyboard.instantiateViewController(withIdentifier: "a")
    #expect(container.view.backgroundColor == .systemGray)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateViewController(withIdentifier: "b")
    }
    #expect(
      error?.description == "Main.json:2:65: scenes[1].views: a container shows its pages and "
        + "cannot have views of its own")
  }
}
