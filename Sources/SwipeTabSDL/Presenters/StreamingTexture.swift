import CSDL2
import SwipeTabDrawing

/// An opaque texture that is written often.
@MainActor final class StreamingTexture {
  /// SDL's texture.
  let handle: OpaquePointer
  private var isAbandoned = false

  /// Makes a texture with undefined contents.
  /// - Throws: `SDLError` when it is larger than the renderer allows, or memory is short.
  init(renderer: OpaquePointer, width: Int, height: Int) throws(SDLError) {
    handle = try checked(
      "SDL_CreateTexture",
      SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(clamping: width),
        Int32(clamping: height)))
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
  }

  isolated deinit {
    if !isAbandoned { SDL_DestroyTexture(handle) }
  }

  /// Leaves the texture to the renderer, which is gone already.
  func abandon() { isAbandoned = true }

  /// Copies a part of a bitmap of the texture's size.
  func upload(_ bitmap: Bitmap, rect: PixelRect) throws(SDLError) {
    try bitmap.upload(rect, to: handle)
  }
}

extension Bitmap {
  /// Copies a part to the same place of one of SDL's textures, of the bitmap's size.
  func upload(_ rect: PixelRect, to texture: OpaquePointer) throws(SDLError) {
    var area = SDL_Rect(rect)
    let source = pixels + rect.y * stride + rect.x
    try checked("SDL_UpdateTexture", SDL_UpdateTexture(texture, &area, source, Int32(stride * 4)))
  }
}
