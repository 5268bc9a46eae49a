import SwipeTabDrawing

/// A stretch of text in one face, script and direction: what SDL_ttf is asked to shape.
struct ShapedRun: Hashable, Sendable {
  /// The characters in logical order.
  var text: String
  /// The face, as the font store counts them.
  var face: Int
  /// How it is shaped.
  var rules: ShapingRules
  /// Whether it is a picture.
  var isColor: Bool
}

/// Measures and draws runs, and remembers the drawn ones.
@MainActor final class RunShaper {
  private struct Key: Hashable {
    var run: ShapedRun
    /// In 64ths of a pixel.
    var size: Int
  }

  /// A letter in a face at a size.
  private struct LetterKey: Hashable {
    var scalar: UInt32
    var face: Int
    /// In 64ths of a pixel.
    var size: Int
  }

  private let store: FontStore
  private var images: BudgetCache<Key, RunImage>
  private var loneAdvances: [LetterKey: Int] = [:]
  private var advances = BudgetCache<Key, Int>(budget: RunShaper.greatestAdvanceByteCount)

  /// What the run images may take, in bytes: about two thousand labels at twice the usual scale.
  static let greatestByteCount = 16 << 20
  /// What measured but not drawn runs may take, in bytes: truncation asks for the same ones again,
  /// and the longest text may be a run for each character.
  private static let greatestAdvanceByteCount = 3 << 20
  /// So many letters are remembered: more than a text in Chinese has.
  private static let greatestLetterCount = 4096
  /// What a cache entry takes beside its pixels, in bytes, roughly.
  private static let entrySize = 256

  /// Creates a shaper.
  init(store: FontStore, budget: Int = RunShaper.greatestByteCount) {
    self.store = store
    images = BudgetCache(budget: budget)
  }

  /// The memory the drawn runs take, in bytes.
  var byteCount: Int { images.cost + advances.cost }

  /// How many fractions of a pixel widths are measured in at a size.
  static func fractions(pixelSize: Double) -> Int {
    pixelSize <= ScaledFont.greatestFractionalSize ? 4 : 1
  }

  /// How far a run moves the pen, in fractions of a pixel: exactly as it will be drawn.
  func advance(of run: ShapedRun, pixelSize: Double) -> Int {
    if run.isColor { return image(of: run, pixelSize: pixelSize).advance }
    let key = key(run, pixelSize)
    if let known = images.value(for: key) { return known.advance }
    if let known = advances.value(for: key) { return known }
    guard let font = store.font(face: run.face, pixelSize: pixelSize) else { return 0 }
    let advance = font.advance(of: run.text, rules: run.rules)
    advances.insert(advance, for: key, cost: run.text.utf8.count + Self.entrySize)
    return advance
  }

  /// How far a cluster moves the pen where it stands alone, in fractions of a pixel: about as far as
  /// beside others, and soon known for each letter of a font.
  func loneAdvance(of cluster: TextCluster, pixelSize: Double) -> Int {
    if cluster.kind == .invisible || cluster.kind == .softHyphen { return 0 }
    let rules = ShapingRules(script: cluster.script, isRightToLeft: cluster.level & 1 == 1)
    let scalars = cluster.text.unicodeScalars
    guard cluster.kind != .color, let scalar = scalars.first, scalars.dropFirst().isEmpty else {
      let isColor = cluster.kind == .color
      return advance(
        of: ShapedRun(
          text: cluster.text, face: cluster.face,
          rules: isColor
            ? ShapingRules(script: .common, isRightToLeft: rules.isRightToLeft) : rules,
          isColor: isColor),
        pixelSize: pixelSize)
    }
    let key = LetterKey(
      scalar: scalar.value, face: cluster.face, size: Int((pixelSize * 64).rounded()))
    if let known = loneAdvances[key] { return known }
    guard let font = store.font(face: cluster.face, pixelSize: pixelSize) else { return 0 }
    if loneAdvances.count >= Self.greatestLetterCount { loneAdvances.removeAll() }
    let advance = font.advance(of: cluster.text, rules: rules)
    loneAdvances[key] = advance
    return advance
  }

  /// A run as it is drawn.
  func image(of run: ShapedRun, pixelSize: Double) -> RunImage {
    let key = key(run, pixelSize)
    if let known = images.value(for: key) { return known }
    let image = draw(run, pixelSize: pixelSize)
    images.insert(image, for: key, cost: image.byteCount + run.text.utf8.count + Self.entrySize)
    return image
  }

  /// Forgets the drawn runs.
  func removeAll() {
    images.removeAll()
    advances.removeAll()
    loneAdvances.removeAll()
  }

  private func draw(_ run: ShapedRun, pixelSize: Double) -> RunImage {
    let nothing = RunImage(glyphs: nil, left: 0, top: 0, advance: 0)
    let size = run.isColor ? ScaledFont.pictureSize : pixelSize
    guard let font = store.font(face: run.face, pixelSize: size) else { return nothing }
    guard run.isColor else { return font.render(run.text, rules: run.rules) }
    return font.renderColor(
      run.text, textSize: pixelSize, fractions: Self.fractions(pixelSize: pixelSize)) ?? nothing
  }

  private func key(_ run: ShapedRun, _ pixelSize: Double) -> Key {
    Key(run: run, size: Int((pixelSize * 64).rounded()))
  }
}
