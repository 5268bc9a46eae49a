/// Puts the layers of a scene together in memory, without a graphics card.
///
/// Opaque layers are taken from front to back and only what is seen of them is copied, row by row;
/// the background fills only what is left. Translucent layers are blended on top in their order.
@MainActor public final class CPUCompositor {
  /// How many pixels were written so far: copied, filled or blended.
  public private(set) var writtenPixels = 0

  /// A translucent layer with the part of it that no opaque layer hides.
  private struct Blend {
    var placement: LayerPlacement
    var region: PixelRegion
  }

  /// Creates a compositor.
  public init() {}

  /// Draws the parts of a scene that lie in `damage`; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - scene: the layers; what lies outside the bitmap is not drawn.
  ///   - damage: window pixels to draw anew; the rectangles may overlap.
  ///   - bitmap: the window's memory, which becomes opaque where it is drawn.
  public func compose(_ scene: Scene, damage: [PixelRect], into bitmap: Bitmap) {
    let limit = scene.bounds.intersection(bitmap.bounds)
    let region = PixelRegion(damage.map { $0.intersection(limit) })
    for rect in region.rects { compose(scene, rect, into: bitmap) }
  }

  /// Draws a whole scene.
  public func compose(_ scene: Scene, into bitmap: Bitmap) {
    compose(scene, damage: [scene.bounds], into: bitmap)
  }

  private func compose(_ scene: Scene, _ rect: PixelRect, into bitmap: Bitmap) {
    var visible = PixelRegion(rect)
    var blends: [Blend] = []
    for placement in scene.placements.reversed() where !visible.isEmpty {
      let frame = placement.frame
      let part = visible.intersection(frame)
      guard placement.opacity > 0, !part.isEmpty else { continue }
      if placement.hidesWhatIsBehind {
        for piece in part.rects { copy(placement, piece, to: bitmap) }
        visible.subtract(frame)
      } else {
        blends.append(Blend(placement: placement, region: part))
      }
    }
    var background = scene.background
    background.alpha = 255
    for piece in visible.rects {
      bitmap.fill(piece, with: background.pixel)
      writtenPixels += piece.area
    }
    for item in blends.reversed() {
      for piece in item.region.rects { blend(item.placement, piece, onto: bitmap) }
    }
  }

  private func copy(_ placement: LayerPlacement, _ piece: PixelRect, to bitmap: Bitmap) {
    let source = placement.layer.bitmap
    var from = source.pixels + (piece.y - placement.y) * source.stride + piece.x - placement.x
    var to = bitmap.pixels + piece.y * bitmap.stride + piece.x
    for _ in 0..<piece.height {
      to.update(from: from, count: piece.width)
      from += source.stride
      to += bitmap.stride
    }
    writtenPixels += piece.area
  }

  private func blend(_ placement: LayerPlacement, _ piece: PixelRect, onto bitmap: Bitmap) {
    let source = placement.layer.bitmap
    var from = source.pixels + (piece.y - placement.y) * source.stride + piece.x - placement.x
    var to = bitmap.pixels + piece.y * bitmap.stride + piece.x
    for _ in 0..<piece.height {
      if placement.layer.isOpaque {
        PixelRow.mix(to, piece.width, with: from, opacity: placement.opacity)
      } else {
        PixelRow.blend(to, piece.width, over: from, opacity: placement.opacity)
      }
      from += source.stride
      to += bitmap.stride
    }
    writtenPixels += piece.area
  }
}

extension LayerPlacement {
  /// Whether nothing behind this layer is seen inside its frame.
  var hidesWhatIsBehind: Bool { layer.isOpaque && opacity == 255 }
}
