public import SwipeTabCore

/// One shaped run of a line, ready to be drawn: a mask in the text colour, or a coloured picture (emoji).
public struct TextRun: Sendable {
  /// What a run looks like.
  public enum Glyphs: Sendable {
    /// A mask, drawn in the text colour.
    case mask(CoverageMask)
    /// A picture, drawn as it is.
    case color(PixelBuffer)
  }

  /// The glyphs in device pixels.
  public var glyphs: Glyphs
  /// The left edge in device pixels from the left edge of the text.
  public var x: Int
  /// The top edge in device pixels from the top edge of the text.
  public var y: Int

  /// Creates a run.
  public init(glyphs: Glyphs, x: Int, y: Int) {
    self.glyphs = glyphs
    self.x = x
    self.y = y
  }
}

/// A text laid out for one width and one scale: immutable, cheap to keep in a display list.
public final class TextLayout: Sendable {
  /// The text that is shown, for dumps and tests; with its ellipsis where it was cut.
  public let string: String
  /// The extent in points: the widest line (or the width given, where lines are aligned in it).
  public let size: Size
  /// From the top to the baseline of the first line, in points.
  public let firstBaseline: Double
  /// From the top to the baseline of the last line, in points.
  public let lastBaseline: Double
  /// How many lines there are.
  public let lineCount: Int
  /// Whether text had to be left out.
  public let isTruncated: Bool
  /// The scale the runs were made for, in pixels per point.
  public let scale: Double
  /// The runs of all lines.
  public let runs: [TextRun]

  /// Creates a layout.
  public init(
    string: String, size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool, scale: Double, runs: [TextRun]
  ) {
    self.string = string
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scale = scale
    self.runs = runs
  }
}

/// Turns strings into laid out text: bidirectional order, font fallback, shaping, line breaking.
@MainActor public protocol TextEngine: AnyObject {
  /// Lays a text out; the engine caches, so asking again is cheap.
  ///
  /// - Parameters:
  ///   - string: any text; controls are stripped, over-long text is cut.
  ///   - style: the font and the rules; the font's size is final (text size already applied).
  ///   - maxWidth: the width in points that lines must keep, or nil for no limit. Where alignment
  ///     is not leading, lines are placed inside this width.
  ///   - scale: pixels per point.
  /// - Returns: the lines, ready to be drawn at that scale.
  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout
}
