import CSDL2TTF

/// SDL_ttf, initialised for as long as this object lives; SDL_ttf counts the uses itself.
@MainActor final class TTFLibrary {
  /// Initialises SDL_ttf.
  ///
  /// - Throws: `SDLError` when the library cannot start.
  init() throws(SDLError) {
    try checked("TTF_Init", TTF_Init())
  }

  isolated deinit {
    TTF_Quit()
  }
}
