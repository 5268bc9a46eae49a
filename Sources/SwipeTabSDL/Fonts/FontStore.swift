import SwipeTabDrawing

/// The faces in use and their opened sizes.
@MainActor final class FontStore {
  private struct Key: Hashable {
    var face: Int
    /// In 64ths of a pixel.
    var size: Int
  }

  private(set) var faces: [FontFace] = []
  private var faceNumbers: [FontFace: Int] = [:]
  private var opened: [Key: ScaledFont] = [:]
  private var lastUses: [Key: UInt64] = [:]
  private var clock: UInt64 = 0
  /// The size at which each face was used last, in 64ths of a pixel.
  private var lastSizes: [Int: Int] = [:]
  private var latin: [Int: Bool] = [:]
  private var broken: Set<Int> = []
  private var isKnownUsable: Set<Int> = []
  private var nextID = 0
  private let library: TTFLibrary

  /// So many sizes of faces stay open, those that were used last: each holds a file and what
  /// FreeType and HarfBuzz read of it, 0.7 MB for a font of many scripts, and its glyphs.
  static let greatestOpenCount = 64
  /// The size in pixels that a face is opened at to ask what it has: best the one it will be drawn
  /// at, which saves opening it twice.
  var probeSize = 16.0

  /// Creates a store.
  init(library: TTFLibrary) {
    self.library = library
  }

  /// The number of a face; the same for the same file.
  func number(of face: FontFace) -> Int {
    if let number = faceNumbers[face] { return number }
    faces.append(face)
    faceNumbers[face] = faces.count - 1
    return faces.count - 1
  }

  /// How many sizes of faces are open.
  var openCount: Int { opened.count }

  /// A face at a size in pixels; nil when its file is broken or gone.
  func font(face: Int, pixelSize: Double) -> ScaledFont? {
    font(Key(face: face, size: Int((pixelSize * 64).rounded())))
  }

  private func font(_ key: Key) -> ScaledFont? {
    let face = key.face
    if let font = opened[key] {
      noteUse(of: key)
      return font
    }
    guard !broken.contains(face) else { return nil }
    guard
      let font = try? ScaledFont(
        face: faces[face], pixelSize: Double(key.size) / 64, id: nextID, library: library)
    else {
      broken.insert(face)
      return nil
    }
    nextID += 1
    if opened.count >= Self.greatestOpenCount,
      let oldest = lastUses.min(by: { $0.value < $1.value })?.key
    {
      opened[oldest] = nil
      lastUses[oldest] = nil
    }
    opened[key] = font
    noteUse(of: key)
    return font
  }

  private func noteUse(of key: Key) {
    clock += 1
    lastUses[key] = clock
    lastSizes[key.face] = key.size
  }

  /// Closes all files, which are opened again when they are needed.
  func closeAll() {
    opened.removeAll()
    lastUses.removeAll()
  }

  /// Whether a face has a glyph for every one of some characters.
  func provides(face: Int, _ scalars: some Sequence<UInt32>) -> Bool {
    guard let font = anyFont(of: face) else { return false }
    let hasLatin = hasLatin(face, font)
    for scalar in scalars {
      if hasLatin, scalar >= 0x20, scalar <= 0x7E { continue }
      if !font.provides(scalar) { return false }
    }
    return true
  }

  /// Whether a face has all of ASCII that is seen.
  func hasLatin(face: Int) -> Bool { anyFont(of: face).map { hasLatin(face, $0) } ?? false }

  /// Whether a face has all of ASCII, as nearly all have, so that its letters need no question.
  private func hasLatin(_ face: Int, _ font: ScaledFont) -> Bool {
    if let known = latin[face] { return known }
    let has = (0x20...0x7E as ClosedRange<UInt32>).allSatisfy(font.provides)
    latin[face] = has
    return has
  }

  /// Whether the file of a face is there and a font.
  ///
  /// - Parameters:
  ///   - face: the face.
  ///   - isColor: whether it draws pictures.
  /// - Returns: true when it can be opened.
  func isUsable(face: Int, isColor: Bool = false) -> Bool {
    // Once is enough: a text may ask for each of its characters, about more faces than stay open.
    if isKnownUsable.contains(face) { return !broken.contains(face) }
    guard anyFont(of: face, isColor: isColor) != nil else { return false }
    isKnownUsable.insert(face)
    return true
  }

  private func anyFont(of face: Int, isColor: Bool = false) -> ScaledFont? {
    if let size = lastSizes[face], let font = opened[Key(face: face, size: size)] { return font }
    return font(face: face, pixelSize: isColor ? ScaledFont.pictureSize : probeSize)
  }
}
