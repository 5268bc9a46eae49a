import SwipeTabCore

extension SwipeTabViewController {
  /// The time of the host's clock, in seconds.
  var now: Double { viewIfLoaded?.window?.currentTime ?? 0 }

  /// Hands an event to the pager and carries out what follows, in order; events from inside
  /// callbacks are handled at once and their effects carried out after those under way.
  func send(_ event: PagerEvent, at time: Double? = nil) {
    let time = time ?? now
    pending += pager.handle(event, at: time)
    guard !isDelivering else { return }
    isDelivering = true
    while true {
      if !pending.isEmpty {
        perform(pending.removeFirst())
      } else if pager.isFinishing {
        pending += pager.handle(.delivered, at: now)
      } else {
        break
      }
    }
    isDelivering = false
    present(at: time)
    if pager.isAnimating { viewIfLoaded?.window?.addAnimation(self) }
  }

  private func perform(_ effect: PagerEffect) {
    switch effect {
    case .install(let index): install(index)
    case .uninstall(let index): uninstall(index)
    case .willAppear(let index): appear(index, begin: true, isAppearing: true)
    case .didAppear(let index): appear(index, begin: false, isAppearing: true)
    case .willDisappear(let index): appear(index, begin: true, isAppearing: false)
    case .didDisappear(let index): appear(index, begin: false, isAppearing: false)
    case .beforeSwipe(let from, let to):
      eventHandler?(.beforeSwipe(from: from, to: to))
      beforeSwipeCallback?(self, from, to)
    case .commit(let index):
      deliveredIndex = index
      eventHandler?(.commit(index: index))
      selectionDidChange()
    case .select(let index):
      deliveredIndex = index
      selectionDidChange()
    case .afterSwipe(let from, let to):
      eventHandler?(.afterSwipe(from: from, to: to))
      afterSwipeCallback?(self, from, to)
    case .queued(let index): eventHandler?(.queued(index: index))
    case .updatePages(let change): applyToStore(change)
    }
  }

  private func install(_ index: Int) {
    let page = preparedPage(at: index)
    guard let page else { return }
    addChild(page)
    let wasLoaded = page.isViewLoaded
    let view = page.view
    if !wasLoaded { eventHandler?(.didLoad(page: index)) }
    view.wantsLayer = true
    view.frame = pagesView.bounds
    view.additionalSafeArea = pageSafeArea
    pagesView.addSubview(view)
  }

  /// The page, made now if need be; an empty one stands in for one that cannot be used.
  private func preparedPage(at index: Int) -> (any SwipeTabViewControllerType)? {
    if let page = store.existing(at: index) { return page }
    guard let page = store.page(at: index) else { return nil }
    // The item of a page made on demand counts, so a page without its own is fine.
    if let refusal = PageRefusal(of: page), refusal != .hasNoItem {
      skip(page, number: index, reason: refusal)
      let substitute = SwipeTabBaseViewController()
      store.replace(at: index, with: substitute)
      substitute.mySwipeTabViewController = self
      return substitute
    }
    page.mySwipeTabViewController = self
    return page
  }

  private func uninstall(_ index: Int) {
    guard let page = store.existing(at: index) else { return }
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    releaseDistantPages()
  }

  private func appear(_ index: Int, begin: Bool, isAppearing: Bool) {
    guard let page = store.existing(at: index) else { return }
    switch (begin, isAppearing) {
    case (true, true): eventHandler?(.willAppear(page: index))
    case (false, true): eventHandler?(.didAppear(page: index))
    case (true, false): eventHandler?(.willDisappear(page: index))
    case (false, false): eventHandler?(.didDisappear(page: index))
    }
    if begin {
      page.beginAppearanceTransition(isAppearing, animated: !pager.reducesMotion)
    } else {
      page.endAppearanceTransition()
    }
  }

  /// Bar and navigation follow the selected page.
  private func selectionDidChange() {
    guard let index = deliveredIndex else {
      propagateNavigation(NavigationContent())
      return
    }
    guard let page = store.page(at: index) else { return }
    localizeNavigationItem(of: page)
    propagateNavigation(page.navigationItem.content)
  }

  private func releaseDistantPages() {
    guard let distance = keptPageDistance else { return }
    let selected = pager.committed ?? 0
    let installed = pager.installedPages
    for page in store.release(where: { abs($0 - selected) > distance && !installed.contains($0) }) {
      page.mySwipeTabViewController = nil
    }
  }
}

extension SwipeTabViewController: FrameAnimation {
  /// Moves the pages to where they are at a time in seconds; called by the window for each frame.
  public func update(at time: Double) -> Bool {
    send(.tick, at: time)
    return pager.isAnimating
  }
}
