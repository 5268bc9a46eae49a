import SwipeTabCore

extension SwipeTabViewController {
  /// Makes pages on first need instead of all at once: for thousands of pages.
  ///
  /// Set it up before loading. Items should be light; a page is made when it is first shown.
  ///
  /// - Parameters:
  ///   - count: how many pages there are; a negative number counts as 0.
  ///   - item: the item of a page, by index; one without image and title cannot be shown and gets
  ///     its number as title.
  ///   - make: makes a page, by index.
  public func setPages(
    count: Int, item: @escaping @MainActor (Int) -> TabBarItem,
    make: @escaping @MainActor (Int) -> any SwipeTabViewControllerType
  ) {
    let factory = PageStore.Factory(item: item, make: make)
    guard hasLoadedPages else {
      pageFactory = (count: max(0, count), factory: factory)
      return
    }
    replaceStore(PageStore(count: count, factory: factory))
  }

  /// Collects the pages once and tells the pager how many there are.
  func collectPages() {
    guard !hasLoadedPages else { return }
    do throws(PageLoadingError) {
      if let pageFactory {
        store = PageStore(count: pageFactory.count, factory: pageFactory.factory)
      } else {
        store = PageStore(accepted(try storyboardPages() + generatedViewControllers))
      }
      loadError = nil
    } catch {
      loadError = error
      log("SwipeTabs: \(error.description)")
      eventHandler?(.error(message: error.description))
      return
    }
    hasLoadedPages = true
    for (_, page) in store.existing { page.mySwipeTabViewController = self }
    makeTabBar()
    send(.load(count: store.count))
  }

  private func storyboardPages() throws(PageLoadingError) -> [any SwipeTabViewControllerType] {
    guard let storyboard else { return [] }
    var identifiers = Set(viewControllerIDs)
    if discoversViewControllersFromSegues { identifiers.formUnion(segues.map(\.identifier)) }
    var pages: [any SwipeTabViewControllerType] = []
    for identifier in identifiers.sorted() {
      let controller: ViewController
      do {
        controller = try storyboard.instantiateViewController(withIdentifier: identifier)
      } catch {
        throw PageLoadingError("\(error)")
      }
      guard let page = controller as? any SwipeTabViewControllerType else {
        throw PageLoadingError(
          "scene '\(identifier)' makes a \(type(of: controller)), which is no page: "
            + "conform it to SwipeTabViewControllerType")
      }
      pages.append(page)
    }
    return pages
  }

  /// The pages that can be shown; each of the others is logged with its reason.
  private func accepted(
    _ candidates: [any SwipeTabViewControllerType]
  ) -> [any SwipeTabViewControllerType] {
    var pages: [any SwipeTabViewControllerType] = []
    var known: Set<ObjectIdentifier> = []
    for (number, candidate) in candidates.enumerated() {
      let isListed = !known.insert(ObjectIdentifier(candidate)).inserted
      if let refusal = isListed ? PageRefusal.isListed : PageRefusal(of: candidate) {
        skip(candidate, number: number, reason: refusal)
      } else {
        pages.append(candidate)
      }
    }
    return pages
  }

  func skip(_ candidate: any SwipeTabViewControllerType, number: Int, reason: PageRefusal) {
    let title = candidate.tabBarItem.title ?? candidate.title ?? ""
    let name =
      title.isEmpty ? "page \(number) (\(type(of: candidate)))" : "page \(number) '\(title)'"
    log("SwipeTabs: skipped \(name): \(reason.rawValue)")
    eventHandler?(.skipped(page: name, reason: reason.rawValue))
  }
}

/// Why a page cannot be taken into a container.
@MainActor enum PageRefusal: String {
  case isListed = "it is in the list already"
  case hasParent = "it has a parent already"
  case isOwned = "it belongs to a container already"
  case hasNoItem = "it has no tab item with an image or a title"

  /// The reason for a page that is not in the list yet, or nil if it can be taken in.
  init?(of page: any SwipeTabViewControllerType) {
    if page.parent != nil {
      self = .hasParent
    } else if page.mySwipeTabViewController != nil {
      self = .isOwned
    } else if page.myTabItem == nil {
      self = .hasNoItem
    } else {
      return nil
    }
  }
}
