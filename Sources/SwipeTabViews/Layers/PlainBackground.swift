import SwipeTabCore
import SwipeTabDrawing

/// An opaque part of what is behind a view that has one colour.
struct PlainBackground: Hashable {
  /// The colour.
  var color: Color
  /// Where it is, in points of the view.
  var area: Rect

  /// What fills some pixels of the view's layer; nil where other colours are behind them, too.
  func item(filling pixels: PixelRect, snap: PixelSnap) -> TileItem? {
    guard color.alpha == 255, snap.innerRect(area).contains(pixels) else { return nil }
    return TileItem(kind: .background(pixels, radius: 0, color), bounds: pixels)
  }
}
