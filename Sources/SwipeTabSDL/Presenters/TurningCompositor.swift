import SwipeTabDrawing

/// Puts scenes together in the memory of a screen that may be mounted turned: the one place where
/// pixels are turned.
///
/// Without a rotation they are drawn into that memory at once. Else the picture is kept upright, and
/// what was drawn anew is copied to where the screen has it.
@MainActor final class TurningCompositor {
  /// How the picture is turned.
  let rotation: ScreenRotation
  private let compositor = CPUCompositor()
  private var picture: Bitmap?

  /// Pixels on a side of the squares that are copied at a time, so that rows on one side and columns
  /// on the other both stay in the fastest cache: 4 KB each.
  private static let tile = 32

  /// Creates a compositor.
  init(rotation: ScreenRotation) { self.rotation = rotation }

  /// The memory of the upright picture, in bytes.
  var bytes: Int { picture.map { $0.width * $0.height * 4 } ?? 0 }

  /// Draws parts of a scene.
  /// - Parameters:
  ///   - scene: The scene, upright.
  ///   - damage: What differs, in pixels of the scene; nil draws everything.
  ///   - screen: The screen's memory.
  /// - Returns: The parts of the screen that were drawn.
  func compose(_ scene: Scene, damage: [PixelRect]?, into screen: Bitmap) -> [PixelRect] {
    guard rotation != .degrees0 else {
      return draw(scene, damage, into: screen)
    }
    var damage = damage
    let size = rotation.turned(screen.width, screen.height)
    if picture?.width != size.width || picture?.height != size.height {
      picture = nil
      damage = nil
    }
    let picture = self.picture ?? Bitmap(width: size.width, height: size.height)
    self.picture = picture
    return draw(scene, damage, into: picture).map { rect in
      let target = rotation.onScreen(rect, width: size.width, height: size.height)
      turn(picture, to: target, of: screen)
      return target
    }
  }

  private func draw(_ scene: Scene, _ damage: [PixelRect]?, into bitmap: Bitmap) -> [PixelRect] {
    let shown = (damage ?? [bitmap.bounds]).map { $0.intersection(bitmap.bounds) }
      .filter { !$0.isEmpty }
    compositor.compose(scene, damage: shown, into: bitmap)
    return shown
  }

  /// Fills a part of the screen from the upright picture.
  private func turn(_ picture: Bitmap, to target: PixelRect, of screen: Bitmap) {
    for top in stride(from: target.y, to: target.maxY, by: Self.tile) {
      for left in stride(from: target.x, to: target.maxX, by: Self.tile) {
        let tile = PixelRect(x: left, y: top, width: Self.tile, height: Self.tile)
        turnTile(picture, to: tile.intersection(target), of: screen)
      }
    }
  }

  private func turnTile(_ picture: Bitmap, to tile: PixelRect, of screen: Bitmap) {
    let width = picture.width
    let height = picture.height
    let stride = picture.stride
    // Where the tile's first pixel comes from, and how far it is from there to the next one on the
    // right and to the one below.
    let (start, right, down) =
      switch rotation {
      case .degrees0: (tile.y * stride + tile.x, 1, stride)
      case .degrees90: ((height - 1 - tile.x) * stride + tile.y, -stride, 1)
      case .degrees180:
        ((height - 1 - tile.y) * stride + width - 1 - tile.x, -1, -stride)
      case .degrees270: (tile.x * stride + width - 1 - tile.y, stride, -1)
      }
    for row in 0..<tile.height {
      var from = picture.pixels + start + row * down
      let to = screen.pixels + (tile.y + row) * screen.stride + tile.x
      for column in 0..<tile.width {
        to[column] = from.pointee
        from += right
      }
    }
  }
}
