import Foundation
import SwipeTabTesting
import SwipeTabs

/// Two hundred labels on a page of 1280x800: laid out and drawn for the first time, and again when
/// all is remembered, beside a copy of the page's pixels in memory.
@MainActor struct TextBenchmark {
  private static let count = 200
  private static let rounds = 60

  private let engine: SDLTextEngine
  private let rasterizer = Rasterizer()
  private let bitmap = Bitmap(width: 1280, height: 800)
  private let clock = ContinuousClock()

  init() throws {
    engine = try SDLTextEngine(locale: "en", log: { _ in })
  }

  func run() throws -> [Figure] {
    var times: (cold: [Double], warm: [Double], cut: [Double], bare: [Double], copy: [Double]) =
      ([], [], [], [], [])
    // As on the pages of `--content bench`; the others are wider than their places.
    let texts = (0..<Self.count).map { "Item \($0 + 1)" }
    let longTexts = (0..<Self.count).map { "Label \($0) that is wider than its place" }
    let pixels = [UInt32](repeating: 0xFF20_4060, count: 1280 * 800)
    var copy = [UInt32](repeating: 0, count: 1280 * 800)
    for round in 0...Self.rounds {
      engine.removeCaches()
      let bare = clock.measure { draw([]) }.milliseconds
      let cold = clock.measure { draw(texts) }.milliseconds
      let warm = clock.measure { draw(texts) }.milliseconds
      let cut = clock.measure { draw(longTexts) }.milliseconds
      let copied = clock.measure {
        copy.withUnsafeMutableBytes { target in
          pixels.withUnsafeBytes { target.copyMemory(from: $0) }
        }
      }.milliseconds
      guard round > 0 else { continue }  // The first round draws the glyphs.
      times.bare.append(bare)
      times.cold.append(cold - bare)
      times.warm.append(warm - bare)
      times.cut.append(cut - bare)
      times.copy.append(copied)
    }
    return [
      Figure(name: "10000 random characters, first", value: hostile(), unit: "ms", limit: 1000),
      Figure(name: "copy of a frame in memory", value: times.copy.median, unit: "ms"),
      Figure(name: "clearing the page", value: times.bare.median, unit: "ms"),
      Figure(name: "200 new labels", value: times.cold.median, unit: "ms", limit: 3),
      Figure(name: "200 known labels", value: times.warm.median, unit: "ms", limit: 1),
      Figure(name: "200 new labels / copy", value: times.cold.median / times.copy.median, unit: ""),
      Figure(name: "200 new labels that are cut", value: times.cut.median, unit: "ms"),
      Figure(
        name: "200 known labels / copy", value: times.warm.median / times.copy.median, unit: ""),
    ]
  }

  /// The time to lay out characters of all scripts, a font for nearly each, in milliseconds; the
  /// worst of some strings, since the first opens all fonts.
  private func hostile() -> Double {
    var seed: UInt64 = 2026
    let times = (0..<3).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<SDLTextEngine.greatestLength {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(Unicode.Scalar(UInt32(seed >> 40) % 0x3_0000) ?? " ")
      }
      let style = TextStyle(
        font: .system(13), lineBreakMode: .wordWrapping, numberOfLines: 0)
      return clock.measure {
        _ = engine.layout(String(text), style: style, maxWidth: 400, scale: 1)
      }.milliseconds
    }
    return times.max() ?? 0
  }

  /// Clears the page and draws texts on it, in ten columns.
  private func draw(_ texts: [String]) {
    let style = TextStyle(font: .system(11))
    var list = DisplayList()
    for (index, text) in texts.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 10)
      let layout = engine.layout(text, style: style, maxWidth: 120, scale: 1)
      list.append(
        .text(
          layout, at: Point(x: 8 + 127 * Double(column), y: 12 + 39 * Double(row)),
          .black))
    }
    rasterizer.rasterize(list, into: bitmap, scale: 1, background: .white)
  }
}
