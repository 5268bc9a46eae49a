import SwipeTabs

/// The words of the demo's pages, in one language.
@MainActor final class DemoStrings: StringLocalizer {
  private let table: [String: String]

  /// Creates words from a table; tokens without an entry are shown in English.
  init(_ table: [String: String] = [:]) { self.table = table }

  /// The words of a token such as `SLUG-INBOX`.
  subscript(_ token: String) -> String { localizedString(forKey: token) ?? token }

  func localizedString(forKey key: String) -> String? { table[key] ?? Self.english[key] }

  /// The development language.
  static let english: [String: String] = [
    "SLUG-LISTEN": "Listen", "SLUG-GALLERY": "Gallery", "SLUG-INBOX": "Inbox",
    "SLUG-TYPE": "Type", "SLUG-SETTINGS": "Settings",
    "SLUG-NOW-PLAYING": "NOW PLAYING", "SLUG-UP-NEXT": "Up next",
    "SLUG-PLAY": "Play", "SLUG-PAUSE": "Pause", "SLUG-PREVIOUS": "Previous", "SLUG-NEXT": "Next",
    "SLUG-FAVOURITE": "Favourite", "SLUG-SHARE": "Share",
    "SLUG-GALLERY-NOTE": "Twelve pictures drawn for this demo",
    "SLUG-INBOX-NOTE": "%d unread",
    "SLUG-TYPE-NOTE": "One label, every script",
    "SLUG-TAB-BAR": "TAB BAR", "SLUG-STYLE": "Style", "SLUG-TOOLBAR": "Toolbar",
    "SLUG-CAPSULE": "Capsule", "SLUG-UNDERLINE": "Underline",
    "SLUG-TEXT-BESIDE": "Titles beside icons", "SLUG-SWIPING": "SWIPING",
    "SLUG-PAGING": "Swipe between pages", "SLUG-TRANSITION": "Transition",
    "SLUG-SLIDE": "Slide", "SLUG-SCROLL": "Scroll", "SLUG-NONE": "None", "SLUG-LOOKS": "LOOKS",
    "SLUG-DARK": "Dark appearance", "SLUG-RTL": "Right to left", "SLUG-TEXT-SIZE": "Text size",
    "SLUG-EDIT": "Edit", "SLUG-COMPOSE": "Compose", "SLUG-SELECT": "Select",
  ]
}
