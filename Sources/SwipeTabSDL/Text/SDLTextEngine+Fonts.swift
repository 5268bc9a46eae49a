import CSDL2TTF

/// What draws text, for pictures that are compared with those of other machines.
extension SDLTextEngine {
  /// The font files that were looked into so far, with the index of the face.
  package var fontFiles: [(path: String, index: Int)] {
    faces.map { ($0.path, $0.index) }
  }

  /// The libraries that shape and draw text, with their versions.
  package static var libraryVersions: [(name: String, version: String)] {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    let freeType = "\(major).\(minor).\(patch)"
    TTF_GetHarfBuzzVersion(&major, &minor, &patch)
    let harfBuzz = "\(major).\(minor).\(patch)"
    let linked = TTF_Linked_Version().pointee
    return [
      ("FreeType", freeType), ("HarfBuzz", harfBuzz),
      ("SDL_ttf", "\(linked.major).\(linked.minor).\(linked.patch)"),
    ]
  }
}
