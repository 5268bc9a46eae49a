import SwipeTabCore
import Testing

@testable import SwipeTabDrawing

@Suite("Layers that mix, are cut round or are drawn live") @MainActor
struct MixedLayerTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  private func compose(_ scene: Scene) -> Bitmap {
    let bitmap = Bitmap(width: scene.width, height: scene.height)
    CPUCompositor().compose(scene, into: bitmap)
    return bitmap
  }

  @Test("A layer turns into another one by its share; what one of them lacks counts as transparent")
  func mix() {
    var placement = place(layer(2, 1, red), 0, 0)
    placement.mix = LayerMix(layer: layer(2, 1, blue), x: 1, y: 0, part: 51)
    let bitmap = compose(scene(4, 1, placement))
    // 204 of red and 51 of nothing over white; 204 of red with 51 of blue; 51 of blue over white.
    #expect(bitmap.pixels(row: 0) == [0xFFFF_3333, 0xFFCC_0033, 0xFFCC_CCFF, white])
  }

  @Test("Equal pictures mixed are the picture, whatever the share", arguments: [1, 77, 128, 254])
  func mixOfEquals(part: Int) {
    let translucent: UInt32 = 0x9932_1147
    var placement = place(layer(3, 1, translucent), 0, 0)
    placement.mix = LayerMix(layer: layer(3, 1, translucent), x: 0, y: 0, part: UInt8(part))
    let plain = compose(scene(3, 1, place(layer(3, 1, translucent), 0, 0)))
    #expect(compose(scene(3, 1, placement)).pixels(row: 0) == plain.pixels(row: 0))
  }

  @Test("Round corners cut a layer as they cut a filled shape")
  func roundClip() {
    var placement = place(layer(30, 30, red), 0, 0)
    placement.roundClip = RoundClip(left: 2, top: 3, right: 26, bottom: 23, radius: 8)
    var list = DisplayList()
    list.append(
      .roundedRect(Rect(x: 2, y: 3, width: 24, height: 20), radius: 8, .init(hex: 0xFF0000)))
    let filled = Bitmap(width: 30, height: 30)
    Rasterizer().rasterize(list, into: filled, scale: 1, background: .white)
    let bitmap = compose(scene(30, 30, placement))
    #expect((0..<30).allSatisfy { bitmap.pixels(row: $0) == filled.pixels(row: $0) })
  }

  @Test("A clip says whether it cuts a rectangle")
  func cuts() {
    let clip = RoundClip(left: 0, top: 0, right: 100, bottom: 50, radius: 10)
    #expect(!clip.cuts(PixelRect(x: 10, y: 0, width: 80, height: 50)))
    #expect(!clip.cuts(PixelRect(x: 0, y: 10, width: 100, height: 30)))
    #expect(clip.cuts(PixelRect(x: 9, y: 9, width: 20, height: 20)))
    #expect(clip.cuts(PixelRect(x: 20, y: -1, width: 20, height: 20)))
  }

  @Test("A drawing looks as if it had been rasterised, moves, and damages where it was and is")
  func drawing() {
    var list = DisplayList()
    list.append(
      .roundedRect(Rect(x: 1.3, y: 2.5, width: 9, height: 6), radius: 3, .init(hex: 0x0000FF)))
    let bounds = PixelRect(x: 0, y: 1, width: 12, height: 9)
    let live = Layer(drawing: LayerDrawing(list: list, scale: 1, bounds: bounds))
    let behind = layer(40, 20, red)
    let picture = compose(scene(40, 20, place(behind, 0, 0), place(live, 5, 4)))
    let expected = Bitmap(width: 40, height: 20)
    Rasterizer().rasterize(
      list, into: expected, scale: 1, origin: Point(x: 5, y: 4), background: .init(hex: 0xFF0000))
    #expect((0..<20).allSatisfy { picture.pixels(row: $0) == expected.pixels(row: $0) })

    let tracker = DamageTracker()
    _ = tracker.damage(for: scene(40, 20, place(behind, 0, 0), place(live, 5, 4)))
    #expect(tracker.damage(for: scene(40, 20, place(behind, 0, 0), place(live, 5, 4))).isEmpty)
    var other = live.takeList()
    #expect(other.isEmpty)
    other.append(.fill(Rect(x: 20, y: 1, width: 4, height: 4), .init(hex: 0x00FF00)))
    let moved = PixelRect(x: 20, y: 1, width: 4, height: 4)
    live.draw(LayerDrawing(list: other, scale: 1, bounds: moved))
    let damage = PixelRegion(
      tracker.damage(for: scene(40, 20, place(behind, 0, 0), place(live, 5, 4))))
    #expect(damage.contains(x: 5, y: 5) && damage.contains(x: 25, y: 5))
  }

  @Test("What nothing covers of a layer is left to the caller, the rest is drawn, all of it once")
  func direct() {
    let page = layer(400, 200, red)
    let other = layer(400, 200, blue)
    let bar = layer(160, 80, 0x8000_0000)
    let badge = layer(20, 80, 0x8000_0000)
    let frame = scene(
      400, 200, place(page, -100, 0), place(other, 300, 0), place(bar, 80, 120),
      place(badge, 245, 120))
    let bitmap = Bitmap(width: 400, height: 200)
    let compositor = CPUCompositor()
    compositor.compose(frame, damage: [frame.bounds], into: bitmap) { $0 === page }
    var seen = compositor.drawn
    let drawnArea = seen.area
    for copy in compositor.copies {
      #expect(copy.layer === page)
      #expect(copy.sourceX == copy.target.x + 100 && copy.sourceY == copy.target.y)
      #expect(copy.target.intersection(PixelRect(x: 80, y: 120, width: 160, height: 80)).isEmpty)
      seen.formUnion(copy.target)
    }
    #expect(seen.area == 400 * 200)
    #expect(drawnArea + compositor.copies.reduce(0) { $0 + $1.target.area } == 400 * 200)
    // The 5 pixels between bar and badge are not worth a part of their own.
    #expect(drawnArea == 100 * 200 + (160 + 5 + 20) * 80)
    #expect(bitmap[320, 0] == blue && bitmap[100, 140] == 0xFF7F_0000 && bitmap[242, 140] == red)
  }
}
