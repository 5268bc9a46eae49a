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
  private var recency: [Key] = []
  private var broken: Set<Int> = []
  private var nextID = 0
  private let library: TTFLibrary

  /// So many sizes of faces stay open: each holds a file and up to 256 glyphs.
  static let greatestOpenCount = 160
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

  /// A face at a size in pixels; nil when its file is broken or gone.
  func font(face: Int, pixelSize: Double) -> ScaledFont? {
    let key = Key(face: face, size: Int((pixelSize * 64).rounded()))
    if let font = opened[key] { return font }
    guard !broken.contains(face) else { return nil }
    guard
      let font = try? ScaledFont(
        face: faces[face], pixelSize: Double(key.size) / 64, id: nextID, library: library)
    else {
      broken.insert(face)
      return nil
    }
    nextID += 1
    if recency.count >= Self.greatestOpenCount {
      opened[recency.removeFirst()] = nil
    }
    opened[key] = font
    recency.append(key)
    return font
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

  /// Whether a face has all of ASCII, as nearly all have, so that its letters need no question.
  private func hasLatin(_ face: Int, _ font: ScaledFont) -> Bool {
    if let known = latin[face] { return known }
    let has = (0x20...0x7E as ClosedRange<UInt32>).allSatisfy(font.provides)
    latin[face] = has
    return has
  }

  /// Whether the file of a face is there and a font.
  func isUsable(face: Int) -> Bool { anyFont(of: face) != nil }

  private func anyFont(of face: Int) -> ScaledFont? {
    if let last = probes[face] { return last }
    let font = font(face: face, pixelSize: probeSize)
    probes[face] = font
    return font
  }

  private var probes: [Int: ScaledFont] = [:]
  private var latin: [Int: Bool] = [:]
}
