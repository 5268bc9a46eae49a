import SwipeTabCore
import SwipeTabDrawing

/// Brings the pixels of the tiles that are seen up to date.
///
/// A tile remembers what it was rasterised from. It is compared with what should be there now, and
/// only the rectangles of what differs are rasterised again.
@MainActor struct PaintPass {
  let window: Window
  let snap: PixelSnap

  /// Brings a tile of a view's layer up to date.
  func update(_ tile: LayerTile, of chunk: LayerChunk, _ host: LayerHost, _ view: View) {
    tile.lastUse = window.frameNumber
    guard tile.generation != host.generation else { return }
    paint(tile, of: chunk, view)
    tile.generation = host.generation
  }

  /// Brings the drawing of a view up to date that draws live.
  func update(_ host: LayerHost, of view: View) {
    guard host.drawnGeneration != host.generation else { return }
    draw(view, host: host)
    host.drawnGeneration = host.generation
  }

  /// Paints a view that draws live, into the memory of what it painted before.
  private func draw(_ view: View, host: LayerHost) {
    var context = makeContext(of: view)
    if let layer = host.drawing { context.list = layer.takeList() }
    view.paint(in: &context)
    window.counters.drawings += 1
    var bounds = snap.outerRect(context.list.extent(scale: snap.scale))
    // Anti-aliasing spreads by up to a pixel.
    bounds = PixelRect(
      x: bounds.x - 1, y: bounds.y - 1, width: bounds.width + 2, height: bounds.height + 2)
    let drawing = LayerDrawing(
      list: context.list, scale: snap.scale, bounds: context.list.isEmpty ? .zero : bounds)
    context.list = DisplayList()  // The layer alone has the memory, to give it back next time.
    if let layer = host.drawing {
      layer.draw(drawing)
    } else {
      host.drawing = Layer(drawing: drawing)
    }
  }

  private func paint(_ tile: LayerTile, of chunk: LayerChunk, _ view: View) {
    var items = items(of: chunk, in: tile.area)
    var frame = PixelRect.zero
    for item in items where !item.isScope { frame = frame.union(item.bounds) }
    guard !frame.isEmpty else {
      tile.discard()
      return
    }
    var layer = tile.keepsPixels(for: frame) ? tile.layer : nil
    if let background = view.plainBackground {
      func filling(_ pixels: PixelRect) -> TileItem? {
        background.item(filling: pixels, of: view, in: window, snap: snap)
      }
      // Memory that reaches farther must not make the picture another one than painted from nothing.
      if layer != nil, filling(tile.frame) == nil, filling(frame) != nil { layer = nil }
      if let item = filling(layer == nil ? frame : tile.frame) { items.insert(item, at: 0) }
    }
    if layer != nil { frame = tile.frame }
    guard items != tile.items || layer == nil else { return }
    let opaquePart = items.opaquePart(snap: snap).intersection(frame)
    let dirty: [PixelRect]
    if let layer {
      dirty = TileChanges.rects(from: tile.items, to: items, in: frame)
      layer.isOpaque = items.cover(frame)
    } else {
      let isOpaque = items.cover(frame)
      // Only what is opaque is shown without a copy: as a rule a page but for what a title at its
      // edge reaches beyond it.
      let isShownDirectly = isOpaque || 2 * opaquePart.area > frame.area
      let bitmap = Bitmap(
        width: frame.width, height: frame.height,
        from: isShownDirectly ? window.pixelMemorySource : nil)
      tile.layer = Layer(bitmap: bitmap, isOpaque: isOpaque)
      tile.frame = frame
      dirty = [frame]
    }
    tile.items = items
    tile.layer?.opaquePart = opaquePart.offsetBy(x: -frame.x, y: -frame.y)
    for rect in dirty { rasterise(rect, of: tile) }
  }

  private func rasterise(_ rect: PixelRect, of tile: LayerTile) {
    guard let layer = tile.layer else { return }
    let list = tile.items.displayList(in: rect, snap: snap)
    let local = PixelRect(
      x: rect.x - tile.frame.x, y: rect.y - tile.frame.y, width: rect.width, height: rect.height)
    let origin = Point(
      x: -Double(tile.frame.x) / snap.scale, y: -Double(tile.frame.y) / snap.scale)
    window.rasterizer.rasterize(
      list, into: layer.bitmap, scale: snap.scale, origin: origin, dirty: local)
    layer.didRepaint(local)
    window.counters.rasterisations += 1
    window.counters.rasterisedPixels += local.area
  }

  /// What a tile should show; views that have something new to paint do so here.
  private func items(of chunk: LayerChunk, in area: PixelRect) -> [TileItem] {
    var items: [TileItem] = []
    for item in chunk.items {
      let bounds = item.bounds.intersection(area)
      switch item.kind {
      case .content(let view, let x, let y):
        guard !bounds.isEmpty else { continue }
        append(view, x: x, y: y, limit: item.bounds, in: area, to: &items)
      case .background(let rect, let radius, let color):
        guard !bounds.isEmpty else { continue }
        items.append(TileItem(kind: .background(rect, radius: radius, color), bounds: bounds))
      case .beginClip(let rect, let radius):
        items.append(TileItem(kind: .beginClip(rect, radius: radius), bounds: bounds))
      case .beginGroup(let opacity):
        items.append(TileItem(kind: .beginGroup(opacity), bounds: bounds))
      case .endClip: items.end(.endClip, bounds: bounds)
      case .endGroup: items.end(.endGroup, bounds: bounds)
      }
    }
    return items
  }

  private func append(
    _ view: View, x: Int, y: Int, limit: PixelRect, in area: PixelRect, to items: inout [TileItem]
  ) {
    let list = content(of: view)
    guard !list.isEmpty else { return }
    var extent = snap.outerRect(list.extent(scale: snap.scale))
    // Text moves by up to half a pixel to whole pixels, and anti-aliasing spreads as far.
    extent = PixelRect(
      x: extent.x + x - 1, y: extent.y + y - 1, width: extent.width + 2, height: extent.height + 2)
    let bounds = extent.intersection(limit).intersection(area)
    guard !bounds.isEmpty else { return }
    // What is painted outside of the promised bounds could not be cleared again: it is cut off.
    let clip = limit.contains(extent) ? nil : limit
    items.append(
      TileItem(
        kind: .content(version: view.contentVersion, x: x, y: y, clip: clip), bounds: bounds,
        list: list))
  }

  private func content(of view: View) -> DisplayList {
    if let content = view.paintedList { return content }
    var context = makeContext(of: view)
    view.paint(in: &context)
    window.counters.paints += 1
    window.contentSerial += 1
    view.contentVersion = window.contentSerial
    let list = window.latePictures.prepared(context.list, for: view)
    view.paintedList = list
    return list
  }

  private func makeContext(of view: View) -> PaintContext {
    let appearance = view.effectiveAppearance
    return PaintContext(
      bounds: view.bounds, scale: window.scale, direction: view.effectiveLayoutDirection,
      appearance: appearance,
      tint: view.effectiveTintColor.resolved(for: appearance, contrast: window.contrast),
      textEngine: window.textEngine, textSizeFactor: window.textSizeFactor,
      contrast: window.contrast)
  }
}
