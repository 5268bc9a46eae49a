import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

/// What stays open and in memory of fonts, however many sizes are asked for.
@Suite(.serialized) @MainActor struct FontStoreTests {
  private let store: FontStore
  private let face: Int

  init() throws {
    store = FontStore(library: try TTFLibrary())
    let engine = try SDLTextEngine { _ in }
    face = store.number(of: try #require(engine.faces.first))
  }

  @Test("So many sizes stay open, those that were used last")
  func leastRecentlyUsed() throws {
    let limit = FontStore.greatestOpenCount
    let first = try #require(store.font(face: face, pixelSize: 10))
    let second = try #require(store.font(face: face, pixelSize: 11))
    for size in 0..<limit {
      #expect(store.font(face: face, pixelSize: 10)?.id == first.id)
      _ = store.font(face: face, pixelSize: 20 + Double(size) / 2)
      #expect(store.openCount == min(size + 3, limit))
    }
    #expect(store.font(face: face, pixelSize: 11)?.id != second.id)
  }

  @Test("Questions about a face keep no more of it open than drawing does")
  func questions() throws {
    let limit = FontStore.greatestOpenCount
    for size in 0..<limit * 2 {
      store.probeSize = 10 + Double(size) / 2
      #expect(store.provides(face: face, [0x41, 0xE9]))
      _ = store.font(face: face, pixelSize: 100 + Double(size))
      #expect(store.openCount <= limit)
    }
    store.closeAll()
    #expect(store.openCount == 0)
    #expect(store.provides(face: face, [0x41, 0xE9]))
    #expect(store.openCount == 1)
  }

  @Test("A face that was opened once is not opened again to be asked whether it is usable")
  func usability() throws {
    let faults = Faults("TTF_OpenFontIndexDPI", uses: 100...100)
    Faults.$current.withValue(faults) {
      #expect(store.isUsable(face: face))
      #expect(store.isUsable(face: face, isColor: true))
      let used = faults.useCount
      #expect(used == 1)
      store.closeAll()
      #expect(store.isUsable(face: face))
      #expect(faults.useCount == used)
      #expect(store.openCount == 0)
    }
    // Until it cannot be opened.
    Faults.$current.withValue(Faults("TTF_OpenFontIndexDPI")) {
      #expect(store.font(face: face, pixelSize: 20) == nil)
    }
    #expect(!store.isUsable(face: face))
  }

  @Test("Glyphs of large sizes are forgotten, and come out the same when they are drawn again")
  func glyphs() throws {
    let font = try #require(store.font(face: face, pixelSize: ScaledFont.sizes.upperBound))
    let rules = ShapingRules(script: .latin, isRightToLeft: false)
    func coverage(_ letter: String) throws -> [UInt8] {
      guard case .mask(let mask) = font.render(letter, rules: rules).glyphs else { return [] }
      return mask.coverage
    }
    let first = try coverage("Q")
    #expect(first.contains(255))
    let faults = Faults("TTF_SetFontSizeDPI", uses: 1...1)
    try Faults.$current.withValue(faults) {
      for scalar in 0x41...0x5A as ClosedRange<UInt8> {
        _ = try coverage(String(Unicode.Scalar(scalar)))
        #expect(font.glyphByteCount <= ScaledFont.greatestGlyphByteCount)
      }
    }
    #expect(faults.useCount > 2)
    #expect(try coverage("Q") == first)
  }
}
