import SwipeTabDrawing

/// A layer of one pixel value, without damage.
@MainActor func layer(_ width: Int, _ height: Int, _ pixel: UInt32) -> Layer {
  let bitmap = Bitmap(width: width, height: height)
  bitmap.fill(bitmap.bounds, with: pixel)
  let layer = Layer(bitmap: bitmap, isOpaque: pixel >> 24 == 255)
  _ = layer.takeDamage()
  return layer
}

@MainActor func place(
  _ layer: Layer, _ x: Int, _ y: Int, clip: PixelRect? = nil, opacity: UInt8 = 255
) -> LayerPlacement {
  LayerPlacement(
    layer: layer, x: x, y: y,
    clip: clip ?? PixelRect(x: -1000, y: -1000, width: 9000, height: 9000), opacity: opacity)
}

@MainActor func scene(
  _ width: Int, _ height: Int, background: Color = .white, _ placements: LayerPlacement...
) -> Scene {
  Scene(width: width, height: height, background: background, placements: placements)
}
