/// The items of a tab bar: a list, or a count with a way to get each item when it is first needed.
@MainActor public struct TabBarItems {
  /// How many items there are.
  public let count: Int
  /// Whether items are only made when they are needed.
  public let isLazy: Bool
  private let provider: @MainActor (Int) -> TabBarItem

  /// Creates a list of items.
  public init(_ items: [TabBarItem] = []) {
    count = items.count
    isLazy = false
    provider = { items[$0] }
  }

  /// Creates items that are made when a bar comes to show them; for thousands of light items.
  ///
  /// - Parameters:
  ///   - count: How many there are; a negative number counts as none.
  ///   - provider: Makes the item with an index from 0 to `count - 1`. A bar asks once for each item
  ///     that it shows, and again after `TabBar.reload()`.
  public init(count: Int, provider: @escaping @MainActor (Int) -> TabBarItem) {
    self.count = max(0, count)
    isLazy = true
    self.provider = provider
  }

  /// Creates items for values of a type of the application.
  ///
  /// - Parameters:
  ///   - elements: One value for each item.
  ///   - item: Makes the item for a value when a bar comes to show it.
  public init<Element>(
    _ elements: [Element], item: @escaping @MainActor (Element) -> TabBarItem
  ) {
    self.init(count: elements.count) { item(elements[$0]) }
  }

  /// The item at an index, or nil outside the list.
  public func item(at index: Int) -> TabBarItem? {
    index >= 0 && index < count ? provider(index) : nil
  }
}

/// The contents of a bar's items as they were when the bar last read them.
@MainActor final class TabBarContents {
  let count: Int
  private let items: TabBarItems
  private var read: [Int: TabBarItemContent] = [:]
  /// Told about each content when it is read.
  var onRead: (@MainActor (Int, TabBarItemContent) -> Void)?

  init(_ items: TabBarItems) {
    self.items = items
    count = items.count
  }

  /// Reads all items of a list; lazy ones are read when they are needed.
  func readList() {
    guard !items.isLazy else { return }
    for index in 0..<count { _ = content(at: index) }
  }

  func content(at index: Int) -> TabBarItemContent {
    if let content = read[index] { return content }
    guard let item = items.item(at: index) else { return TabBarItemContent() }
    let content = TabBarItemContent(item)
    read[index] = content
    onRead?(index, content)
    return content
  }
}
