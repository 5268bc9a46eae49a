import Glibc
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// The same strings drawn by Pango: the same order, the same shapes, the same widths.
///
/// With `SWIPETABS_PANGO_FOLDER` set, each pair is written there as a picture, Pango's above.
@Suite(.serialized, .enabled(if: PangoView.isInstalled)) @MainActor struct PangoComparisonTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var isRightToLeft = false

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "latin", text: "AVATAR To Typography, Wave. Tölpel"),
    Case(name: "quotes", text: "“Fly” ‘it’s’ „Ja“ «oui» – 1/2 … fi ffl"),
    Case(name: "decomposed", text: "e\u{301}a\u{308}o\u{302}\u{323} n\u{303} Z\u{30C}"),
    Case(name: "greek-cyrillic", text: "Ελληνικά Русский текст Ђурђевак"),
    Case(name: "arabic", text: "مرحبا بالعالم، أهلا وسهلا"),
    Case(name: "tashkil", text: "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ"),
    Case(name: "hebrew", text: "שלום עולם וברכה לכולם"),
    Case(name: "niqqud", text: "בְּרֵאשִׁית בָּרָא אֱלֹהִים"),
    Case(name: "mixed", text: "abc שלום 123 مرحبا and more text"),
    Case(name: "mixed-rtl", text: "שלום abc 123 مرحبا xyz"),
    Case(name: "brackets", text: "see (שלום) [مرحبا] (12.5%) end"),
    Case(name: "brackets-rtl", text: "ראה (abc) [مرحبا] (12.5%) סוף"),
    Case(name: "neutral-rtl", text: "12 + 3 = (15) !", isRightToLeft: true),
    Case(name: "devanagari", text: "नमस्ते दुनिया क्षत्रिय हिन्दी र्क"),
    Case(name: "thai", text: "สวัสดีชาวโลก น้ำ ที่ เป็น"),
    Case(name: "chinese", text: "中文你好世界，简体字。"),
    Case(name: "japanese", text: "日本語の文字、カタカナ。"),
    Case(name: "korean", text: "한국어 안녕하세요"),
    // No spaces beside them: Pango takes those from the font of the emoji, as wide as one.
    Case(name: "emoji", text: "😀👍🏽👨‍👩‍👧‍👦🇩🇪1️⃣❤️"),
    Case(name: "emoji-in-text", text: "Yes👍and שלום😀!"),
  ]

  /// Pixels to the em of the pictures, where rounding to whole pixels hardly counts.
  private static let size = 100.0
  /// The greatest difference of widths, as a share.
  private static let tolerance = 0.02
  /// The least likeness of shapes: the wrong order of two words is below 0.6.
  private static let likeness = 0.93

  @Test("Order, shapes and widths are Pango's", arguments: cases)
  func comparison(_ item: Case) throws {
    let engine = try SDLTextEngine(locale: "ja") { _ in }
    let pango = try #require(
      PangoView.picture(item.text, size: Int(Self.size), isRightToLeft: item.isRightToLeft))
    func layout(_ size: Double) -> TextLayout {
      let style = TextStyle(
        font: .system(size), direction: item.isRightToLeft ? .rightToLeft : .leftToRight)
      return engine.layout(item.text, style: style, maxWidth: nil, scale: 1)
    }
    let widths = [20, 40, Self.size].map { size in
      layout(size).size.width * Self.size / size / Double(pango.width)
    }
    let own = Self.picture(layout(Self.size))
    let likeness = InkProfile(own).likeness(to: InkProfile(pango))
    print(Self.row(item.name, widths, likeness))
    try Self.write(own, beside: pango, named: item.name)
    for width in widths { #expect(abs(width - 1) < Self.tolerance, "\(item.text): \(width)") }
    #expect(likeness > Self.likeness, "\(item.text)")
  }

  @Test("The comparison tells text in another order and text in other shapes apart")
  func sensitivity() throws {
    let engine = try SDLTextEngine(locale: "ja") { _ in }
    for (text, other) in [
      ("abc שלום 123 مرحبا", "abc שלום مرحبا 123"),
      ("مرحبا بالعالم", "م\u{200C}ر\u{200C}حبا بالعالم"),
      ("क्षत्रिय", "क्\u{200C}षत्रिय"),
    ] {
      let pango = try #require(
        PangoView.picture(text, size: Int(Self.size), isRightToLeft: false))
      let own = Self.picture(
        engine.layout(
          other, style: TextStyle(font: .system(Self.size)), maxWidth: nil, scale: 1))
      #expect(InkProfile(own).likeness(to: InkProfile(pango)) < Self.likeness)
    }
  }

  private static func row(_ name: String, _ widths: [Double], _ likeness: Double) -> String {
    func number(_ value: Double, _ unit: Double) -> String {
      let thousandths = Int((value * unit).rounded())
      let digits = String(1000 + abs(thousandths) % 1000).dropFirst()
      return (thousandths < 0 ? "-" : " ") + "\(abs(thousandths) / 1000).\(digits)"
    }
    let padded = name + String(repeating: " ", count: max(0, 16 - name.count))
    return "pango: \(padded)"
      + widths.map { "  \(number($0 - 1, 100_000)) %" }.joined() + "   \(number(likeness, 1000))"
  }

  /// A layout drawn black on white.
  private static func picture(_ layout: TextLayout) -> PixelBuffer {
    // Glyphs may reach over the line and its ends.
    let margin = 80
    let width = Int(layout.size.width) + 2 * margin
    let height = Int(layout.size.height) + 2 * margin
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for run in layout.runs {
      let extent: (width: Int, height: Int)
      switch run.glyphs {
      case .mask(let mask): extent = (mask.width, mask.height)
      case .color(let picture): extent = (picture.width, picture.height)
      }
      for y in 0..<extent.height {
        for x in 0..<extent.width {
          let (column, row) = (run.x + x + margin, run.y + y + margin)
          guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
          let place = row * width + column
          switch run.glyphs {
          case .mask(let mask):
            let ink = UInt32(255 - mask.coverage[y * extent.width + x])
            pixels[place] = min(pixels[place], 0xFF00_0000 | ink << 16 | ink << 8 | ink)
          case .color(let picture):
            let pixel = picture.pixels[y * extent.width + x]
            let rest = 255 - (pixel >> 24)
            pixels[place] = 0xFF00_0000 | (pixel & 0xFF_FFFF) + (rest << 16 | rest << 8 | rest)
          }
        }
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private static func write(
    _ own: PixelBuffer, beside pango: PixelBuffer, named name: String
  ) throws {
    guard let folder = getenv("SWIPETABS_PANGO_FOLDER").map({ String(cString: $0) }) else { return }
    let width = max(own.width, pango.width + 160)
    var pixels: [UInt32] = []
    for (picture, margin) in [(pango, 80), (own, 0)] {
      for y in 0..<picture.height {
        pixels += Array(repeating: 0xFFFF_FFFF, count: margin)
        pixels += picture.pixels[(y * picture.width)..<((y + 1) * picture.width)]
        pixels += Array(repeating: 0xFFFF_FFFF, count: width - picture.width - margin)
      }
    }
    let picture = PixelBuffer(width: width, height: pixels.count / width, pixels: pixels)
    let bytes = try PNGEncoder.encode(picture)
    guard let stream = fopen("\(folder)/\(name).png", "w") else { throw TextError.noFonts }
    defer { fclose(stream) }
    #expect(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
  }
}
