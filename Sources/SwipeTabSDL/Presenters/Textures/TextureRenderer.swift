import CSDL2

/// SDL's renderer of a window, as far as layers need it: textures, targets, and blending of
/// premultiplied pixels.
@MainActor final class TextureRenderer {
  /// SDL's renderer.
  let handle: OpaquePointer
  /// Whether showing a frame waits for the display.
  let waitsForDisplay: Bool
  /// The longest side of a texture in pixels; nil where there is no limit.
  let greatestSide: Int?
  /// How often something was drawn so far.
  var drawCalls = 0
  private let window: SDLWindow

  /// Colours over what is there.
  static let over = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
  /// Colours added to what is there.
  static let adding = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD)

  /// Makes a renderer.
  /// - Parameters:
  ///   - window: The window, which lives at least as long.
  ///   - allowsSoftware: Whether one will do that has the processor draw.
  /// - Throws: `SDLError` when SDL has none that will do.
  init(window: SDLWindow, allowsSoftware: Bool) throws(SDLError) {
    self.window = window
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
    let synchronised = SDL_RENDERER_PRESENTVSYNC.rawValue
    handle = try checked(
      "SDL_CreateRenderer",
      SDL_CreateRenderer(window.handle, -1, flags | synchronised)
        ?? SDL_CreateRenderer(window.handle, -1, flags))
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    waitsForDisplay = info.flags & synchronised != 0
    let side = Int(min(info.max_texture_width, info.max_texture_height))
    greatestSide = side > 0 ? side : nil
    // SDL drops to a renderer without a graphics card where it has no other.
    guard info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0 else {
      throw SDLError(call: "SDL_CreateRenderer", message: "there is no graphics card")
    }
    if !allowsSoftware {
      let name = try GraphicsCard.rendererName()
      guard !GraphicsCard.isSoftware(name) else {
        throw SDLError(call: "SDL_CreateRenderer", message: "'\(name)' is no graphics card")
      }
    }
    try checked("SDL_SetRenderDrawBlendMode", SDL_SetRenderDrawBlendMode(handle, Self.over))
  }

  isolated deinit {
    // What was on a display that is gone is gone, too; asking it to go can only hang.
    if isAlive { SDL_DestroyRenderer(handle) }
  }

  /// Whether the display is still there.
  var isAlive: Bool { !window.session.isDisplayLost }

  /// The size of what is drawn, in pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(handle, &width, &height) == 0 else {
      return (window.geometry.pixelWidth, window.geometry.pixelHeight)
    }
    return (Int(width), Int(height))
  }

  /// Draws into a texture from now on; nil stands for the window.
  func setTarget(_ texture: RenderTexture?) throws(SDLError) {
    try checked("SDL_SetRenderTarget", SDL_SetRenderTarget(handle, texture?.handle))
  }

  /// Fills everything with one colour.
  func clear(to color: SDL_Color) throws(SDLError) {
    SDL_SetRenderDrawColor(handle, color.r, color.g, color.b, color.a)
    try checked("SDL_RenderClear", SDL_RenderClear(handle))
  }

  /// Draws a part of a texture.
  func copy(_ texture: RenderTexture, from source: SDL_Rect, to target: SDL_Rect) throws(SDLError) {
    var source = source
    var target = target
    drawCalls += 1
    try checked("SDL_RenderCopy", SDL_RenderCopy(handle, texture.handle, &source, &target))
  }
}
