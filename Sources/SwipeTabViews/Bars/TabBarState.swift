public import SwipeTabCore
import SwipeTabDrawing

/// What a tab bar shows at one moment, for tests and for the demo's `state`.
///
/// All rectangles are points of the window, where things are drawn now.
public struct TabBarState: Hashable, Sendable {
  /// One item.
  public struct Item: Hashable, Sendable {
    /// Which item.
    public var index: Int
    /// What a capsule covers when the item is selected.
    public var frame: Rect
    /// What the item shows.
    public var content: TabBarItemContent
    /// The box of the title, or nil without one.
    public var titleFrame: Rect?
    /// The title as it is drawn, with its ellipsis where it was cut.
    public var shownTitle: String?
    /// The box of the image, or nil without one.
    public var imageFrame: Rect?
    /// Where the badge is, or nil without one.
    public var badgeFrame: Rect?
    /// How far the item is selected, from 0 to 1.
    public var selection: Double
    /// Whether the item's page is the committed one.
    public var isSelected: Bool
  }

  /// The name of the style.
  public var style: String
  /// Where the bar is.
  public var frame: Rect
  /// The points hidden beyond the leading edge.
  public var contentOffset: Double
  /// The items in order; in a scrolling bar those within one bar width of what is seen.
  public var items: [Item]
  /// Where the indicator is, or nil without one.
  public var indicatorFrame: Rect?
  /// The item around which the focus ring is, or nil.
  public var focus: Int?
}

extension TabBar {
  /// What the bar shows at the time of its window.
  public var state: TabBarState {
    updateLayout()
    for _ in 0..<8 {
      guard measure(margin: bounds.width) else { break }
      refresh()
    }
    let items = indices(margin: isScrollable ? bounds.width : 0).compactMap { item(at: $0) }
    return TabBarState(
      style: style.name, frame: convert(bounds, to: nil), contentOffset: contentOffset,
      items: items, indicatorFrame: indicatorFrame.map { convert($0, to: nil) },
      focus: hasFocus && window?.isFocusRingVisible == true ? focusedIndex : nil)
  }

  private func item(at index: Int) -> TabBarState.Item? {
    guard let layout else { return nil }
    let item = physical(layout.item(at: index))
    return TabBarState.Item(
      index: index, frame: convert(item.frame, to: nil), content: contents.content(at: index),
      titleFrame: item.titleFrame.map { convert($0, to: nil) },
      shownTitle: item.title?.string, imageFrame: item.imageFrame.map { convert($0, to: nil) },
      badgeFrame: item.badgeFrame.map { convert($0, to: nil) },
      selection: shown.selection(of: index), isSelected: index == presentation.committed)
  }
}
