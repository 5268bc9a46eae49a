import SwipeTabDrawing

/// The textures of layers: made when a layer is first seen, uploaded where it was painted anew since.
@MainActor final class LayerTextures {
  /// A layer's texture, and what it has of it.
  ///
  /// An object, since changing a value by its key allocates.
  private final class Entry {
    weak var layer: Layer?
    let texture: RenderTexture
    var version: Int
    var lastUse: Int

    init(_ layer: Layer, _ texture: RenderTexture, version: Int, frame: Int) {
      self.layer = layer
      self.texture = texture
      self.version = version
      lastUse = frame
    }
  }

  /// The most bytes that are kept of what is not seen: as much as the views keep of their layers.
  static let standardBudget = 256 << 20

  /// How many rectangles were uploaded so far.
  private(set) var uploads = 0
  /// The pixels in these, in bytes.
  private(set) var uploadedBytes = 0
  /// The memory of all textures.
  private(set) var byteCount = 0
  private let renderer: TextureRenderer
  private let budget: Int
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0

  /// Creates a store; `budget` is in bytes.
  init(renderer: TextureRenderer, budget: Int = standardBudget) {
    self.renderer = renderer
    self.budget = budget
  }

  /// The texture of a layer with all its pixels up to date; nil for one without pixels.
  func texture(of layer: Layer) throws(SDLError) -> RenderTexture? {
    let bitmap = layer.bitmap
    guard !bitmap.bounds.isEmpty else { return nil }
    let key = ObjectIdentifier(layer)
    if let entry = entries[key], entry.layer === layer, entry.texture.width == bitmap.width,
      entry.texture.height == bitmap.height
    {
      entry.lastUse = frame
      guard entry.version != layer.version else { return entry.texture }
      try upload(bitmap, layer.damage(since: entry.version), to: entry.texture)
      entry.version = layer.version
      return entry.texture
    }
    drop(key)
    let texture = try RenderTexture(
      renderer: renderer, width: bitmap.width, height: bitmap.height)
    try upload(bitmap, bitmap.bounds, to: texture)
    entries[key] = Entry(layer, texture, version: layer.version, frame: frame)
    byteCount += texture.byteCount
    return texture
  }

  private func upload(
    _ bitmap: Bitmap, _ rect: PixelRect, to texture: RenderTexture
  ) throws(SDLError) {
    let area = rect.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    try texture.upload(bitmap, rect: area)
    uploads += 1
    uploadedBytes += area.area * 4
  }

  /// Ends a frame, and drops the textures of layers that have gone.
  ///
  /// Beyond the budget those go, too, that were not seen for the longest time. What was seen in this
  /// frame stays.
  func endFrame() {
    defer { frame += 1 }
    var hasGone = false
    for entry in entries.values where entry.layer == nil { hasGone = true }
    if hasGone {
      for (key, entry) in entries where entry.layer == nil { drop(key) }
    }
    guard byteCount > budget else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > budget, entry.lastUse < frame else { return }
      drop(key)
    }
  }

  /// Drops everything: what the graphics card had is lost.
  func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private func drop(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.texture.byteCount
  }
}
