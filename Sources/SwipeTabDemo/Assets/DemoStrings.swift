import SwipeTabs

/// The words of the demo's pages in the user's language, from the folder `Assets`.
@MainActor final class DemoStrings: StringLocalizer {
  private let strings: LocalizedStrings

  /// Creates words for a language.
  init(language: DemoLanguage, log: @escaping @MainActor (String) -> Void) {
    strings = LocalizedStrings(
      folder: AssetLocator.folder() ?? "", preferences: language.preferences, log: log)
  }

  /// The direction of the language that is really used.
  var layoutDirection: LayoutDirection { strings.layoutDirection }

  /// The words of a token such as `SLUG-INBOX`; the token where there are none.
  subscript(_ token: String) -> String { localizedString(forKey: token) ?? token }

  func localizedString(forKey key: String) -> String? { strings.localizedString(forKey: key) }
}
