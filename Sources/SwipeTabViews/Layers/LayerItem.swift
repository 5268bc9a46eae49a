import SwipeTabCore
import SwipeTabDrawing

/// One thing in a layer, in whole pixels of the layer.
@MainActor struct LayerItem {
  enum Kind {
    /// The content that a view paints, with its origin.
    case content(View, x: Int, y: Int)
    /// A filled rectangle with round corners, radius in points.
    case background(PixelRect, radius: Double, Color)
    /// Everything until the matching end stays inside a rectangle with round corners.
    case beginClip(PixelRect, radius: Double)
    case endClip
    /// Everything until the matching end is one translucent group.
    case beginGroup(Double)
    case endGroup
  }

  var kind: Kind
  /// Where it may be seen, with clips applied; a clip or group has the extent of what is inside.
  var bounds: PixelRect
}

/// One thing in a tile as it was rasterised, to be compared with what should be there now.
struct TileItem: Hashable {
  enum Kind: Hashable {
    case content(version: Int, x: Int, y: Int, clip: PixelRect?)
    case background(PixelRect, radius: Double, Color)
    case beginClip(PixelRect, radius: Double)
    case endClip
    case beginGroup(Double)
    case endGroup
  }

  var kind: Kind
  var bounds: PixelRect
  /// What a view painted; told apart by the version in `kind`.
  var list: DisplayList?

  static func == (left: TileItem, right: TileItem) -> Bool {
    left.kind == right.kind && left.bounds == right.bounds
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(bounds)
  }
}
