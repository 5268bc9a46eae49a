import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// Lines and truncation: where text ends, and what stands for the rest.
@Suite(.serialized) @MainActor struct LineBreakingTests {
  private let engine: SDLTextEngine

  init() throws {
    engine = try SDLTextEngine { _ in }
  }

  private func style(
    _ mode: LineBreakMode = .truncatingTail, lines: Int = 1,
    direction: LayoutDirection = .leftToRight
  ) -> TextStyle {
    TextStyle(
      font: .system(16), lineBreakMode: mode, numberOfLines: lines, direction: direction)
  }

  private func shown(_ string: String, _ style: TextStyle, width: Double) -> String {
    engine.layout(string, style: style, maxWidth: width, scale: 1).string
  }

  private func lines(_ string: String, width: Double) -> [String] {
    engine.compose(string, style: style(.wordWrapping, lines: 0), maxWidth: width, scale: 1)
      .map { $0.joined() }
  }

  @Test("Lines end between words and keep the width")
  func words() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in [60.0, 90, 120, 200] {
      let layout = engine.layout(
        text, style: style(.wordWrapping, lines: 0), maxWidth: width, scale: 1)
      #expect(layout.size.width <= width)
      #expect(!layout.isTruncated)
      #expect(lines(text, width: width).joined(separator: " ") == text)
    }
  }

  @Test("A word that is too long is broken, and nothing of it is lost")
  func longWord() {
    let word = "Donaudampfschifffahrtsgesellschaftskapitän"
    let parts = lines(word, width: 100)
    #expect(parts.count > 2)
    #expect(parts.joined() == word)
  }

  @Test("A soft hyphen shows where a line ends with it, and only there")
  func softHyphen() {
    let parts = lines("Donau\u{AD}dampf\u{AD}schiff", width: 70)
    #expect(parts.first?.hasSuffix("-") == true)
    #expect(lines("Donau\u{AD}dampf", width: 500) == ["Donaudampf"])
  }

  @Test("Chinese and Japanese lines end anywhere but before closing marks")
  func eastAsian() {
    let text = "日本語の文章は、どこでも改行できます。「ただし」行頭には来ません。"
    for width in stride(from: 40.0, through: 200, by: 8) {
      let parts = lines(text, width: width)
      #expect(parts.joined() == text)
      for line in parts {
        #expect(!["、", "。", "」"].contains(line.first))
        #expect(line.last != "「")
      }
    }
  }

  @Test("Even a line too narrow for its stretch begins with no closing mark if it need not")
  func emergencyBreaks() {
    let texts = [
      "行頭、」行末。」です。", "「「あっ」」", "Donaudampfschifffahrt.”", "https://a.example/x?y=(1),(2)!",
      "wonderful!!", "¿¿wonderful", "ab。cd」ef、gh。ij」kl、",
    ]
    for text in texts {
      let marks = Array(text)
      for size in [16.0, 130] {
        for width in stride(from: 1.0, through: 40 * size / 10, by: size / 8) {
          let style = TextStyle(
            font: .system(size), lineBreakMode: .wordWrapping, numberOfLines: 0)
          let parts = engine.compose(text, style: style, maxWidth: width, scale: 1)
            .map { $0.joined() }
          #expect(parts.joined() == text)
          var start = 0
          for part in parts.dropLast() {
            let end = start + part.count
            func isGood(_ place: Int) -> Bool {
              kind(marks[place]) != .close && kind(marks[place - 1]) != .open
            }
            if !isGood(end) {
              #expect(
                !((start + 1)..<end).contains(where: isGood), "\(part) of \(text), \(width) wide")
            }
            start = end
          }
        }
      }
    }
  }

  private func kind(_ character: Character) -> LineBreakRules.Kind {
    LineBreakRules.kind(of: character.unicodeScalars.first?.value ?? 0, isPicture: false)
  }

  @Test("Hard line ends make lines, empty ones too")
  func hardEnds() {
    let layout = engine.layout(
      "one\r\n\ntwo\u{2028}three\n", style: style(lines: 0), maxWidth: nil, scale: 1)
    #expect(layout.lineCount == 5)
    #expect(layout.string == "one\n\ntwo\nthree\n")
  }

  @Test("The end, the beginning or the middle gives way to an ellipsis")
  func modes() {
    let text = "Alpha beta gamma delta epsilon"
    let tail = shown(text, style(), width: 120)
    let head = shown(text, style(.truncatingHead), width: 120)
    let middle = shown(text, style(.truncatingMiddle), width: 120)
    #expect(tail.hasPrefix("Alpha") && tail.hasSuffix("…") && tail.count > 8)
    #expect(head.hasPrefix("…") && head.hasSuffix("epsilon"))
    #expect(middle.hasPrefix("Alph") && middle.hasSuffix("ilon") && middle.contains("…"))
  }

  @Test("Truncated text keeps the width in every mode and at every width")
  func keepsWidth() {
    for text in ["Alpha beta gamma", "שלום לכולם וברכה", "अनुच्छेद एक दो", "👨‍👩‍👧‍👦👍🏽🇩🇪👨‍👩‍👧‍👦", "中文标签测试"] {
      for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping] {
        for width in stride(from: 0.0, through: 130, by: 7) {
          let layout = engine.layout(text, style: style(mode), maxWidth: width, scale: 1.25)
          #expect(layout.size.width <= width)
        }
      }
    }
  }

  @Test("No cluster is ever cut: each part is made of whole ones")
  func wholeClusters() {
    let text = "👨‍👩‍👧‍👦e\u{301}\u{302}👍🏽नमस्ते🇩🇪🇫🇷क्षि1️⃣"
    let whole = Array(text)
    for width in stride(from: 20.0, through: 220, by: 3) {
      let tail = shown(text, style(), width: width)
      if tail.hasSuffix("…") {
        #expect(Array(tail.dropLast()) == Array(whole.prefix(tail.count - 1)))
      }
      let head = shown(text, style(.truncatingHead), width: width)
      if head.hasPrefix("…") {
        #expect(Array(head.dropFirst()) == Array(whole.suffix(head.count - 1)))
      }
    }
  }

  @Test("The ellipsis stands at the end of the paragraph: left in Hebrew, right in English")
  func ellipsisSide() {
    let hebrew = engine.compose(
      "שלום לכולם זהו טקסט ארוך", style: style(), maxWidth: 100, scale: 1)
    #expect(hebrew[0].first == "…")
    let mixed = engine.compose(
      "left שלום לכולם זהו טקסט", style: style(), maxWidth: 100, scale: 1)
    #expect(mixed[0].last == "…")
    let head = engine.compose(
      "שלום לכולם זהו טקסט ארוך", style: style(.truncatingHead), maxWidth: 100, scale: 1)
    #expect(head[0].last == "…")
  }

  @Test("In the middle of Hebrew the parts keep their order from the right")
  func middleOfHebrew() {
    let runs = engine.compose(
      "שלום לכולם זהו טקסט ארוך", style: style(.truncatingMiddle), maxWidth: 120, scale: 1)[0]
    #expect(runs.last?.hasPrefix("של") == true)
    #expect(runs.first?.hasSuffix("ך") == true)
  }

  @Test("The last line there is room for takes the rest and ends in an ellipsis")
  func lastLine() {
    let layout = engine.layout(
      "The quick brown fox jumps over the lazy dog", style: style(lines: 2), maxWidth: 100, scale: 1
    )
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    #expect(layout.string.hasSuffix("…"))
    let hard = engine.layout("one\ntwo", style: style(), maxWidth: nil, scale: 1)
    #expect(hard.string == "one…")
  }

  @Test("Clipped text is cut at the pixel, at its end")
  func clipping() {
    let english = engine.layout("Hamburgefonstiv", style: style(.clipping), maxWidth: 50, scale: 1)
    #expect(english.isTruncated)
    #expect(english.size.width == 50)
    for run in english.runs {
      guard case .mask(let mask) = run.glyphs else { continue }
      #expect(run.x >= 0 && run.x + mask.width <= 50)
    }
  }

  @Test("Clipped text without a width is cut at the greatest line width")
  func clippingWithoutWidth() {
    for alignment in [TextAlignment.left, .center, .right] {
      var style = style(.clipping)
      style.alignment = alignment
      let layout = engine.layout(
        String(repeating: "wide 字 ", count: 900), style: style, maxWidth: nil, scale: 1)
      #expect(layout.isTruncated)
      #expect(layout.size.width == Double(SDLTextEngine.greatestLineWidth))
    }
  }

  @Test("Lines are placed by alignment and direction")
  func alignment() {
    func left(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Int {
      var style = style(direction: direction)
      style.alignment = alignment
      return engine.layout("Word", style: style, maxWidth: 200, scale: 1).runs[0].x
    }
    let width = Int(engine.layout("Word", style: style(), maxWidth: nil, scale: 1).size.width)
    let margin = left(.left, .leftToRight)
    #expect(left(.natural, .leftToRight) == margin)
    #expect(left(.natural, .rightToLeft) == 200 - width + margin)
    #expect(left(.paragraph, .rightToLeft) == margin)
    #expect(left(.trailing, .rightToLeft) == margin)
    #expect(left(.right, .leftToRight) == 200 - width + margin)
    #expect(left(.center, .rightToLeft) == (200 - width) / 2 + margin)
  }

  @Test("Over-long text is cut before it reaches the shaper, and no line exceeds a texture")
  func overlong() {
    let text = String(repeating: "x", count: 100_000)
    let layout = engine.layout(text, style: style(), maxWidth: nil, scale: 2)
    #expect(layout.isTruncated)
    #expect(layout.size.width * 2 <= Double(SDLTextEngine.greatestLineWidth))
    for run in layout.runs {
      guard case .mask(let mask) = run.glyphs else { continue }
      #expect(mask.width <= SDLTextEngine.greatestLineWidth)
    }
  }
}
