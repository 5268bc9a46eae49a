import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Rasteriser: clips, groups and lists") @MainActor
struct ClipAndGroupTests {
  private let everything = Rect(x: -5, y: -5, width: 50, height: 50)

  @Test("A clip limits what is drawn until it is popped")
  func plainClip() {
    let bitmap = draw(
      4, 1, .pushClip(Rect(x: 1, y: 0, width: 2, height: 1), radius: 0),
      .fill(everything, .black), .popClip, .fill(Rect(x: 3, y: 0, width: 1, height: 1), .white))
    #expect(bitmap.pixels(row: 0) == [0, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test("A round clip gives the same pixels as the round shape", arguments: [1, 1.25, 1.5, 2, 3])
  func roundClip(scale: Double) {
    let rect = Rect(x: 1, y: 1, width: 14, height: 10)
    let size = Int(16 * scale)
    let clipped = draw(
      size, size, scale: scale, .pushClip(rect, radius: 4), .fill(everything, .black), .popClip)
    let shape = draw(size, size, scale: scale, .roundedRect(rect, radius: 4, .black))
    #expect(clipped.snapshot().pixels == shape.snapshot().pixels)
  }

  @Test("Nested clips multiply their coverage")
  func nestedClips() {
    let bitmap = draw(
      3, 1, .pushClip(Rect(x: 0.5, y: 0, width: 2, height: 1), radius: 0),
      .pushClip(Rect(x: 0, y: 0, width: 1.5, height: 1), radius: 0), .fill(everything, .black),
      .popClip, .popClip)
    #expect(bitmap.alphas(row: 0) == [128, 128, 0])
    let both = draw(
      2, 1, .pushClip(Rect(x: 0.5, y: 0, width: 2, height: 1), radius: 0),
      .fill(Rect(x: 0.5, y: 0, width: 2, height: 1), .black))
    #expect(both.alphas(row: 0) == [64, 255])
  }

  @Test("An empty clip hides everything, also in lists and groups inside")
  func emptyClip() {
    let bitmap = draw(
      4, 4, .pushClip(Rect(x: 1, y: 1, width: 0, height: 3), radius: 0),
      .list(list([.fill(everything, .black)]), at: .zero), .pushOpacity(0.5, bounds: everything),
      .fill(everything, .black), .popOpacity, .popClip)
    #expect(bitmap.snapshot().pixels.allSatisfy { $0 == 0 })
  }

  @Test("Pops without a push are ignored, and a list's open clips end with it")
  func unbalanced() {
    let inner = list([
      .popClip, .popOpacity, .pushClip(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0),
      .pushOpacity(0.5, bounds: everything), .popClip,
    ])
    let bitmap = draw(
      3, 1, .popClip, .pushClip(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0),
      .list(inner, at: .zero), .fill(everything, .black))
    #expect(bitmap.alphas(row: 0) == [255, 255, 0])
  }

  @Test("Shapes in a group do not shine through each other")
  func group() {
    let bitmap = draw(
      3, 1, .pushOpacity(0.5, bounds: Rect(x: 0, y: 0, width: 3, height: 1)),
      .fill(Rect(x: 0, y: 0, width: 2, height: 1), .black),
      .fill(Rect(x: 1, y: 0, width: 2, height: 1), .white), .popOpacity)
    #expect(bitmap.pixels(row: 0) == [0x8000_0000, 0x8080_8080, 0x8080_8080])
  }

  @Test("A group of full opacity is the same as no group, one of none draws nothing")
  func groupAtTheEnds() {
    let shape = DrawCommand.roundedRect(Rect(x: 1, y: 1, width: 8, height: 8), radius: 3, .black)
    let full = draw(10, 10, .pushOpacity(1, bounds: everything), shape, .popOpacity)
    #expect(full.snapshot().pixels == draw(10, 10, shape).snapshot().pixels)
    let none = draw(10, 10, .pushOpacity(0, bounds: everything), shape, .popOpacity)
    #expect(none.snapshot().pixels.allSatisfy { $0 == 0 })
  }

  @Test("Groups nest, are cut at their bounds and at the clip around them")
  func nestedGroups() {
    let bitmap = draw(
      5, 1, .pushClip(Rect(x: 0.5, y: 0, width: 4.5, height: 1), radius: 0),
      .pushOpacity(0.5, bounds: Rect(x: 0, y: 0, width: 4, height: 1)),
      .pushOpacity(0.5, bounds: Rect(x: 0, y: 0, width: 3, height: 1)), .fill(everything, .black),
      .popOpacity, .popOpacity, .popClip)
    #expect(bitmap.alphas(row: 0) == [32, 64, 64, 0, 0])
  }

  @Test("A list inside is moved, and moves add up", arguments: [1, 2])
  func nestedLists(scale: Double) {
    let dot = list([.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)])
    let middle = list([.list(dot, at: Point(x: 1, y: 0))])
    let size = Int(4 * scale)
    let bitmap = draw(size, Int(scale), scale: scale, .list(middle, at: Point(x: 1, y: 0)))
    let filled = Int(2 * scale)..<Int(3 * scale)
    #expect(bitmap.alphas(row: 0) == (0..<size).map { filled.contains($0) ? 255 : 0 })
  }

  @Test("Lists inside lists end at a depth, not in a crash")
  func deepLists() {
    var deep = list([.fill(everything, .black)])
    for _ in 0..<2000 { deep = list([.list(deep, at: .zero)]) }
    #expect(draw(2, 1, .list(deep, at: .zero)).alphas(row: 0) == [0, 0])
  }
}
