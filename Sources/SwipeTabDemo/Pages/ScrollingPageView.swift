import SwipeTabs

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
    scroller.contentInset = EdgeInsets(top: covered.top, bottom: covered.bottom)
  }
}
