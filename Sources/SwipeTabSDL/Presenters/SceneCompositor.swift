import SwipeTabDrawing

/// Puts the layers of a scene into a bitmap.
@MainActor struct SceneCompositor {
  func composite(_ scene: Scene, into bitmap: Bitmap, damage: [PixelRect]) {
    let color = scene.background
    let fill =
      0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    for rect in damage {
      for y in rect.y..<rect.maxY {
        (bitmap.pixels + y * bitmap.stride + rect.x).update(repeating: fill, count: rect.width)
      }
      for placement in scene.placements {
        let part = placement.frame.intersection(rect)
        for y in part.y..<max(part.y, part.maxY) {
          let source = placement.layer.bitmap
          (bitmap.pixels + y * bitmap.stride + part.x).update(
            from: source.pixels + (y - placement.y) * source.stride + part.x - placement.x,
            count: part.width)
        }
      }
    }
  }
}
