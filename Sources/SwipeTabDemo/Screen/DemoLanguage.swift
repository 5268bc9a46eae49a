import SwipeTabs

/// The language of the demo: the one asked for, or the user's, or English without a desktop.
struct DemoLanguage: Hashable, Sendable {
  /// The languages, most wanted first.
  let preferences: LanguagePreferences

  /// Chooses the language.
  @MainActor init(options: DemoOptions) {
    if let locale = options.locale {
      preferences = LanguagePreferences(environment: ["LC_ALL": locale])
    } else if options.isHeadless {
      preferences = LanguagePreferences(environment: ["LC_ALL": "en"])
    } else {
      preferences = LanguagePreferences(environment: LocalizedStrings.processEnvironment())
    }
  }

  /// The language for the choice of fonts, such as `zh-Hant`.
  var identifier: String { preferences.languages.first?.description ?? "en" }
}
