import SwipeTabCore
import SwipeTabDrawing

/// A tile that is seen in a frame, with its place.
@MainActor struct VisibleTile {
  var host: LayerHost
  var chunk: LayerChunk
  var tile: LayerTile
  /// The layer's origin in window pixels.
  var x: Int
  var y: Int
  /// Where in the window the tile may be seen.
  var clip: PixelRect
  /// The opacity from 0 to 255.
  var opacity: UInt8
}

/// Finds where each layer lies in the window and which of its tiles are seen.
///
/// Views are only looked through where they changed; otherwise this moves layers and nothing else.
@MainActor struct ComposePass {
  private let window: Window
  private let snap: PixelSnap
  private let windowWidth: Int
  private let windowHeight: Int
  private var tiles: [VisibleTile] = []

  /// The tiles seen in the window, from back to front.
  static func run(_ window: Window) -> [VisibleTile] {
    var pass = ComposePass(window)
    let bounds = PixelRect(x: 0, y: 0, width: pass.windowWidth, height: pass.windowHeight)
    for view in [window.rootView, window.focusRing] where !view.isHidden {
      if view.layerHost == nil { view.layerHost = LayerHost() }
      pass.compose(view, origin: view.frame.origin, clip: bounds)
    }
    return pass.tiles
  }

  private init(_ window: Window) {
    self.window = window
    snap = PixelSnap(scale: window.scale)
    (windowWidth, windowHeight) = window.pixelSize
  }

  private mutating func compose(_ view: View, origin: Point, clip: PixelRect) {
    guard let host = view.layerHost, !view.isHidden, view.alpha > 0 else { return }
    if host.needsCollect {
      LayerCollector.collect(view, host: host, scale: window.scale)
      window.counters.collects += 1
    }
    let x = snap.pixel(origin.x)
    let y = snap.pixel(origin.y)
    let end = (
      x: snap.pixel(origin.x + view.bounds.width), y: snap.pixel(origin.y + view.bounds.height)
    )
    let opacity = UInt8((view.alpha * 255).rounded())
    for entry in host.order {
      switch entry {
      case .chunk(let chunk):
        // The last pixel of a layer is partly beyond its edge: there the neighbour begins.
        var chunkClip = clip
        if chunk.extent.maxX <= host.pixelWidth { chunkClip.end(x: end.x) }
        if chunk.extent.maxY <= host.pixelHeight { chunkClip.end(y: end.y) }
        place(chunk, of: host, x: x, y: y, clip: chunkClip, opacity: opacity)
      case .layer(let subview, let offset, let inner):
        var innerClip = clip
        if var inner {
          inner.x += x
          inner.y += y
          innerClip = clip.intersection(inner)
        }
        guard !innerClip.isEmpty else { continue }
        compose(subview, origin: origin + offset + subview.frame.origin, clip: innerClip)
      }
    }
  }

  private mutating func place(
    _ chunk: LayerChunk, of host: LayerHost, x: Int, y: Int, clip: PixelRect, opacity: UInt8
  ) {
    let grid = TileGrid(
      layerWidth: host.pixelWidth, layerHeight: host.pixelHeight, windowWidth: windowWidth,
      windowHeight: windowHeight)
    let seen = PixelRect(x: clip.x - x, y: clip.y - y, width: clip.width, height: clip.height)
      .intersection(chunk.extent)
    for key in grid.keys(in: seen) {
      let area = grid.area(of: key)
      var tile = chunk.tiles[key]
      if tile?.area != area { tile = nil }
      let present = tile ?? LayerTile(area: area)
      chunk.tiles[key] = present
      tiles.append(
        VisibleTile(
          host: host, chunk: chunk, tile: present, x: x, y: y, clip: clip, opacity: opacity))
    }
  }
}

extension PixelRect {
  fileprivate mutating func end(x limit: Int) { width = min(width, limit - x) }
  fileprivate mutating func end(y limit: Int) { height = min(height, limit - y) }
}
