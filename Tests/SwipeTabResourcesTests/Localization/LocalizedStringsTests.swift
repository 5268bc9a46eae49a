import SwipeTabCore
import SwipeTabViews
import Testing

@testable import SwipeTabResources

@MainActor @Suite("Localized strings")
struct LocalizedStringsTests {
  private let lines = Lines()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strings(
    _ environment: [String: String]
  ) -> LocalizedStrings {
    LocalizedStrings(
      folder: folder.path, preferences: LanguagePreferences(environment: environment),
      log: { [lines] in lines.add($0) })
  }

  private func writeSample() throws {
    try folder.write(
      "en.lproj/Localizable.strings", "\"SLUG-A\" = \"A\";\n\"SLUG-B\" = \"B\";")
    try folder.write("de.lproj/Localizable.strings", "\"SLUG-A\" = \"Ä\";")
    try folder.write("iw.lproj/Localizable.strings", "\"SLUG-A\" = \"א\";")
    try folder.write("Base.lproj/Localizable.strings", "\"SLUG-A\" = \"base\";")
    try folder.write("fr.lproj/Other.strings", "\"SLUG-A\" = \"autre\";")
  }

  @Test("come in the user's language, then in the development language, then not at all")
  func order() throws {
    try writeSample()
    let strings = strings(["LANG": "de_AT.UTF-8"])
    #expect(strings.localizedString(forKey: "SLUG-A") == "Ä")
    #expect(strings.localizedString(forKey: "SLUG-B") == "B")
    #expect(strings.localizedString(forKey: "SLUG-C") == nil)
    #expect(strings.languages.map(\.description) == ["de", "en"])
    #expect(strings.language.description == "de")
    #expect(lines.all == [])
  }

  @Test("come in the development language where the user's has no table")
  func noTable() throws {
    try writeSample()
    for environment in [["LANG": "fr_FR"], ["LANG": "C"], [:]] {
      let strings = strings(environment)
      #expect(strings.localizedString(forKey: "SLUG-A") == "A")
      #expect(strings.language.description == "en")
    }
  }

  @Test("have the direction of the language that is used")
  func direction() throws {
    try writeSample()
    let hebrew = strings(["LANG": "he_IL.UTF-8"])
    #expect(hebrew.layoutDirection == .rightToLeft)
    #expect(hebrew.localizedString(forKey: "SLUG-A") == "א")
    #expect(strings(["LANG": "ar_EG"]).layoutDirection == .leftToRight)
  }

  @Test("a broken table is one line with its file and line, and the tokens stay")
  func broken() throws {
    let path = try folder.write(
      "en.lproj/Localizable.strings", "\"SLUG-A\" = \"A\";\n\"SLUG-B\" = \"B\n")
    let strings = strings([:])
    #expect(strings.localizedString(forKey: "SLUG-A") == nil)
    #expect(strings.localizedString(forKey: "SLUG-B") == nil)
    #expect(lines.all == ["SwipeTabs: \(path):2: the quotation mark is not closed"])
  }

  @Test("a broken table of the user's language leaves the development language")
  func brokenTranslation() throws {
    try writeSample()
    try folder.write("ja.lproj/Localizable.strings", "oops")
    let strings = strings(["LANG": "ja_JP"])
    #expect(strings.localizedString(forKey: "SLUG-A") == "A")
    #expect(lines.all.count == 1)
  }

  @Test("a folder in the place of a table is one line")
  func notAFile() throws {
    try folder.write("en.lproj/Localizable.strings/x", "")
    let strings = strings([:])
    #expect(strings.localizedString(forKey: "SLUG-A") == nil)
    #expect(
      lines.all == [
        "SwipeTabs: \(folder.path)/en.lproj/Localizable.strings: "
          + "the table cannot be read: it is not a file"
      ])
  }

  @Test("a folder that does not exist has no words")
  func noFolder() {
    let strings = LocalizedStrings(
      folder: "/nowhere/at/all", preferences: LanguagePreferences(environment: ["LANG": "de"]),
      log: { [lines] in lines.add($0) })
    #expect(strings.localizedString(forKey: "SLUG-A") == nil)
    #expect(strings.language.description == "en")
    #expect(lines.all == [])
  }
}
