import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("The container")
struct ContainerTests {
  @Test("shows its first page once it is in a window, with one will and one did")
  func appears() {
    let container = LoggingContainer(pages: 3)
    container.loadViewIfNeeded()
    #expect(container.journal.take() == [])
    let stage = Stage(container)
    stage.show()
    #expect(container.journal.take() == ["p0.didLoad", "p0.willAppear", "p0.didAppear"])
    #expect(container.appearedIndices == [0])
    #expect(container.timesAsked == 1)
  }

  @Test("a drag moves the page with the finger, less the slop, and half a page commits")
  func drag() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    _ = container.journal.take()
    stage.down(700)
    #expect(container.presentation.phase == .interactive)
    stage.move(284)
    #expect(container.presentation.position == 0.5)
    #expect(container.visiblePageFrames.map(\.index) == [0, 1])
    #expect(container.visiblePageFrames.map(\.frame.minX) == [-400, 400])
    stage.move(280)
    stage.wait(100)
    stage.up(280)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 1)
    #expect(
      container.journal.take() == [
        "before 0 1", "p1.didLoad", "p1.willAppear", "p0.willDisappear", "p0.didDisappear",
        "p1.didAppear", "after 0 1 at 1",
      ])
  }

  @Test("a short slow drag returns and calls nothing after")
  func shortDrag() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    _ = container.journal.take()
    stage.drag(from: 600, to: 400)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 0)
    #expect(container.journal.take().first == "before 0 1")
    #expect(container.appearedIndices == [0])
    #expect(!stage.window.isAnimating)
  }

  @Test("the bar shows the pages' position in every frame of a slide")
  func barFollows() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 2)
    for _ in 0..<30 {
      stage.wait(16)
      #expect(container.tabBar?.presentation == container.presentation)
    }
    #expect(container.presentation.position == 2)
  }

  @Test(
    "pages without an item, twice in the list, owned or with a parent are skipped with a line each")
  func skips() {
    let container = LoggingContainer(pages: 2)
    let blank = LoggingPage("", journal: container.journal)
    let owned = LoggingPage("owned", journal: container.journal)
    let other = LoggingContainer(pages: 0)
    owned.mySwipeTabViewController = other
    let child = LoggingPage("child", journal: container.journal)
    let parent = ViewController()
    parent.addChild(child)
    container.pages += [container.pages[0], blank, owned, child]
    container.loadViewIfNeeded()
    #expect(container.pageCount == 2)
    #expect(
      container.journal.take() == [
        "log: SwipeTabs: skipped page 2 'p0': it is in the list already",
        "log: SwipeTabs: skipped page 3 (LoggingPage): it has no tab item with an image or a title",
        "log: SwipeTabs: skipped page 4 'owned': it belongs to a container already",
        "log: SwipeTabs: skipped page 5 'child': it has a parent already",
      ])
  }

  @Test("asking for items loads no page's view")
  func itemsLoadNothing() {
    let container = LoggingContainer(pages: 4)
    let stage = Stage(container)
    stage.show()
    #expect(container.loadedPageCount == 1)
  }

  @Test("zero pages show no bar and every call does nothing")
  func zeroPages() {
    let container = LoggingContainer(pages: 0)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 0)
    stage.drag(from: 600, to: 200)
    stage.wait(500)
    #expect(container.tabBar?.isHidden == true)
    #expect(container.visiblePageFrames.isEmpty)
    #expect(container.journal.take() == [])
  }

  @Test("hidden in mid-slide and shown again, it still swipes")
  func hiddenInMidSlide() {
    let container = LoggingContainer(pages: 3)
    let stage = Stage(container)
    stage.show()
    container.selectViewController(at: 2)
    stage.wait(100)
    stage.hide()
    stage.wait(1000)
    stage.show()
    stage.drag(from: 200, to: 700)
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 1)
    #expect(container.appearedIndices == [1])
  }

  @Test("a page's title and buttons reach the container, whose own buttons stay")
  func propagation() {
    let container = LoggingContainer(pages: 3)
    let menu = BarButtonItem(title: "Menu")
    let edit = BarButtonItem(title: "Edit")
    container.navigationItem.leftBarButtonItems = [menu]
    container.pages[0].navigationItem.rightBarButtonItems = [edit]
    container.pages[0].navigationItem.leftBarButtonItems = [BarButtonItem(title: "Page")]
    let stage = Stage(NavigationController(rootViewController: container))
    stage.show()
    #expect(container.navigationItem.title == "p0")
    #expect(container.navigationItem.leftBarButtonItems == [menu])
    #expect(container.navigationItem.rightBarButtonItems == [edit])
    container.selectViewController(at: 1)
    stage.wait(500)
    #expect(container.navigationItem.title == "p1")
    #expect(container.navigationItem.rightBarButtonItems == [])
    #expect(container.navigationItem.leftBarButtonItems == [menu])
  }

  @Test("pushing over the container and popping back keeps appearance calls balanced")
  func pushOver() {
    let container = LoggingContainer(pages: 3)
    let navigation = NavigationController(rootViewController: container)
    let stage = Stage(navigation)
    stage.show()
    _ = container.journal.take()
    let top = LoggingPage("top", journal: container.journal)
    container.pages[0].myMainNavigationController?.pushViewController(top, animated: true)
    stage.wait(1000)
    #expect(navigation.topViewController === top)
    #expect(
      container.journal.take() == [
        "top.didLoad", "p0.willDisappear", "top.willAppear", "p0.didDisappear", "top.didAppear",
      ])
    container.selectViewController(at: 2)
    navigation.popViewController(animated: true)
    stage.wait(1000)
    #expect(
      container.journal.take() == [
        "top.willDisappear", "p2.didLoad", "p2.willAppear", "top.didDisappear", "p2.didAppear",
      ])
  }

  @Test(
    "over a pushed container a drag from the leading edge goes back, one from elsewhere swipes",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edgeDrag(direction: LayoutDirection) {
    let container = LoggingContainer(pages: 3)
    container.selectedViewControllerIndex = 1
    let navigation = NavigationController(rootViewController: ViewController())
    let stage = Stage(navigation)
    stage.window.layoutDirection = direction
    stage.show()
    navigation.pushViewController(container, animated: false)
    stage.wait(50)
    func x(_ value: Double) -> Double { direction == .leftToRight ? value : 800 - value }
    stage.drag(from: x(100), to: x(700))
    stage.wait(1000)
    #expect(container.selectedViewControllerIndex == 0)
    #expect(navigation.viewControllers.count == 2)
    stage.drag(from: x(10), to: x(700))
    stage.wait(1000)
    #expect(navigation.viewControllers.count == 1)
    #expect(container.appearedIndices == [])
  }

  @Test("the toolbar takes the looks set in styleToolbar, called once and on appearance changes")
  func styledToolbar() {
    final class Styled: SwipeTabViewController {
      var times = 0
      override var generatedViewControllers: [any SwipeTabViewControllerType] {
        let page = SwipeTabBaseViewController()
        page.tabBarItem = TabBarItem(title: "One")
        return [page]
      }
      override func styleToolbar() {
        times += 1
        toolbarAppearance.height = view.effectiveAppearance == .dark ? 70 : 60
      }
    }
    let container = Styled()
    container.loadViewIfNeeded()
    #expect(container.times == 1)
    let stage = Stage(container)
    stage.show()
    #expect(container.tabBar?.frame.height == 60)
    #expect(container.times == 1)
    stage.window.appearance = .dark
    stage.wait(20)
    #expect(container.tabBar?.frame.height == 70)
  }

  @Test("looks set while the bar has another style are the next toolbar's")
  func keptLooks() {
    let container = LoggingContainer(pages: 2, style: CapsuleStyle())
    let stage = Stage(container)
    stage.show()
    container.toolbarAppearance.height = 71
    stage.wait(20)
    #expect(container.tabBar?.frame.height != 71)
    container.tabBarStyle = ToolbarStyle()
    stage.wait(20)
    #expect(container.tabBar?.frame.height == 71)
  }

  @Test("pages are told before and after their subviews are laid out")
  func layoutCallbacks() {
    final class Page: SwipeTabBaseViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let page = Page()
    page.tabBarItem = TabBarItem(title: "One")
    let container = LoggingContainer(pages: 0)
    container.pages = [page]
    let stage = Stage(container)
    stage.show()
    #expect(page.log == ["will", "did"])
    stage.window.handle(.window(.resized(Size(width: 700, height: 500)), time: 1))
    stage.wait(20)
    #expect(page.log == ["will", "did", "will", "did"])
  }

  @Test(
    "assistive technology turns pages by the sides of the screen, through all pages, without wrapping",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func accessibilityScroll(direction: LayoutDirection) {
    let container = LoggingContainer(pages: 18)
    let stage = Stage(container)
    stage.window.layoutDirection = direction
    stage.show()
    let forward: AccessibilityScrollDirection = direction == .leftToRight ? .right : .left
    let back: AccessibilityScrollDirection = direction == .leftToRight ? .left : .right
    #expect(!container.accessibilityScroll(back))
    #expect(!container.accessibilityScroll(.previous))
    for page in 1...17 {
      #expect(container.accessibilityScroll(page.isMultiple(of: 2) ? forward : .next))
      stage.wait(400)
      #expect(container.selectedViewControllerIndex == page)
    }
    #expect(!container.accessibilityScroll(forward))
    #expect(container.accessibilityScroll(back))
    stage.wait(400)
    #expect(container.selectedViewControllerIndex == 16)
  }
}
