import SwipeTabCore

extension SwipeTabViewController {
  /// Acts on the keys that change pages.
  ///
  /// Ctrl+PageUp/PageDown and Ctrl+Tab go to a neighbour, Alt+1 to Alt+9 choose a page, Escape takes
  /// a swipe back. Nothing wraps; with paging off, keys do not change pages either.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, store.count > 0 else { return false }
    if event.key == .escape, pagesView.scrollTracker.isTracking {
      cancelGestures()
      return true
    }
    guard pager.isPagingEnabled else { return false }
    switch (event.key, event.modifiers) {
    case (.pageDown, .control), (.tab, .control): send(.step(1), at: event.time)
    case (.pageUp, .control), (.tab, [.control, .shift]): send(.step(-1), at: event.time)
    case (.character(let character), .alt):
      guard let number = character.wholeNumberValue, number >= 1, number <= 9 else { return false }
      send(.select(number - 1), at: event.time)
    default: return false
    }
    return true
  }
}
