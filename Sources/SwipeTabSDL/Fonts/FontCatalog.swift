import CFontconfig
import SwipeTabDrawing

/// The fonts of the machine, asked of fontconfig when the interface font lacks a character.
@MainActor final class FontCatalog {
  /// What a cluster needs of a font.
  struct Need: Hashable {
    /// The characters that must all be there.
    var scalars: [UInt32]
    var script: Script
    var weight: FontWeight
    var language: EastAsianLanguage
    /// Whether a font with pictures comes first.
    var wantsColor: Bool
  }

  /// A face, and whether it holds pictures.
  struct Match: Hashable {
    var face: FontFace
    var isColor: Bool
  }

  private struct SortKey: Hashable {
    var weight: FontWeight
    var language: EastAsianLanguage
  }

  private var sorted: [SortKey: SortedFonts] = [:]
  private var matches: [Need: Match?] = [:]
  private let family: String

  /// Beyond this many remembered answers all are forgotten: no text needs so many at a time.
  static let greatestMatchCount = 8192

  /// Creates a catalog; nothing is read before the first question.
  ///
  /// - Parameter family: the interface font, which the others should go with.
  init(family: String) {
    self.family = family
  }

  /// The best face that has every character asked for; nil when there is none.
  func match(_ need: Need) -> Match? {
    if let known = matches[need] { return known }
    let fonts = fonts(weight: need.weight, language: need.language)
    let preferred = need.script.preferredFamilies(language: need.language)
    var best: Match?
    var bestRank = Int.max
    for font in fonts.fonts where font.covers(need.scalars) {
      var rank = preferred.firstIndex(of: font.family) ?? preferred.count
      if font.isColor != need.wantsColor { rank += 100 }
      if rank < bestRank {
        bestRank = rank
        best = Match(face: font.face, isColor: font.isColor)
        if rank == 0 { break }
      }
    }
    if matches.count >= Self.greatestMatchCount { matches.removeAll() }
    matches[need] = .some(best)
    return best
  }

  /// The best face of a family by name, or of the system's sans serif; nil without any font.
  func face(family: String, weight: FontWeight, isExact: Bool) -> FontFace? {
    FontPattern(family: family, weight: weight, language: nil)?.bestFace(isExact: isExact)
  }

  private func fonts(weight: FontWeight, language: EastAsianLanguage) -> SortedFonts {
    let key = SortKey(weight: weight, language: language)
    if let known = sorted[key] { return known }
    let pattern = FontPattern(family: family, weight: weight, language: language.fontconfigTag)
    let fonts = SortedFonts(pattern: pattern)
    sorted[key] = fonts
    return fonts
  }
}
