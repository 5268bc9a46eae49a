public import SwipeTabCore

/// Where the lines of a text lie inside its width.
public enum TextAlignment: Hashable, Sendable {
  /// Leading, by the layout direction of the view.
  case natural
  /// At the leading edge of the text's own paragraph direction.
  case paragraph
  /// At the left edge in both directions.
  case left
  /// In the middle.
  case center
  /// At the right edge in both directions.
  case right
  /// At the trailing edge of the layout direction.
  case trailing
}

/// What happens to text that does not fit.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines end between words; the last one ends in an ellipsis when text is left over.
  case wordWrapping
  /// The beginning gives way to an ellipsis.
  case truncatingHead
  /// The middle gives way to an ellipsis.
  case truncatingMiddle
  /// The end gives way to an ellipsis.
  case truncatingTail
  /// The text is cut at the edge.
  case clipping
}

/// Everything that decides how a text is laid out, but for its width and the scale.
public struct TextStyle: Hashable, Sendable {
  /// The font, in points before the application's text size is applied.
  public var font: Font
  /// Where lines lie.
  public var alignment: TextAlignment
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// The greatest number of lines; 0 is no limit.
  public var numberOfLines: Int
  /// The layout direction of the view, which `natural` alignment and a neutral paragraph follow.
  public var direction: LayoutDirection
  /// The distance between lines in points, beyond the font's own.
  public var lineSpacing: Double

  /// Creates a style.
  public init(
    font: Font, alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail,
    numberOfLines: Int = 1, direction: LayoutDirection = .leftToRight, lineSpacing: Double = 0
  ) {
    self.font = font
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.direction = direction
    self.lineSpacing = lineSpacing
  }
}
