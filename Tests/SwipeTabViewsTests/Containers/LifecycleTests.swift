import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Appearance and callbacks over the life of a container")
struct LifecycleTests {
  /// Whether what each page was told alternates: will and did appear, will and did disappear.
  private func isBalanced(_ entries: [String]) -> Bool {
    var stages: [Substring: String] = [:]
    let allowed: [String: [String]] = [
      "willAppear": ["", "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
      "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
    ]
    for entry in entries {
      let parts = entry.split(separator: ".")
      guard parts.count == 2, let before = allowed[String(parts[1])] else { continue }
      guard before.contains(stages[parts[0]] ?? "") else { return false }
      stages[parts[0]] = String(parts[1])
    }
    // At most one page is in sight at the end, and none is on its way.
    return stages.values.allSatisfy { $0.hasPrefix("did") }
      && stages.values.filter { $0 == "didAppear" }.count <= 1
  }

  @Test("shown, hidden, shown, selected while hidden, shown: calls alternate for every page")
  func balanced() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    var all: [String] = []
    stage.show()
    stage.hide()
    stage.show()
    stage.hide()
    container.selectViewController(at: 2)
    stage.show()
    all += container.journal.take()
    #expect(isBalanced(all))
    #expect(
      all == [
        "p0.didLoad", "p0.willAppear", "p0.didAppear", "p0.willDisappear", "p0.didDisappear",
        "p0.willAppear", "p0.didAppear", "p0.willDisappear", "p0.didDisappear", "p2.didLoad",
        "p2.willAppear", "p2.didAppear",
      ])
  }

  @Test("a swipe begun and taken back leaves no trace when the container is covered and shown")
  func abandoned() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    stage.down(600)
    stage.wait(16)
    stage.move(500)
    stage.wait(16)
    stage.move(600)
    stage.wait(100)
    stage.up(600)
    stage.hide()
    stage.show()
    #expect(container.selectedViewControllerIndex == 0)
    #expect(container.presentation.position == 0)
    #expect(container.appearedIndices == [0])
    #expect(isBalanced(container.journal.take()))
  }

  @Test(
    "covered in mid-transition it moves and settles again afterwards",
    arguments: [10.0, 100, 200, 350])
  func covered(after delay: Double) {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(delay)
    stage.hide()
    stage.wait(1000)
    stage.show()
    #expect(container.selectedViewControllerIndex == 1)
    stage.drag(from: 700, to: 200)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 2)
    #expect(!stage.window.isAnimating)
    #expect(isBalanced(container.journal.take()))
  }

  @Test("hidden in mid-drag it is back on its page, and the lost finger does not count")
  func hiddenInMidDrag() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    stage.down(700)
    stage.move(400)
    stage.hide()
    stage.show()
    stage.up(400)
    stage.wait(500)
    #expect(container.selectedViewControllerIndex == 0)
    #expect(container.presentation.position == 0)
    #expect(isBalanced(container.journal.take()))
    stage.drag(from: 700, to: 200)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 1)
  }

  @Test("a tap and a swipe call before and after exactly once each")
  func callbacks() throws {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    let bar = try #require(container.tabBar)
    let second = Point(x: bar.frame.midX, y: bar.frame.midY)
    stage.down(second.x, second.y)
    stage.up(second.x, second.y)
    stage.wait(600)
    stage.drag(from: 700, to: 200)
    stage.wait(1000)
    let calls = container.journal.take().filter { $0.hasPrefix("before") || $0.hasPrefix("after") }
    #expect(calls == ["before 0 1", "after 0 1 at 1", "before 1 2", "after 1 2 at 2"])
  }

  @Test("selected before the first show or while hidden, that page is shown, without callbacks")
  func selectedOutOfSight() {
    let container = LoggingContainer(pages: 3)
    container.selectViewController(at: 2)
    let stage = Stage(container)
    stage.show()
    #expect(container.appearedIndices == [2])
    stage.hide()
    container.selectViewController(at: 1)
    #expect(container.selectedViewControllerIndex == 1)
    stage.show()
    #expect(container.appearedIndices == [1])
    #expect(container.visiblePageFrames.map(\.frame.minX) == [0])
    #expect(container.navigationItem.title == "p1")
    #expect(
      container.journal.take().filter { $0.hasPrefix("before") || $0.hasPrefix("after") } == [])
  }

  @Test("selected while covered by a pushed screen, that page appears when it is popped")
  func selectedWhileCovered() {
    let container = LoggingContainer(pages: 3)
    let navigation = NavigationController(rootViewController: container)
    let stage = Stage(navigation)
    stage.show()
    navigation.pushViewController(ViewController(), animated: true)
    stage.wait(1000)
    container.selectViewController(at: 2)
    #expect(container.selectedViewControllerIndex == 2)
    navigation.popViewController(animated: true)
    stage.wait(1000)
    #expect(container.appearedIndices == [2])
    #expect(isBalanced(container.journal.take()))
  }

  @Test(
    "a push over a transition and a pop, hidden and shown at any time, stay balanced",
    arguments: [0.0, 50, 150, 300, 600], [0.0, 80, 200, 500])
  func pushAndHide(push: Double, hide: Double) {
    let container = LoggingContainer(pages: 3)
    let navigation = NavigationController(rootViewController: container)
    let stage = Stage(navigation)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(push)
    let top = LoggingPage("top", journal: container.journal)
    navigation.pushViewController(top, animated: true)
    stage.wait(hide)
    stage.hide()
    stage.wait(100)
    #expect(isBalanced(container.journal.entries))
    stage.show()
    #expect(navigation.topViewController === top)
    #expect(top.hasAppeared)
    #expect(container.appearedIndices == [])
    navigation.popViewController(animated: true)
    stage.wait(hide)
    stage.hide()
    stage.show()
    stage.wait(1000)
    #expect(container.appearedIndices == [1])
    #expect(!top.hasAppeared)
    #expect(isBalanced(container.journal.take()))
  }

  @Test("pages may switch paging off in viewDidAppear and on in viewWillDisappear")
  func pagingFromPages() {
    @MainActor final class Locking: SwipeTabBaseViewController {
      override func viewDidAppear(_ animated: Bool) {
        mySwipeTabViewController?.isPagingEnabled = false
      }
      override func viewWillDisappear(_ animated: Bool) {
        mySwipeTabViewController?.isPagingEnabled = true
      }
    }
    let container = LoggingContainer(pages: 2)
    let locking = Locking()
    locking.tabBarItem = TabBarItem(title: "locked")
    container.pages.insert(locking, at: 1)
    let stage = Stage(container)
    stage.show()
    stage.drag(from: 700, to: 200)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 1)
    #expect(!container.isPagingEnabled)
    stage.drag(from: 700, to: 200)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 1)
    container.selectViewController(at: 2)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 2)
    #expect(container.isPagingEnabled)
    #expect(isBalanced(container.journal.take()))
  }

  @Test("500 containers leave no controller, page or view behind")
  func memory() {
    weak var container: LoggingContainer?
    weak var page: SwipeTabBaseViewController?
    weak var view: View?
    for _ in 0..<500 {
      let made = LoggingContainer(pages: 3)
      let stage = Stage(made)
      stage.show()
      made.selectViewController(at: 1)
      stage.wait(20)
      stage.hide()
      container = made
      page = made.pages[1] as? SwipeTabBaseViewController
      view = made.view
    }
    #expect(container == nil)
    #expect(page == nil)
    #expect(view == nil)
  }
}
