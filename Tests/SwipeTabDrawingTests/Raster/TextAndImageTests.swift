import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Rasteriser: text and images") @MainActor
struct TextAndImageTests {
  /// Answers with a picture, or with none, and remembers nothing.
  private final class FixedProvider: ImageProvider {
    let size = Size(width: 2, height: 2)
    let name = "fixed"
    let picture: PixelBuffer?
    init(_ picture: PixelBuffer?) { self.picture = picture }
    func pixels(width: Int, height: Int) -> PixelBuffer? { picture }
  }

  /// Answers with a picture whose every pixel tells the size that was asked for.
  private final class SizeProvider: ImageProvider {
    let size = Size(width: 4, height: 4)
    let name = "size"
    func pixels(width: Int, height: Int) -> PixelBuffer? {
      let pixel = 0xFF00_0000 | UInt32(width) << 8 | UInt32(height)
      return PixelBuffer(
        width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
    }
  }

  private func layout(_ runs: [TextRun]) -> TextLayout {
    TextLayout(
      string: "x", size: Size(width: 3, height: 1), firstBaseline: 1, lastBaseline: 1,
      lineCount: 1, isTruncated: false, scale: 1, runs: runs)
  }

  @Test("A mask is drawn in the text colour, blended by its coverage")
  func mask() {
    let mask = CoverageMask(width: 3, height: 1, coverage: [0, 128, 255])
    let text = layout([TextRun(glyphs: .mask(mask), x: 1, y: 0)])
    let bitmap = draw(
      5, 1, background: .white, .text(text, at: .zero, Color(red: 255, green: 0, blue: 0)))
    #expect(
      bitmap.pixels(row: 0)
        == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_7F7F, 0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test("Text lies on whole device pixels", arguments: [(0.4, 0), (0.5, 1), (-0.5, 0), (1.49, 1)])
  func textIsSnapped(x: Double, column: Int) {
    let mask = CoverageMask(width: 1, height: 1, coverage: [255])
    let text = layout([TextRun(glyphs: .mask(mask), x: 0, y: 0)])
    let bitmap = draw(3, 1, .text(text, at: Point(x: x, y: 0), .black))
    #expect(bitmap.alphas(row: 0) == (0..<3).map { $0 == column ? 255 : 0 })
  }

  @Test("Coloured glyphs keep their colours and take the text's opacity")
  func colouredGlyphs() {
    let picture = PixelBuffer(width: 2, height: 1, pixels: [0xFF00_FF00, 0x8000_0080])
    let text = layout([TextRun(glyphs: .color(picture), x: 0, y: 0)])
    let full = draw(2, 1, background: .white, .text(text, at: .zero, .black))
    #expect(full.pixels(row: 0) == [0xFF00_FF00, 0xFF7F_7FFF])
    let half = draw(2, 1, .text(text, at: .zero, Color(white: 0, alpha: 0.5)))
    #expect(half.pixels(row: 0) == [0x8000_8000, 0x4000_0040])
  }

  @Test("Text and images are cut by clips")
  func clipped() {
    let mask = CoverageMask(width: 3, height: 1, coverage: [255, 255, 255])
    let text = layout([TextRun(glyphs: .mask(mask), x: -1, y: 0)])
    let bitmap = draw(
      3, 1, .pushClip(Rect(x: 0, y: 0, width: 1.5, height: 1), radius: 0),
      .text(text, at: .zero, .black))
    #expect(bitmap.alphas(row: 0) == [255, 128, 0])
  }

  @Test(
    "An image is asked for in its exact size in device pixels", arguments: [1, 1.25, 1.5, 2, 3])
  func imageSize(scale: Double) {
    let image = Image(SizeProvider(), renderingMode: .original)
    let side = Int(10 * scale)
    let bitmap = draw(
      side, side, scale: scale,
      .image(image, in: Rect(x: 1, y: 1, width: 8, height: 4), tint: .black, opacity: 1))
    let width = PixelRect(nearestTo: Rect(x: 1, y: 1, width: 8, height: 4), scale: scale).width
    let height = PixelRect(nearestTo: Rect(x: 1, y: 1, width: 8, height: 4), scale: scale).height
    #expect(bitmap[side / 2, Int(3 * scale)] == 0xFF00_0000 | UInt32(width) << 8 | UInt32(height))
  }

  @Test("A template is drawn in the tint, an original in its colours, both with an opacity")
  func renderingModes() {
    let provider = FixedProvider(
      PixelBuffer(width: 2, height: 1, pixels: [0xFF00_FF00, 0x8000_8000]))
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    let red = Color(red: 255, green: 0, blue: 0)
    let template = Image(provider)
    let original = template.withRenderingMode(.original)
    #expect(
      draw(2, 1, .image(template, in: rect, tint: red, opacity: 1)).pixels(row: 0)
        == [0xFFFF_0000, 0x8080_0000])
    #expect(
      draw(2, 1, .image(original, in: rect, tint: red, opacity: 1)).pixels(row: 0)
        == [0xFF00_FF00, 0x8000_8000])
    #expect(
      draw(2, 1, .image(template, in: rect, tint: red, opacity: 0.5)).pixels(row: 0)
        == [0x8080_0000, 0x4040_0000])
    #expect(
      draw(2, 1, .image(original, in: rect, tint: red, opacity: 0.5)).pixels(row: 0)
        == [0x8000_8000, 0x4000_4000])
  }

  @Test("A picture of another size is stretched to the nearest pixels")
  func nearest() {
    let provider = FixedProvider(
      PixelBuffer(width: 2, height: 1, pixels: [0xFF00_0001, 0xFF00_0002]))
    let image = Image(provider, renderingMode: .original)
    let bitmap = draw(
      4, 2, .image(image, in: Rect(x: 0, y: 0, width: 4, height: 2), tint: .black, opacity: 1))
    #expect(bitmap.pixels(row: 1) == [0xFF00_0001, 0xFF00_0001, 0xFF00_0002, 0xFF00_0002])
  }

  @Test("Without a picture a grey box is drawn, also for sizes nobody can make")
  func placeholder() {
    for provider in [
      FixedProvider(nil), FixedProvider(PixelBuffer(width: 0, height: 0, pixels: [])),
    ] {
      let bitmap = draw(
        16, 16, background: .white,
        .image(
          Image(provider), in: Rect(x: 0, y: 0, width: 16, height: 16), tint: .black, opacity: 1))
      #expect(bitmap[8, 8] == 0xFFE4_E4E5)
      #expect(bitmap[0, 0] > bitmap[8, 8])
    }
    let huge = draw(
      2, 2,
      .image(
        Image(SizeProvider()), in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), tint: .black,
        opacity: 1))
    #expect(huge[1, 1] >> 24 == 61)
  }
}
