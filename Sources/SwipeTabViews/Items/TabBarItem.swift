public import SwipeTabDrawing

/// What a page shows in the tab bar: a title, an image, a badge.
///
/// A plain object whose values may be changed at any time. A bar reads them when it gets its items
/// and at `TabBar.reload()`, so that several changes show together.
@MainActor public final class TabBarItem {
  /// The title, or nil or empty for an item without one.
  public var title: String?
  /// The image, drawn 24 points wide and high; a template takes the bar's colours.
  public var image: Image?
  /// The image while the item is selected; nil keeps `image`.
  public var selectedImage: Image?
  /// The text of the badge, or nil or empty for none.
  public var badgeValue: String?
  /// The colour of the badge; nil is the system red.
  public var badgeColor: DynamicColor?
  /// Whether taps and keys choose the item; swipes and code reach its page all the same.
  public var isEnabled = true
  /// What the item is called by a screen reader; nil is the title.
  public var accessibilityLabel: String?
  /// What happens when the item is chosen.
  public var accessibilityHint: String?
  /// What a screen reader adds to the label; nil is the badge.
  public var accessibilityValue: String?
  /// A name that is never shown, by which tests find the item.
  public var accessibilityIdentifier: String?

  /// Creates an item.
  public init(title: String? = nil, image: Image? = nil, selectedImage: Image? = nil) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Whether there is neither an image nor a title that is not empty: nothing to show in a bar.
  public var isBlank: Bool { image == nil && (title ?? "").isEmpty }
}
