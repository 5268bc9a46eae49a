public import SwipeTabCore

/// A language with its script and region, such as `pt-BR` or `zh-Hant`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language in lower case, such as `pt`; old codes are replaced (`iw` is `he`).
  public let language: String
  /// The script if it is written out, such as `Hant`.
  public let script: String?
  /// The region in upper case, such as `BR`.
  public let region: String?
  /// A variant in lower case, such as `valencia`.
  public let variant: String?

  /// Creates a tag from its parts, taken as they are.
  init(language: String, script: String? = nil, region: String? = nil, variant: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
    self.variant = variant
  }

  /// Reads a locale's name (`sr_RS.UTF-8@latin`) or a language tag (`sr-Latn-RS`); nil for what is
  /// neither.
  public init?(_ name: String) {
    var name = Substring(name)
    var modifier: Substring = ""
    if let at = name.firstIndex(of: "@") {
      modifier = name[name.index(after: at)...]
      name = name[..<at]
    }
    if let dot = name.firstIndex(of: ".") { name = name[..<dot] }
    var parts = name.split(
      maxSplits: 8, omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" }
    )[...]
    guard let first = parts.popFirst(), first.isLetters(2...3) else { return nil }
    var script: String?
    var region: String?
    var variant: String?
    if let part = parts.first, part.isLetters(4...4) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, part.isLetters(2...2) || part.isDigits(3) {
      region = part.uppercased()
      parts.removeFirst()
    }
    if let part = parts.first, part.isVariant {
      variant = part.lowercased()
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    if let named = LanguageTag.scriptModifiers[modifier.lowercased()] {
      script = script ?? named
    } else if modifier.isVariant, modifier.lowercased() != "euro" {
      variant = variant ?? modifier.lowercased()
    }
    let code = first.lowercased()
    if code == "sh" { script = script ?? "Latn" }
    self.init(
      language: LanguageTag.replacedCodes[code] ?? code, script: script, region: region,
      variant: variant)
  }

  /// The tag with hyphens, such as `sr-Latn-RS`.
  public var description: String {
    [language, script, region, variant].compactMap(\.self).joined(separator: "-")
  }

  /// The direction in which the language is written.
  public var layoutDirection: LayoutDirection {
    LanguageTag.rightToLeftScripts.contains(likelyScript) ? .rightToLeft : .leftToRight
  }

  /// The script that is written out, or else the usual one for language and region; `Latn` stands
  /// for all that need not be told apart here.
  var likelyScript: String {
    if let script { return script }
    if let region, let known = LanguageTag.regionalScripts["\(language)-\(region)"] {
      return known
    }
    return LanguageTag.usualScripts[language] ?? "Latn"
  }

  /// The tags under which texts for this one may be found, nearest first.
  ///
  /// Region and variant are given up before the script, and at last the script is too, since a
  /// reader of one script of a language is better served by the other than by a foreign language.
  var fallbacks: [LanguageTag] {
    var tags: [LanguageTag] = []
    func add(_ script: String?, _ region: String?, _ variant: String?) {
      let tag = LanguageTag(language: language, script: script, region: region, variant: variant)
      if !tags.contains(tag) { tags.append(tag) }
    }
    let scripts = script == nil ? [nil, likelyScript] : [script]
    for variant in variant == nil ? [nil] : [variant, nil] {
      for script in scripts { add(script, region, variant) }
      // A region that has the script by itself need not name it: zh-Hant-TW is zh-TW.
      if LanguageTag(language: language, region: region).likelyScript == likelyScript {
        add(nil, region, variant)
      }
      if language == "zh" || script != nil { add(likelyScript, nil, variant) }
    }
    if variant != nil { add(nil, nil, variant) }
    add(nil, nil, nil)
    add(likelyScript, nil, nil)
    return tags
  }
}

extension Substring {
  fileprivate func isLetters(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
  }

  fileprivate func isDigits(_ count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Four to eight letters and digits; four only with a digit in front (RFC 5646).
  fileprivate var isVariant: Bool {
    guard (4...8).contains(utf8.count), let first = utf8.first else { return false }
    guard utf8.count > 4 || (first >= 0x30 && first <= 0x39) else { return false }
    return utf8.allSatisfy {
      ($0 >= 0x30 && $0 <= 0x39) || (($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A)
    }
  }
}
