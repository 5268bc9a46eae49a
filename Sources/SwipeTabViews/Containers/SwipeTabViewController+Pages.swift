import SwipeTabCore

extension SwipeTabViewController {
  /// Inserts a page while the container is loaded; the selected page stays selected.
  ///
  /// An index outside 0...``pageCount`` and a page that cannot be shown are ignored, the latter with
  /// a line in the log.
  public func insertPage(_ page: any SwipeTabViewControllerType, at index: Int) {
    guard hasLoadedPages, PageListChange.insert(at: index).isValid(for: pager.count) else { return }
    if let refusal = store.index(of: page) != nil ? PageRefusal.isListed : PageRefusal(of: page) {
      skip(page, number: index, reason: refusal)
      return
    }
    page.mySwipeTabViewController = self
    change(.insert(at: index), inserted: [page])
  }

  /// Removes a page while the container is loaded.
  ///
  /// If it is the selected one, its successor is selected, or else the page before. An index that
  /// does not exist is ignored.
  public func removePage(at index: Int) {
    guard hasLoadedPages, PageListChange.remove(at: index).isValid(for: pager.count) else { return }
    change(.remove(at: index), inserted: [])
  }

  /// Moves a page to another index; the selected page stays selected.
  public func movePage(from: Int, to: Int) {
    let move = PageListChange.move(from: from, to: to)
    guard hasLoadedPages, from != to, move.isValid(for: pager.count) else { return }
    change(move, inserted: [])
  }

  /// Replaces all pages; the first one of the new list is selected, or the selected page where it is
  /// in the new list too.
  public func replacePages(with pages: [any SwipeTabViewControllerType]) {
    guard hasLoadedPages else { return }
    let selected = selectedViewController
    let old = store.existing.map(\.page)
    var accepted: [any SwipeTabViewControllerType] = []
    var known: Set<ObjectIdentifier> = []
    for (number, page) in pages.enumerated() {
      let isListed = !known.insert(ObjectIdentifier(page)).inserted
      let isOwn = store.index(of: page) != nil
      if let refusal = isListed ? PageRefusal.isListed : isOwn ? nil : PageRefusal(of: page) {
        skip(page, number: number, reason: refusal)
      } else {
        accepted.append(page)
      }
    }
    for page in old where !known.contains(ObjectIdentifier(page)) {
      page.mySwipeTabViewController = nil
    }
    for page in accepted { page.mySwipeTabViewController = self }
    let kept = accepted.firstIndex { $0 === selected }.map {
      PageListChange.KeptPage(from: pager.committed ?? 0, to: $0)
    }
    change(.replace(count: accepted.count, keeping: kept), inserted: accepted)
  }

  func replaceStore(_ newStore: PageStore) {
    for (_, page) in store.existing { page.mySwipeTabViewController = nil }
    nextStore = newStore
    send(.updatePages(.replace(count: newStore.count, keeping: nil)))
  }

  private func change(
    _ change: PageListChange, inserted: [any SwipeTabViewControllerType]
  ) {
    insertedPages.append(inserted)
    send(.updatePages(change))
  }

  /// Carries a change out; called in the order of the pager's effects.
  func applyToStore(_ change: PageListChange) {
    if let nextStore {
      store = nextStore
      self.nextStore = nil
    } else {
      if case .remove(let index) = change {
        store.existing(at: index)?.mySwipeTabViewController = nil
      }
      let inserted = insertedPages.isEmpty ? [] : insertedPages.removeFirst()
      store.apply(change, inserted: inserted)
    }
    reloadTabBarItems()
  }
}
