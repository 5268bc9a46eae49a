import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor private final class Words: StringLocalizer {
  var words: [String: String]
  init(_ words: [String: String]) { self.words = words }
  func localizedString(forKey key: String) -> String? { words[key] }
}

@MainActor @Suite("Tokens in the items of pages")
struct ContainerLocalizationTests {
  private let words = Words(["SLUG-A": "Inbox", "SLUG-B": "Mail", "SLUG-C": "Shows mail"])

  @Test("titles, labels and hints that begin with SLUG- are replaced in place")
  func replaced() {
    let container = LoggingContainer(pages: 2)
    container.localizer = words
    let item = container.pages[0].tabBarItem
    item.title = "SLUG-A"
    item.accessibilityLabel = "SLUG-B"
    item.accessibilityHint = "SLUG-C"
    container.loadViewIfNeeded()
    #expect(item.title == "Inbox")
    #expect(item.accessibilityLabel == "Mail")
    #expect(item.accessibilityHint == "Shows mail")
  }

  @Test("other strings stay literal, tokens without words stay tokens")
  func literal() {
    let container = LoggingContainer(pages: 2)
    container.localizer = words
    let item = container.pages[0].tabBarItem
    item.title = "A SLUG-A"
    item.accessibilityLabel = "SLUG-UNKNOWN"
    item.accessibilityHint = "slug-a"
    item.badgeValue = "SLUG-A"
    item.accessibilityIdentifier = "SLUG-B"
    container.loadViewIfNeeded()
    #expect(item.title == "A SLUG-A")
    #expect(item.accessibilityLabel == "SLUG-UNKNOWN")
    #expect(item.accessibilityHint == "slug-a")
    #expect(item.badgeValue == "SLUG-A")
    #expect(item.accessibilityIdentifier == "SLUG-B")
  }

  @Test("a token that was set later is replaced at the next reload")
  func reload() {
    let container = LoggingContainer(pages: 2)
    container.localizer = words
    container.loadViewIfNeeded()
    container.pages[1].tabBarItem.title = "SLUG-A"
    container.reloadTabBarItems()
    #expect(container.pages[1].tabBarItem.title == "Inbox")
  }

  @Test("the window's words count where the container has none")
  func window() {
    let container = LoggingContainer(pages: 2)
    container.pages[0].tabBarItem.title = "SLUG-A"
    let stage = Stage(container)
    stage.window.localizer = words
    stage.show()
    #expect(container.pages[0].tabBarItem.title == "Inbox")
  }

  @Test("a page's navigation title is replaced too")
  func navigationTitle() {
    let container = LoggingContainer(pages: 2)
    container.localizer = words
    container.pages[0].navigationItem.title = "SLUG-A"
    let stage = Stage(container)
    stage.show()
    #expect(container.navigationItem.title == "Inbox")
    #expect(container.pages[0].navigationItem.title == "Inbox")
  }
}
