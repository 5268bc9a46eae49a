import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Pages inserted, removed, moved and replaced while loaded")
struct DynamicPagesTests {
  private func page(_ name: String, _ container: LoggingContainer) -> LoggingPage {
    LoggingPage(name, journal: container.journal)
  }

  private func titles(_ container: SwipeTabViewController) -> [String] {
    container.viewControllers.map { $0.tabBarItem.title ?? "" }
  }

  private func selected(_ container: SwipeTabViewController) -> String? {
    container.selectedViewController?.tabBarItem.title
  }

  private func barTitles(_ container: SwipeTabViewController) -> [String?] {
    guard let items = container.tabBar?.items else { return [] }
    return (0..<items.count).map { items.item(at: $0)?.title }
  }

  /// Swipes from the first page to the last and notes the titles in sight.
  private func walk(_ container: SwipeTabViewController, _ stage: Stage) -> [String] {
    container.selectViewController(at: 0)
    stage.wait(1000)
    var seen = [selected(container) ?? ""]
    for _ in 1..<max(container.pageCount, 1) {
      stage.drag(from: 700, to: 200)
      stage.wait(1000)
      seen.append(selected(container) ?? "")
      #expect(container.visiblePageFrames.map(\.index) == [container.selectedViewControllerIndex])
      #expect(container.appearedIndices == [container.selectedViewControllerIndex])
      #expect(container.navigationItem.title == selected(container))
    }
    return seen
  }

