import SwipeTabCore
import SwipeTabDrawing

/// Cuts a paragraph into clusters and finds out all about them that doesn't depend on width.
@MainActor struct ParagraphAnalyzer {
  let resolver: FontResolver
  let base: Int
  let weight: FontWeight
  let direction: LayoutDirection

  /// Analyses a paragraph.
  func analyze(_ scalars: [Unicode.Scalar]) -> TextParagraph {
    let resolved = BidiLevels.resolve(scalars.map(\.value), direction: direction)
    let hint = languageHint(of: scalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(scalars.count)
    var kinds: [LineBreakRules.Kind] = []
    kinds.reserveCapacity(scalars.count)
    var position = 0
    var script: Script?
    let hasLatin = resolver.store.hasLatin(face: base)
    for character in String(view) {
      if hasLatin, let letter = Self.plainLetter(character) {
        let own = Script.of(letter)
        if !own.isNeutral { script = own }
        clusters.append(
          TextCluster(
            text: String(character), kind: letter == 0x20 ? .space : .text,
            level: resolved.levels[position], script: (script ?? .common).asShaped, face: base,
            allowsBreak: false))
        kinds.append(LineBreakRules.kind(of: letter, isPicture: false))
        position += 1
        continue
      }
      let own = Self.scalars(of: character)
      var cluster = TextCluster(
        text: String(character), kind: Self.kind(of: own), level: resolved.levels[position],
        script: .common, face: base, allowsBreak: false)
      position += character.unicodeScalars.count
      if own.count == TextCluster.greatestLength {
        cluster.text = Self.text(of: own)
      }
      if let found = own.lazy.map(Script.of).first(where: { !$0.isNeutral }) {
        script = found
      }
      cluster.script = script ?? .common
      if cluster.kind == .text || cluster.kind == .color {
        let drawn = own.filter { !Self.isIgnorable($0) }
        if !drawn.isEmpty {
          let found = resolver.face(
            for: drawn, script: cluster.script, base: base, weight: weight, hint: hint,
            wantsColor: cluster.kind == .color)
          cluster.face = found.face
          cluster.kind = found.isColor ? .color : .text
        }
      }
      cluster.script = cluster.script.asShaped
      kinds.append(LineBreakRules.kind(of: own[0], isPicture: cluster.kind == .color))
      clusters.append(cluster)
    }
    while let last = clusters.last, last.kind == .softHyphen {
      clusters.removeLast()
      kinds.removeLast()
    }
    resolveLeadingScript(of: &clusters)
    markBreaks(in: &clusters, kinds: kinds)
    return TextParagraph(clusters: clusters, baseLevel: resolved.base)
  }

  /// The letter, digit, mark or space of ASCII that a character is: the short way for most of them.
  private static func plainLetter(_ character: Character) -> UInt32? {
    let bytes = character.utf8
    guard let byte = bytes.first, byte >= 0x20, byte <= 0x7E, bytes.dropFirst().isEmpty else {
      return nil
    }
    return UInt32(byte)
  }

  /// Neutral characters before the first letter go with it.
  private func resolveLeadingScript(of clusters: inout [TextCluster]) {
    let script = clusters.first { $0.script != .common }?.script ?? .latin
    for index in clusters.indices {
      guard clusters[index].script == .common else { break }
      clusters[index].script = script
    }
  }

  private func markBreaks(in clusters: inout [TextCluster], kinds: [LineBreakRules.Kind]) {
    var earlier: LineBreakRules.Kind?
    for index in clusters.indices.dropLast() {
      clusters[index].allowsBreak = LineBreakRules.allowsBreak(
        between: kinds[index], and: kinds[index + 1], earlier: earlier)
      earlier = kinds[index]
    }
  }

  /// Kana and Hangul tell whose Han characters are meant.
  private func languageHint(of scalars: [Unicode.Scalar]) -> EastAsianLanguage? {
    for scalar in scalars {
      switch scalar.value {
      case 0x3041...0x30FF: return .japanese
      case 0xAC00...0xD7A3: return .korean
      default: continue
      }
    }
    return nil
  }

  private static func scalars(of character: Character) -> [UInt32] {
    character.unicodeScalars.prefix(TextCluster.greatestLength).map(\.value)
  }

  private static func text(of scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  /// Characters that need no glyph: joiners, selectors, tags.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x34F, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xE0020...0xE01EF, 0x180B...0x180F: true
    default: false
    }
  }

  private static func kind(of scalars: [UInt32]) -> TextCluster.Kind {
    let first = scalars[0]
    if first < 0x7F, scalars.count == 1 { return first == 0x20 ? .space : .text }
    switch first {
    case 0xAD: return .softHyphen
    case 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069:
      return .invisible
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      return scalars.count == 1 ? .space : .text
    default: break
    }
    if scalars.allSatisfy(isIgnorable) { return .invisible }
    return isEmoji(scalars) ? .color : .text
  }

  /// Whether a cluster is meant as a picture (Unicode Technical Standard 51).
  private static func isEmoji(_ scalars: [UInt32]) -> Bool {
    guard let first = Unicode.Scalar(scalars[0]), first.properties.isEmoji else { return false }
    if scalars.contains(0xFE0E) { return false }
    if first.value > 0xFF, first.properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains { scalar in
      scalar == 0xFE0F || scalar == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar)
    }
  }
}
