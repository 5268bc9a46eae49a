import SwipeTabCore
import SwipeTabDrawing

/// The pill with a short text at an item's top trailing corner.
@MainActor public enum TabBarBadge {
  /// The height in points at the normal text size, and the least width.
  public static let height = 18.0
  /// The greatest width in points at the normal text size.
  public static let maximumWidth = 64.0
  /// The space in points between the text and the ends of the pill.
  public static let padding = 6.0
  static let font = Font.system(11, weight: .semibold)

  /// How much larger than normal badges are: they grow with the user's text size.
  static func factor(in context: TabBarContext) -> Double { max(1, context.textSizeFactor) }

  /// The width in points that an item's badge would like to have; 0 without one.
  public static func width(of content: TabBarItemContent, in context: TabBarContext) -> Double {
    guard let badge = content.badge else { return 0 }
    let factor = factor(in: context)
    let text = context.text(badge, font: font, maxWidth: textLimit(maximumWidth * factor))
    return clamped(text.size.width + 2 * padding, factor)
  }

  /// Puts an item's badge at the top trailing corner of its frame, never wider than the frame.
  public static func place(
    _ content: TabBarItemContent, in context: TabBarContext, on item: inout TabBarItemLayout
  ) {
    guard let badge = content.badge, item.frame.width > 0 else { return }
    let factor = factor(in: context)
    let limit = min(maximumWidth * factor, item.frame.width)
    let text = context.text(badge, font: font, maxWidth: textLimit(limit))
    let width = min(clamped(text.size.width + 2 * padding, factor), item.frame.width)
    item.badge = text
    item.badgeFrame = Rect(
      x: item.frame.maxX - width, y: item.frame.minY, width: width,
      height: min(height * factor, item.frame.height))
  }

  private static func textLimit(_ width: Double) -> Double { max(0, width - 2 * padding) }

  private static func clamped(_ width: Double, _ factor: Double) -> Double {
    min(max(width, height * factor), maximumWidth * factor)
  }
}

extension DynamicColor {
  /// The red of badges: one on which white text can be read in both appearances.
  static let badgeBackground = DynamicColor(0xC9101F, 0xD3222F)
}
