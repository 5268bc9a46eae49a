import SwipeTabDrawing

/// Makes lines out of clusters for one size and width: cuts them into runs, measures, wraps.
@MainActor struct LineBuilder {
  let shaper: RunShaper
  /// The size of the em in pixels.
  let pixelSize: Double
  /// The width lines must keep, in fractions of a pixel.
  let maximum: Int

  /// Longer words are measured in parts of so many clusters.
  private static let longWordLength = 64

  /// A run and its bidirectional level.
  struct LeveledRun {
    var run: ShapedRun
    var level: UInt8
  }

  /// The clusters of a line that are seen: without the spaces at its end, and with a hyphen where
  /// it ends inside a word.
  func visible(_ clusters: ArraySlice<TextCluster>) -> ArraySlice<TextCluster> {
    var seen = clusters
    while let last = seen.last, last.isSpace { seen.removeLast() }
    // A hyphen shows only where the paragraph goes on in the next line.
    if var last = seen.last, last.kind == .softHyphen {
      last.kind = .text
      last.text = "-"
      seen[seen.endIndex - 1] = last
    }
    return seen
  }

  /// The runs of a line in logical order.
  func runs(of clusters: ArraySlice<TextCluster>) -> [LeveledRun] {
    var runs: [LeveledRun] = []
    for cluster in clusters {
      if cluster.kind == .invisible || cluster.kind == .softHyphen { continue }
      let isColor = cluster.kind == .color
      let rules = ShapingRules(
        script: isColor ? .common : cluster.script, isRightToLeft: cluster.level & 1 == 1)
      if !isColor, let last = runs.last, last.level == cluster.level, !last.run.isColor,
        last.run.face == cluster.face, last.run.rules == rules
      {
        runs[runs.count - 1].run.text += cluster.text
      } else {
        let run = ShapedRun(text: cluster.text, face: cluster.face, rules: rules, isColor: isColor)
        runs.append(LeveledRun(run: run, level: cluster.level))
      }
    }
    return runs
  }

  /// The width of clusters set in one line, in fractions of a pixel.
  func width(of clusters: ArraySlice<TextCluster>) -> Int {
    runs(of: clusters).reduce(0) { $0 + shaper.advance(of: $1.run, pixelSize: pixelSize) }
  }

  /// Whether a line would not fit if its letters had their usual width; such a line is measured
  /// before it is drawn, all others are drawn at once.
  func isLikelyTooWide(_ string: String) -> Bool {
    let fractions = Double(RunShaper.fractions(pixelSize: pixelSize))
    return Double(string.utf8.count) * pixelSize * 0.55 * fractions > Double(maximum)
  }

  /// Whether clusters fit into the width as a line.
  func fits(_ clusters: ArraySlice<TextCluster>) -> Bool {
    width(of: visible(clusters)) <= maximum
  }

  /// Wraps clusters into lines.
  ///
  /// - Parameters:
  ///   - clusters: a paragraph.
  ///   - limit: the greatest number of lines, the last of which takes all that is left; 0 is no
  ///     limit.
  /// - Returns: the ranges of the lines, one at least.
  func wrap(_ clusters: [TextCluster], limit: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    // Where the word ends that a line begins with: looked for once for all lines of an endless one.
    var wordEnd = 0
    while start < clusters.count {
      if start >= wordEnd { wordEnd = segmentEnd(in: clusters, from: start) }
      if limit > 0, lines.count == limit - 1 {
        lines.append(start..<clusters.count)
        break
      }
      let end = lineEnd(in: clusters, from: start, firstWordEnd: wordEnd)
      lines.append(start..<end)
      start = end
    }
    return lines.isEmpty ? [0..<0] : lines
  }

  private func lineEnd(
    in clusters: [TextCluster], from start: Int, firstWordEnd: Int
  ) -> Int {
    var end = start
    var estimate = 0
    while end < clusters.count {
      let next = end == start ? firstWordEnd : segmentEnd(in: clusters, from: end)
      let segment = clusters[end..<next]
      let seen = visible(segment)
      let seenWidth = roughWidth(of: seen)
      if estimate + seenWidth > maximum, end > start { break }
      estimate += seenWidth + width(of: segment[seen.endIndex...])
      end = next
      if estimate > maximum { break }
    }
    // Words measured one by one may differ from the line by fractions of a pixel, but an endless
    // word is not measured whole for each of its lines.
    var isTooWide = estimate > 2 * maximum || !fits(clusters[start..<end])
    while isTooWide {
      guard end > firstWordEnd,
        let earlier = clusters[start..<(end - 1)].lastIndex(where: \.allowsBreak)
      else {
        let count = greatestCount(
          upTo: end - start, adding: { clusters[start + $0] },
          width: { width(of: visible(clusters[start..<(start + $0)])) })
        return emergencyEnd(in: clusters, from: start, upTo: start + max(count, 1))
      }
      end = earlier + 1
      isTooWide = !fits(clusters[start..<end])
    }
    return end
  }

  /// Where a line ends inside of a stretch that is too wide for any: as far on as there is room, but
  /// not before a closing mark and not after an opening one if any earlier place is neither.
  private func emergencyEnd(in clusters: [TextCluster], from start: Int, upTo end: Int) -> Int {
    guard end < clusters.count else { return end }
    var place = end
    while place > start {
      if clusters[place].breakKind != .close, clusters[place - 1].breakKind != .open {
        return place
      }
      place -= 1
    }
    return end
  }

  /// The width of a word; of an endless one, enough of it to see that it is too wide.
  private func roughWidth(of word: ArraySlice<TextCluster>) -> Int {
    guard word.count > Self.longWordLength else { return width(of: word) }
    var total = 0
    var rest = word
    while !rest.isEmpty, total <= 2 * maximum {
      total += width(of: rest.prefix(Self.longWordLength))
      rest = rest.dropFirst(Self.longWordLength)
    }
    return total
  }

  private func segmentEnd(in clusters: [TextCluster], from start: Int) -> Int {
    (clusters[start...].firstIndex(where: \.allowsBreak) ?? clusters.count - 1) + 1
  }
}
