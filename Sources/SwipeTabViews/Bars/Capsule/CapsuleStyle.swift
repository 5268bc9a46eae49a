public import SwipeTabCore
public import SwipeTabDrawing

/// A scrolling row of tabs over which a capsule glides from the selected one to the next.
///
/// By default the bar floats over the pages at the bottom. The capsule morphs in position and width
/// and follows a finger that swipes the pages; titles have the selected colour as far as it covers them.
@MainActor public final class CapsuleStyle: TabBarStyle {
  /// The colour of the capsule: a purple on which white can be read.
  public var capsuleColor = DynamicColor(
    light: Color(hex: 0x8A3FB0), dark: Color(hex: 0x9647BE),
    highContrastLight: Color(hex: 0x733492), highContrastDark: Color(hex: 0x7C3B9E))
  /// The colour of the title and template of the selected item: white.
  public var selectedColor = DynamicColor.white
  /// The colour of other titles and templates: black, white in the dark appearance.
  public var normalColor = DynamicColor.label
  /// The background of the bar: a light grey, a dark one in the dark appearance.
  public var backgroundColor = DynamicColor.systemGray5
  /// The radius in points of the corners of a floating bar: 25.
  public var floatingCornerRadius = 25.0
  /// The font of titles: 15 points.
  public var font = Font.system(15)
  /// The space in points around each item's contents: 16 at the sides, 4 above and below.
  public var itemPadding = EdgeInsets(horizontal: 16, vertical: 4)
  /// The space in points between items: 8.
  public var spacing = 8.0
  /// The space in points between the bar's edges and its items: 16 all round.
  public var contentInsets = EdgeInsets(horizontal: 16, vertical: 16)

  /// How many items are looked at to learn whether there are images.
  static let imageSample = 16

  /// Creates a style with the default looks.
  public init() {}

  /// `capsule`.
  public var name: String { "capsule" }
  /// It floats.
  public var isFloatingByDefault: Bool { true }
  /// Titles can be read on the capsule and beside it.
  public var selectionFollowsIndicator: Bool { true }

  /// The radius of a floating bar, square corners for a docked one.
  public func cornerRadius(in context: TabBarContext) -> Double {
    context.isFloating ? max(0, floatingCornerRadius) : 0
  }

  /// As round as the capsule.
  public func focusRingRadius(for frame: Rect, in context: TabBarContext) -> Double {
    frame.height / 2
  }

  /// An item with the insets above and below.
  public func height(in context: TabBarContext) -> Double {
    itemHeight(in: context) + contentInsets.top + contentInsets.bottom
  }

  /// Items in a row, each as wide as what it shows.
  public func layout(in context: TabBarContext) -> any TabBarLayout {
    let row = row
    let height = itemHeight(in: context)
    let y = (context.size.height - height) / 2
    return TabBarFlow(
      count: context.count, leading: contentInsets.leading, trailing: contentInsets.trailing,
      spacing: spacing, indicator: { $0.morphedFrame(for: $1) },
      makeItem: { index in
        let content = context.content(at: index)
        let width = row.width(of: content, in: context)
        return row.item(content, in: context, width: width, y: y, height: height)
      })
  }

  /// Fills the bar.
  public func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    context.fill(
      context.bounds, radius: cornerRadius(in: bar), context.color(backgroundColor))
  }

  /// Paints the capsule.
  public func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext)
  {
    context.fill(frame, radius: frame.height / 2, context.color(capsuleColor))
  }

  /// Paints image and title between the normal and the selected colour, and the hovered look.
  public func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    if item.content.isEnabled, item.isHovered || item.isPressed {
      let strength = (item.isPressed ? 0.14 : 0.07) * (1 - item.selection)
      let frame = item.layout.frame
      context.fill(
        frame, radius: frame.height / 2, context.color(normalColor).opacity(strength))
    }
    let opacity = item.content.isEnabled ? 1 : TabBarItemPainting.disabledOpacity
    item.paintContents(
      normal: context.color(normalColor), selected: context.color(selectedColor),
      opacity: opacity, in: &context)
  }

  private var row: TabBarRow {
    var row = TabBarRow(font: font)
    row.padding = itemPadding
    return row
  }

  private func itemHeight(in context: TabBarContext) -> Double {
    let hasImages = (0..<min(context.count, CapsuleStyle.imageSample)).contains {
      context.content(at: $0).image != nil
    }
    let line = context.lineHeight(of: font)
    return max(line, hasImages ? row.imageSide : 0) + itemPadding.top + itemPadding.bottom
  }
}
