import SwipeTabCore
import SwipeTabDrawing

/// Turns a string into measured lines.
@MainActor struct TextComposer {
  let resolver: FontResolver
  let builder: LineBuilder
  let style: TextStyle

  /// Composes a text.
  func compose(_ string: String) -> ComposedText {
    let base = resolver.base(of: style.font)
    if let line = plainLine(string, base: base) {
      return ComposedText(lines: [line], isTruncated: false)
    }
    let cleaned = TextCleaner.paragraphs(of: string)
    let analyzer = ParagraphAnalyzer(
      resolver: resolver, base: base, weight: style.font.weight, direction: style.direction)
    let limit = max(0, style.numberOfLines)
    var text = ComposedText(lines: [], isTruncated: cleaned.isCut)
    for (index, scalars) in cleaned.paragraphs.enumerated() {
      let paragraph = analyzer.analyze(scalars)
      let room = limit == 0 ? 0 : limit - text.lines.count
      let ranges = builder.wrap(paragraph.clusters, limit: room)
      for (number, range) in ranges.enumerated() {
        let clusters = paragraph.clusters[range]
        let seen = builder.visible(clusters)
        let endsParagraph = number == ranges.count - 1
        guard limit > 0, text.lines.count == limit - 1 else {
          text.lines.append(
            line(seen, of: paragraph, showing: clusters, endsParagraph: endsParagraph))
          continue
        }
        let isLeftOver = index < cleaned.paragraphs.count - 1 || cleaned.isCut
        let short = shorten(seen, of: paragraph, base: base, isLeftOver: isLeftOver)
        text.isTruncated = text.isTruncated || isLeftOver || short != nil
        text.lines.append(
          line(
            short ?? seen, of: paragraph, showing: short ?? clusters, endsParagraph: endsParagraph))
        return text
      }
    }
    return text
  }

  /// The last line there is room for, cut to its width; nil when it can stay as it is.
  private func shorten(
    _ clusters: ArraySlice<TextCluster>, of paragraph: TextParagraph, base: Int, isLeftOver: Bool
  ) -> ArraySlice<TextCluster>? {
    let fits = builder.width(of: clusters) <= builder.maximum
    if style.lineBreakMode == .clipping { return fits ? nil : builder.clip(clusters) }
    if fits, !isLeftOver { return nil }
    let dots = resolver.store.provides(face: base, [0x2026]) ? "\u{2026}" : "..."
    let ellipsis = TextCluster(
      text: dots, kind: .text, level: paragraph.baseLevel, script: .latin, face: base,
      allowsBreak: false)
    return builder.truncate(clusters, mode: style.lineBreakMode, ellipsis: ellipsis)
  }

  private func line(
    _ clusters: ArraySlice<TextCluster>, of paragraph: TextParagraph,
    showing shown: ArraySlice<TextCluster>, endsParagraph: Bool
  ) -> ComposedLine {
    let runs = builder.runs(of: clusters)
    let ordered = BidiLevels.visualOrder(of: runs.map(\.level)).map { runs[$0].run }
    return ComposedLine(
      runs: ordered,
      advances: ordered.map { builder.shaper.advance(of: $0, pixelSize: builder.pixelSize) },
      isRightToLeft: paragraph.baseLevel == 1, text: shown.map(\.text).joined(),
      endsParagraph: endsParagraph)
  }

  /// The short way for a line of Latin letters that fits.
  private func plainLine(_ string: String, base: Int) -> ComposedLine? {
    guard TextCleaner.isPlain(string), string.utf8.last != 0x20,
      style.direction == .leftToRight || TextCleaner.hasLatinLetter(string),
      resolver.store.provides(face: base, string.unicodeScalars.lazy.map(\.value))
    else { return nil }
    let run = ShapedRun(
      text: string, face: base, rules: ShapingRules(script: .latin, isRightToLeft: false),
      isColor: false)
    let advance =
      builder.isLikelyTooWide(string)
      ? builder.shaper.advance(of: run, pixelSize: builder.pixelSize)
      : builder.shaper.image(of: run, pixelSize: builder.pixelSize).advance
    guard advance <= builder.maximum else { return nil }
    return ComposedLine(
      runs: [run], advances: [advance], isRightToLeft: false, text: string, endsParagraph: true)
  }
}
