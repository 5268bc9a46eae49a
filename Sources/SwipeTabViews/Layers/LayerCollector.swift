import SwipeTabCore
import SwipeTabDrawing

/// Looks through the views of one layer and notes what lies where, in whole pixels.
@MainActor struct LayerCollector {
  /// A clip or group around the view at hand.
  private struct Scope {
    var begin: LayerItem.Kind
    var end: LayerItem.Kind
    var bounds: PixelRect
    /// Where the present chunk begins it; nil while it does not.
    var index: Int?
  }

  private let snap: PixelSnap
  private let size: Size
  private let pixelWidth: Int
  private let pixelHeight: Int
  private let oldChunks: [ObjectIdentifier: LayerChunk]
  private var order: [LayerHost.Entry] = []
  private var chunk: LayerChunk?
  private var scopes: [Scope] = []
  /// Where views may be seen inside the layer; nil is everywhere.
  private var limit: PixelRect?

  /// Collects anew what is in the layer of a view.
  static func collect(_ view: View, host: LayerHost, scale: Double) {
    let snap = PixelSnap(scale: scale)
    host.pixelWidth = snap.length(view.bounds.width)
    host.pixelHeight = snap.length(view.bounds.height)
    var collector = LayerCollector(host: host, size: view.bounds.size, snap: snap)
    let isFlat = view.alpha < 1 || view.clipsRound
    collector.visitContent(of: view, at: .zero, isFlat: isFlat)
    collector.closeChunk()
    host.order = collector.order
    host.needsCollect = false
    host.contentDidChange()
  }

  private init(host: LayerHost, size: Size, snap: PixelSnap) {
    self.size = size
    self.snap = snap
    pixelWidth = host.pixelWidth
    pixelHeight = host.pixelHeight
    oldChunks = host.chunks
  }

  /// Notes a view that has no layer of its own, with all it holds.
  private mutating func visit(_ view: View, at origin: Point, isFlat: Bool) {
    if view.layerHost != nil {
      view.layerHost = nil
      view.layerDidComeOrGo()
    }
    // In one picture with the view that turns into it there is no share of its own.
    guard !view.isHidden, view.alpha > 0, view.mixPart == nil else {
      view.releaseLayers()
      return
    }
    guard view.alpha < 1 else {
      visitContent(of: view, at: origin, isFlat: isFlat || view.clipsRound)
      return
    }
    openChunk(for: view)
    enter(.beginGroup(view.alpha), ending: .endGroup, bounds: .zero)
    visitContent(of: view, at: origin, isFlat: true)
    leave()
  }

  private mutating func visitContent(of view: View, at origin: Point, isFlat: Bool) {
    let chunk = openChunk(for: view)
    let frame = snapped(Rect(origin: origin, size: view.bounds.size))
    let color = view.backgroundColor?.resolved(
      for: view.effectiveAppearance, contrast: view.effectiveContrast)
    if let color, color.alpha > 0 {
      chunk.append(
        .background(frame, radius: view.cornerRadius, color), bounds: visible(frame))
    }
    let painted = view.paintBounds.offsetBy(dx: origin.x, dy: origin.y)
    chunk.append(
      .content(view, x: frame.x, y: frame.y),
      bounds: visible(snap.outerRect(painted).union(frame)))
    guard !view.subviews.isEmpty else { return }
    let radius = isFlat ? max(view.cornerRadius, view.layerClipRadius) : view.cornerRadius
    guard view.clipsToBounds else {
      visitSubviews(of: view, at: origin, isFlat: isFlat)
      return
    }
    let outerLimit = limit
    let clip = visible(frame)
    limit = clip
    enter(.beginClip(frame, radius: radius), ending: .endClip, bounds: clip)
    visitSubviews(of: view, at: origin, isFlat: isFlat)
    leave()
    limit = outerLimit
  }

  private mutating func visitSubviews(of view: View, at origin: Point, isFlat: Bool) {
    for subview in view.subviews {
      guard subview.wantsLayer, !isFlat else {
        visit(subview, at: origin + subview.frame.origin, isFlat: isFlat)
        continue
      }
      closeChunk()
      if subview.layerHost == nil {
        subview.layerHost = LayerHost()
        subview.layerDidComeOrGo()
      }
      order.append(.layer(subview, offset: origin, clip: limit))
    }
  }

  @discardableResult
  private mutating func openChunk(for view: View) -> LayerChunk {
    if let chunk { return chunk }
    let chunk = LayerChunk(key: ObjectIdentifier(view))
    if let old = oldChunks[chunk.key] { chunk.tiles = old.tiles }
    self.chunk = chunk
    for index in scopes.indices {
      scopes[index].index = chunk.items.count
      chunk.items.append(LayerItem(kind: scopes[index].begin, bounds: scopes[index].bounds))
    }
    return chunk
  }

  private mutating func closeChunk() {
    guard let chunk else { return }
    for index in scopes.indices.reversed() {
      chunk.end(scopes[index].end, from: scopes[index].index)
      scopes[index].index = nil
    }
    if !chunk.items.isEmpty { order.append(.chunk(chunk)) }
    self.chunk = nil
  }

  private mutating func enter(
    _ begin: LayerItem.Kind, ending end: LayerItem.Kind, bounds: PixelRect
  ) {
    scopes.append(Scope(begin: begin, end: end, bounds: bounds, index: chunk?.items.count))
    chunk?.items.append(LayerItem(kind: begin, bounds: bounds))
  }

  private mutating func leave() {
    guard let scope = scopes.popLast() else { return }
    chunk?.end(scope.end, from: scope.index)
  }

  private func visible(_ rect: PixelRect) -> PixelRect {
    guard let limit else { return rect }
    return rect.intersection(limit)
  }

  /// The pixels of a rectangle; what ends at the layer's edge ends with its last, rounded up pixel.
  private func snapped(_ rect: Rect) -> PixelRect {
    var pixels = snap.rect(rect)
    if abs(rect.maxX - size.width) < 1e-6 { pixels.width = pixelWidth - pixels.x }
    if abs(rect.maxY - size.height) < 1e-6 { pixels.height = pixelHeight - pixels.y }
    return pixels
  }
}

extension View {
  /// Whether what is inside is cut along round corners, which a layer of its own could not be.
  var clipsRound: Bool { clipsToBounds && cornerRadius > 0 }

  /// What is painted may depend on whether the view has a layer of its own.
  fileprivate func layerDidComeOrGo() {
    if drawsLive || paintsForMix { paintedList = nil }
  }

  /// Gives back the layers of the view and of all it holds.
  func releaseLayers() {
    layerHost = nil
    for subview in subviews { subview.releaseLayers() }
  }
}
