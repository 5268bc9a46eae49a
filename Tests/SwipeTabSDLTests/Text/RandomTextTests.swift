import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Random strings: nothing a string can hold does harm.
@Suite(.serialized) @MainActor struct RandomTextTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0...0x1F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
    0x1100...0x11FF, 0x200B...0x206F, 0x20D0...0x20F0, 0x2190...0x2BFF, 0x3040...0x30FF,
    0x4E00...0x9FFF, 0xAC00...0xAFFF, 0xFB00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
    0xE0000...0xE01EF, 0xE000...0xE0FF, 0...0x10FFFF,
  ]

  private func string(_ random: inout SeededGenerator) -> String {
    var view = String.UnicodeScalarView()
    let length = Int.random(in: 0...40, using: &random)
    while view.count < length {
      let range = Self.ranges[Int.random(in: 0..<Self.ranges.count, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
          view.append(scalar)
        }
      }
    }
    return String(view)
  }

  @Test("Hundreds of random strings are laid out in bounds and without harm")
  func random() throws {
    let engine = try SDLTextEngine { _ in }
    var random = SeededGenerator(seed: 2024)
    let modes: [LineBreakMode] = [
      .wordWrapping, .truncatingHead, .truncatingMiddle, .truncatingTail, .clipping,
    ]
    let height = engine.layout(
      "x", style: TextStyle(font: .system(13)), maxWidth: nil, scale: 1
    ).size.height
    for index in 0..<500 {
      let style = TextStyle(
        font: .system(13), alignment: .center, lineBreakMode: modes[index % modes.count],
        numberOfLines: index % 4, direction: index % 3 == 0 ? .rightToLeft : .leftToRight)
      let width = Double(Int.random(in: 20...200, using: &random))
      let layout = engine.layout(string(&random), style: style, maxWidth: width, scale: 1)
      #expect(layout.size.width <= width)
      #expect(layout.size.height == height * Double(layout.lineCount))
      if index % 4 > 0 { #expect(layout.lineCount <= index % 4) }
    }
    #expect(engine.byteCount <= 24 << 20)
  }

  @Test("A thousand marks on one letter stay one cluster of sane height")
  func marks() throws {
    let engine = try SDLTextEngine { _ in }
    let text = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    let layout = engine.layout(
      text, style: TextStyle(font: .system(20)), maxWidth: nil, scale: 1)
    for run in layout.runs {
      guard case .mask(let mask) = run.glyphs else { continue }
      #expect(mask.height < 600)
    }
  }

  @Test("A character that no font has is reported once, with the package that may help")
  func missing() throws {
    var lines: [String] = []
    let engine = try SDLTextEngine { lines.append($0) }
    let style = TextStyle(font: .system(16))
    // Tangut is in no font of the packages this project asks for.
    for text in ["\u{17000}", "\u{17001}\u{17002}", "\u{17000}"] {
      _ = engine.layout(text, style: style, maxWidth: nil, scale: 1)
    }
    #expect(lines.count <= 1)
    if let line = lines.first { #expect(line.contains("install the package fonts-noto")) }
  }
}
