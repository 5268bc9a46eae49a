import SwipeTabCore
import SwipeTabDrawing

/// Measures text of views that are in no window yet: half the font size a character, no glyphs.
@MainActor final class EstimatedTextEngine: TextEngine {
  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    let lineHeight = style.font.size * 1.2
    let width = Double(string.count) * style.font.size / 2
    var lines = 1
    if let maxWidth, maxWidth > 0, style.numberOfLines != 1, width > maxWidth {
      lines = Int(min((width / maxWidth).rounded(.up), 10_000))
      if style.numberOfLines > 0 { lines = min(lines, style.numberOfLines) }
    }
    return TextLayout(
      string: string,
      size: Size(width: min(width, maxWidth ?? width), height: lineHeight * Double(lines)),
      firstBaseline: style.font.size,
      lastBaseline: style.font.size + lineHeight * Double(lines - 1),
      lineCount: lines, isTruncated: false, scale: scale, runs: [])
  }
}
