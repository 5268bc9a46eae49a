/// What the container must do, in order, after the pager handled an event.
public enum PagerEffect: Hashable, Sendable {
  /// Make the page's view and put it among the pages.
  case install(Int)
  /// Take the page's view away from the pages.
  case uninstall(Int)
  /// Tell the page that it is about to appear.
  case willAppear(Int)
  /// Tell the page that it has appeared.
  case didAppear(Int)
  /// Tell the page that it is about to disappear.
  case willDisappear(Int)
  /// Tell the page that it has disappeared.
  case didDisappear(Int)
  /// Call the callback before a transition.
  case beforeSwipe(from: Int, to: Int)
  /// A transition ended on this page: it is the selected one, and navigation and bar follow.
  case commit(Int)
  /// The selected page changed without a transition (not in a window, or the list changed).
  case select(Int?)
  /// Call the callback after a transition.
  case afterSwipe(from: Int, to: Int)
  /// A request was queued.
  case queued(Int)
  /// The list of pages changes now: indices of later effects are those of the new list.
  case updatePages(PageListChange)
}
