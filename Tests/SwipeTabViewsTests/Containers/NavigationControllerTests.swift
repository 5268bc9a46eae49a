import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("A navigation controller")
struct NavigationControllerTests {
  private let journal = Journal()

  private func stack(_ names: String...) -> (NavigationController, Stage, [LoggingPage]) {
    let pages = names.map { LoggingPage($0, journal: journal) }
    let navigation = NavigationController(rootViewController: pages[0])
    let stage = Stage(navigation)
    stage.show()
    for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
    _ = journal.take()
    return (navigation, stage, pages)
  }

  @Test("a push slides in from the trailing edge and shows title and back button")
  func push() throws {
    let (navigation, stage, _) = stack("root")
    let next = LoggingPage("next", journal: journal)
    navigation.pushViewController(next, animated: true)
    #expect(next.view.frame.minX == 800)
    stage.wait(1000)
    #expect(next.view.frame.minX == 0)
    #expect(navigation.navigationBar.item === next.navigationItem)
    let back = try #require(
      navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "back" } as? Button)
    #expect(back.title == "root")
    back.activate()
    stage.wait(1000)
    #expect(navigation.topViewController?.navigationItem.title == "root")
  }

  @Test("the back button says what the controller below wants it to say")
  func backTitle() {
    let (navigation, _, pages) = stack("root")
    pages[0].navigationItem.backButtonTitle = "Home"
    navigation.pushViewController(LoggingPage("next", journal: journal), animated: false)
    let back = navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "back" }
    #expect((back as? Button)?.title == "Home")
  }

  @Test("pop to root tells only the controllers in sight, and lets the others go")
  func popToRoot() {
    let (navigation, stage, pages) = stack("root", "a", "b")
    let left = navigation.popToRootViewController(animated: true)
    stage.wait(1000)
    #expect(left.count == 2)
    #expect(navigation.viewControllers.count == 1)
    #expect(pages[1].parent == nil)
    #expect(pages[2].parent == nil)
    #expect(
      journal.take() == [
        "b.willDisappear", "root.willAppear", "b.didDisappear", "root.didAppear",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true).isEmpty)
  }

  @Test(
    "a drag from the leading edge pops with the finger; beyond half of the width it stays popped")
  func interactivePop() {
    let (navigation, stage, pages) = stack("root", "a")
    stage.down(4)
    stage.move(304)
    #expect(pages[1].view.frame.minX > 280)
    #expect(pages[1].view.frame.minX <= 300)
    stage.move(504)
    stage.wait(100)
    stage.up(504)
    stage.wait(1000)
    #expect(navigation.topViewController === pages[0])
    #expect(
      journal.take() == [
        "a.willDisappear", "root.willAppear", "a.didDisappear", "root.didAppear",
      ])
  }

  @Test("under a finger the bar fades from one title to the other, and back")
  func interactivePopBar() {
    let (navigation, stage, pages) = stack("root", "a")
    let bar = navigation.navigationBar
    stage.down(4)
    stage.move(304)
    #expect(bar.item === pages[1].navigationItem)
    #expect(bar.transitionProgress > 0.2 && bar.transitionProgress < 0.35)
    stage.move(604)
    #expect(bar.item === pages[0].navigationItem)
    #expect(bar.transitionProgress > 0.4 && bar.transitionProgress < 0.6)
    stage.move(104)
    #expect(bar.item === pages[1].navigationItem)
    stage.wait(100)
    stage.up(104)
    stage.wait(1000)
    #expect(bar.item === pages[1].navigationItem)
    #expect(bar.transitionProgress == 1)
  }

  @Test("a short drag from the leading edge returns, with balanced calls")
  func interactivePopTakenBack() {
    let (navigation, stage, pages) = stack("root", "a")
    stage.down(4)
    stage.move(104)
    stage.move(204)
    stage.wait(100)
    stage.up(204)
    stage.wait(1000)
    #expect(navigation.topViewController === pages[1])
    #expect(pages[1].view.frame.minX == 0)
    #expect(pages[1].hasAppeared)
    #expect(!pages[0].hasAppeared)
    #expect(
      journal.take() == [
        "a.willDisappear", "root.willAppear", "root.willDisappear", "a.willAppear",
        "root.didDisappear", "a.didAppear",
      ])
  }

  @Test("right to left the edge to drag from is the right one")
  func rightToLeft() {
    let (navigation, stage, pages) = stack("root", "a")
    stage.window.layoutDirection = .rightToLeft
    stage.wait(16)
    stage.drag(from: 4, to: 600)
    stage.wait(1000)
    #expect(navigation.topViewController === pages[1])
    stage.drag(from: 796, to: 200)
    stage.wait(1000)
    #expect(navigation.topViewController === pages[0])
  }

  @Test("a drag that begins away from the edge does not pop")
  func awayFromEdge() {
    let (navigation, stage, pages) = stack("root", "a")
    stage.drag(from: 200, to: 700)
    stage.wait(1000)
    #expect(navigation.topViewController === pages[1])
  }

  @Test("large titles stand on a line of their own")
  func largeTitle() {
    let (navigation, stage, pages) = stack("root")
    let small = navigation.navigationBar.frame.height
    pages[0].navigationItem.largeTitleDisplayMode = .always
    stage.wait(50)
    #expect(navigation.navigationBar.frame.height == small + NavigationBar.largeTitleHeight)
    #expect(pages[0].view.frame.height == 600 - small - NavigationBar.largeTitleHeight)
  }

  @Test("a title view takes the place of the title")
  func titleView() {
    let (navigation, stage, pages) = stack("root")
    let view = Label("custom")
    pages[0].navigationItem.titleView = view
    stage.wait(50)
    #expect(view.superview === navigation.navigationBar)
    #expect(view.frame.midX == 400)
  }

  @Test("a disabled button cannot be pressed, an enabled one acts")
  func barButtons() {
    let (navigation, stage, pages) = stack("root")
    var presses = 0
    let item = BarButtonItem(title: "Do") { presses += 1 }
    pages[0].navigationItem.rightBarButtonItem = item
    stage.wait(50)
    func press() {
      let button = navigation.navigationBar.subviews.first { ($0 as? Button)?.title == "Do" }
      guard let frame = button?.frame else { return }
      stage.down(frame.midX, frame.midY)
      stage.up(frame.midX, frame.midY)
      stage.wait(16)
    }
    press()
    #expect(presses == 1)
    item.isEnabled = false
    stage.wait(16)
    press()
    #expect(presses == 1)
  }

  @Test("a push during a push completes the first one")
  func pushTwice() {
    let (navigation, stage, pages) = stack("root")
    let first = LoggingPage("1", journal: journal)
    let second = LoggingPage("2", journal: journal)
    navigation.pushViewController(first, animated: true)
    stage.wait(100)
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(second, animated: true)
    stage.wait(1000)
    #expect(navigation.viewControllers.count == 3)
    #expect(second.hasAppeared)
    #expect(!first.hasAppeared)
    #expect(!pages[0].hasAppeared)
    #expect(
      journal.take() == [
        "1.didLoad", "root.willDisappear", "1.willAppear", "root.didDisappear", "1.didAppear",
        "2.didLoad", "1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear",
      ])
  }

  @Test("hidden under a finger that pops, the controller on top stays, with balanced calls")
  func hiddenInMidPop() {
    let (navigation, stage, pages) = stack("root", "a")
    stage.down(4)
    stage.move(304)
    stage.hide()
    #expect(
      journal.take() == [
        "a.willDisappear", "root.willAppear", "root.willDisappear", "a.willAppear",
        "root.didDisappear", "a.didAppear", "a.willDisappear", "a.didDisappear",
      ])
    stage.show()
    #expect(navigation.topViewController === pages[1])
    #expect(pages[1].view.frame.minX == 0)
    #expect(journal.take() == ["a.willAppear", "a.didAppear"])
  }
}
