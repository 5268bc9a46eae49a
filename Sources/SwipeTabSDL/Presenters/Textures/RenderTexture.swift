import CSDL2
import SwipeTabDrawing

/// Pixels that a graphics card has: premultiplied, shown pixel for pixel.
@MainActor final class RenderTexture {
  /// What becomes of pixels that are there already.
  enum Blending {
    /// They are replaced.
    case replacing
    /// They stay where the texture is transparent.
    case over
    /// Both are added up.
    case adding
  }

  /// SDL's texture.
  let handle: OpaquePointer
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  private let renderer: TextureRenderer
  private var look: (blending: Blending, strength: UInt8)?

  /// The memory in bytes.
  var byteCount: Int { width * height * 4 }

  /// Makes a texture.
  /// - Parameters:
  ///   - renderer: What draws it, which lives at least as long.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - isTarget: Whether it is drawn into; others are uploaded.
  /// - Throws: `SDLError` when it is larger than the renderer allows, or memory is short.
  init(
    renderer: TextureRenderer, width: Int, height: Int, isTarget: Bool = false
  ) throws(SDLError) {
    if let side = renderer.greatestSide, max(width, height) > side {
      throw TexturePresenter.tooLarge
    }
    let access = isTarget ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
    handle = try checked(
      "SDL_CreateTexture",
      SDL_CreateTexture(
        renderer.handle, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue), Int32(width),
        Int32(height)))
    self.renderer = renderer
    self.width = width
    self.height = height
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest)
  }

  isolated deinit {
    if renderer.isAlive { SDL_DestroyTexture(handle) }
  }

  /// Copies a part of a bitmap of the texture's size.
  func upload(_ bitmap: Bitmap, rect: PixelRect) throws(SDLError) {
    try bitmap.upload(rect, to: handle)
  }

  /// Sets how the texture is drawn from now on.
  /// - Parameters:
  ///   - blending: What becomes of pixels that are there.
  ///   - strength: What all channels are multiplied with, from 0 to 255.
  /// - Throws: `SDLError` when the renderer cannot do that.
  func setLook(_ blending: Blending, strength: UInt8 = 255) throws(SDLError) {
    if let look, look == (blending, strength) { return }
    look = nil
    let mode =
      switch blending {
      case .replacing: SDL_BLENDMODE_NONE
      case .over: TextureRenderer.over
      case .adding: TextureRenderer.adding
      }
    try checked("SDL_SetTextureBlendMode", SDL_SetTextureBlendMode(handle, mode))
    SDL_SetTextureColorMod(handle, strength, strength, strength)
    SDL_SetTextureAlphaMod(handle, strength)
    look = (blending, strength)
  }
}