  @Test("an animated replacement leaves nothing of the old pages when swiping back")
  func replacement() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(600)
    let old = container.pages
    container.replacePages(with: [page("X", container), page("Y", container)])
    #expect(selected(container) == "X")
    #expect(old.allSatisfy { $0.mySwipeTabViewController == nil && $0.parent == nil })
    #expect(old.allSatisfy { $0.viewIfLoaded?.superview == nil })
    #expect(walk(container, stage) == ["X", "Y"])
    stage.drag(from: 200, to: 700)
    stage.wait(1000)
    #expect(selected(container) == "X")
    #expect(container.pagesView.subviews.count == 1)
    #expect(barTitles(container) == ["X", "Y"])
  }

  @Test("a replacement that keeps the selected page keeps it selected")
  func keptSelection() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 2)
    stage.wait(600)
    _ = container.journal.take()
    container.replacePages(with: [page("X", container), container.pages[2], container.pages[2]])
    #expect(titles(container) == ["X", "p2"])
    #expect(container.selectedViewControllerIndex == 1)
    #expect(selected(container) == "p2")
    #expect(
      container.journal.take() == [
        "log: SwipeTabs: skipped page 2 'p2': it is in the list already"
      ])
    #expect(container.appearedIndices == [1])
  }

  @Test("the last page can be removed; a page inserted afterwards is shown")
  func lastPage() {
    let container = LoggingContainer(pages: 1)
    let stage = Stage(container)
    stage.show()
    _ = container.journal.take()
    container.removePage(at: 0)
    stage.wait(50)
    #expect(container.pageCount == 0)
    #expect(container.visiblePageFrames.isEmpty)
    #expect(container.pagesView.subviews.isEmpty)
    #expect(container.tabBar?.isHidden == true)
    #expect(container.selectedViewController == nil)
    #expect(container.journal.take() == ["p0.willDisappear", "p0.didDisappear"])
    container.insertPage(page("new", container), at: 0)
    stage.wait(50)
    #expect(selected(container) == "new")
    #expect(container.selectedViewControllerIndex == 0)
    #expect(container.visiblePageFrames.map(\.frame.minX) == [0])
    #expect(container.tabBar?.isHidden == false)
    #expect(
      container.journal.take() == ["new.didLoad", "new.willAppear", "new.didAppear"])
  }

  @Test("inserting into an empty container selects the page and shows the bar without a reload")
  func firstPage() {
    let container = LoggingContainer(pages: 0)
    let stage = Stage(container)
    stage.show()
    for _ in 0..<3 { stage.drag(from: 600, to: 100) }
    for number in 0..<3 { container.insertPage(page("n\(number)", container), at: number) }
    stage.wait(50)
    #expect(container.selectedViewControllerIndex == 0)
    #expect(barTitles(container) == ["n0", "n1", "n2"])
    #expect(container.tabBar?.isHidden == false)
    #expect(container.tabBar?.presentation.position == 0)
    #expect(walk(container, stage) == ["n0", "n1", "n2"])
  }

  @Test("inserting before and removing behind the selected page keeps every later index right")
  func indices() {
    let container = LoggingContainer(pages: 5)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 2)
    stage.wait(600)
    container.insertPage(page("new", container), at: 0)
    #expect(container.selectedViewControllerIndex == 3)
    #expect(selected(container) == "p2")
    container.removePage(at: 5)
    #expect(selected(container) == "p2")
    #expect(titles(container) == ["new", "p0", "p1", "p2", "p3"])
    #expect(barTitles(container) == ["new", "p0", "p1", "p2", "p3"])
    #expect(container.viewControllers.map(\.index) == [0, 1, 2, 3, 4])
    #expect(walk(container, stage) == ["new", "p0", "p1", "p2", "p3"])
  }

  @Test("removing the first page while the last is selected keeps the page")
  func removeFirst() {
    let container = LoggingContainer(pages: 4)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 3)
    stage.wait(600)
    _ = container.journal.take()
    container.removePage(at: 0)
    stage.wait(50)
    #expect(container.selectedViewControllerIndex == 2)
    #expect(selected(container) == "p3")
    #expect(container.presentation.position == 2)
    #expect(container.journal.take() == [])
  }

  @Test("removing the selected page selects its successor, or else the page before")
  func removeSelected() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(600)
    _ = container.journal.take()
    container.removePage(at: 1)
    #expect(selected(container) == "p2")
    #expect(
      container.journal.take() == [
        "p1.willDisappear", "p1.didDisappear", "p2.didLoad", "p2.willAppear", "p2.didAppear",
      ])
    container.removePage(at: 1)
    #expect(selected(container) == "p0")
    #expect(container.selectedViewControllerIndex == 0)
  }

  @Test("moving pages keeps the selected one")
  func move() {
    let container = LoggingContainer(pages: 4)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(600)
    container.movePage(from: 1, to: 3)
    #expect(titles(container) == ["p0", "p2", "p3", "p1"])
    #expect(container.selectedViewControllerIndex == 3)
    container.movePage(from: 0, to: 2)
    #expect(titles(container) == ["p2", "p3", "p0", "p1"])
    #expect(selected(container) == "p1")
    container.movePage(from: 9, to: 0)
    container.movePage(from: 0, to: -1)
    #expect(titles(container) == ["p2", "p3", "p0", "p1"])
    #expect(walk(container, stage) == ["p2", "p3", "p0", "p1"])
  }

  @Test("switching to a page added a moment ago works")
  func switchToNew() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.insertPage(page("a", container), at: 3)
    container.insertPage(page("b", container), at: 4)
    container.selectViewController(at: 4)
    stage.wait(1000)
    #expect(selected(container) == "b")
    #expect(container.appearedIndices == [4])
  }

  @Test("pages that cannot be shown are skipped with a line")
  func skipped() {
    let container = LoggingContainer(pages: 2)
    let stage = Stage(container)
    stage.show()
    _ = container.journal.take()
    container.insertPage(page("", container), at: 0)
    container.insertPage(container.pages[0], at: 0)
    container.insertPage(page("late", container), at: 7)
    #expect(container.pageCount == 2)
    #expect(
      container.journal.take() == [
        "log: SwipeTabs: skipped page 0 (LoggingPage): it has no tab item with an image or a title",
        "log: SwipeTabs: skipped page 0 'p0': it is in the list already",
      ])
  }

  @Test("a change in mid-drag keeps the page under the finger")
  func midDrag() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 1)
    stage.wait(600)
    stage.down(700)
    stage.move(500)
    let frame = container.pages[1].view.frame
    container.insertPage(page("new", container), at: 0)
    #expect(container.pages[1].view.frame == frame)
    stage.move(200)
    stage.wait(100)
    stage.up(200)
    stage.wait(1000)
    #expect(selected(container) == "p2")
    #expect(container.selectedViewControllerIndex == 3)
    #expect(container.appearedIndices == [3])
  }

  @Test("changes from inside callbacks are carried out in order")
  func fromCallbacks() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    let journal = container.journal
    container.afterSwipeCallback = { [self] container, _, to in
      guard to == 1 else { return }
      container.removePage(at: 0)
      container.removePage(at: 1)
      container.insertPage(LoggingPage("new", journal: journal), at: 1)
      container.insertPage(LoggingPage("out", journal: journal), at: 5)
      _ = self
    }
    container.selectViewController(at: 1)
    stage.wait(1000)
    #expect(titles(container) == ["p1", "new"])
    #expect(barTitles(container) == ["p1", "new"])
    #expect(selected(container) == "p1")
    #expect(container.pages[0].mySwipeTabViewController == nil)
    #expect(container.pages[1].mySwipeTabViewController === container)
    #expect(container.pages[2].mySwipeTabViewController == nil)
    #expect(walk(container, stage) == ["p1", "new"])
  }

  @Test("changes while hidden are there when the container is shown again")
  func hidden() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    stage.hide()
    _ = container.journal.take()
    container.removePage(at: 0)
    container.insertPage(page("new", container), at: 0)
    #expect(container.journal.take() == [])
    stage.show()
    #expect(titles(container) == ["new", "p1", "p2"])
    #expect(selected(container) == "p1")
    #expect(container.appearedIndices == [1])
  }

  @Test("a container that leaves its parent and comes back three times keeps working")
  func detached() {
    let container = LoggingContainer(pages: 2)
    let stage = Stage(container)
    for _ in 0..<3 {
      stage.show()
      container.selectViewController(at: 1 - container.selectedViewControllerIndex)
      stage.wait(100)
      stage.hide()
    }
    stage.show()
    #expect(walk(container, stage) == ["p0", "p1"])
  }

  @Test("a page inserted among those of a factory keeps its own item, and is not given back")
  func insertedAmongMade() throws {
    let container = SwipeTabViewController()
    container.setPages(count: 5) {
      TabBarItem(title: "Made \($0)")
    } make: { index in
      let page = SwipeTabBaseViewController()
      page.tabBarItem = TabBarItem(title: "Made \(index)")
      return page
    }
    container.keptPageDistance = 1
    let stage = Stage(container)
    stage.show()
    let inserted = SwipeTabBaseViewController()
    inserted.tabBarItem = TabBarItem(title: "Inserted")
    container.insertPage(inserted, at: 1)
    #expect(barTitles(container).prefix(3) == ["Made 0", "Inserted", "Made 1"])
    container.selectViewController(at: 1)
    stage.wait(1000)
    container.selectViewController(at: 5)
    stage.wait(1000)
    #expect(container.index(of: inserted) == 1)
    container.selectViewController(at: 1)
    stage.wait(1000)
    #expect(container.selectedViewController === inserted)
    #expect(inserted.hasAppeared)
  }
}
