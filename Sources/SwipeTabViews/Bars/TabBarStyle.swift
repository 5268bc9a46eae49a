public import SwipeTabCore
import SwipeTabDrawing

/// How a tab bar looks and where its items lie; conform a class to make a style of your own.
///
/// A style decides geometry (`height(in:)`, `layout(in:)`) and paints; the `TabBar` does the rest:
/// scrolling, taps, keys, focus, accessibility, mirroring. A style belongs to one bar. After changing
/// a style's properties call `TabBar.styleDidChange()`.
@MainActor public protocol TabBarStyle: AnyObject {
  /// The style's name, as the demo's `state` prints it.
  var name: String { get }
  /// Where a bar of this style lies unless the container says otherwise.
  var defaultEdge: TabBarEdge { get }
  /// Whether a bar of this style floats over the pages unless the container says otherwise.
  var isFloatingByDefault: Bool { get }
  /// How taps move the pages unless the container says otherwise.
  var defaultTransitionStyle: TransitionStyle { get }
  /// Whether the indicator is painted behind the items rather than over them.
  var isIndicatorBehindItems: Bool { get }
  /// Whether items look different while they are selected, so that a swipe changes them; images for
  /// the selected state, where a layout has room for images, always do.
  var itemsShowSelection: Bool { get }
  /// Whether items look as selected as the indicator covers them, those it passes on its way too,
  /// rather than as far as the pages have come.
  var selectionFollowsIndicator: Bool { get }
  /// The distances in points from the edges of the pages to a floating bar.
  var floatingInsets: EdgeInsets { get }

  /// The radius of the bar's corners in points; what a scrolling bar shows ends there.
  func cornerRadius(in context: TabBarContext) -> Double
  /// The shadow around the bar, or nil.
  func shadow(in context: TabBarContext) -> TabBarShadow?
  /// The corner radius in points of the focus ring around an item.
  func focusRingRadius(for frame: Rect, in context: TabBarContext) -> Double
  /// The thickness of the bar in points.
  func height(in context: TabBarContext) -> Double
  /// The geometry of the items for a size.
  func layout(in context: TabBarContext) -> any TabBarLayout

  /// Paints what is behind the items, in the context's bounds.
  func paintBackground(of bar: TabBarContext, in context: inout PaintContext)
  /// The part of what `paintBackground(of:in:)` paints that has one opaque colour from end to end:
  /// items that lie in it are painted on it, so that a bar which scrolls need not blend them. Nil
  /// where it is not known, and where an indicator is behind the items.
  func plainBackground(of bar: TabBarContext) -> TabBarPlainBackground?
  /// Paints the indicator.
  func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext)
  /// Paints an item but for its badge, which the bar paints over all items.
  func paint(_ item: TabBarItemPainting, in context: inout PaintContext)
}

extension TabBarStyle {
  /// Below the pages.
  public var defaultEdge: TabBarEdge { .bottom }
  /// Docked.
  public var isFloatingByDefault: Bool { false }
  /// The destination slides in.
  public var defaultTransitionStyle: TransitionStyle { .slide }
  /// Behind the items.
  public var isIndicatorBehindItems: Bool { true }
  /// They do.
  public var itemsShowSelection: Bool { true }
  /// It follows the pages.
  public var selectionFollowsIndicator: Bool { false }
  /// 16 points on all sides.
  public var floatingInsets: EdgeInsets { EdgeInsets(horizontal: 16, vertical: 16) }
  /// 16 points for a floating bar, else square corners.
  public func cornerRadius(in context: TabBarContext) -> Double { context.isFloating ? 16 : 0 }
  /// A soft one for a floating bar.
  public func shadow(in context: TabBarContext) -> TabBarShadow? {
    context.isFloating ? .floating : nil
  }
  /// 6 points.
  public func focusRingRadius(for frame: Rect, in context: TabBarContext) -> Double { 6 }
  /// The background of bars.
  public func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    context.fill(
      context.bounds, radius: cornerRadius(in: bar), context.color(.barBackground))
  }
  /// Not known.
  public func plainBackground(of bar: TabBarContext) -> TabBarPlainBackground? { nil }
  /// Nothing.
  public func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext)
  {}
  /// The image and the title in the tint, in the secondary grey while selected.
  public func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    item.paintContents(
      normal: context.tint, selected: context.color(.secondaryLabel), in: &context)
  }
}

/// The part of a bar's background that has one colour from end to end.
public struct TabBarPlainBackground: Hashable, Sendable {
  /// The colour; one that is not opaque counts as none.
  public var color: DynamicColor
  /// The distance in points from the top of the bar.
  public var top: Double
  /// The distance in points from the bottom of the bar.
  public var bottom: Double

  /// Creates a background.
  public init(color: DynamicColor, top: Double = 0, bottom: Double = 0) {
    self.color = color
    self.top = top
    self.bottom = bottom
  }
}

/// A soft shadow around a bar.
public struct TabBarShadow: Hashable, Sendable {
  /// The colour where the shadow is strongest.
  public var color: DynamicColor
  /// Over which distance in points it fades.
  public var blur: Double
  /// How far in points it lies below the bar.
  public var offset: Double

  /// Creates a shadow.
  public init(color: DynamicColor, blur: Double, offset: Double = 0) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// The shadow of bars that float over pages.
  public static let floating = TabBarShadow(
    color: DynamicColor(
      light: Color(white: 0, alpha: 0.22), dark: Color(white: 0, alpha: 0.6)),
    blur: 14, offset: 3)
}
