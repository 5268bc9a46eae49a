/// The words of the demo's pages, in one language.
public struct DemoStrings: Sendable {
  private let table: [String: String]

  /// Creates words from a table; tokens without an entry are shown in English.
  public init(_ table: [String: String] = [:]) { self.table = table }

  /// The words of a token such as `SLUG-INBOX`.
  public subscript(_ token: String) -> String {
    table[token] ?? Self.english[token] ?? token
  }

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
    "SLUG-EDIT": "Edit", "SLUG-COMPOSE": "Compose", "SLUG-SELECT": "Select",
  ]
}
