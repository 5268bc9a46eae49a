import SwipeTabs
import Testing

@testable import SwipeTabTesting

@Suite("Film strips") @MainActor struct FilmstripTests {
  let view = MovingView()
  let harness = TestHarness(size: Size(width: 300, height: 10), textEngine: NoText())

  init() {
    view.backgroundColor = .fixed(.white)
    harness.show(view)
  }

  /// Where the black square of a frame begins.
  private func places(_ strip: Filmstrip) -> [Int] {
    strip.frames.map { $0.pixels.prefix($0.width).firstIndex(of: 0xFF00_0000) ?? -1 }
  }

  @Test("frames are taken at even steps of time until nothing moves, and then")
  func steps() throws {
    let start = harness.time
    let strip = try harness.filmstrip(of: { view.move(until: 0.23) }, every: 0.05)
    #expect(Array(places(strip).prefix(5)) == [0, 50, 100, 150, 200])
    #expect(places(strip).last == 230)
    #expect(harness.time - start < 0.3)
  }

  @Test("a motion without an end is recorded for as long as asked, and only then")
  func duration() throws {
    let strip = try harness.filmstrip(
      of: { view.move(until: 100) }, every: 0.04, lasting: 0.2, crop: nil)
    #expect(places(strip) == [0, 40, 80, 120, 160, 200])
    harness.advance(by: 0.1)
    #expect(strip.frames.count == 6)
  }

  @Test("time that verbs take inside is recorded")
  func verbs() throws {
    view.move(until: 0.2)
    let strip = try harness.filmstrip(
      of: {
        harness.drag(from: Point(x: 10, y: 5), to: Point(x: 20, y: 5), duration: 0.1)
      }, every: 0.1, lasting: 0.2)
    #expect(places(strip) == [0, 100, 200])
  }

  @Test("a part of the window can be recorded")
  func crop() throws {
    let strip = try harness.filmstrip(
      of: { view.move(until: 0.1) }, every: 0.05, crop: Rect(x: 40, y: 2, width: 30, height: 5))
    #expect(strip.frames.allSatisfy { $0.width == 30 && $0.height == 5 })
    #expect(places(strip)[1] == 10)
    #expect(
      try harness.filmstrip(of: {}, crop: Rect(x: 290, y: 0, width: 1e300, height: 1)).frames[0]
        .width == 10)
  }

  @Test("too many frames, no end and an interval of nothing are errors that say what to do")
  func errors() {
    let many = #expect(throws: HarnessError.self) {
      try harness.filmstrip(of: { view.move(until: 100) }, every: 0.001, lasting: 1)
    }
    #expect(many?.description.hasPrefix("a film strip of more than 120 frames") == true)
    #expect(throws: HarnessError.self) {
      try harness.filmstrip(of: { view.move(until: 100) }, every: 0.1)
    }
    #expect(throws: HarnessError.self) { try harness.filmstrip(of: {}, every: 0) }
  }

  @Test("frames lie in rows of the same length with thin lines between")
  func layout() {
    let frames = (0..<5).map { index in
      PixelBuffer(width: 3, height: 2, pixels: [UInt32](repeating: UInt32(index), count: 6))
    }
    let strip = Filmstrip(frames: frames).picture(columns: 3)
    #expect(strip.width == 13 && strip.height == 6)
    #expect(Array(strip.pixels[0..<13]).filter { $0 == Filmstrip.gapColor }.count == 4)
    #expect(strip.pixels[4 * 13 + 5] == 4)
    #expect(strip.pixels[4 * 13 + 10] == Filmstrip.gapColor)
    let wide = PixelBuffer(width: 500, height: 1, pixels: [UInt32](repeating: 0, count: 500))
    // Four would be three in a row and one below.
    #expect(Filmstrip(frames: [wide, wide, wide, wide]).picture().width == 1002)
    #expect(Filmstrip(frames: []).picture().width == 0)
  }
}
