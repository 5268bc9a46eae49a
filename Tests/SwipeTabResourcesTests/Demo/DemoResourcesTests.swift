import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabResources

/// Finds names for which there is an icon in the package.
private final class IconFiles: ImageSource {
  private final class Icon: ImageProvider {
    let size = Size(width: 24, height: 24)
    let name: String
    init(_ name: String) { self.name = name }
    func pixels(width: Int, height: Int) -> PixelBuffer? { nil }
  }

  func image(named name: String) -> Image? {
    Repository.exists("Assets/Icons/\(name).svg") ? Image(Icon(name)) : nil
  }
}

@MainActor @Suite("The demo's resources")
struct DemoResourcesTests {
  private func table(_ language: String) throws -> [String: String] {
    try StringsReader.read(path: Repository.path("Assets/\(language).lproj/Localizable.strings"))
  }

  @Test(
    "have every word in every language, with the same placeholders",
    arguments: ["en", "ar", "he", "de", "ja"])
  func complete(language: String) throws {
    let english = try table("en")
    let other = try table(language)
    #expect(Set(english.keys) == Set(other.keys))
    for (key, text) in english {
      #expect(key.hasPrefix("SLUG-"))
      #expect(other[key]?.isEmpty == false)
      #expect(other[key]?.contains("%d") == text.contains("%d"), "\(key)")
    }
  }

  @Test("are found for each language, with its direction")
  func found() {
    let expected: [(String, String, LayoutDirection)] = [
      ("en_GB", "Inbox", .leftToRight), ("ar_EG", "الوارد", .rightToLeft),
      ("he_IL", "דואר נכנס", .rightToLeft), ("de_AT", "Posteingang", .leftToRight),
      ("ja_JP", "受信トレイ", .leftToRight), ("fr_FR", "Inbox", .leftToRight),
    ]
    for (locale, inbox, direction) in expected {
      let strings = LocalizedStrings(
        folder: Repository.path("Assets"),
        preferences: LanguagePreferences(environment: ["LANG": locale]),
        log: { Issue.record("\($0)") })
      #expect(strings.localizedString(forKey: "SLUG-INBOX") == inbox)
      #expect(strings.layoutDirection == direction)
    }
  }

  @Test("have a storyboard whose scenes can all be made, with icons and words")
  func storyboard() throws {
    let storyboard = Storyboard()
    storyboard.log = { Issue.record("\($0)") }
    storyboard.images = IconFiles()
    storyboard.localizer = LocalizedStrings(
      folder: Repository.path("Assets"), preferences: LanguagePreferences([]),
      log: { Issue.record("\($0)") })
    try storyboard.registerClass("HybridTabs") { SwipeTabViewController() }
    for name in [
      "showStoryboardOnly", "showProgrammaticOnly", "showHybrid", "showLast", "popToRoot",
      "setToolbarOnTop", "setTextOnRight",
    ] {
      try storyboard.onAction(name) { _, _ in }
    }
    try storyboard.load(path: Repository.path("Assets/Harness.storyboard.json"))
    #expect(storyboard.initialIdentifier == "start")
    for identifier in storyboard.identifiers {
      let controller = try storyboard.instantiateViewController(withIdentifier: identifier)
      controller.loadViewIfNeeded()
      #expect(tokens(in: controller.view) == [])
      #expect(controller.navigationItem.title?.hasPrefix("SLUG-") != true)
    }
    let made = try storyboard.instantiateViewController(withIdentifier: "storyboard-only")
    let container = try #require(made as? SwipeTabViewController)
    try container.loadPages()
    #expect(
      container.viewControllers.map { $0.tabBarItem.title } == ["One", "Two", "Three", "Four"])
    #expect(container.viewControllers.map { $0.tabBarItem.isEnabled } == [true, true, true, false])
  }

  /// Texts in a view that are still tokens.
  private func tokens(in view: View) -> [String] {
    let texts = [(view as? Label)?.text, (view as? Button)?.title, view.accessibilityLabel]
    return texts.compactMap(\.self).filter { $0.hasPrefix("SLUG-") }
      + view.subviews.flatMap(tokens)
  }
}
