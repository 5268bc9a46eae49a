import SwipeTabDrawing

/// Chooses the face of each cluster: the interface font where it can, else the best other one.
@MainActor final class FontResolver {
  /// The faces in use.
  let store: FontStore
  /// All fonts.
  let catalog: FontCatalog
  private let language: EastAsianLanguage?
  private let log: @MainActor (String) -> Void
  private var bases: [BaseKey: Int] = [:]
  private var reported: Set<String> = []

  private struct BaseKey: Hashable {
    var family: String?
    var weight: FontWeight
  }

  /// Creates a resolver and opens the interface font.
  ///
  /// - Throws: `TextError.noFonts` when there is no font at all.
  init(
    library: TTFLibrary, locale: String, cache: FontCache?,
    log: @escaping @MainActor (String) -> Void
  ) throws(TextError) {
    store = FontStore(library: library)
    language = EastAsianLanguage(locale: locale)
    self.log = log
    var family = InterfaceFamily.preferred[0].name
    var regular: Int?
    search: for preferred in InterfaceFamily.preferred {
      for face in preferred.candidates(for: .regular) {
        let number = store.number(of: face)
        guard store.isUsable(face: number) else { continue }
        family = preferred.name
        regular = number
        break search
      }
    }
    catalog = FontCatalog(family: family, cache: cache)
    self.family = family
    if regular == nil, let face = catalog.face(family: family, weight: .regular, isExact: false) {
      regular = store.number(of: face)
    }
    guard let regular, store.isUsable(face: regular) else {
      throw TextError.noFonts
    }
    self.regular = regular
    bases[BaseKey(family: nil, weight: .regular)] = regular
  }

  /// The family of the interface font.
  let family: String
  private let regular: Int

  /// The face that a font's own letters come from.
  func base(of font: Font) -> Int {
    let key = BaseKey(family: font.family, weight: font.weight)
    if let known = bases[key] { return known }
    let found: Int
    if let name = font.family,
      let face = catalog.face(family: name, weight: font.weight, isExact: true)
    {
      found = usable(face) ?? base(of: Font(size: font.size, weight: font.weight))
    } else if let name = font.family {
      report("family \(name)", "no font of the family \(name) is installed; \(family) stands in")
      found = base(of: Font(size: font.size, weight: font.weight))
    } else {
      found = interfaceFace(for: font.weight)
    }
    bases[key] = found
    return found
  }

  private func interfaceFace(for weight: FontWeight) -> Int {
    if let preferred = InterfaceFamily.preferred.first(where: { $0.name == family }) {
      for face in preferred.candidates(for: weight) {
        if let number = usable(face) { return number }
      }
    }
    return catalog.face(family: family, weight: weight, isExact: true).flatMap { usable($0) }
      ?? regular
  }

  private func usable(_ face: FontFace, isColor: Bool = false) -> Int? {
    let number = store.number(of: face)
    return store.isUsable(face: number, isColor: isColor) ? number : nil
  }

  /// Finds the face of a cluster.
  ///
  /// - Parameters:
  ///   - scalars: the cluster's characters that must be drawn.
  ///   - script: the script it is shaped in.
  ///   - base: the face of the text's own letters.
  ///   - weight: the weight to look for.
  ///   - hint: the language of the text around, where that can be seen.
  ///   - wantsColor: whether it is an emoji.
  /// - Returns: the face, and whether it draws pictures; the base where nothing better is known.
  func face(
    for scalars: [UInt32], script: Script, base: Int, weight: FontWeight,
    hint: EastAsianLanguage?, wantsColor: Bool
  ) -> (face: Int, isColor: Bool) {
    if !wantsColor, store.provides(face: base, scalars) { return (base, false) }
    let language = language ?? hint ?? .simplifiedChinese
    var need = FontCatalog.Need(
      scalars: scalars, script: script, weight: weight, language: language, wantsColor: wantsColor)
    var match = catalog.match(need)
    if match == nil, let first = scalars.first, scalars.count > 1 {
      if !wantsColor, store.provides(face: base, [first]) { return (base, false) }
      need.scalars = [first]
      match = catalog.match(need)
    }
    if let match, let number = usable(match.face, isColor: match.isColor) {
      return (number, match.isColor)
    }
    reportMissing(scalars, script: script, wantsColor: wantsColor)
    return (base, false)
  }

  private func reportMissing(_ scalars: [UInt32], script: Script, wantsColor: Bool) {
    guard let first = scalars.first, let scalar = Unicode.Scalar(first) else { return }
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control, .format: return
    default: break
    }
    let code = "U+" + String(first, radix: 16, uppercase: true)
    if wantsColor {
      report(
        "emoji",
        "no installed font has the emoji \(code): install the package fonts-noto-color-emoji")
    } else {
      let name = script.notoName ?? script.tag
      report(
        script.tag,
        "no installed font has \(code) (script \(name)): install the package \(script.package)")
    }
  }

  private func report(_ subject: String, _ message: String) {
    guard reported.insert(subject).inserted else { return }
    log("text: " + message)
  }
}
