public import SwipeTabCore
public import SwipeTabDrawing

/// Everything that the geometry of a tab bar depends on, handed to its style.
@MainActor public struct TabBarContext {
  /// The size of the bar in points; the height is 0 while it is being asked for.
  public var size: Size
  /// Device pixels per point.
  public var scale = 1.0
  /// The layout direction; layouts are made in logical coordinates and need it for text only.
  public var direction = LayoutDirection.leftToRight
  /// What all font sizes are multiplied by; 1 is normal.
  public var textSizeFactor = 1.0
  /// Where the bar lies.
  public var edge = TabBarEdge.bottom
  /// Whether the bar floats over the pages.
  public var isFloating = false
  /// Whether titles stand on the trailing side of their images, rather than under them.
  public var titlesBesideImages = false
  /// The engine that lays out text.
  public var textEngine: any TextEngine

  /// How much, in points, sums of widths may miss what they should be by rounding.
  static let roundingTolerance = 1e-6

  let contents: TabBarContents

  init(size: Size, contents: TabBarContents, textEngine: any TextEngine) {
    self.size = size
    self.contents = contents
    self.textEngine = textEngine
  }

  /// Creates a context, for a test of a style without a bar.
  public init(size: Size, items: TabBarItems, textEngine: any TextEngine) {
    let contents = TabBarContents(items)
    contents.readList()
    self.init(size: size, contents: contents, textEngine: textEngine)
  }

  /// How many items there are.
  public var count: Int { contents.count }

  /// What an item shows; with lazy items this makes the item if it was not needed before.
  public func content(at index: Int) -> TabBarItemContent { contents.content(at: index) }

  /// Lays out one line of text with the user's text size applied.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font before the user's text size is applied.
  ///   - maxWidth: The width in points beyond which the text ends in an ellipsis; nil for no limit.
  /// - Returns: A layout as wide as its text.
  public func text(_ string: String, font: Font, maxWidth: Double? = nil) -> TextLayout {
    let scaled = Font(
      size: font.size * textSizeFactor, weight: font.weight, family: font.family)
    let style = TextStyle(font: scaled, alignment: .left, direction: direction)
    let layout = textEngine.layout(string, style: style, maxWidth: nil, scale: scale)
    guard let maxWidth, layout.size.width > maxWidth + Self.roundingTolerance else {
      return layout
    }
    return textEngine.layout(string, style: style, maxWidth: max(0, maxWidth), scale: scale)
  }

  /// The height in points of a line of text.
  public func lineHeight(of font: Font) -> Double { text("Ag", font: font).size.height }
}
