import SwipeTabCore
public import SwipeTabDrawing

/// Lays text out with FriBidi (direction), fontconfig (fallback fonts) and SDL_ttf (HarfBuzz shapes,
/// FreeType draws).
///
/// What was laid out is remembered within a budget, so asking again is cheap. Sizes reported are
/// those of the runs as they are drawn, in whole device pixels.
@MainActor public final class SDLTextEngine: TextEngine {
  private struct Key: Hashable {
    var string: String
    var style: TextStyle
    var width: Int?
    var scale: Double
  }

  private let resolver: FontResolver
  private let shaper: RunShaper
  private let log: @MainActor (String) -> Void
  private var layouts: BudgetCache<Key, TextLayout>

  /// What remembered layouts may take, in bytes, beside the runs they share with the shaper.
  public static let greatestLayoutByteCount = 4 << 20
  /// No line is wider, in device pixels: twice the widest screens, and a limit of textures.
  public static let greatestLineWidth = 16_384

  /// Longer strings are cut, in scalars of Unicode: about ten pages of a book.
  public static let greatestLength = TextCleaner.greatestLength

  /// Creates an engine and opens the interface font.
  ///
  /// - Parameters:
  ///   - locale: the user's locale, such as `ja_JP` or `zh-Hant`, which decides whose forms of Han
  ///     characters are drawn; empty when unknown.
  ///   - fontCache: where what is learnt about the machine's fonts is kept for the next run, once
  ///     `saveFontCache()` is called; nil keeps nothing and reads nothing.
  ///   - log: takes a line for each thing that is missing, such as the font of a script; once each.
  /// - Throws: `TextError` when SDL_ttf does not start or there is no font.
  public init(
    locale: String = "", fontCache: FontCache? = nil, log: @escaping @MainActor (String) -> Void
  ) throws(TextError) {
    let library: TTFLibrary
    do { library = try TTFLibrary() } catch { throw .library(error) }
    resolver = try FontResolver(
      library: library, locale: locale, cache: fontCache, log: log)
    shaper = RunShaper(store: resolver.store)
    self.log = log
    layouts = BudgetCache(budget: Self.greatestLayoutByteCount)
  }

  /// The family of the interface font.
  public var interfaceFamily: String { resolver.family }

  /// The faces that were looked into so far.
  var faces: [FontFace] { resolver.store.faces }

  /// The memory that drawn runs and layouts take, in bytes.
  public var byteCount: Int { shaper.byteCount + layouts.cost }

  /// Lays a text out.
  public func layout(
    _ string: String, style: TextStyle, maxWidth: Double?, scale: Double
  ) -> TextLayout {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let width = maxWidth.flatMap { Self.pixels(of: $0, scale: scale) }
    let key = Key(string: string, style: style, width: width, scale: scale)
    if let known = layouts.value(for: key) { return known }
    let layout = makeLayout(string, style: style, width: width, scale: scale)
    let cost = 400 + string.utf8.count * 2 + layout.runs.count * 40
    layouts.insert(layout, for: key, cost: cost)
    return layout
  }

  /// The lines of a text before they are placed, for tests.
  package func compose(
    _ string: String, style: TextStyle, maxWidth: Double?, scale: Double
  ) -> [[String]] {
    let width = maxWidth.flatMap { Self.pixels(of: $0, scale: scale) }
    let composer = composer(style: style, width: width, scale: scale)
    return composer.compose(string).lines.map { $0.runs.map(\.text) }
  }

  /// Forgets all layouts and runs and closes all fonts, as a change of fonts or a shortage of memory
  /// asks for.
  public func removeCaches() {
    layouts.removeAll()
    shaper.removeAll()
    resolver.store.closeAll()
  }

  /// Keeps what was learnt about fonts for the next run; does nothing when nothing is new.
  ///
  /// Takes a few milliseconds after a run that met new fonts: call it when there is time.
  public func saveFontCache() {
    if let problem = resolver.catalog.save() { log("text: " + problem) }
  }

  /// Called once there is something for `saveFontCache()` to keep.
  public var onFontCacheChange: (() -> Void)? {
    get { resolver.catalog.onChange }
    set { resolver.catalog.onChange = newValue }
  }

  /// Whole pixels inside a width in points; nil for widths without limit.
  private static func pixels(of width: Double, scale: Double) -> Int? {
    // A width that was measured comes back as it was, in spite of the division by the scale.
    let pixels = (width * scale + 0.01).rounded(.down)
    guard pixels < Double(greatestLineWidth) else { return nil }
    return pixels > 0 ? Int(pixels) : 0
  }

  private func composer(style: TextStyle, width: Int?, scale: Double) -> TextComposer {
    let pixelSize = Self.pixelSize(of: style.font, scale: scale)
    resolver.store.probeSize = pixelSize
    let maximum = (width ?? Self.greatestLineWidth) * RunShaper.fractions(pixelSize: pixelSize)
    let builder = LineBuilder(shaper: shaper, pixelSize: pixelSize, maximum: maximum)
    return TextComposer(resolver: resolver, builder: builder, style: style)
  }

  private static func pixelSize(of font: Font, scale: Double) -> Double {
    let size = font.size * scale
    let sizes = ScaledFont.sizes
    return size.isFinite ? min(max(size, sizes.lowerBound), sizes.upperBound) : sizes.lowerBound
  }

  private func makeLayout(
    _ string: String, style: TextStyle, width: Int?, scale: Double
  ) -> TextLayout {
    let pixelSize = Self.pixelSize(of: style.font, scale: scale)
    let text = composer(style: style, width: width, scale: scale).compose(string)
    let base = resolver.store.font(
      face: resolver.base(of: style.font), pixelSize: pixelSize)
    let placer = LinePlacer(
      shaper: shaper, pixelSize: pixelSize, style: style, width: width, scale: scale,
      ascent: base?.ascent ?? Int(pixelSize.rounded(.up)),
      lineHeight: base?.height ?? Int((pixelSize * 1.2).rounded(.up)))
    return placer.place(text)
  }
}
