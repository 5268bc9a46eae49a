import SwipeTabCore

extension ScrollView {
  /// How much of the old part Page Up and Page Down leave in sight, in points.
  static let pageOverlap = 40.0

  /// Scrolls with the arrows, Page Up, Page Down, Home and End.
  ///
  /// Only along a vertical axis: the other arrows belong to what is beside the view.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard axis == .vertical, isScrollEnabled, isScrollable, event.modifiers.isEmpty else {
      return false
    }
    let page = max(
      ScrollView.wheelStep,
      bounds.height - contentInset.top - contentInset.bottom - ScrollView.pageOverlap)
    let present = activity.target ?? position
    let goal: Double
    switch event.key {
    case .up: goal = present - ScrollView.wheelStep
    case .down: goal = present + ScrollView.wheelStep
    case .pageUp: goal = present - page
    case .pageDown: goal = present + page
    case .home: goal = offsetRange.lowerBound
    case .end: goal = offsetRange.upperBound
    default: return false
    }
    guard clamped(goal) != present else { return false }
    setContentOffset(Point(x: 0, y: goal), animated: true)
    return true
  }
}

extension View {
  /// Whether something in here can have the keyboard focus.
  var holdsFocusable: Bool {
    subviews.contains { view in
      view.acceptsPointers && (view.canBecomeFocused || view.holdsFocusable)
    }
  }
}
