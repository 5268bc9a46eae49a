import SwipeTabDrawing
import Testing

@Suite("Frames drawn by damage") @MainActor
struct IncrementalFramesTests {
  private static let width = 90
  private static let height = 70

  /// A layer of random pixels, valid as premultiplied ones.
  private func noise(_ random: inout SeededGenerator) -> Layer {
    let bitmap = Bitmap(width: random.int(1...50), height: random.int(1...40))
    let isOpaque = random.int(0...1) == 0
    for index in 0..<bitmap.width * bitmap.height {
      bitmap.pixels[index] = random.color(alpha: isOpaque ? 255 : nil).pixel
    }
    return Layer(bitmap: bitmap, isOpaque: isOpaque)
  }

  private func change(_ scene: inout Scene, _ random: inout SeededGenerator) {
    let placements = scene.placements
    let index = placements.isEmpty ? 0 : random.int(0...placements.count - 1)
    switch placements.isEmpty ? 0 : random.int(0...9) {
    case 0, 1:
      var new = place(noise(&random), random.int(-20...80), random.int(-20...60))
      new.opacity = random.int(0...2) == 0 ? UInt8(random.int(0...255)) : 255
      scene.placements.insert(new, at: random.int(0...placements.count))
    case 2: scene.placements.remove(at: index)
    case 3:
      scene.placements[index].x += random.int(-9...9)
      scene.placements[index].y += random.int(-9...9)
    case 4: scene.placements[index].opacity = UInt8(random.int(0...255))
    case 5:
      scene.placements[index].clip = PixelRect(
        x: random.int(0...40), y: random.int(0...30), width: random.int(0...60),
        height: random.int(0...50))
    case 6: scene.placements.swapAt(index, random.int(0...placements.count - 1))
    case 7:
      let layer = placements[index].layer
      let rect = PixelRect(
        x: random.int(0...20), y: random.int(0...20), width: random.int(1...20),
        height: random.int(1...20))
      layer.bitmap.fill(rect, with: random.color(alpha: layer.isOpaque ? 255 : nil).pixel)
      layer.didRepaint(rect)
    case 8: scene.placements[index].layer.bitmap = noise(&random).bitmap
    default: scene.placements.append(placements[index])
    }
    // The claim of opacity must stay true where a bitmap was replaced.
    for placement in scene.placements {
      let bitmap = placement.layer.bitmap
      placement.layer.isOpaque = bitmap.snapshot().pixels.allSatisfy { $0 >> 24 == 255 }
    }
  }

  @Test("Drawing only the damage gives the same bytes as drawing everything", arguments: 1...60)
  func damageEqualsFull(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let presenter = MemoryPresenter(width: 1, height: 1)
    let tracker = DamageTracker(maximumCount: [1, 2, 8][seed % 3])
    var scene = Scene(
      width: IncrementalFramesTests.width, height: IncrementalFramesTests.height,
      background: random.color())
    for frame in 0..<25 {
      for _ in 0..<random.int(1...3) { change(&scene, &random) }
      if frame % 11 == 10 { scene.width += random.int(-1...1) }
      let damage = tracker.damage(for: scene)
      presenter.present(scene, damage: damage)
      let full = Bitmap(width: scene.width, height: scene.height)
      CPUCompositor().compose(scene, into: full)
      #expect(presenter.bitmap.snapshot().pixels == full.snapshot().pixels, "frame \(frame)")
      #expect(damage.count <= tracker.maximumCount)
    }
  }

  @Test("The presenter resizes with the scene, and tells what it drew")
  func presenter() {
    let presenter = MemoryPresenter(width: 4, height: 4)
    #expect(presenter.pixelSize == (4, 4))
    let small = scene(3, 2, background: .black)
    presenter.present(small, damage: [])
    #expect(presenter.pixelSize == (3, 2))
    #expect(presenter.latestDamage == [small.bounds])
    #expect(presenter.bitmap[2, 1] == 0xFF00_0000)
    presenter.present(small, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(presenter.writtenPixels == 7)
    #expect(presenter.frameCount == 2)
  }
}
