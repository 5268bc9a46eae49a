/// Finds the user's words for a token such as `SLUG-INBOX`.
@MainActor public protocol StringLocalizer: AnyObject {
  /// The text for a token, or nil if there is none in any language that can be used.
  func localizedString(forKey key: String) -> String?
}

/// The rule for texts that are tokens.
@MainActor package enum LocalizationToken {
  package static let prefix = "SLUG-"

  /// The text for a token; other strings, and tokens without a text, stay as they are.
  package static func resolve(_ string: String?, by localizer: (any StringLocalizer)?) -> String? {
    guard let string, string.hasPrefix(prefix), let localizer else { return string }
    return localizer.localizedString(forKey: string) ?? string
  }
}
