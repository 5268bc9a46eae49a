import SwipeTabCore

extension Window {
  /// Gives the keyboard focus to a view that can have it, or to none.
  ///
  /// - Parameters:
  ///   - view: the view; one that cannot be focused now counts as none.
  ///   - showingRing: whether the focus is seen, as after a key; then the view is scrolled into sight.
  public func moveFocus(to view: View?, showingRing: Bool = true) {
    let target = view.flatMap { isFocusable($0) ? $0 : nil }
    let old = focusedView
    focusedView = target
    isFocusRingVisible = target != nil && showingRing
    needsCompose = true
    if showingRing, let target { reveal(target.focusRingBounds, of: target) }
    guard old !== target else { return }
    old?.focusDidChange()
    target?.focusDidChange()
  }

  /// The views that Tab visits, in their order.
  public var focusOrder: [View] {
    var views: [View] = []
    collectFocusable(rootView, into: &views)
    return views
  }

  /// Whether Tab may come to a view now: in this window, shown, and willing.
  func isFocusable(_ view: View) -> Bool {
    guard view.window === self, view.canBecomeFocused, !view.bounds.isEmpty else { return false }
    return view.ancestors.allSatisfy(\.acceptsPointers) && view.isReachable
  }

  /// Focuses what a pointer presses without showing it, so that Tab goes on from there.
  func focusSilently(from hit: View?) {
    if isFocusRingVisible {
      isFocusRingVisible = false
      needsCompose = true
    }
    guard let view = hit?.ancestors.first(where: { isFocusable($0) }) else { return }
    moveFocus(to: view, showingRing: false)
  }

  /// Moves the focus with Tab and Shift+Tab; it stops at the first and the last view.
  func handleFocusKey(_ event: KeyEvent) {
    guard event.key == .tab, event.modifiers.subtracting(.shift).isEmpty else { return }
    let order = focusOrder
    let isBackwards = event.modifiers.contains(.shift)
    guard let focusedView, let index = order.firstIndex(where: { $0 === focusedView }) else {
      moveFocus(to: isBackwards ? order.last : order.first)
      return
    }
    let next = isBackwards ? index - 1 : index + 1
    moveFocus(to: order.indices.contains(next) ? order[next] : focusedView)
  }

  private func collectFocusable(_ view: View, into views: inout [View]) {
    guard view.acceptsPointers else { return }
    if isFocusable(view) { views.append(view) }
    for subview in view.subviewsInReadingOrder { collectFocusable(subview, into: &views) }
  }

  /// Scrolls whatever is around a view so that a rectangle of it is seen.
  private func reveal(_ rect: Rect, of view: View) {
    let outset = FocusRing.outset
    for case let scrollView as ScrollView in view.superview?.ancestors ?? [] {
      let target = view.convert(rect, to: scrollView.contentView)
      scrollView.scrollRectToVisible(
        target.insetBy(dx: -outset, dy: -outset), animated: !reducesMotion)
    }
  }
}
