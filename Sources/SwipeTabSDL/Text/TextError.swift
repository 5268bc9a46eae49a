/// Why text cannot be drawn.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font was found at all.
  case noFonts
  /// SDL_ttf could not be used.
  case library(SDLError)

  /// What is wrong, and what to do about it, on one line.
  public var description: String {
    switch self {
    case .noFonts:
      "no font found: install the package fonts-noto-core or fonts-dejavu-core"
    case .library(let error):
      "text cannot be drawn: \(error)"
    }
  }
}
