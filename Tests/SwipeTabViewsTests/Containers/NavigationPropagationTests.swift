import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("What a selected page hands on to navigation items")
struct NavigationPropagationTests {
  private func container(_ pages: Int = 3) -> LoggingContainer { LoggingContainer(pages: pages) }

  private func select(_ index: Int, _ container: SwipeTabViewController, _ stage: Stage) {
    container.selectViewController(at: index)
    stage.wait(600)
  }

  @Test(
    "title and buttons reach the container and ordinary ancestors, up to a navigation controller")
  func ancestors() {
    let container = container()
    let edit = BarButtonItem(title: "Edit")
    container.pages[1].navigationItem.leftBarButtonItems = [edit]
    let inner = ViewController()
    let outer = ViewController()
    inner.addChild(container)
    outer.addChild(inner)
    let navigation = NavigationController(rootViewController: outer)
    let stage = Stage(navigation)
    stage.show()
    inner.view.addSubview(container.view)
    outer.view.addSubview(inner.view)
    container.beginAppearanceTransition(true, animated: false)
    container.endAppearanceTransition()
    container.selectViewController(at: 1)
    stage.wait(600)
    for controller in [container, inner, outer] {
      #expect(controller.navigationItem.title == "p1")
      #expect(controller.navigationItem.leftBarButtonItems == [edit])
    }
    #expect(navigation.navigationItem.title == nil)
    #expect(navigation.navigationItem.leftBarButtonItems == [])
  }

  @Test("they stop before another tab container, which hands its own page's on")
  func tabContainers() {
    let inner = container()
    let journal = inner.journal
    let page = LoggingPage("around", journal: journal)
    page.addChild(inner)
    let outer = LoggingContainer(pages: 0)
    outer.pages = [page]
    let stage = Stage(outer)
    stage.show()
    page.view.addSubview(inner.view)
    inner.beginAppearanceTransition(true, animated: false)
    inner.endAppearanceTransition()
    select(1, inner, stage)
    #expect(inner.navigationItem.title == "p1")
    #expect(page.navigationItem.title == "p1")
    #expect(outer.navigationItem.title == "around")
  }

  @Test("empty groups clear the buttons of the page before")
  func cleared() {
    let container = container()
    let right = BarButtonItem(title: "R")
    let left = BarButtonItem(title: "L")
    container.pages[0].navigationItem.rightBarButtonItems = [right]
    container.pages[1].navigationItem.leftBarButtonItems = [left]
    let stage = Stage(container)
    stage.show()
    #expect(container.navigationItem.rightBarButtonItems == [right])
    select(1, container, stage)
    #expect(container.navigationItem.rightBarButtonItems == [])
    #expect(container.navigationItem.leftBarButtonItems == [left])
    select(2, container, stage)
    #expect(container.navigationItem.leftBarButtonItems == [])
  }

  @Test("a group that the container installs itself wins on its side, also later")
  func own() {
    let container = container()
    let menu = BarButtonItem(title: "Menu")
    for page in container.pages {
      page.navigationItem.leftBarButtonItems = [BarButtonItem(title: "L")]
      page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "R")]
    }
    let stage = Stage(container)
    stage.show()
    container.navigationItem.leftBarButtonItems = [menu]
    select(1, container, stage)
    #expect(container.navigationItem.leftBarButtonItems == [menu])
    #expect(
      container.navigationItem.rightBarButtonItems
        == container.pages[1].navigationItem.rightBarButtonItems)
    container.navigationItem.leftBarButtonItems = []
    select(2, container, stage)
    #expect(
      container.navigationItem.leftBarButtonItems
        == container.pages[2].navigationItem.leftBarButtonItems)
  }

  @Test("a persistent group of an ancestor wins there, the container shows the page's")
  func ancestorOwn() {
    let container = container()
    let menu = BarButtonItem(title: "Menu")
    container.pages[0].navigationItem.leftBarButtonItems = [BarButtonItem(title: "L")]
    let parent = ViewController()
    parent.navigationItem.leftBarButtonItems = [menu]
    parent.addChild(container)
    let stage = Stage(parent)
    stage.show()
    parent.view.addSubview(container.view)
    container.loadViewIfNeeded()
    container.beginAppearanceTransition(true, animated: false)
    container.endAppearanceTransition()
    #expect(parent.navigationItem.leftBarButtonItems == [menu])
    #expect(
      container.navigationItem.leftBarButtonItems
        == container.pages[0].navigationItem.leftBarButtonItems)
    #expect(parent.navigationItem.title == "p0")
  }

  @Test("later changes of the selected page's item are not observed")
  func notObserved() {
    let container = container()
    let stage = Stage(container)
    stage.show()
    container.pages[0].navigationItem.title = "changed"
    container.pages[0].navigationItem.rightBarButtonItems = [BarButtonItem(title: "R")]
    stage.wait(100)
    #expect(container.navigationItem.title == "p0")
    #expect(container.navigationItem.rightBarButtonItems == [])
  }

  @Test("the page's item is as it was when it is handed on")
  func copied() {
    let container = container()
    let right = BarButtonItem(title: "R")
    container.pages[1].navigationItem.rightBarButtonItems = [right]
    let stage = Stage(container)
    stage.show()
    select(1, container, stage)
    select(0, container, stage)
    #expect(container.pages[1].navigationItem.rightBarButtonItems == [right])
    #expect(container.pages[1].navigationItem.title == "p1")
  }

  @Test("they are handed on before the callback after a swipe, and not by a cancelled swipe")
  func beforeCallback() {
    let container = container()
    var titles: [String?] = []
    container.afterSwipeCallback = { container, _, _ in
      titles.append(container.navigationItem.title)
    }
    let stage = Stage(container)
    stage.show()
    stage.drag(from: 600, to: 450)
    stage.wait(1000)
    #expect(container.navigationItem.title == "p0")
    select(1, container, stage)
    #expect(titles == ["p1"])
  }

  @Test("the initial page's are handed on when the container loads")
  func initial() {
    let container = container()
    container.selectedViewControllerIndex = 2
    container.loadViewIfNeeded()
    #expect(container.navigationItem.title == "p2")
  }

  @Test("when the last page goes, its title and buttons go too, the container's own stay")
  func lastPage() {
    let container = container(1)
    let menu = BarButtonItem(title: "Menu")
    container.navigationItem.leftBarButtonItems = [menu]
    container.pages[0].navigationItem.rightBarButtonItems = [BarButtonItem(title: "R")]
    let stage = Stage(container)
    stage.show()
    container.removePage(at: 0)
    #expect(container.navigationItem.title == nil)
    #expect(container.navigationItem.rightBarButtonItems == [])
    #expect(container.navigationItem.leftBarButtonItems == [menu])
  }

  @Test("pages push through the one navigation controller they share")
  func push() {
    let container = container()
    let navigation = NavigationController(rootViewController: container)
    let stage = Stage(navigation)
    stage.show()
    for index in 0..<3 {
      select(index, container, stage)
      let next = ViewController()
      container.pages[index].myMainNavigationController?.pushViewController(next, animated: false)
      #expect(navigation.viewControllers.last === next)
      navigation.popViewController(animated: false)
    }
    #expect(navigation.viewControllers.count == 1)
  }
}
