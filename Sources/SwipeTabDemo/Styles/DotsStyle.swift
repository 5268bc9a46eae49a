import SwipeTabs

/// A tab bar style of an application: a dot for each page, and a longer one that flows between them.
///
/// Everything else comes from the bar: taps, keys, focus, mirroring, scrolling when there are more
/// dots than fit, and the names of the pages for screen readers.
@MainActor final class DotsStyle: TabBarStyle {
  /// The distance in points between the middles of two dots; as wide as what is tapped.
  private static let pitch = 28.0
  /// The diameter of a dot in points.
  private static let diameter = 8.0
  /// The length in points of the dot of the selected page.
  private static let pillLength = 20.0
  /// The space in points at both ends.
  private static let margin = 8.0

  let name = "dots"
  /// The dots lie over the pages.
  let isFloatingByDefault = true
  /// The long dot lies over the others.
  let isIndicatorBehindItems = false
  /// Only the long dot shows the selection, so a swipe repaints nothing else.
  let itemsShowSelection = false

  func height(in context: TabBarContext) -> Double { 32 }

  func shadow(in context: TabBarContext) -> TabBarShadow? { nil }

  func layout(in context: TabBarContext) -> any TabBarLayout {
    let side = margin(for: context.count, in: context.size.width)
    let height = context.size.height
    return TabBarFlow(
      count: context.count, leading: side, trailing: side, spacing: 0, uniformWidth: Self.pitch,
      indicator: { $0.morphedFrame(for: $1) },
      makeItem: { _ in
        TabBarItemLayout(frame: Rect(x: 0, y: 0, width: Self.pitch, height: height))
      })
  }

  /// The space beside the dots, which are in the middle of the bar.
  private func margin(for count: Int, in width: Double) -> Double {
    max(Self.margin, (width - Self.pitch * Double(count)) / 2)
  }

  /// A surface behind the dots, as long as they are.
  func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    let bounds = context.bounds
    let inset = margin(for: bar.count, in: bounds.width) - Self.margin
    let surface = Rect(
      x: inset, y: 0, width: bounds.width - 2 * inset, height: bounds.height)
    context.fill(surface, radius: bounds.height / 2, context.color(Self.surface))
  }

  private static let surface = DynamicColor(
    light: Color(white: 0.94, alpha: 0.9), dark: Color(white: 0.18, alpha: 0.9))

  func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    let color = context.color(.secondaryLabel).opacity(item.isPressed ? 0.9 : 0.45)
    paint(length: Self.diameter, at: item.layout.frame, color, in: &context)
  }

  /// The frame is as wide as an item, or wider on the way between two.
  func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext) {
    let length = frame.width - Self.pitch + Self.pillLength
    paint(length: max(Self.diameter, length), at: frame, context.tint, in: &context)
  }

  private func paint(
    length: Double, at frame: Rect, _ color: Color, in context: inout PaintContext
  ) {
    let dot = Rect(
      x: frame.midX - length / 2, y: frame.midY - Self.diameter / 2, width: length,
      height: Self.diameter)
    context.fill(dot, radius: Self.diameter / 2, color)
  }
}
