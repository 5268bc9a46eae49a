import Glibc
public import SwipeTabCore
public import SwipeTabViews

/// The words of an application in the user's language, from `Localizable.strings` in folders such as
/// `de.lproj`.
///
/// A text is looked up in the languages the user asks for, then in the development language. A table
/// is read when it is first needed; one that is broken counts as empty and gives one line in the log.
@MainActor public final class LocalizedStrings: StringLocalizer {
  /// The folder that holds the folders of the languages.
  public let folder: String
  /// The languages that are asked in turn: those of the user that are there, then the development
  /// language.
  public let languages: [LanguageTag]
  /// The best of the user's languages that is there, or else the development language.
  public let language: LanguageTag

  private let table: String
  private let log: @MainActor (String) -> Void
  private let folders: [LanguageTag: String]
  private var tables: [LanguageTag: [String: String]] = [:]

  /// The direction in which the language in use is written.
  public var layoutDirection: LayoutDirection { language.layoutDirection }

  /// Creates the words in a folder.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder that holds the folders of the languages; one that does not
  ///     exist has no words.
  ///   - preferences: the languages the user asks for.
  ///   - developmentLanguage: the language that is complete, such as `en`.
  ///   - table: the name of the table, without its extension.
  ///   - log: where lines for developers go.
  public init(
    folder: String, preferences: LanguagePreferences, developmentLanguage: String = "en",
    table: String = "Localizable",
    log: @escaping @MainActor (String) -> Void = StandardErrorLog.write
  ) {
    self.folder = folder
    self.table = table
    self.log = log
    var folders: [LanguageTag: String] = [:]
    for name in ResourceFile.names(in: folder) where name.hasSuffix(".lproj") {
      guard let tag = LanguageTag(String(name.dropLast(6))), folders[tag] == nil,
        ResourceFile.exists("\(folder)/\(name)/\(table).strings")
      else { continue }
      folders[tag] = name
    }
    let development = LanguageTag(developmentLanguage) ?? LanguageTag(language: "en")
    let available = Array(folders.keys)
    var languages = preferences.matches(among: available)
    for tag in LanguagePreferences([development]).matches(among: available)
    where !languages.contains(tag) {
      languages.append(tag)
    }
    self.folders = folders
    self.languages = languages
    language = languages.first ?? development
  }

  /// Finds an application's words beside its executable, in the user's language.
  ///
  /// - Parameters:
  ///   - bundles: the names of resource bundles beside the executable, such as
  ///     `Package_Target.resources`; folders of languages are looked for in each, in a folder
  ///     `Assets` in it, and beside the executable.
  ///   - developmentLanguage: the language that is complete.
  ///   - environment: the environment, that of the process unless given.
  ///   - log: where lines for developers go.
  public convenience init(
    bundles: [String], developmentLanguage: String = "en", environment: [String: String]? = nil,
    log: @escaping @MainActor (String) -> Void = StandardErrorLog.write
  ) {
    let name = "\(developmentLanguage).lproj"
    let places = ["Assets/\(name)", name].lazy.compactMap {
      ResourceFolder.find($0, bundles: bundles)
    }
    let folder = places.first.map { String($0.dropLast(name.utf8.count + 1)) } ?? ""
    self.init(
      folder: folder,
      preferences: LanguagePreferences(environment: environment ?? Self.processEnvironment()),
      developmentLanguage: developmentLanguage, log: log)
  }

  /// The variables that decide about the language, as the process has them.
  public static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }

  /// Reads a table of strings, as checks of an application's words do.
  ///
  /// - Parameters:
  ///   - bytes: the contents of a `.strings` file in UTF-8 or UTF-16.
  ///   - file: the name that errors give.
  /// - Returns: the words by their keys.
  /// - Throws: `StringsError` with the line that is wrong.
  public static func entries(of bytes: [UInt8], file: String) throws(StringsError)
    -> [String: String]
  {
    try StringsReader.read(bytes, file: file)
  }

  /// The words for a key such as `SLUG-INBOX`, or nil if no language has any.
  public func localizedString(forKey key: String) -> String? {
    for language in languages {
      if let string = entries(of: language)[key] { return string }
    }
    return nil
  }

  private func entries(of language: LanguageTag) -> [String: String] {
    if let entries = tables[language] { return entries }
    let entries = read(language)
    tables[language] = entries
    return entries
  }

  private func read(_ language: LanguageTag) -> [String: String] {
    guard let name = folders[language] else { return [:] }
    let path = "\(folder)/\(name)/\(table).strings"
    do throws(StringsError) {
      return try StringsReader.read(path: path)
    } catch {
      log("SwipeTabs: \(error.description)")
    }
    return [:]
  }
}
