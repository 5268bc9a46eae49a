import SwipeTabCore
import SwipeTabDrawing

/// Places measured lines below one another and aligns them: the last step to a layout.
@MainActor struct LinePlacer {
  let shaper: RunShaper
  /// The size of the em in pixels.
  let pixelSize: Double
  let style: TextStyle
  /// The width to keep, in pixels; nil without limit.
  let width: Int?
  /// Pixels per point.
  let scale: Double
  /// From the top of a line to its baseline, in pixels.
  let ascent: Int
  /// The height of a line, in pixels.
  let lineHeight: Int

  private enum Side {
    case left, center, right
  }

  /// Makes the layout of a text.
  func place(_ text: ComposedText) -> TextLayout {
    let fractions = RunShaper.fractions(pixelSize: pixelSize)
    let widths = text.lines.map { ($0.width + fractions - 1) / fractions }
    let content = min(widths.max() ?? 0, width ?? SDLTextEngine.greatestLineWidth)
    let sides = text.lines.map(side)
    // Lines at the left need no box; all others are placed inside the width given.
    let box = sides.allSatisfy { $0 == .left } ? content : width ?? content
    let pitch = lineHeight + Int((style.lineSpacing * scale).rounded())
    var runs: [TextRun] = []
    for (index, line) in text.lines.enumerated() {
      let left =
        switch sides[index] {
        case .left: 0
        case .center: (box - widths[index]).flooredDivision(by: 2)
        case .right: box - widths[index]
        }
      // Text cut at the edge keeps its beginning.
      let isTooWide = widths[index] > box && style.lineBreakMode == .clipping
      let start = isTooWide ? (line.isRightToLeft ? box - widths[index] : 0) : left
      let placed = place(line, left: start, baseline: index * pitch + ascent, fractions: fractions)
      runs += isTooWide ? placed.compactMap { $0.cropped(to: 0..<box) } : placed
    }
    let count = max(text.lines.count, 1)
    let height = (count - 1) * pitch + lineHeight
    return TextLayout(
      string: text.string,
      size: Size(width: Double(box) / scale, height: Double(height) / scale),
      firstBaseline: Double(ascent) / scale,
      lastBaseline: Double((count - 1) * pitch + ascent) / scale,
      lineCount: count, isTruncated: text.isTruncated, scale: scale, runs: runs)
  }

  private func place(
    _ line: ComposedLine, left: Int, baseline: Int, fractions: Int
  ) -> [TextRun] {
    var runs: [TextRun] = []
    var pen = 0
    for (run, advance) in zip(line.runs, line.advances) {
      let image = shaper.image(of: run, pixelSize: pixelSize)
      if let glyphs = image.glyphs {
        let x = left + (pen + fractions / 2).flooredDivision(by: fractions) + image.left
        runs.append(TextRun(glyphs: glyphs, x: x, y: baseline + image.top))
      }
      pen += advance
    }
    return runs
  }

  private func side(of line: ComposedLine) -> Side {
    let isLeftToRight = style.direction == .leftToRight
    return switch style.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .paragraph: line.isRightToLeft ? .right : .left
    }
  }
}

extension TextRun {
  /// The part of a run between two columns; nil when nothing is left.
  func cropped(to columns: Range<Int>) -> TextRun? {
    let extent =
      switch glyphs {
      case .mask(let mask): (width: mask.width, height: mask.height)
      case .color(let picture): (width: picture.width, height: picture.height)
      }
    let first = max(columns.lowerBound, x)
    let end = min(columns.upperBound, x + extent.width)
    guard first < end else { return nil }
    if first == x, end == x + extent.width { return self }
    func part<T>(_ values: [T]) -> [T] {
      (0..<extent.height).flatMap { row in
        values[(row * extent.width + first - x)..<(row * extent.width + end - x)]
      }
    }
    let glyphs: Glyphs =
      switch glyphs {
      case .mask(let mask):
        .mask(
          CoverageMask(width: end - first, height: extent.height, coverage: part(mask.coverage)))
      case .color(let picture):
        .color(
          PixelBuffer(width: end - first, height: extent.height, pixels: part(picture.pixels)))
      }
    return TextRun(glyphs: glyphs, x: first, y: y)
  }
}
