import SwipeTabCore
import SwipeTabDrawing

/// The pill with a short text at an item's top trailing corner.
@MainActor public enum TabBarBadge {
  /// The height in points, and the least width; badges keep their size, as icons do, whatever the
  /// user's text size.
  public static let height = 18.0
  /// The greatest width in points.
  public static let maximumWidth = 64.0
  /// The space in points between the text and the ends of the pill.
  public static let padding = 6.0

  /// 11 points semibold, after the text size that the context applies.
  static func font(in context: TabBarContext) -> Font {
    .system(11 / context.textSizeFactor, weight: .semibold)
  }

  /// The width in points that an item's badge would like to have; 0 without one.
  public static func width(of content: TabBarItemContent, in context: TabBarContext) -> Double {
    guard let badge = content.badge else { return 0 }
    let text = context.text(
      badge, font: font(in: context), maxWidth: textLimit(maximumWidth))
    return clamped(text.size.width + 2 * padding)
  }

  /// Puts an item's badge at the top trailing corner of its frame, never wider than the frame.
  public static func place(
    _ content: TabBarItemContent, in context: TabBarContext, on item: inout TabBarItemLayout
  ) {
    guard let badge = content.badge, item.frame.width > 0 else { return }
    let limit = min(maximumWidth, item.frame.width)
    let text = context.text(badge, font: font(in: context), maxWidth: textLimit(limit))
    let width = min(clamped(text.size.width + 2 * padding), item.frame.width)
    item.badge = text
    item.badgeFrame = Rect(
      x: item.frame.maxX - width, y: item.frame.minY, width: width,
      height: min(height, item.frame.height))
  }

  private static func textLimit(_ width: Double) -> Double { max(0, width - 2 * padding) }

  private static func clamped(_ width: Double) -> Double {
    min(max(width, height), maximumWidth)
  }
}

extension DynamicColor {
  /// The red of badges: one on which white text can be read in both appearances.
  static let badgeBackground = DynamicColor(
    0xC9101F, 0xD3222F, increased: (0xA30D19, 0xAD1C27))
}
