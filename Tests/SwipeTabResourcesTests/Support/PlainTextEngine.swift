import SwipeTabCore
import SwipeTabDrawing

/// Text without fonts: each character is half the font size wide, a line is as high as the font.
@MainActor final class PlainTextEngine: TextEngine {
  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    let width = min(Double(string.count) * style.font.size / 2, maxWidth ?? .infinity)
    return TextLayout(
      string: string, size: Size(width: width, height: style.font.size),
      firstBaseline: style.font.size, lastBaseline: style.font.size, lineCount: 1,
      isTruncated: false, scale: scale, runs: [])
  }
}
