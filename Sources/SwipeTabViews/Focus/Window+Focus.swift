import SwipeTabCore

extension Window {
  /// Gives the keyboard focus to a view that can have it, or to none.
  public func moveFocus(to view: View?, showingRing: Bool = true) {
    let target = view.flatMap { isFocusable($0) ? $0 : nil }
    let old = focusedView
    focusedView = target
    isFocusRingVisible = target != nil && showingRing
    needsCompose = true
    guard old !== target else { return }
    old?.focusDidChange()
    target?.focusDidChange()
  }

  /// Whether Tab may come to a view now: in this window, shown, and willing.
  func isFocusable(_ view: View) -> Bool {
    guard view.window === self, view.canBecomeFocused, !view.bounds.isEmpty else { return false }
    return view.ancestors.allSatisfy { $0.acceptsPointers }
  }

  func hideFocusRing() {
    guard isFocusRingVisible else { return }
    isFocusRingVisible = false
    needsCompose = true
  }

  func handleFocusKey(_ event: KeyEvent) {}
}
