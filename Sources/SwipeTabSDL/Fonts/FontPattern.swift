import CFontconfig
import SwipeTabDrawing

/// A question to fontconfig.
@MainActor final class FontPattern {
  fileprivate let pattern: OpaquePointer
  private let family: String

  /// Creates a pattern; nil when memory or fontconfig fails.
  init?(family: String, weight: FontWeight, language: String?) {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return nil }
    self.pattern = pattern
    self.family = family
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

  /// The best face; nil when there is none, or when it is of another family and that matters.
  func bestFace(isExact: Bool) -> FontFace? {
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let font = CatalogFont(match) else { return nil }
    if isExact, font.family.lowercased() != family.lowercased() { return nil }
    return font.face
  }

  private static func add(_ text: String, as key: String, to pattern: OpaquePointer) {
    text.withCString { bytes in
      _ = bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
        FcPatternAddString(pattern, key, $0)
      }
    }
  }
}

/// Every font of the machine, in the order fontconfig prefers them for a pattern.
@MainActor final class SortedFonts {
  /// The fonts; their character sets live as long as this object.
  let fonts: [CatalogFont]
  private let set: UnsafeMutablePointer<FcFontSet>?

  /// Asks fontconfig; without an answer the list is empty.
  init(pattern: FontPattern?) {
    var result = FcResultNoMatch
    guard let pattern, let set = FcFontSort(nil, pattern.pattern, 0, nil, &result) else {
      set = nil
      fonts = []
      return
    }
    self.set = set
    fonts = (0..<Int(set.pointee.nfont)).compactMap { index in
      set.pointee.fonts[index].flatMap(CatalogFont.init)
    }
  }

  isolated deinit {
    if let set { FcFontSetSortDestroy(set) }
  }
}

/// A font in fontconfig's list.
struct CatalogFont {
  let face: FontFace
  let family: String
  let isColor: Bool
  private let characters: OpaquePointer?

  /// Reads what matters; nil for fonts of fixed sizes without colour, which cannot be scaled.
  init?(_ pattern: OpaquePointer) {
    guard let path = Self.string(FC_FILE, of: pattern) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var color: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    var scalable: FcBool = 0
    FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable)
    guard color != 0 || scalable != 0 else { return nil }
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    // The upper half names an instance of a variable font, which SDL_ttf cannot choose.
    face = FontFace(path: path, index: Int(index & 0xffff))
    family = Self.string(FC_FAMILY, of: pattern) ?? ""
    isColor = color != 0
    self.characters = characters
  }

  /// Whether the font has all the characters.
  func covers(_ scalars: [UInt32]) -> Bool {
    guard let characters else { return false }
    return scalars.allSatisfy { FcCharSetHasChar(characters, $0) != 0 }
  }

  private static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }
}
