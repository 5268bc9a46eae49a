public import SwipeTabs

/// What a tab bar shows at one moment.
public struct BarState: Hashable, Sendable {
  /// One item.
  public struct Item: Hashable, Sendable {
    /// Which page it stands for.
    public var index: Int
    /// What the capsule covers when the item is selected.
    public var frame: Rect
    /// The title, or nil.
    public var title: String?
    /// The name of the image, or nil.
    public var image: String?
    /// The title's layout box, or nil without a title.
    public var titleFrame: Rect?
    /// The image's layout box, or nil without an image.
    public var imageFrame: Rect?
    /// The badge, or nil.
    public var badge: String?
    /// Where the badge is, or nil without one.
    public var badgeFrame: Rect?
    /// Whether the item reacts to taps.
    public var isEnabled = true
    /// Whether its page is the committed one.
    public var isSelected = false
    /// What a screen reader says.
    public var accessibilityLabel: String?
    /// What a screen reader adds, such as the badge.
    public var accessibilityValue: String?

    /// Creates an item without contents.
    public init(index: Int, frame: Rect) {
      self.index = index
      self.frame = frame
    }
  }

  /// The name of the style: `toolbar`, `capsule`, `underline` or an application's own.
  public var style: String
  /// Where the bar is.
  public var frame: Rect
  /// The points hidden beyond the leading edge.
  public var contentOffset: Double
  /// The items, sorted by index; in a scrolling bar those within one bar width of what is seen.
  public var items: [Item]

  /// Creates a description.
  public init(style: String, frame: Rect, contentOffset: Double = 0, items: [Item] = []) {
    self.style = style
    self.frame = frame
    self.contentOffset = contentOffset
    self.items = items
  }
}
