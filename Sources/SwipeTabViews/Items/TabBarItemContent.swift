public import SwipeTabDrawing

/// The values of a tab bar item at the moment when the bar read them.
public struct TabBarItemContent: Hashable, Sendable {
  /// The title, never empty.
  public var title: String?
  /// The image.
  public var image: Image?
  /// The image while the item is selected; nil keeps `image`.
  public var selectedImage: Image?
  /// The text of the badge, never empty.
  public var badge: String?
  /// The colour of the badge; nil is the system red.
  public var badgeColor: DynamicColor?
  /// Whether taps and keys choose the item.
  public var isEnabled = true
  /// What a screen reader calls the item: its label or else its title.
  public var accessibilityLabel: String?
  /// What happens when the item is chosen.
  public var accessibilityHint: String?
  /// What a screen reader adds: the item's value or else its badge.
  public var accessibilityValue: String?
  /// The name by which tests find the item.
  public var accessibilityIdentifier: String?

  /// Creates the content of an item that shows nothing.
  public init() {}

  /// Reads the values of an item.
  @MainActor public init(_ item: TabBarItem) {
    title = TabBarItemContent.text(item.title)
    image = item.image
    selectedImage = item.selectedImage
    badge = TabBarItemContent.text(item.badgeValue)
    badgeColor = item.badgeColor
    isEnabled = item.isEnabled
    accessibilityLabel = TabBarItemContent.text(item.accessibilityLabel) ?? title
    accessibilityHint = TabBarItemContent.text(item.accessibilityHint)
    accessibilityValue = TabBarItemContent.text(item.accessibilityValue) ?? badge
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  private static func text(_ string: String?) -> String? {
    guard let string, !string.isEmpty else { return nil }
    return string
  }
}
