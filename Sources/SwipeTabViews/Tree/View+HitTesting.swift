import SwipeTabCore

extension View {
  /// Whether pointers can reach the view itself: shown, opaque enough and enabled.
  public var acceptsPointers: Bool { !isHidden && isUserInteractionEnabled && alpha > 0.01 }

  /// The rule of `hitTest(_:)`: subviews from front to back, then the view itself.
  ///
  /// Subviews that stick out of a view that does not clip are found too.
  func defaultHitTest(_ point: Point) -> View? {
    guard acceptsPointers else { return nil }
    let isInside = self.point(inside: point)
    if clipsToBounds && !isInside { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point - view.storedFrame.origin) { return hit }
    }
    return isInside ? self : nil
  }

  /// The view and everything that holds it, from the inside out.
  var ancestors: [View] {
    var list: [View] = []
    var candidate: View? = self
    while let view = candidate {
      list.append(view)
      candidate = view.superview
    }
    return list
  }
}
