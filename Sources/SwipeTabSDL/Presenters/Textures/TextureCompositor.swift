import CSDL2
import SwipeTabDrawing

/// Puts the layers of a scene together by a graphics card.
///
/// Layers are textures, of which only what was painted anew is uploaded. A frame in which layers move
/// uploads nothing: it draws a rectangle for each of them, and the few shapes that are drawn live as
/// rectangles of one colour each. The pixels are those of `CPUCompositor`, within one level of a
/// channel: graphics cards round a blend once and not twice.
///
/// Every frame is drawn whole, since what a window's memory holds after showing it is not known.
@MainActor final class TextureCompositor {
  /// A layer that is seen, with the texture that shows it.
  private struct Item {
    var placement: LayerPlacement
    var frame: PixelRect
    /// Nil for a layer that is drawn live.
    var texture: RenderTexture?
    /// Where the texture's left edge lies in the window.
    var x: Int
    /// Where its top edge lies.
    var y: Int
    /// Whether the texture is the atlas of mixes, which is there only when all have been placed.
    var isMixed = false
  }

  /// The textures of layers.
  let textures: LayerTextures
  private let renderer: TextureRenderer
  private let atlas = MixAtlas()
  private let quads = QuadList()
  private let runs = PixelRuns()
  private let rasterizer = Rasterizer()
  private var items: [Item] = []

  /// Creates a compositor; `budget` is that of the layers' textures in bytes.
  init(renderer: TextureRenderer, budget: Int = LayerTextures.standardBudget) {
    self.renderer = renderer
    textures = LayerTextures(renderer: renderer, budget: budget)
  }

  /// The memory of all textures in bytes.
  var byteCount: Int { textures.byteCount + atlas.byteCount }

  /// Drops everything that the graphics card had.
  func removeAll() {
    textures.removeAll()
    atlas.removeAll()
  }

  /// Draws a scene into the window.
  /// - Throws: `SDLError` when the renderer fails or has no room.
  func draw(_ scene: Scene) throws(SDLError) {
    defer {
      items.removeAll(keepingCapacity: true)
      textures.endFrame()
    }
    try collect(scene)
    let mixed = try atlas.draw(by: renderer)
    var background = scene.background
    background.alpha = 255
    try renderer.clear(to: SDL_Color(pixel: background.pixel))
    for item in items {
      try draw(item, item.isMixed ? mixed : item.texture, within: scene.bounds)
    }
  }

  /// Finds what is seen, and brings its textures up to date.
  private func collect(_ scene: Scene) throws(SDLError) {
    items.removeAll(keepingCapacity: true)
    atlas.begin(width: scene.width)
    // What lies behind a layer that hides the whole window is not drawn.
    let first = scene.placements.lastIndex { $0.opaqueFrame.contains(scene.bounds) } ?? 0
    for placement in scene.placements[first...] {
      let frame = placement.frame.intersection(scene.bounds)
      guard placement.opacity > 0, !frame.isEmpty else { continue }
      var item = Item(placement: placement, frame: frame, x: placement.x, y: placement.y)
      if placement.layer.drawing == nil {
        let texture = try textures.texture(of: placement.layer)
        item.texture = texture
        if let mix = placement.mix {
          let place = atlas.add(
            placement, frame: frame, first: texture, second: try textures.texture(of: mix.layer))
          (item.x, item.y) = (frame.x - place.x, frame.y - place.y)
          item.isMixed = true
        }
      }
      items.append(item)
    }
  }

  private func draw(
    _ item: Item, _ texture: RenderTexture?, within bounds: PixelRect
  ) throws(SDLError) {
    let placement = item.placement
    runs.removeAll()
    guard placement.layer.drawing == nil else {
      rasterizer.addRuns(of: placement, within: bounds, to: runs)
      quads.add(runs.runs, texture: nil, x: 0, y: 0)
      return try quads.draw(by: renderer, texture: nil)
    }
    guard let texture else { return }
    guard let clip = placement.roundClip else {
      let isCovering = placement.opaqueFrame.contains(item.frame)
      try texture.setLook(isCovering ? .replacing : .over, strength: placement.opacity)
      return try renderer.copy(
        texture, from: SDL_Rect(item.frame.offsetBy(x: -item.x, y: -item.y)),
        to: SDL_Rect(item.frame))
    }
    rasterizer.addRuns(
      of: clip, in: item.frame, within: bounds, opacity: placement.opacity, to: runs)
    try texture.setLook(.over)
    quads.add(runs.runs, texture: texture, x: item.x, y: item.y)
    try quads.draw(by: renderer, texture: texture)
  }
}
