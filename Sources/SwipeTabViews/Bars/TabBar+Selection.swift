import SwipeTabCore

// A bar without pages runs a pager of its own: its transitions, its queue and its reduced motion are
// those of a container, with nothing to install and nobody to appear.
extension TabBar {
  /// The index of the selected item, or nil without items.
  ///
  /// While the bar moves to another item, this is that item. Setting it animates in a window; with a
  /// container (`selectsByItself` is false) it asks the container through `onSelect`.
  public var selectedIndex: Int? {
    get {
      guard selectsByItself else { return presentation.committed }
      return ownPager.queued ?? presentation.transition?.to ?? ownPager.committed
    }
    set {
      guard let newValue, newValue >= 0, newValue < contents.count else { return }
      guard selectsByItself else {
        onSelect?(newValue)
        return
      }
      send(.select(newValue))
    }
  }

  /// What a tap or a key on an enabled item does.
  func choose(_ index: Int) {
    guard index < contents.count, contents.content(at: index).isEnabled else { return }
    if index == presentation.committed, presentation.transition == nil, !scroller.isFollowing {
      returnToSelection()
      refresh()
    }
    if selectsByItself { selectedIndex = index }
    onSelect?(index)
  }

  /// Starts anew after the items changed, keeping the selection where it can be kept.
  func resetOwnSelection() {
    guard selectsByItself else { return }
    let selected = min(selectedIndex ?? 0, max(0, contents.count - 1))
    ownPager = Pager(physics: physics, metrics: PagerMetrics(pageWidth: 1))
    send(.select(selected))
    send(.load(count: contents.count))
    windowDidChange()
  }

  func windowDidChange() {
    guard selectsByItself else { return }
    motionSettingDidChange()
    if window == nil {
      send(.hostWillDisappear)
      send(.hostDidDisappear)
    } else {
      send(.hostWillAppear)
      send(.hostDidAppear)
    }
  }

  func motionSettingDidChange() {
    guard selectsByItself else { return }
    send(.setReducesMotion(window?.reducesMotion == true))
  }

  func advanceOwnSelection(to time: Double) -> Bool {
    guard selectsByItself, ownPager.isAnimating else { return false }
    send(.tick)
    return ownPager.isAnimating
  }

  private func send(_ event: PagerEvent) {
    _ = ownPager.handle(event, at: time)
    while ownPager.isFinishing { _ = ownPager.handle(.delivered, at: time) }
    presentation = ownPager.presentation(at: time)
    if ownPager.isAnimating { window?.addAnimation(self) }
  }
}
