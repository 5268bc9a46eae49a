import CSDL2
import SwipeTabDrawing

/// Where layers that turn into other ones are put together: one texture, drawn into anew in every
/// frame that has such layers, in which each has its place.
@MainActor final class MixAtlas {
  /// A layer that turns into another one, with its place.
  private struct Mix {
    var placement: LayerPlacement
    var frame: PixelRect
    var x: Int
    var y: Int
    var first: RenderTexture?
    var second: RenderTexture?
  }

  /// The height of the texture is a multiple of this, so that it is rarely made anew.
  private static let step = 64

  private var texture: RenderTexture?
  private var mixes: [Mix] = []
  private var width = 0
  private var height = 0
  private var x = 0
  private var y = 0

  /// The memory of the texture in bytes.
  var byteCount: Int { texture?.byteCount ?? 0 }

  /// Begins a frame of a width in pixels.
  func begin(width: Int) {
    mixes.removeAll(keepingCapacity: true)
    self.width = width
    (height, x, y) = (0, 0, 0)
  }

  /// Drops the texture.
  func removeAll() { texture = nil }

  /// Adds a layer.
  ///
  /// - Parameters:
  ///   - placement: The layer, which has a `mix`.
  ///   - frame: The part of the window to put together, no wider than the frame.
  ///   - first: The layer's texture.
  ///   - second: The texture of what it turns into.
  /// - Returns: The left and the top edge of its place.
  func add(
    _ placement: LayerPlacement, frame: PixelRect, first: RenderTexture?, second: RenderTexture?
  ) -> (x: Int, y: Int) {
    if x + frame.width > width { (x, y) = (0, height) }
    mixes.append(
      Mix(placement: placement, frame: frame, x: x, y: y, first: first, second: second))
    defer { x += frame.width }
    height = max(height, y + frame.height)
    return (x, y)
  }

  /// Puts together what was added.
  /// - Returns: The texture; nil when nothing was added.
  func draw(by renderer: TextureRenderer) throws(SDLError) -> RenderTexture? {
    guard !mixes.isEmpty else { return nil }
    let texture = try makeTexture(renderer)
    try renderer.setTarget(texture)
    try renderer.clear(to: SDL_Color(r: 0, g: 0, b: 0, a: 0))
    for item in mixes {
      guard let mix = item.placement.mix else { continue }
      let place = item.placement
      try add(item.first, place.x, place.y, share: 255 - mix.part, of: item, by: renderer)
      try add(item.second, mix.x, mix.y, share: mix.part, of: item, by: renderer)
    }
    try renderer.setTarget(nil)
    return texture
  }

  private func makeTexture(_ renderer: TextureRenderer) throws(SDLError) -> RenderTexture {
    if let texture, texture.width == width, texture.height >= height { return texture }
    texture = nil
    let rounded = (height + Self.step - 1) / Self.step * Self.step
    let texture = try RenderTexture(
      renderer: renderer, width: width, height: rounded, isTarget: true)
    self.texture = texture
    return texture
  }

  /// Adds the share of a texture whose corner is at a place of the window.
  private func add(
    _ texture: RenderTexture?, _ left: Int, _ top: Int, share: UInt8, of mix: Mix,
    by renderer: TextureRenderer
  ) throws(SDLError) {
    guard let texture, share > 0 else { return }
    let whole = PixelRect(x: left, y: top, width: texture.width, height: texture.height)
    let part = whole.intersection(mix.frame)
    guard !part.isEmpty else { return }
    try texture.setLook(.adding, strength: share)
    try renderer.copy(
      texture, from: SDL_Rect(part.offsetBy(x: -left, y: -top)),
      to: SDL_Rect(part.offsetBy(x: mix.x - mix.frame.x, y: mix.y - mix.frame.y)))
  }
}
