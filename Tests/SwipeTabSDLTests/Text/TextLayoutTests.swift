import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Layouts of single lines: sizes, order, fallback.
@Suite(.serialized) @MainActor struct TextLayoutTests {
  private let engine: SDLTextEngine
  private let style = TextStyle(font: .system(16))

  init() throws {
    engine = try SDLTextEngine { _ in }
  }

  private func layout(_ string: String, scale: Double = 1, width: Double? = nil) -> TextLayout {
    engine.layout(string, style: style, maxWidth: width, scale: scale)
  }

  private func order(_ string: String, _ style: TextStyle? = nil) -> [[String]] {
    engine.compose(string, style: style ?? self.style, maxWidth: nil, scale: 1)
  }

  @Test("A width that was measured is wide enough to draw in, at every scale and size")
  func measuredIsDrawn() {
    for scale in [1, 1.25, 1.5, 1.75, 2, 3] {
      for size in [11, 12.5, 13, 15, 17, 22, 34] {
        for string in Self.scripts {
          let style = TextStyle(font: .system(size))
          let free = engine.layout(string, style: style, maxWidth: nil, scale: scale)
          let kept = engine.layout(string, style: style, maxWidth: free.size.width, scale: scale)
          #expect(kept.size == free.size)
          #expect(!kept.isTruncated)
          #expect(kept.string == string)
          #expect(Self.inkStaysNear(free, scale: scale, size: size), "\(string)")
        }
      }
    }
  }

  private static let scripts = [
    "Settings", "AVAWA To", "Ελληνικά", "Русский", "مرحبا", "abc שלום", "שָׁלוֹם", "日本語", "한국어",
    "😀 ok", "नमस्ते", "สวัสดี น้ำ", "e\u{301}\u{302}", "(12.5%)",
  ]

  /// Whether the glyphs of a line lie in its measured box, but for the overhang of letters.
  private static func inkStaysNear(_ layout: TextLayout, scale: Double, size: Double) -> Bool {
    let overhang = Int((size * scale * 0.4).rounded(.up)) + 1
    let width = Int((layout.size.width * scale).rounded())
    return layout.runs.allSatisfy { run in
      let extent =
        switch run.glyphs {
        case .mask(let mask): mask.width
        case .color(let picture): picture.width
        }
      return run.x >= -overhang && run.x + extent <= width + overhang
    }
  }

  @Test("A space beside an emoji is as wide as between letters")
  func spaces() {
    let space = layout("a a").size.width - layout("aa").size.width
    #expect(abs(layout("😀 😀").size.width - layout("😀😀").size.width - space) <= 1)
    #expect(abs(layout("日 本").size.width - layout("日本").size.width - space) <= 1)
  }

  @Test("Weights are different faces, from light to dark, in every script that has them")
  func weights() {
    for text in ["Hamburg", "مرحبا", "שלום", "नमस्ते", "日本語"] {
      let ink = FontWeight.allCases.map { weight -> Int in
        let layout = engine.layout(
          text, style: TextStyle(font: .system(40, weight: weight)), maxWidth: nil, scale: 1)
        return layout.runs.reduce(0) { sum, run in
          guard case .mask(let mask) = run.glyphs else { return sum }
          return sum + mask.coverage.reduce(0) { $0 + Int($1) }
        }
      }
      #expect(ink[0] < ink[1] && ink[1] <= ink[2], "\(text): \(ink)")
    }
  }

  @Test("A width in points hardly depends on the scale")
  func widthScales() {
    let one = layout("Hamburgefonstiv and AVAWA 0123456789").size.width
    for scale in [1.25, 1.5, 2, 3] {
      let other = layout("Hamburgefonstiv and AVAWA 0123456789", scale: scale).size.width
      #expect(abs(other - one) < 1.01)
    }
  }

  @Test("Kerning is on: AV is narrower than its letters")
  func kerning() {
    let big = TextStyle(font: .system(40))
    func width(_ text: String) -> Double {
      engine.layout(text, style: big, maxWidth: nil, scale: 1).size.width
    }
    #expect(width("AVAVAV") < (width("A") + width("V")) * 3 - 6)
  }

  @Test("Runs are ordered by the bidirectional algorithm in a left-to-right paragraph")
  func mixedLeftToRight() {
    #expect(order("abc שלום 123 مرحبا")[0].joined() == "abc مرحبا 123 שלום")
  }

  @Test("Runs are ordered by the bidirectional algorithm in a right-to-left paragraph")
  func mixedRightToLeft() {
    #expect(order("שלום abc 123 مرحبا")[0].joined() == "مرحبا abc 123 שלום")
  }

  @Test("Text without letters follows the direction of the view")
  func neutral() {
    let rightToLeft = TextStyle(font: .system(16), direction: .rightToLeft)
    #expect(order("12 ?", rightToLeft)[0].first == " ?")
    #expect(order("12 ?")[0] == ["12 ?"])
  }

  @Test("An emoji changes neither the height of a line nor its baseline")
  func emojiHeight() {
    let plain = layout("Hello")
    let emoji = layout("Hello 😀👍🏽👨‍👩‍👧‍👦🇩🇪1️⃣")
    #expect(emoji.size.height == plain.size.height)
    #expect(emoji.firstBaseline == plain.firstBaseline)
    let pictures = emoji.runs.filter { if case .color = $0.glyphs { true } else { false } }
    #expect(pictures.count == 5)
  }

  @Test("Fallback fonts keep height and baseline too")
  func fallbackHeight() {
    for string in ["สวัสดี น้ำ", "नमस्ते", "日本語", "بِسْمِ", "שָׁלוֹם"] {
      #expect(layout(string).size.height == layout("Hello").size.height)
      #expect(layout(string).firstBaseline == layout("Hello").firstBaseline)
      #expect(!layout(string).runs.isEmpty)
    }
  }

  @Test("Controls and bidirectional marks draw nothing and take no room")
  func controls() {
    #expect(
      layout("a\u{7}b\u{1B}c\u{9F}\u{FEFF}\u{202A}\u{202C}\u{200E}").size == layout("abc").size)
    #expect(layout("a\tb").size == layout("a b").size)
  }

  @Test("An override still turns text round")
  func override() {
    #expect(order("ab\u{202E}cd\u{202C}")[0] == ["ab", "cd"])
    #expect(layout("\u{2067}ab\u{2069} c").string == "\u{2067}ab\u{2069} c")
  }

  @Test("Empty text has the height of a line")
  func empty() {
    #expect(layout("").size.height == layout("Hello").size.height)
    #expect(layout("").size.width == 0)
    #expect(layout("").runs.isEmpty)
    #expect(layout("").lineCount == 1)
  }

  @Test("Asking again gives the same object")
  func cached() {
    #expect(layout("Hello") === layout("Hello"))
  }
}
