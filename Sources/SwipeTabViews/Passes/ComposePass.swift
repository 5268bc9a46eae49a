import SwipeTabCore
import SwipeTabDrawing

/// A tile, or a drawing, that is seen in a frame, with its place.
@MainActor struct VisibleTile {
  /// Pixels of a part of a layer, or what is drawn into every picture.
  enum Content {
    case tile(LayerTile, of: LayerChunk)
    case drawing(View)
  }

  var content: Content
  var host: LayerHost
  /// The layer's origin in window pixels.
  var x: Int
  var y: Int
  /// Where in the window the tile may be seen.
  var clip: PixelRect
  /// The opacity from 0 to 255.
  var opacity: UInt8
  /// Round corners, inside of which the tile is seen.
  var roundClip: RoundClip?
  /// The share with which the tile mixes into the one before it; nil for one by itself.
  var mixPart: UInt8?

  /// What is seen, with where it lies; nil while there is nothing to see.
  var placement: LayerPlacement? {
    var shift = PixelRect.zero
    let layer: Layer?
    switch content {
    case .tile(let tile, _):
      layer = tile.layer
      shift = tile.frame
    case .drawing: layer = host.drawing
    }
    guard let layer else { return nil }
    var placement = LayerPlacement(
      layer: layer, x: x + shift.x, y: y + shift.y, clip: clip, opacity: opacity)
    let frame = placement.frame
    guard !frame.isEmpty else { return nil }
    // Away from the corners nothing has to be cut.
    placement.roundClip = roundClip.flatMap { $0.cuts(frame) ? $0 : nil }
    return placement
  }
}

/// Finds where each layer lies in the window and which of its tiles are seen.
///
/// Views are only looked through where they changed; otherwise this moves layers and nothing else.
@MainActor struct ComposePass {
  private let window: Window
  private let snap: PixelSnap
  private let windowWidth: Int
  private let windowHeight: Int

  /// Finds the tiles seen in the window, from back to front: `window.visibleTiles`.
  static func run(_ window: Window) {
    let pass = ComposePass(window)
    window.visibleTiles.removeAll(keepingCapacity: true)
    let bounds = PixelRect(x: 0, y: 0, width: pass.windowWidth, height: pass.windowHeight)
    pass.compose(root: window.rootView, clip: bounds)
    pass.compose(root: window.focusRing, clip: bounds)
  }

  private func compose(root view: View, clip: PixelRect) {
    guard !view.isHidden else { return }
    if view.layerHost == nil { view.layerHost = LayerHost() }
    compose(view, origin: view.frame.origin, clip: clip, roundClip: nil)
  }

  private init(_ window: Window) {
    self.window = window
    snap = PixelSnap(scale: window.scale)
    (windowWidth, windowHeight) = window.pixelSize
  }

  private func compose(_ view: View, origin: Point, clip: PixelRect, roundClip: RoundClip?) {
    guard let host = view.layerHost, !view.isHidden, view.alpha > 0 else { return }
    var place = VisibleTile(
      content: .drawing(view), host: host, x: snap.pixel(origin.x), y: snap.pixel(origin.y),
      clip: clip, opacity: UInt8((view.alpha * 255).rounded()), roundClip: roundClip,
      mixPart: view.mixPart)
    guard !view.drawsLive else {
      place.clip.end(x: snap.pixel(origin.x + view.bounds.width))
      place.clip.end(y: snap.pixel(origin.y + view.bounds.height))
      return window.visibleTiles.append(place)
    }
    if host.needsCollect {
      LayerCollector.collect(view, host: host, scale: window.scale)
      window.counters.collects += 1
    }
    let (x, y) = (place.x, place.y)
    let end = (
      x: snap.pixel(origin.x + view.bounds.width), y: snap.pixel(origin.y + view.bounds.height)
    )
    for entry in host.order {
      switch entry {
      case .chunk(let chunk):
        // The last pixel of a layer is partly beyond its edge: there the neighbour begins.
        place.clip = clip
        if chunk.extent.maxX <= host.pixelWidth { place.clip.end(x: end.x) }
        if chunk.extent.maxY <= host.pixelHeight { place.clip.end(y: end.y) }
        note(chunk, at: place)
      case .layer(let subview, let offset, let inner):
        var innerClip = clip
        if var inner {
          inner.x += x
          inner.y += y
          innerClip = clip.intersection(inner)
        }
        guard !innerClip.isEmpty else { continue }
        compose(
          subview, origin: origin + offset + subview.frame.origin, clip: innerClip,
          roundClip: view.layerClipRadius > 0 ? corners(of: view, x, y) : roundClip)
      }
    }
  }

  /// The corners of a view that cut the layers inside.
  private func corners(of view: View, _ x: Int, _ y: Int) -> RoundClip {
    RoundClip(
      left: Double(x), top: Double(y), right: Double(x) + view.bounds.width * snap.scale,
      bottom: Double(y) + view.bounds.height * snap.scale,
      radius: view.layerClipRadius * snap.scale)
  }

  /// Notes the tiles of a chunk that are seen at a place.
  private func note(_ chunk: LayerChunk, at place: VisibleTile) {
    let grid = TileGrid(
      layerWidth: place.host.pixelWidth, layerHeight: place.host.pixelHeight,
      windowWidth: windowWidth, windowHeight: windowHeight)
    let seen = place.clip.offsetBy(x: -place.x, y: -place.y).intersection(chunk.extent)
    grid.forEachKey(in: seen) { key in
      let area = grid.area(of: key)
      var tile = chunk.tiles[key]
      if tile?.area != area { tile = nil }
      let present = tile ?? LayerTile(area: area)
      if tile == nil { chunk.tiles[key] = present }
      var visible = place
      visible.content = .tile(present, of: chunk)
      window.visibleTiles.append(visible)
    }
  }
}

extension PixelRect {
  fileprivate mutating func end(x limit: Int) { width = min(width, limit - x) }
  fileprivate mutating func end(y limit: Int) { height = min(height, limit - y) }
}
