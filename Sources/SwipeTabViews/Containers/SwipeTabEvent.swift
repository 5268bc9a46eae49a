/// Something that happened in a container, for logs and tests.
public enum SwipeTabEvent: Hashable, Sendable {
  /// A page's view was loaded.
  case didLoad(page: Int)
  /// A page is about to appear.
  case willAppear(page: Int)
  /// A page has appeared.
  case didAppear(page: Int)
  /// A page is about to disappear.
  case willDisappear(page: Int)
  /// A page has disappeared.
  case didDisappear(page: Int)
  /// A transition begins.
  case beforeSwipe(from: Int, to: Int)
  /// A transition has ended on another page.
  case afterSwipe(from: Int, to: Int)
  /// A page was committed by a transition.
  case commit(index: Int)
  /// A request was queued.
  case queued(index: Int)
  /// A page was left out when the container loaded.
  case skipped(page: String, reason: String)
  /// Something went wrong.
  case error(message: String)
}
