import SwipeTabs

/// Content of a page that fills at least what no bar covers.
@MainActor protocol PageFilling: View {
  /// The height in points of the part of the page that no bar covers.
  var pageHeight: Double { get set }
}

/// A page whose content is higher than the page.
@MainActor final class ScrollingPageView: View {
  private let scroller = ScrollView(.vertical)

  init(_ content: View, background: DynamicColor = .systemBackground) {
    super.init(frame: .zero)
    backgroundColor = background
    scroller.content = content
    scroller.alwaysBounces = true
    addSubview(scroller)
  }

  override func layoutSubviews() {
    scroller.frame = bounds
    // What floats over the page must not hide the ends of the content.
    let covered = safeAreaInsets
    if let content = scroller.content as? any PageFilling {
      content.pageHeight = max(0, bounds.height - covered.top - covered.bottom)
      scroller.setNeedsLayout()
    }
    scroller.contentInset = EdgeInsets(top: covered.top, bottom: covered.bottom)
  }
}
