import CSDL2TTF

/// SDL_ttf, initialised for as long as this object lives; SDL_ttf counts the uses itself.
@MainActor final class TTFLibrary {
  /// What starting gave.
  ///
  /// Without a property that is missing until then, an object whose making fails would still be
  /// taken apart, and end what others have started.
  private let result: Int32

  /// Initialises SDL_ttf.
  ///
  /// - Throws: `SDLError` when the library cannot start.
  init() throws(SDLError) {
    result = try checked("TTF_Init", TTF_Init())
  }

  isolated deinit {
    TTF_Quit()
  }
}
