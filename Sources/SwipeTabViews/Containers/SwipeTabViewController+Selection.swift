public import SwipeTabCore

extension SwipeTabViewController {
  /// The index of the selected page: the last one committed, also during a transition.
  ///
  /// Before loading it is the page asked for. Setting it is ``selectViewController(at:)``. Without
  /// pages it is 0.
  public var selectedViewControllerIndex: Int {
    get {
      if case .unloaded(let requested) = pager.state { return requested }
      return deliveredIndex ?? 0
    }
    set { selectViewController(at: newValue) }
  }

  /// Selects a page.
  ///
  /// Before loading, an index that is not negative asks for the initial page. After loading an index
  /// that does not exist is ignored, and so is the selected page at rest. During a transition the
  /// latest request is kept until it ends. Outside a window the page changes without a transition.
  public func selectViewController(at index: Int) { send(.select(index)) }

  /// The selected page, or nil without pages.
  public var selectedViewController: (any SwipeTabViewControllerType)? {
    deliveredIndex.flatMap { store.existing(at: $0) ?? store.page(at: $0) }
  }

  /// The pages, in order; pages that a factory has not made yet are made now.
  public var viewControllers: [any SwipeTabViewControllerType] {
    (0..<store.count).compactMap { store.page(at: $0) }
  }

  /// How many pages there are.
  public var pageCount: Int { store.count }

  /// The place of a page, or nil if it is not one of this container.
  public func index(of controller: ViewController) -> Int? { store.index(of: controller) }

  /// The page that was asked for last during a transition.
  public var queuedViewControllerIndex: Int? { pager.queued }

  /// The pages that have appeared, in ascending order.
  public var appearedIndices: [Int] {
    store.existing.filter { $0.page.hasAppeared }.map(\.index)
  }

  /// How many pages have loaded their view.
  public var loadedPageCount: Int { store.existing.filter { $0.page.isViewLoaded }.count }

  /// The pages that can be seen now with their frames in points of the container's view.
  public var visiblePageFrames: [(index: Int, frame: Rect)] {
    presentation.places.map { place in
      (index: place.page, frame: pagesView.convert(pageFrame(at: place.offset), to: viewIfLoaded))
    }
  }
}
