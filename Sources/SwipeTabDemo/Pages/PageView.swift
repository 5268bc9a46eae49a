import SwipeTabs

/// The view of a page: lays out in left-to-right points and mirrors the result where the layout
/// direction asks for it.
@MainActor class PageView: View {
  /// Puts a subview at a frame given for left-to-right layout.
  func place(_ view: View, _ frame: Rect) {
    view.frame = effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  /// Puts a label at the top of a column and returns the height that it takes.
  func place(_ label: Label, x: Double, y: Double, width: Double) -> Double {
    let height = label.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    place(label, Rect(x: x, y: y, width: width, height: height))
    return height
  }

  /// The part of the page that no bar floats over, from edge to edge.
  var openBounds: Rect {
    let covered = safeAreaInsets
    return Rect(
      x: 0, y: covered.top, width: bounds.width,
      height: max(0, bounds.height - covered.top - covered.bottom))
  }

  override func environmentDidChange() { setNeedsLayout() }
}

extension View {
  /// By how much what holds text is larger than usual, because the user wants larger text; never
  /// smaller, so that rows stay easy to touch.
  var textGrowth: Double { max(1, window?.textSizeFactor ?? 1) }
}

/// Measures that all showcase pages share, in points.
enum PageMetrics {
  /// The distance of the content from the edges of a page.
  static func margin(for width: Double) -> Double { width < 560 ? 20 : 40 }
  /// The widest column of content, so that lines stay readable in wide windows.
  static let contentWidth = 920.0
  /// The distance of the first line from the top of a page.
  static let top = 24.0
  /// The round corners of pictures and cards.
  static let cornerRadius = 14.0

  /// The column of content in the middle of a page: its left edge and width.
  static func column(
    in width: Double, limit: Double = contentWidth
  ) -> (x: Double, width: Double) {
    let room = max(0, min(width - 2 * margin(for: width), limit))
    return (((width - room) / 2).rounded(), room)
  }
}
