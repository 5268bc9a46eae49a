import SwipeTabCore

extension View {
  /// The subviews in the order in which one reads: row by row, each from the leading edge.
  var subviewsInReadingOrder: [View] {
    guard subviews.count > 1 else { return subviews }
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    let sorted = subviews.enumerated().sorted { left, right in
      (left.element.frame.minY, left.offset) < (right.element.frame.minY, right.offset)
    }
    var rows: [[(offset: Int, element: View)]] = []
    var rowEnd = -Double.infinity
    for entry in sorted {
      let frame = entry.element.frame
      // A view whose middle lies beside the lowest one of a row belongs to it.
      if frame.midY < rowEnd, !rows.isEmpty {
        rows[rows.count - 1].append(entry)
        rowEnd = min(rowEnd, frame.maxY)
      } else {
        rows.append([entry])
        rowEnd = frame.maxY
      }
    }
    return rows.flatMap { row in
      row.sorted { left, right in
        let (a, b) = (left.element.frame, right.element.frame)
        let (first, second) = isMirrored ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (first, left.offset) < (second, right.offset)
      }.map(\.element)
    }
  }

  /// Whether some of the view is in the window, or can be scrolled into it.
  var isReachable: Bool {
    guard let window else { return false }
    var rect = bounds
    var view = self
    while true {
      guard !view.isHidden, view.alpha > 0.01 else { return false }
      if view is ScrollView, view !== self {
        // Wherever it is in there, it can be brought to the place of the scroll view.
        rect = view.bounds
      } else if view.clipsToBounds {
        rect = rect.intersection(view.bounds)
      }
      rect = rect.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
      guard !rect.isEmpty else { return false }
      guard let superview = view.superview else { break }
      view = superview
    }
    return rect.intersects(Rect(origin: .zero, size: window.size))
  }
}
