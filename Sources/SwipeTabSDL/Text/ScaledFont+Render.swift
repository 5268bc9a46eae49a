import CSDL2
import CSDL2TTF
import SwipeTabDrawing

/// A run drawn once: what caches keep.
struct RunImage: Sendable {
  /// The glyphs, or nil when nothing is seen.
  var glyphs: TextRun.Glyphs?
  /// From the pen to the left edge of the glyphs, in pixels.
  var left: Int
  /// From the baseline down to the top edge of the glyphs, in pixels; mostly negative.
  var top: Int
  /// How far the pen moves, in fractions of a pixel.
  var advance: Int

  /// The memory the glyphs take, in bytes.
  var byteCount: Int {
    switch glyphs {
    case .mask(let mask): mask.coverage.count
    case .color(let picture): picture.pixels.count * 4
    case nil: 0
    }
  }
}

extension ScaledFont {
  private static let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
  private static let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)

  /// Draws a text as a mask.
  func render(_ text: String, rules: ShapingRules) -> RunImage {
    apply(rules)
    let guards = guards
    let guarded = guardText + text + guardText
    guard let surface = shaded(guarded) else {
      return RunImage(glyphs: nil, left: 0, top: 0, advance: 0)
    }
    defer { SDL_FreeSurface(surface) }
    var image = RunImage(
      glyphs: nil, left: 0, top: 0, advance: max(0, Int(surface.pointee.w) - guards.both))
    guard let pixels = surface.pointee.pixels, surface.pointee.format.pointee.BytesPerPixel == 1
    else { return image }
    let source = CoverageSource(
      bytes: pixels.assumingMemoryBound(to: UInt8.self), pitch: Int(surface.pointee.pitch),
      width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard let box = source.inkBox() else { return image }
    let baseline = ascent + overflow(of: guarded, plain: source)
    let left = (box.x.lowerBound - guards.one).flooredDivision(by: fractions)
    let right = (box.x.upperBound - guards.one + fractions - 1).flooredDivision(by: fractions)
    let coverage = source.averaged(
      columns: left..<right, rows: box.y, origin: guards.one, fractions: fractions)
    image.left = left
    image.top = box.y.lowerBound - baseline
    image.glyphs = .mask(
      CoverageMask(width: right - left, height: box.y.count, coverage: coverage))
    return image
  }

  /// Draws a text in shades of grey, for the caller to free; nil when memory is short.
  private func shaded(_ text: String) -> UnsafeMutablePointer<SDL_Surface>? {
    guard
      let surface = attempted(
        "TTF_RenderUTF8_Shaded", TTF_RenderUTF8_Shaded(font, text, Self.white, Self.black))
    else { return nil }
    noteDrawing(surface)
    return surface
  }

  /// How many rows SDL_ttf added above the line for glyphs that rise over it, which it doesn't
  /// tell: the row of a line struck through the text does.
  private func overflow(of text: String, plain: CoverageSource) -> Int {
    guard plain.height > height else { return 0 }
    TTF_SetFontStyle(font, TTF_STYLE_STRIKETHROUGH)
    defer { TTF_SetFontStyle(font, TTF_STYLE_NORMAL) }
    guard let usual = struckRow(of: " ", plain: nil), let here = struckRow(of: text, plain: plain)
    else { return 0 }
    return min(max(here - usual, 0), plain.height - height)
  }

  private func struckRow(of text: String, plain: CoverageSource?) -> Int? {
    guard let surface = shaded(text) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return nil }
    let source = CoverageSource(
      bytes: pixels.assumingMemoryBound(to: UInt8.self), pitch: Int(surface.pointee.pitch),
      width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    return (0..<source.height).first { row in
      source.isFull(row: row) && plain?.isFull(row: row) != true
    }
  }

  /// Draws a cluster in its own colours, such as an emoji, scaled to the text.
  func renderColor(_ text: String, textSize: Double, fractions: Int) -> RunImage? {
    apply(ShapingRules(script: .common, isRightToLeft: false))
    guard
      let raw = attempted(
        "TTF_RenderUTF8_Blended", TTF_RenderUTF8_Blended(font, text, Self.white))
    else { return nil }
    defer { SDL_FreeSurface(raw) }
    noteDrawing(raw)
    guard let picture = PixelBuffer(surface: raw, opacity: .unknown) else { return nil }
    // Colour fonts come in one size: Noto's pictures are 128 pixels high for an em of 109.
    let factor = textSize * 128 / 109 / Double(max(picture.height, 1))
    let width = max(1, Int((Double(picture.width) * factor).rounded()))
    let height = max(1, Int((Double(picture.height) * factor).rounded()))
    return RunImage(
      glyphs: .color(picture.resampled(width: width, height: height)), left: 0,
      top: -Int((Double(ascent) * factor).rounded()),
      advance: Int((Double(picture.width) * factor * Double(fractions)).rounded()))
  }
}
