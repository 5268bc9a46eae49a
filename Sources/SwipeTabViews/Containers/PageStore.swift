import SwipeTabCore

/// The pages of a container: all there from the start, or made when they are first needed.
@MainActor final class PageStore {
  typealias Page = any SwipeTabViewControllerType

  /// How pages that are made on demand come about.
  struct Factory {
    var item: @MainActor (Int) -> TabBarItem
    var make: @MainActor (Int) -> Page
  }

  private(set) var count: Int
  private let factory: Factory?
  private var pages: [Int: Page] = [:]
  private var items: [Int: TabBarItem] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Pages that came by a change of the list: the factory could not make them again.
  private var given: Set<ObjectIdentifier> = []

  /// Pages that are there already.
  init(_ list: [Page]) {
    count = list.count
    factory = nil
    for (index, page) in list.enumerated() { put(page, at: index) }
  }

  /// Pages that a factory makes.
  init(count: Int, factory: Factory) {
    self.count = max(0, count)
    self.factory = factory
  }

  /// The page if it was made already.
  func existing(at index: Int) -> Page? { pages[index] }

  /// The pages that exist, by index.
  var existing: [(index: Int, page: Page)] {
    pages.sorted { $0.key < $1.key }.map { (index: $0.key, page: $0.value) }
  }

  /// The page, made now if need be; nil outside the list.
  func page(at index: Int) -> Page? {
    guard index >= 0, index < count else { return nil }
    if let page = pages[index] { return page }
    guard let page = factory?.make(index) else { return nil }
    // The same instance twice is refused by the container, which puts another page here.
    if indices[ObjectIdentifier(page)] == nil { put(page, at: index) }
    return page
  }

  /// Puts another page in the place of one that cannot be used.
  func replace(at index: Int, with page: Page) {
    if let old = pages[index] { indices[ObjectIdentifier(old)] = nil }
    put(page, at: index)
  }

  /// The item of a page; asking makes no page.
  func item(at index: Int) -> TabBarItem? {
    guard index >= 0, index < count else { return nil }
    guard let factory else { return pages[index].map { $0.myTabItem ?? $0.tabBarItem } }
    if let item = items[index] { return item }
    let item = factory.item(index)
    items[index] = item
    return item
  }

  func index(of controller: ViewController) -> Int? {
    indices[ObjectIdentifier(controller)]
  }

  /// Forgets pages that a factory can make again; those in use are kept.
  func release(where isSurplus: (Int) -> Bool) -> [Page] {
    guard factory != nil else { return [] }
    let surplus = pages.filter { index, page in
      isSurplus(index) && !given.contains(ObjectIdentifier(page))
    }.keys.sorted()
    let released = surplus.compactMap { pages.removeValue(forKey: $0) }
    for page in released { indices[ObjectIdentifier(page)] = nil }
    return released
  }

  private func put(_ page: Page, at index: Int) {
    pages[index] = page
    indices[ObjectIdentifier(page)] = index
  }

  /// Follows a change of the list; `inserted` are the pages of an insertion or a replacement.
  func apply(_ change: PageListChange, inserted: [Page]) {
    let old = pages
    var movedItems: [Int: TabBarItem] = [:]
    pages = [:]
    indices = [:]
    for (index, page) in old {
      if let new = change.newIndex(of: index) { put(page, at: new) }
    }
    for (index, item) in items {
      if let new = change.newIndex(of: index) { movedItems[new] = item }
    }
    count = change.newCount(of: count)
    items = movedItems
    switch change {
    case .insert(let index): if let page = inserted.first { give(page, at: index) }
    case .replace: for (index, page) in inserted.enumerated() { give(page, at: index) }
    case .remove, .move: break
    }
    given.formIntersection(indices.keys)
  }

  /// Takes a page in that comes with an item of its own, not with the factory's.
  private func give(_ page: Page, at index: Int) {
    put(page, at: index)
    given.insert(ObjectIdentifier(page))
    if factory != nil { items[index] = page.myTabItem ?? page.tabBarItem }
  }
}
