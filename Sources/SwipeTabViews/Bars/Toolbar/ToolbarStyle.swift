import SwipeTabCore
import SwipeTabDrawing

/// Images with titles under or beside them, spread over the width.
///
/// The selected item is grey, the others have the tint; there is no indicator. Too many items first
/// lose the space between them, then the widest titles are cut, then the bar scrolls.
@MainActor public final class ToolbarStyle: TabBarStyle {
  /// The looks; call `TabBar.styleDidChange()` after a change.
  public var appearance: ToolbarAppearance

  /// Creates a style.
  public init(appearance: ToolbarAppearance = ToolbarAppearance()) {
    self.appearance = appearance
  }

  /// `toolbar`.
  public var name: String { "toolbar" }

  /// The appearance's, or the one of floating bars.
  public func shadow(in context: TabBarContext) -> TabBarShadow? {
    appearance.shadow ?? (context.isFloating ? .floating : nil)
  }

  /// The appearance's height, or 49 points, or what the text needs.
  public func height(in context: TabBarContext) -> Double {
    if let height = appearance.height, height.isFinite { return max(0, height) }
    let items = ToolbarItems(context: context, appearance: appearance)
    return max(49, (items.blockHeight + 6).rounded(.up))
  }

  /// Spreads the items.
  public func layout(in context: TabBarContext) -> any TabBarLayout {
    ToolbarLayout.make(context: context, appearance: appearance)
  }

  /// Fills the bar and draws the line towards the pages.
  public func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    let radius = cornerRadius(in: bar)
    let opacity = min(max(appearance.backgroundOpacity, 0), 1)
    context.fill(
      context.bounds, radius: radius, context.color(appearance.backgroundColor).opacity(opacity))
    guard let separator = appearance.separatorColor, !bar.isFloating else { return }
    let y = bar.edge == .top ? context.bounds.maxY - context.hairline : context.bounds.minY
    context.list.append(
      .hairline(
        from: Point(x: context.bounds.minX, y: y), length: context.bounds.width,
        isVertical: false, context.color(separator)))
  }

  /// All but the line, unless the background is translucent.
  public func plainBackground(of bar: TabBarContext) -> TabBarPlainBackground? {
    guard appearance.backgroundOpacity >= 1 else { return nil }
    let line = appearance.separatorColor == nil ? 0 : 1 / bar.scale
    return TabBarPlainBackground(
      color: appearance.backgroundColor, top: bar.edge == .top ? 0 : line,
      bottom: bar.edge == .top ? line : 0)
  }

  /// Paints image and title between the normal and the selected colour.
  public func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    let normal = appearance.normalColor.map { context.color($0) } ?? context.tint
    item.paintContents(
      normal: normal, selected: context.color(appearance.selectedColor), in: &context)
  }
}
