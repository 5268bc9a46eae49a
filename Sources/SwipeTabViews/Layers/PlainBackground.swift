import SwipeTabCore
import SwipeTabDrawing

/// An opaque part of what is behind a view that has one colour.
struct PlainBackground: Hashable {
  /// The colour; one that is not opaque counts as none.
  var color: DynamicColor
  /// Where it is, in points of the view.
  var area: Rect

  /// What fills some pixels of a view's layer; nil where other colours are behind them, too.
  @MainActor func item(
    filling pixels: PixelRect, of view: View, in window: Window, snap: PixelSnap
  ) -> TileItem? {
    let color = color.resolved(for: view.effectiveAppearance, contrast: window.contrast)
    guard color.alpha == 255, snap.innerRect(area).contains(pixels) else { return nil }
    return TileItem(kind: .background(pixels, radius: 0, color), bounds: pixels)
  }
}
