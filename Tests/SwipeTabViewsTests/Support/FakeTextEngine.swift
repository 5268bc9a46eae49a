import SwipeTabCore
import SwipeTabDrawing

/// Text without fonts: each character is half the font size wide, a line is 1.2 times the font size high.
///
/// Glyphs are stripes whose pattern depends on the character, so that pictures of texts differ.
@MainActor final class FakeTextEngine: TextEngine {
  private(set) var layoutCount = 0

  func layout(_ string: String, style: TextStyle, maxWidth: Double?, scale: Double) -> TextLayout {
    layoutCount += 1
    let advance = style.font.size / 2
    let lineHeight = style.font.size * 1.2
    let perLine = maxWidth.map { max(1, Int($0 / advance)) } ?? max(1, string.count)
    var lines: [String] = []
    var rest = Substring(string)
    let limit = style.numberOfLines == 0 ? Int.max : style.numberOfLines
    while !rest.isEmpty, lines.count < limit {
      lines.append(String(rest.prefix(perLine)))
      rest = rest.dropFirst(perLine)
    }
    if !rest.isEmpty, let last = lines.popLast() { lines.append(String(last.dropLast()) + "…") }
    let widest = lines.map { Double($0.count) * advance }.max() ?? 0
    let runs = lines.enumerated().map { index, line in
      let isRight =
        style.alignment == .right
        || (style.alignment == .natural && style.direction == .rightToLeft)
      let free = (maxWidth ?? widest) - Double(line.count) * advance
      let x = isRight ? free : style.alignment == .center ? free / 2 : 0
      return run(line, style: style, scale: scale, x: x, y: Double(index) * lineHeight)
    }
    return TextLayout(
      string: lines.joined(separator: "\n"),
      size: Size(width: widest, height: lineHeight * Double(max(1, lines.count))),
      firstBaseline: style.font.size, lastBaseline: style.font.size, lineCount: max(1, lines.count),
      isTruncated: !rest.isEmpty, scale: scale, runs: runs)
  }

  private func run(
    _ line: String, style: TextStyle, scale: Double, x: Double, y: Double
  ) -> TextRun {
    let width = Int(Double(line.count) * style.font.size / 2 * scale)
    let height = Int(style.font.size * scale)
    let characters = Array(line.unicodeScalars)
    let coverage = (0..<(width * height)).map { index -> UInt8 in
      let column = index % max(width, 1)
      let character = characters[
        min(column * characters.count / max(width, 1), characters.count - 1)]
      return UInt8(truncatingIfNeeded: Int(character.value) &* 37 &+ index / max(width, 1) &* 11)
    }
    return TextRun(
      glyphs: .mask(CoverageMask(width: width, height: height, coverage: coverage)),
      x: Int(x * scale), y: Int(y * scale))
  }
}
