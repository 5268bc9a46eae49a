import SwipeTabCore

/// Calls `layoutSubviews()` where it was asked for, superviews first, until nobody asks any more.
@MainActor enum LayoutPass {
  /// How often the tree is visited in one pass before it counts as a loop.
  static let roundLimit = 8

  static func run(_ window: Window) {
    guard window.needsLayout else { return }
    window.needsLayout = false
    guard !window.size.isEmpty else { return }
    run(from: window.rootView)
    // Views that asked during the pass were served, or given up.
    window.needsLayout = false
  }

  static func run(from view: View) {
    for _ in 0..<roundLimit {
      guard view.subtreeNeedsLayout else { return }
      visit(view)
    }
    guard view.subtreeNeedsLayout else { return }
    view.window?.counters.abandonedLayouts += 1
    clear(view)
  }

  private static func visit(_ view: View) {
    view.subtreeNeedsLayout = false
    if view.needsLayout {
      view.needsLayout = false
      view.window?.counters.layouts += 1
      view.layoutObserver?.viewWillLayout(view)
      view.layoutSubviews()
      view.layoutObserver?.viewDidLayout(view)
    }
    for subview in view.subviews where subview.subtreeNeedsLayout { visit(subview) }
  }

  private static func clear(_ view: View) {
    guard view.subtreeNeedsLayout else { return }
    view.subtreeNeedsLayout = false
    view.needsLayout = false
    for subview in view.subviews { clear(subview) }
  }
}
