import SwipeTabCore
import SwipeTabDrawing

/// Finds where each layer lies in the window, has those that are seen painted where they changed, and
/// lists them from back to front.
///
/// Views are only looked through where they changed; otherwise this moves layers and nothing else.
@MainActor struct ComposePass {
  /// Where a layer lies, and how it is seen.
  private struct Place {
    /// The layer's origin in window pixels.
    var x: Int
    var y: Int
    /// Where in the window the layer may be seen.
    var clip: PixelRect
    /// The opacity from 0 to 255.
    var opacity: UInt8
    /// Round corners, inside of which the layer is seen.
    var roundClip: RoundClip?
    /// The share with which the layer mixes into the one before it; nil for one by itself.
    var mixPart: UInt8?
  }

  private let window: Window
  private let snap: PixelSnap
  private let windowWidth: Int
  private let windowHeight: Int
  private let paint: PaintPass
  private var placements: [LayerPlacement] = []
  /// The last layer that was found: the next one may mix into it.
  private var latest: LayerPlacement?

  /// Finds the layers seen in the window.
  ///
  /// - Parameters:
  ///   - window: the window, laid out.
  ///   - placements: gets the layers from back to front; only its memory is used of what it has.
  static func run(_ window: Window, into placements: inout [LayerPlacement]) {
    window.frameNumber += 1
    var pass = ComposePass(window)
    swap(&pass.placements, &placements)
    pass.placements.removeAll(keepingCapacity: true)
    let bounds = PixelRect(x: 0, y: 0, width: pass.windowWidth, height: pass.windowHeight)
    pass.compose(root: window.rootView, clip: bounds)
    pass.compose(root: window.focusRing, clip: bounds)
    if let latest = pass.latest { pass.placements.append(latest) }
    swap(&placements, &pass.placements)
  }

  private init(_ window: Window) {
    self.window = window
    snap = PixelSnap(scale: window.scale)
    (windowWidth, windowHeight) = window.pixelSize
    paint = PaintPass(window: window, snap: snap)
  }

  private mutating func compose(root view: View, clip: PixelRect) {
    guard !view.isHidden else { return }
    if view.layerHost == nil { view.layerHost = LayerHost() }
    compose(view, origin: view.frame.origin, clip: clip, roundClip: nil)
  }

  private mutating func compose(
    _ view: View, origin: Point, clip: PixelRect, roundClip: RoundClip?
  ) {
    guard let host = view.layerHost, !view.isHidden, view.alpha > 0 else { return }
    var place = Place(
      x: snap.pixel(origin.x), y: snap.pixel(origin.y), clip: clip,
      opacity: UInt8((view.alpha * 255).rounded()), roundClip: roundClip, mixPart: view.mixPart)
    let end = (
      x: snap.pixel(origin.x + view.bounds.width), y: snap.pixel(origin.y + view.bounds.height)
    )
    guard !view.drawsLive else {
      place.clip.end(x: end.x)
      place.clip.end(y: end.y)
      paint.update(host, of: view)
      note(host.drawing, x: place.x, y: place.y, place)
      return
    }
    if host.needsCollect {
      LayerCollector.collect(view, host: host, scale: window.scale)
      window.counters.collects += 1
    }
    for entry in host.order {
      switch entry {
      case .chunk(let chunk):
        // The last pixel of a layer is partly beyond its edge: there the neighbour begins.
        place.clip = clip
        if chunk.extent.maxX <= host.pixelWidth { place.clip.end(x: end.x) }
        if chunk.extent.maxY <= host.pixelHeight { place.clip.end(y: end.y) }
        note(chunk, of: host, view, place)
      case .layer(let subview, let offset, let inner):
        var innerClip = clip
        if var inner {
          inner.x += place.x
          inner.y += place.y
          innerClip = clip.intersection(inner)
        }
        guard !innerClip.isEmpty else { continue }
        compose(
          subview, origin: origin + offset + subview.frame.origin, clip: innerClip,
          roundClip: view.layerClipRadius > 0
            ? corners(of: view, place.x, place.y) : roundClip)
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
  private mutating func note(
    _ chunk: LayerChunk, of host: LayerHost, _ view: View, _ place: Place
  ) {
    let grid = TileGrid(
      layerWidth: host.pixelWidth, layerHeight: host.pixelHeight,
      windowWidth: windowWidth, windowHeight: windowHeight)
    let seen = place.clip.offsetBy(x: -place.x, y: -place.y).intersection(chunk.extent)
    let (columns, rows) = grid.keys(in: seen)
    for row in rows {
      for column in columns {
        let tile = tile(LayerTile.Key(column: column, row: row), of: chunk, grid)
        paint.update(tile, of: chunk, host, view)
        note(tile.layer, x: place.x + tile.frame.x, y: place.y + tile.frame.y, place)
      }
    }
  }

  private func tile(_ key: LayerTile.Key, of chunk: LayerChunk, _ grid: TileGrid) -> LayerTile {
    let area = grid.area(of: key)
    if let tile = chunk.tiles[key], tile.area == area { return tile }
    let tile = LayerTile(area: area)
    chunk.tiles[key] = tile
    return tile
  }

  /// Adds a layer to the list, or mixes it into the one before; nil stands for one without pixels.
  private mutating func note(_ layer: Layer?, x: Int, y: Int, _ place: Place) {
    var found: LayerPlacement?
    if let layer { found = placement(of: layer, x: x, y: y, place) }
    if let part = place.mixPart {
      latest = latest?.mixed(with: found, part: part) ?? found?.faded(by: part)
    } else {
      if let latest { placements.append(latest) }
      latest = found
    }
  }

  /// The layer at its place; nil where nothing of it is seen.
  private func placement(of layer: Layer, x: Int, y: Int, _ place: Place) -> LayerPlacement? {
    var placement = LayerPlacement(
      layer: layer, x: x, y: y, clip: place.clip, opacity: place.opacity)
    let frame = placement.frame
    guard !frame.isEmpty else { return nil }
    // Away from the corners nothing has to be cut.
    if let roundClip = place.roundClip, roundClip.cuts(frame) { placement.roundClip = roundClip }
    return placement
  }
}

extension PixelRect {
  fileprivate mutating func end(x limit: Int) { width = min(width, limit - x) }
  fileprivate mutating func end(y limit: Int) { height = min(height, limit - y) }
}

extension LayerPlacement {
  /// The layer as it turns into another one, whose share goes from 0 to 255.
  fileprivate func mixed(with other: LayerPlacement?, part: UInt8) -> LayerPlacement? {
    guard part > 0 else { return self }
    guard let other else { return faded(by: 255 - part) }
    guard part < 255 else { return other }
    var placement = self
    placement.mix = LayerMix(layer: other.layer, x: other.x, y: other.y, part: part)
    return placement
  }

  fileprivate func faded(by part: UInt8) -> LayerPlacement? {
    guard part > 0 else { return nil }
    var placement = self
    placement.opacity = UInt8((Int(opacity) * Int(part) + 127) / 255)
    return placement
  }
}
