import CSDL2
public import SwipeTabDrawing

/// Draws into memory of its own and shows it by a texture of the window's size in pixels: for
/// Wayland, whose window memory is not as fine as the display, and wherever SDL has a renderer.
@MainActor public final class RendererPresenter: WindowPresenter {
  /// Whether showing a frame waits for the display.
  public let waitsForDisplay: Bool
  private let window: SDLWindow
  private let renderer: OpaquePointer
  private let compositor: TurningCompositor
  private var canvas: (bitmap: Bitmap, texture: StreamingTexture)?
  private var use = TextureUse()

  /// Makes a renderer for a window, by the graphics card if there is one.
  /// - Throws: `SDLError` when SDL has none at all.
  public init(window: SDLWindow) throws(SDLError) {
    self.window = window
    compositor = TurningCompositor(rotation: window.rotation)
    let synchronised = SDL_RENDERER_PRESENTVSYNC.rawValue
    renderer = try checked(
      "SDL_CreateRenderer",
      SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_ACCELERATED.rawValue | synchronised)
        ?? SDL_CreateRenderer(window.handle, -1, synchronised)
        ?? SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_SOFTWARE.rawValue))
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    waitsForDisplay = info.flags & synchronised != 0
  }

  isolated deinit {
    canvas = nil  // Textures go before their renderer.
    SDL_DestroyRenderer(renderer)
  }

  /// The size of what the renderer draws, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      return (window.geometry.pixelWidth, window.geometry.pixelHeight)
    }
    return (Int(width), Int(height))
  }

  /// One texture, four bytes a pixel.
  public var textureUse: TextureUse {
    var use = use
    use.bytes = canvas.map { $0.bitmap.width * $0.bitmap.height * 4 } ?? 0
    return use
  }

  /// Drops the texture, whose contents may be lost.
  public func invalidate() { canvas = nil }

  /// Draws the damaged parts, uploads and shows them.
  /// - Throws: `SDLError` when the renderer fails.
  public func present(_ scene: Scene, damage: [PixelRect]) throws {
    let size = pixelSize
    var damage: [PixelRect]? = damage
    if canvas?.bitmap.width != size.width || canvas?.bitmap.height != size.height { canvas = nil }
    let canvas =
      try self.canvas
      ?? (
        bitmap: Bitmap(width: size.width, height: size.height),
        texture: StreamingTexture(renderer: renderer, width: size.width, height: size.height)
      )
    if self.canvas == nil {
      self.canvas = canvas
      damage = nil
    }
    for rect in compositor.compose(scene, damage: damage, into: canvas.bitmap) {
      try canvas.texture.upload(canvas.bitmap, rect: rect)
      use.uploads += 1
      use.uploadedBytes += rect.area * 4
    }
    use.drawCalls += 1
    try checked("SDL_RenderCopy", SDL_RenderCopy(renderer, canvas.texture.handle, nil, nil))
    SDL_RenderPresent(renderer)
  }
}
