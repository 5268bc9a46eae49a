import CSDL2
import CSDL2TTF
import SwipeTabDrawing

/// How a run is shaped.
struct ShapingRules: Hashable, Sendable {
  /// The script, as HarfBuzz wants it.
  var script: Script
  /// Whether the run goes from right to left.
  var isRightToLeft: Bool
}

/// A font file opened at one size in pixels.
///
/// Glyphs are drawn several times wider than they will be shown and then averaged: each sits on a
/// fraction of a pixel, as an even rhythm of letters needs, and SDL_ttf's cache of glyphs still
/// serves. (Its own mode for fractions of pixels draws each glyph anew, nine times slower.)
@MainActor final class ScaledFont {
  /// Tells opened fonts apart in the keys of caches.
  let id: Int
  /// The size of the em in pixels.
  let pixelSize: Double
  /// Fractions of a pixel horizontally.
  let fractions: Int
  /// From the top of a line to its baseline, in pixels.
  let ascent: Int
  /// The height of a line in pixels.
  let height: Int

  let font: OpaquePointer
  /// The spaces put around a text, so that no glyph reaches over the edge of its surface.
  let guardText: String
  private var measuredGuards: Guards?
  private var rules: ShapingRules?
  private let library: TTFLibrary
  /// What the glyphs drawn since SDL_ttf forgot them may take, in bytes.
  private(set) var glyphByteCount = 0

  /// Above this size in pixels, glyphs sit on whole pixels.
  static let greatestFractionalSize = 64.0
  /// The glyphs of a font may take so many bytes: those of usual sizes never do, but SDL_ttf keeps
  /// 256 of them, which would take 60 MB in the largest size.
  static let greatestGlyphByteCount = 1 << 20
  /// The size in pixels at which fonts of pictures are opened: they come in one size, whatever is
  /// asked for.
  static let pictureSize = 109.0
  /// Sizes are kept between these, in pixels.
  static let sizes = 1.0...512.0

  /// Opens a face.
  ///
  /// - Throws: `SDLError` when the file is no font.
  init(face: FontFace, pixelSize: Double, id: Int, library: TTFLibrary) throws(SDLError) {
    self.id = id
    self.library = library
    let size = min(max(pixelSize, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.pixelSize = size
    fractions = size <= Self.greatestFractionalSize ? 4 : 1
    let dots = Self.dots(pixelSize: size)
    font = try checked(
      "TTF_OpenFontIndexDPI",
      TTF_OpenFontIndexDPI(face.path, 1, face.index, dots * UInt32(fractions), dots))
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
    TTF_SetFontKerning(font, 1)
    ascent = Int(TTF_FontAscent(font))
    height = max(Int(TTF_FontHeight(font)), 1)
    guardText = TTF_GlyphIsProvided32(font, 0x20) != 0 ? "  " : ""
  }

  isolated deinit {
    TTF_CloseFont(font)
  }

  /// The dots per inch at which one point is a size in pixels: whole points alone could not say
  /// 18.75.
  private static func dots(pixelSize: Double) -> UInt32 { UInt32((pixelSize * 72).rounded()) }

  /// Counts what was drawn, whose glyphs SDL_ttf has kept, and lets it forget them when they are
  /// too many.
  func noteDrawing(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    glyphByteCount += Int(surface.pointee.pitch) * Int(surface.pointee.h)
    guard glyphByteCount > Self.greatestGlyphByteCount else { return }
    glyphByteCount = 0
    let dots = Self.dots(pixelSize: pixelSize)
    // The size stays: to set one is how glyphs are forgotten.
    _ = attempted(
      "TTF_SetFontSizeDPI", TTF_SetFontSizeDPI(font, 1, dots * UInt32(fractions), dots))
  }

  /// Whether the font has a glyph of its own for a character.
  func provides(_ scalar: UInt32) -> Bool {
    TTF_GlyphIsProvided32(font, scalar) != 0
  }

  /// Sets direction and script, which stick to the font.
  func apply(_ rules: ShapingRules) {
    guard rules != self.rules else { return }
    self.rules = rules
    TTF_SetFontDirection(font, rules.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, rules.script.tag)
  }

  /// How far a text moves the pen, in fractions of a pixel.
  func advance(of text: String, rules: ShapingRules) -> Int {
    apply(rules)
    return max(0, width(of: guardText + text + guardText) - guards.both)
  }

  /// The widths of the spaces around a text, in fractions of a pixel.
  struct Guards {
    /// Of those on one side.
    var one: Int
    /// Of those on both sides.
    var both: Int
  }

  /// The widths of the guards, measured when the first text is: HarfBuzz makes a plan for each
  /// script of a font, which takes longer than opening the font, and so makes one only.
  var guards: Guards {
    if let measuredGuards { return measuredGuards }
    let guards = Guards(one: width(of: guardText), both: width(of: guardText + guardText))
    measuredGuards = guards
    return guards
  }

  private func width(of text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    var width: Int32 = 0
    let result = attempted("TTF_SizeUTF8", TTF_SizeUTF8(font, text, &width, nil))
    return result == 0 ? Int(width) : 0
  }
}
