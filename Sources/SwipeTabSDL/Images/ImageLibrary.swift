import CSDL2Image

/// SDL_image's decoders, initialised for as long as this object lives.
@MainActor final class ImageLibrary {
  /// Loads the decoders now, on one thread; later they are used from any.
  ///
  /// - Throws: `SDLError` when one of PNG, JPEG and WebP is missing.
  init() throws(SDLError) {
    let wanted = IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue
    let flags = Int32(bitPattern: wanted)
    guard IMG_Init(flags) & flags == flags else { throw SDLError.last("IMG_Init") }
  }

  isolated deinit {
    IMG_Quit()
  }
}
