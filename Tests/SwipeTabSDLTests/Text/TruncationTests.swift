import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// Where lines that are too wide are cut, and what finding it costs.
@Suite(.serialized) @MainActor struct TruncationTests {
  private static let texts = [
    "Label 17 that is wider than its place", "AVAVAVAVAVA To Ty VA fi fl ffi",
    "iiiiiiiiiiiiiiiWWWW",
    "Einstellungen für Benachrichtigungen", "a  b   c    d     e      f", "Ελληνικά και ένα",
    "длинная надпись",
    "مرحبا بالعالم الجميل الكبير", "שלום עולם גדול ויפה", "abc שלום def עולם ghi", "日本語の長い題名です。",
    "한국어 긴 제목입니다", "😀😃😄😁 smile 😆😅", "नमस्ते दुनिया बड़ी सुंदर", "สวัสดีชาวโลกที่สวยงาม",
    "e\u{301}\u{302}a\u{308}o\u{303}u\u{30A}n\u{327}z\u{30C}", "co\u{AD}operate re\u{AD}enter",
  ]

  private static func cut(_ text: String, to count: Int, mode: LineBreakMode) -> String {
    let (head, tail) =
      switch mode {
      case .truncatingHead: (0, count)
      case .truncatingMiddle: ((count + 1) / 2, count / 2)
      default: (count, 0)
      }
    let isLost = { (character: Character) in character == " " || character == "\u{AD}" }
    let start = String(text.prefix(head).reversed().drop(while: isLost).reversed())
    return start + "…" + text.suffix(tail).drop(while: isLost)
  }

  @Test(
    "A line is cut where no more of it fits",
    arguments: [LineBreakMode.truncatingTail, .truncatingMiddle, .truncatingHead])
  func greatest(mode: LineBreakMode) throws {
    let engine = try SDLTextEngine { _ in }
    let style = TextStyle(font: .system(13), lineBreakMode: mode)
    func width(_ text: String) -> Double {
      engine.layout(text, style: style, maxWidth: nil, scale: 1).size.width
    }
    for text in Self.texts {
      for limit in stride(from: 20, to: width(text), by: 23) {
        let layout = engine.layout(text, style: style, maxWidth: limit, scale: 1)
        let cuts = (0..<text.count).map { Self.cut(text, to: $0, mode: mode) }
        let count = try #require(cuts.lastIndex(of: layout.string), "\(text) in \(limit)")
        #expect(layout.isTruncated && width(cuts[count]) <= limit)
        #expect(count == cuts.count - 1 || width(cuts[count + 1]) > limit, "\(text) in \(limit)")
      }
    }
  }

  @Test("Few lines are measured to find where one is cut")
  func cost() throws {
    let resolver = try FontResolver(library: try TTFLibrary(), locale: "en", cache: nil) { _ in }
    let face = resolver.base(of: .system(13))
    let analyzer = ParagraphAnalyzer(
      resolver: resolver, base: face, weight: .regular, direction: .leftToRight)
    for text in Self.texts {
      let clusters = analyzer.analyze(Array(text.unicodeScalars)).clusters
      for maximum in stride(from: 80, to: 800, by: 31) {
        let builder = LineBuilder(
          shaper: RunShaper(store: resolver.store), pixelSize: 13, maximum: maximum)
        func width(_ count: Int) -> Int {
          builder.width(of: builder.visible(clusters.prefix(count)))
        }
        var measured: [Int] = []
        let count = builder.greatestCount(upTo: clusters.count, adding: { clusters[$0] }) {
          measured.append($0)
          return width($0)
        }
        #expect(width(count) <= maximum)
        #expect(count == clusters.count || width(count + 1) > maximum)
        // The first is of no letters; joined letters have other widths than they have alone.
        let limit = text.hasPrefix("م") ? 6 : 4
        #expect(measured.count <= limit, "\(text) in \(maximum): \(measured)")
      }
    }
  }
}
