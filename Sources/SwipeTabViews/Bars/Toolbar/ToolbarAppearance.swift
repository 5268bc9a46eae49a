public import SwipeTabDrawing

/// The looks of a toolbar; every value has the default that its comment names.
public struct ToolbarAppearance: Hashable, Sendable {
  /// The colour of the bar: the background of bars.
  public var backgroundColor = DynamicColor.barBackground
  /// The opacity of the background from 0 to 1: 1.
  ///
  /// Below 1 the pages shine through a floating bar.
  public var backgroundOpacity = 1.0
  /// The colour of the line, one device pixel thin, at the edge towards the pages: the separator
  /// colour; nil for no line.
  public var separatorColor: DynamicColor? = .separator
  /// The thickness of the bar in points: nil, which is 49 or what the text needs.
  public var height: Double?
  /// The font of titles under images: 11 points.
  public var titleFont = Font.system(11)
  /// The font of titles beside images: 15 points.
  public var besideTitleFont = Font.system(15)
  /// The colour of templates and titles of items that are not selected: nil, the view's tint.
  public var normalColor: DynamicColor?
  /// The colour of templates and titles of the selected item: the secondary label colour.
  public var selectedColor = DynamicColor.secondaryLabel
  /// The space in points between items: nil spreads the items with flexible space between them and
  /// at both ends; a number keeps them together in the middle.
  public var spacing: Double?
  /// The shadow around the bar: nil for none; a floating bar always has one.
  public var shadow: TabBarShadow?

  /// Creates the default appearance.
  public init() {}
}
