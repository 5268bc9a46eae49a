import CSDL2Image

/// SDL_image's decoders, initialised for as long as this object lives.
@MainActor final class ImageLibrary {
  /// The decoders that are there; missing until they are, so that an object whose making fails does
  /// not end what others have started.
  private let decoders: Int32

  /// Loads the decoders now, on one thread; later they are used from any.
  ///
  /// - Throws: `SDLError` when one of PNG, JPEG and WebP is missing.
  init() throws(SDLError) {
    let wanted = IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue
    let flags = Int32(bitPattern: wanted)
    let loaded = attempted("IMG_Init", IMG_Init(flags)) ?? 0
    guard loaded & flags == flags else {
      throw SDLError.last("IMG_Init")
    }
    decoders = loaded
  }

  isolated deinit {
    IMG_Quit()
  }
}
