/// Puts the layers of a scene together in memory, without a graphics card.
///
/// Opaque layers are taken from front to back and only what is seen of them is copied, row by row;
/// the background fills only what is left. Translucent layers are blended on top in their order.
/// All memory it works with is kept from frame to frame: a steady frame allocates nothing.
@MainActor public final class CPUCompositor {
  /// A part of the window that shows an opaque layer and nothing else.
  public struct Copy {
    /// The layer.
    public var layer: Layer
    /// The left edge of the part in the layer's bitmap.
    public var sourceX: Int
    /// The top edge of the part in the layer's bitmap.
    public var sourceY: Int
    /// The part in window pixels.
    public var target: PixelRect
  }

  /// How many pixels were written so far: copied, filled or blended.
  public internal(set) var writtenPixels = 0
  /// What the latest call left to be shown straight from the memory of layers.
  public private(set) var copies: [Copy] = []
  /// What the latest call drew.
  public private(set) var drawn = PixelRegion()

  /// A translucent layer, by its place in the scene, with the part of it that no opaque layer hides:
  /// a range of `pieces`.
  private struct Blend {
    var placement: Int
    var pieces: Range<Int>
  }

  /// Below this many pixels copying costs less than showing one more part, as between two items of
  /// a bar that change.
  private static let leastDirectArea = 1024

  let rasterizer = Rasterizer()
  /// Parts of opaque layers that `copyRows` is going to copy.
  var rowCopies: [RowCopy] = []
  private var visible = PixelRegion()
  private var covered = PixelRegion()
  private var remainder = PixelRegion()
  private var blends: [Blend] = []
  private var pieces: [PixelRect] = []

  /// Creates a compositor.
  public init() {}

  /// Draws the parts of a scene that lie in `damage`; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - scene: the layers; what lies outside the bitmap is not drawn.
  ///   - damage: window pixels to draw anew; the rectangles may overlap.
  ///   - bitmap: the window's memory, which becomes opaque where it is drawn.
  ///   - showsDirectly: asked about opaque layers: whether the caller shows their pixels without a
  ///     copy of them in the bitmap. What it then has to show is in `copies`, the rest in `drawn`.
  public func compose(
    _ scene: Scene, damage: [PixelRect], into bitmap: Bitmap,
    showsDirectly: (Layer) -> Bool = { _ in false }
  ) {
    let limit = scene.bounds.intersection(bitmap.bounds)
    drawn.removeAll()
    for rect in damage { drawn.formUnion(rect.intersection(limit)) }
    visible.removeAll()
    for rect in drawn.rects { visible.formUnion(rect) }
    covered.removeAll()
    blends.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    copies.removeAll(keepingCapacity: true)
    for index in scene.placements.indices.reversed() where !visible.isEmpty {
      let placement = scene.placements[index]
      let frame = placement.frame
      guard placement.opacity > 0, !frame.isEmpty else { continue }
      let opaque = placement.opaqueFrame
      if opaque != frame { note(index, frame, but: opaque) }
      guard !opaque.isEmpty else { continue }
      let isDirect = showsDirectly(placement.layer)
      for rect in visible.rects {
        let piece = rect.intersection(opaque)
        guard !piece.isEmpty else { continue }
        if isDirect {
          leave(placement, piece)
        } else {
          noteCopy(placement, piece)
        }
      }
      visible.subtract(opaque)
    }
    copyRows(to: bitmap)
    var background = scene.background
    background.alpha = 255
    for piece in visible.rects {
      bitmap.fill(piece, with: background.pixel)
      writtenPixels += piece.area
    }
    for item in blends.reversed() {
      let placement = scene.placements[item.placement]
      for piece in item.pieces { blend(placement, pieces[piece], onto: bitmap) }
    }
  }

  /// Draws a whole scene.
  public func compose(_ scene: Scene, into bitmap: Bitmap) {
    compose(scene, damage: [scene.bounds], into: bitmap)
  }

  /// Notes where a layer is seen that is translucent but for a part of it.
  private func note(_ index: Int, _ frame: PixelRect, but opaque: PixelRect) {
    let start = pieces.count
    remainder.removeAll()
    for rect in visible.rects { remainder.formUnion(rect.intersection(frame)) }
    remainder.subtract(opaque)
    for piece in remainder.rects { pieces.append(piece) }
    guard pieces.count > start else { return }
    blends.append(Blend(placement: index, pieces: start..<pieces.count))
    for piece in start..<pieces.count { covered.formUnion(pieces[piece]) }
  }

  /// Leaves what no translucent layer covers to the caller, and copies the rest.
  private func leave(_ placement: LayerPlacement, _ piece: PixelRect) {
    remainder.removeAll()
    remainder.formUnion(piece)
    for cover in covered.rects {
      remainder.subtract(cover)
      let part = piece.intersection(cover)
      if !part.isEmpty { noteCopy(placement, part) }
    }
    for part in remainder.rects {
      if part.area < Self.leastDirectArea {
        noteCopy(placement, part)
        continue
      }
      copies.append(
        Copy(
          layer: placement.layer, sourceX: part.x - placement.x, sourceY: part.y - placement.y,
          target: part))
      drawn.subtract(part)
    }
  }
}
