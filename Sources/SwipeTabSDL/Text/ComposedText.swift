import SwipeTabCore
import SwipeTabDrawing

/// A line of a text: its runs from left to right, measured but not placed.
struct ComposedLine: Sendable {
  /// The runs in visual order.
  var runs: [ShapedRun]
  /// How far each run moves the pen, in fractions of a pixel.
  var advances: [Int]
  /// Whether its paragraph runs from right to left.
  var isRightToLeft: Bool
  /// Its characters in logical order.
  var text: String
  /// Whether a hard line end follows.
  var endsParagraph: Bool

  /// The width in fractions of a pixel.
  var width: Int { advances.reduce(0, +) }
}

/// A text cut into lines.
struct ComposedText: Sendable {
  var lines: [ComposedLine]
  var isTruncated: Bool

  /// The characters shown.
  var string: String {
    var string = ""
    for (index, line) in lines.enumerated() {
      string += line.text
      if line.endsParagraph, index < lines.count - 1 { string += "\n" }
    }
    return string
  }
}
