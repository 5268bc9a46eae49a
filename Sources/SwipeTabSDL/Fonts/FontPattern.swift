import CFontconfig
import SwipeTabDrawing

/// A question to fontconfig.
@MainActor final class FontPattern {
  private let pattern: OpaquePointer

  /// Creates a pattern; nil when memory or fontconfig fails.
  init?(family: String, weight: FontWeight, language: String?) {
    guard attempted("FcInit", FcInit()) ?? 0 != 0,
      let pattern = attempted("FcPatternCreate", FcPatternCreate())
    else { return nil }
    self.pattern = pattern
    Self.add(family, as: FC_FAMILY, to: pattern)
    Self.add("sans-serif", as: FC_FAMILY, to: pattern)
    if let language { Self.add(language, as: FC_LANG, to: pattern) }
    let weight =
      switch weight {
      case .regular: FC_WEIGHT_REGULAR
      case .semibold: FC_WEIGHT_DEMIBOLD
      case .bold: FC_WEIGHT_BOLD
      }
    FcPatternAddInteger(pattern, FC_WEIGHT, weight)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
  }

  isolated deinit {
    FcPatternDestroy(pattern)
  }

  /// The best face; nil when there is none.
  func bestFace() -> FontTable.NamedFace? {
    var result = FcResultNoMatch
    guard let match = attempted("FcFontMatch", FcFontMatch(nil, pattern, &result)) else {
      return nil
    }
    defer { FcPatternDestroy(match) }
    return FoundFont(match).map { FontTable.NamedFace(face: $0.face, family: $0.family) }
  }

  private static func add(_ text: String, as key: String, to pattern: OpaquePointer) {
    text.withCString { bytes in
      _ = bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
        FcPatternAddString(pattern, key, $0)
      }
    }
  }
}

extension FontPattern {
  /// Every font of the machine, in the order fontconfig prefers them for this pattern; those it has
  /// not are added to the table.
  ///
  /// - Returns: places in the table; none when fontconfig fails.
  func sortedFonts(in table: inout FontTable) -> [Int] {
    var result = FcResultNoMatch
    guard let set = attempted("FcFontSort", FcFontSort(nil, pattern, 0, nil, &result)) else {
      return []
    }
    defer { FcFontSetSortDestroy(set) }
    // Fonts of a family share fontconfig's sets.
    var known: [OpaquePointer: Int] = [:]
    var places: [Int] = []
    places.reserveCapacity(Int(set.pointee.nfont))
    for index in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[index].flatMap(FoundFont.init) else { continue }
      places.append(
        table.place(of: font.face, family: font.family, isColor: font.isColor) { table in
          if let place = known[font.characters] { return place }
          let place = table.add(CharacterCoverage(font.characters))
          known[font.characters] = place
          return place
        })
    }
    return places
  }
}

/// A font in fontconfig's list.
private struct FoundFont {
  let face: FontFace
  let family: String
  let isColor: Bool
  /// Lives as long as the list.
  let characters: OpaquePointer

  /// Reads what matters; nil for fonts of fixed sizes without colour, which cannot be scaled.
  init?(_ pattern: OpaquePointer) {
    var scalable: FcBool = 0
    FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable)
    var color: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    guard color != 0 || scalable != 0 else { return nil }
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    guard let characters, let path = Self.string(FC_FILE, of: pattern) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper half names an instance of a variable font, which SDL_ttf cannot choose.
    face = FontFace(path: path, index: Int(index & 0xffff))
    family = Self.string(FC_FAMILY, of: pattern) ?? ""
    isColor = color != 0
    self.characters = characters
  }

  private static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }
}
