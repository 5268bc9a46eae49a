import SwipeTabDrawing

/// A piece of a chunk with its pixels.
@MainActor final class LayerTile {
  /// The place in the grid of tiles.
  struct Key: Hashable {
    var column = 0
    var row = 0
  }

  /// The part of the layer that the tile stands for.
  let area: PixelRect
  /// What was rasterised.
  var items: [TileItem] = []
  /// The pixels; nil while there is nothing to see.
  var layer: Layer?
  /// Where the pixels lie in the layer.
  var frame = PixelRect.zero
  /// The content that was looked at last.
  var generation = -1
  /// The number of the frame that showed the tile last.
  var lastUse = 0

  init(area: PixelRect) { self.area = area }

  var byteCount: Int { layer?.bitmap.byteCount ?? 0 }

  /// Gives the pixels back; they are rasterised anew when the tile is seen again.
  func discard() {
    items = []
    layer = nil
    frame = .zero
    generation = -1
  }
}
