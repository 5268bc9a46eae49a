import SwipeTabDrawing

/// A face in a font file.
struct FontFace: Hashable, Sendable {
  /// The file.
  var path: String
  /// The index of the face inside the file.
  var index: Int
}

/// The families the interface font is chosen from, best first, with the places where the large
/// distributions put their files, so that the first text needs no look-up of fonts.
struct InterfaceFamily: Sendable {
  /// The name of the family.
  let name: String
  /// The package of Debian that holds it.
  let package: String
  /// The beginning of the files' names.
  let stem: String
  /// The end of the name of the regular face.
  let regular: String
  /// The folders to look in.
  let folders: [String]

  /// Noto Sans for its even colour and its many scripts, then DejaVu Sans, which is everywhere.
  static let preferred = [
    InterfaceFamily(
      name: "Noto Sans", package: "fonts-noto-core", stem: "NotoSans", regular: "-Regular",
      folders: ["truetype/noto", "noto", "google-noto", "noto-sans"]),
    InterfaceFamily(
      name: "DejaVu Sans", package: "fonts-dejavu-core", stem: "DejaVuSans", regular: "",
      folders: ["truetype/dejavu", "dejavu", "dejavu-sans-fonts", "TTF"]),
  ]

  /// Where files of a weight may be, best first.
  func candidates(for weight: FontWeight) -> [FontFace] {
    let suffixes =
      switch weight {
      case .regular: [regular]
      case .semibold: ["-SemiBold", "-Bold", regular]
      case .bold: ["-Bold", regular]
      }
    return suffixes.flatMap { suffix in
      folders.map { FontFace(path: "/usr/share/fonts/\($0)/\(stem)\(suffix).ttf", index: 0) }
    }
  }
}
