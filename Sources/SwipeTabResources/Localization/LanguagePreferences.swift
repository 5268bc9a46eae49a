public import SwipeTabCore

/// The languages a user asks for, by the environment.
///
/// The rules are those of GNU gettext: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
/// that is not empty; `LANGUAGE`, a list separated by colons, takes its place unless the locale is `C`
/// or `POSIX`, and an element `C` ends that list.
public struct LanguagePreferences: Hashable, Sendable {
  /// The languages, most wanted first; none for the locale `C`.
  public let languages: [LanguageTag]

  /// The direction of the most wanted language; left to right without one.
  public var layoutDirection: LayoutDirection {
    languages.first?.layoutDirection ?? .leftToRight
  }

  /// Creates preferences by hand.
  public init(_ languages: [LanguageTag]) {
    var unique: [LanguageTag] = []
    for language in languages where !unique.contains(language) { unique.append(language) }
    self.languages = unique
  }

  /// Reads the variables of an environment, such as that of the process.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    guard !Self.isPortable(locale) else {
      self.init([])
      return
    }
    var list = [locale]
    if let language = environment["LANGUAGE"], !language.isEmpty {
      list = language.split(separator: ":").map(String.init)
    }
    if let end = list.firstIndex(where: Self.isPortable) { list.removeSubrange(end...) }
    self.init(list.compactMap { LanguageTag($0) })
  }

  /// Whether a locale asks for no language, in whatever encoding.
  private static func isPortable(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }

  /// Which of the available languages suit, best first, each once.
  ///
  /// For each wanted language these are the ones its region and script lead to (`pt-BR`, `pt`), and
  /// after them the first other one of the same language and script (`pt-PT`).
  public func matches(among available: [LanguageTag]) -> [LanguageTag] {
    var found: [LanguageTag] = []
    for language in languages {
      for tag in language.fallbacks where available.contains(tag) && !found.contains(tag) {
        found.append(tag)
      }
      let related = available.filter { tag in
        tag.language == language.language && tag.likelyScript == language.likelyScript
          && !found.contains(tag)
      }
      if let tag = related.min(by: { $0.description < $1.description }) { found.append(tag) }
    }
    return found
  }
}
