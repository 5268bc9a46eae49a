import SwipeTabCore

/// A direction in which assistive technology asks a container to turn a page.
public enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
  /// What lies to the left, in both layout directions.
  case left
  /// What lies to the right, in both layout directions.
  case right
  /// The next page.
  case next
  /// The page before.
  case previous
}

extension SwipeTabViewController {
  /// Turns a page for assistive technology, as UIKit's method of this name does.
  ///
  /// Left and right are those of the screen: in right-to-left layout the next page lies to the left.
  ///
  /// - Parameter direction: which way.
  /// - Returns: whether there was a page to turn to; nothing wraps, and nothing is turned while paging
  ///   is off.
  @discardableResult
  public func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let isMirrored = view.effectiveLayoutDirection == .rightToLeft
    let step =
      switch direction {
      case .next: 1
      case .previous: -1
      case .right: isMirrored ? -1 : 1
      case .left: isMirrored ? 1 : -1
      }
    let before = (pager.queued, pager.presentation(at: now).transition?.to ?? pager.committed)
    send(.step(step))
    return before != (pager.queued, pager.presentation(at: now).transition?.to ?? pager.committed)
  }
}
