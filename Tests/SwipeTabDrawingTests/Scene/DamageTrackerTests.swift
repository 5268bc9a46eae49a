import SwipeTabDrawing
import Testing

@Suite("Damage") @MainActor
struct DamageTrackerTests {
  private let red: UInt32 = 0xFFFF_0000

  /// The damage of a second scene after a first one.
  private func damage(_ first: Scene, _ second: Scene) -> [PixelRect] {
    let tracker = DamageTracker()
    _ = tracker.damage(for: first)
    return tracker.damage(for: second)
  }

  @Test("The first scene, and the first after a reset, is damaged entirely; the same again is not")
  func firstScene() {
    let tracker = DamageTracker()
    let scene = scene(300, 200, place(layer(10, 10, red), 0, 0))
    #expect(tracker.damage(for: scene) == [scene.bounds])
    #expect(tracker.damage(for: scene) == [])
    tracker.reset()
    #expect(tracker.damage(for: scene) == [scene.bounds])
  }

  @Test("Another background or window size damages everything")
  func background() {
    #expect(
      damage(scene(9, 9, background: .white), scene(9, 9, background: .black))
        == [PixelRect(x: 0, y: 0, width: 9, height: 9)])
    #expect(damage(scene(9, 9), scene(8, 9)) == [PixelRect(x: 0, y: 0, width: 8, height: 9)])
  }

  @Test("A moved layer damages its old and its new place")
  func moved() {
    let item = layer(100, 100, red)
    let rects = damage(scene(900, 300, place(item, 0, 0)), scene(900, 300, place(item, 500, 50)))
    #expect(
      rects == [
        PixelRect(x: 0, y: 0, width: 100, height: 100),
        PixelRect(x: 500, y: 50, width: 100, height: 100),
      ])
  }

  @Test("An added and a removed layer damage their frames")
  func addedAndRemoved() {
    let item = layer(100, 50, red)
    let frame = PixelRect(x: 20, y: 30, width: 100, height: 50)
    #expect(damage(scene(400, 400), scene(400, 400, place(item, 20, 30))) == [frame])
    #expect(damage(scene(400, 400, place(item, 20, 30)), scene(400, 400)) == [frame])
  }

  @Test("A repaint damages its part at the layer's place, once, and the tracker takes it")
  func repainted() {
    let tracker = DamageTracker()
    let item = layer(100, 100, red)
    let scene = scene(400, 400, place(item, 50, 60))
    _ = tracker.damage(for: scene)
    item.didRepaint(PixelRect(x: 90, y: 10, width: 20, height: 20))
    #expect(tracker.damage(for: scene) == [PixelRect(x: 140, y: 70, width: 10, height: 20)])
    #expect(item.damage == .zero)
    #expect(tracker.damage(for: scene) == [])
  }

  @Test("A layer that is shown twice is repainted in both places")
  func shownTwice() {
    let tracker = DamageTracker()
    let item = layer(10, 10, red)
    let scene = scene(900, 400, place(item, 0, 0), place(item, 800, 300))
    _ = tracker.damage(for: scene)
    item.didRepaint(PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(
      tracker.damage(for: scene) == [
        PixelRect(x: 801, y: 301, width: 2, height: 2), PixelRect(x: 1, y: 1, width: 2, height: 2),
      ])
  }

  @Test("Another bitmap or another claim of opacity is a repaint")
  func replacedBitmap() {
    let tracker = DamageTracker()
    let item = layer(10, 10, red)
    let scene = scene(100, 100, place(item, 5, 5))
    _ = tracker.damage(for: scene)
    item.bitmap = Bitmap(width: 20, height: 10)
    #expect(tracker.damage(for: scene) == [PixelRect(x: 5, y: 5, width: 20, height: 10)])
    item.isOpaque = false
    #expect(tracker.damage(for: scene) == [PixelRect(x: 5, y: 5, width: 20, height: 10)])
  }

  @Test("Another clip damages only what appears or disappears")
  func clip() {
    let item = layer(400, 400, red)
    let before = place(item, 0, 0, clip: PixelRect(x: 0, y: 0, width: 200, height: 400))
    let after = place(item, 0, 0, clip: PixelRect(x: 0, y: 0, width: 300, height: 400))
    let strip = PixelRect(x: 200, y: 0, width: 100, height: 400)
    #expect(damage(scene(400, 400, before), scene(400, 400, after)) == [strip])
    #expect(damage(scene(400, 400, after), scene(400, 400, before)) == [strip])
  }

  @Test("Another opacity damages the frame; from invisible to invisible nothing")
  func opacity() {
    let item = layer(10, 10, red)
    let frame = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      damage(scene(50, 50, place(item, 0, 0)), scene(50, 50, place(item, 0, 0, opacity: 9)))
        == [frame])
    #expect(
      damage(
        scene(50, 50, place(item, 0, 0, opacity: 0)), scene(50, 50, place(item, 9, 9, opacity: 0)))
        == [])
  }

  @Test("Layers that change places in the order are damaged")
  func reordered() {
    let (one, other) = (layer(50, 50, red), layer(50, 50, 0xFF00_FF00))
    let rects = damage(
      scene(500, 100, place(one, 0, 0), place(other, 25, 0)),
      scene(500, 100, place(other, 25, 0), place(one, 0, 0)))
    #expect(rects == [PixelRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test("What changes behind an opaque layer that stays is not damage")
  func hiddenChange() {
    let (behind, front) = (layer(100, 100, red), layer(400, 50, 0xFF00_FF00))
    let rects = damage(
      scene(400, 400, place(behind, 0, 0), place(front, 0, 0)),
      scene(400, 400, place(behind, 300, 0), place(front, 0, 0)))
    #expect(
      rects == [
        PixelRect(x: 0, y: 50, width: 100, height: 50),
        PixelRect(x: 300, y: 50, width: 100, height: 50),
      ])
    let bar = layer(400, 50, 0x8000_0000)
    let seen = damage(
      scene(400, 400, place(behind, 0, 0), place(bar, 0, 0)),
      scene(400, 400, place(behind, 300, 0), place(bar, 0, 0)))
    #expect(seen.map(\.height) == [100, 100])
  }

  @Test("Many changes become at most eight rectangles that do not overlap", arguments: 1...20)
  func manyChanges(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = [5, 30, 300][seed % 3]
    let layers = (0..<count).map { _ in layer(random.int(1...60), random.int(1...60), red) }
    var placements = layers.map { place($0, random.int(-50...900), random.int(-50...700)) }
    let tracker = DamageTracker()
    let bounds = PixelRect(x: 0, y: 0, width: 900, height: 700)
    _ = tracker.damage(
      for: Scene(width: 900, height: 700, background: .white, placements: placements))
    var changed: [PixelRect] = []
    for index in placements.indices {
      changed.append(placements[index].frame.intersection(bounds))
      placements[index].x += 7
      changed.append(placements[index].frame.intersection(bounds))
    }
    let rects = tracker.damage(
      for: Scene(width: 900, height: 700, background: .white, placements: placements))
    #expect(rects.count <= 8)
    #expect(PixelRegion(rects).area == rects.reduce(0) { $0 + $1.area })
    let region = PixelRegion(rects)
    #expect(PixelRegion(changed).area <= region.area)
    for rect in changed {
      var rest = PixelRegion(rect)
      for part in rects { rest.subtract(part) }
      #expect(rest.isEmpty)
    }
  }

  @Test("Pieces that move together beside each other are one rectangle, where they were and are")
  func pieces() {
    let tiles = (0..<4).map { _ in layer(100, 40, red) }
    func strip(_ left: Int) -> Scene {
      Scene(
        width: 300, height: 200, background: .white,
        placements: tiles.enumerated().map { place($1, left + 100 * $0, 150) })
    }
    #expect(
      damage(strip(-50), strip(-57)) == [PixelRect(x: 0, y: 150, width: 300, height: 40)])
  }

  @Test("Neighbours that are apart by rows which did not change stay two rectangles")
  func rows() {
    let (page, bar) = (layer(900, 100, red), layer(900, 40, red))
    let rects = damage(
      scene(900, 300, place(page, 0, 0), place(bar, 0, 102)),
      scene(900, 300, place(page, -9, 0), place(bar, -9, 102)))
    #expect(
      Set(rects) == [
        PixelRect(x: 0, y: 0, width: 900, height: 100),
        PixelRect(x: 0, y: 102, width: 900, height: 40),
      ])
  }
}
