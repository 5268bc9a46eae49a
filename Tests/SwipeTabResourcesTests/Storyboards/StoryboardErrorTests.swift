import SwipeTabViews
import Testing

@testable import SwipeTabResources

@MainActor @Suite("Mistakes in storyboards")
struct StoryboardErrorTests {
  /// What a text with one scene is refused for.
  private func refusal(of json: String) -> StoryboardError? {
    let storyboard = Storyboard()
    do throws(StoryboardError) {
      try storyboard.load(json: json, name: "Main.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "are told with file, line, column, the way to the value, and what is known",
    arguments: [
      (
        "{\"scenes\": [\n  {\"identifier\": \"a\",}]}", StoryboardError.Kind.syntax,
        "Main.json:2:22: a comma must not stand before '}'"
      ),
      (
        "{\"scenes\": [\n  {\"identifier\": \"a\", \"tabItem\": {\"title\": 7}}]}", .wrongType,
        "Main.json:2:44: scenes[0].tabItem.title: must be a string, not a number"
      ),
      (
        "{\"scenes\": [], \"start\": \"a\"}", .unknownKey,
        "Main.json:1:16: the key 'start' is unknown; known are '$schema', 'initial', 'scenes'"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"tabItem\": {\"titel\": \"A\"}}]}", .unknownKey,
        "Main.json:1:45: scenes[0].tabItem: the key 'titel' is unknown; known are "
          + "'accessibilityHint', 'accessibilityIdentifier', 'accessibilityLabel', "
          + "'accessibilityValue', 'badge', 'badgeColor', 'enabled', 'image', 'selectedImage', "
          + "'title'"
      ),
      (
        "{\"scenes\": [{\"class\": \"Page\"}]}", .missingKey,
        "Main.json:1:13: scenes[0]: the key 'identifier' is missing"
      ),
      ("{}", .missingKey, "Main.json:1:1: the key 'scenes' is missing"),
      ("[]", .wrongType, "Main.json:1:1: must be an object, not a list"),
      (
        "{\"scenes\": [{\"identifier\": \"\"}]}", .emptyIdentifier,
        "Main.json:1:28: scenes[0].identifier: an identifier must not be empty"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\"},\n {\"identifier\": \"a\"}]}", .duplicateIdentifier,
        "Main.json:2:17: scenes[1].identifier: there is another scene 'a'"
      ),
      (
        "{\"initial\": \"b\", \"scenes\": [{\"identifier\": \"a\"}]}", .unknownIdentifier,
        "Main.json:1:13: initial: there is no scene 'b'; known are 'a'"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"segues\": [{\"identifier\": \"\"}]}]}",
        .emptyIdentifier,
        "Main.json:1:59: scenes[0].segues[0].identifier: an identifier must not be empty"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"views\": [{\"type\": \"lable\"}]}]}",
        .invalidValue,
        "Main.json:1:52: scenes[0].views[0].type: 'lable' is unknown; known are 'background', "
          + "'button', 'image', 'label', 'spacer', 'stack', 'switch'"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"views\": [{\"text\": \"x\"}]}]}", .missingKey,
        "Main.json:1:43: scenes[0].views[0]: the key 'type' is missing"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"views\": [{\"type\": \"label\", \"text\": \"x\", "
          + "\"size\": 5000}]}]}", .invalidValue,
        "Main.json:1:82: scenes[0].views[0].size: must be from 1 to 400"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"views\": [{\"type\": \"label\", \"text\": \"x\", "
          + "\"lines\": 1.5}]}]}", .wrongType,
        "Main.json:1:83: scenes[0].views[0].lines: must be a whole number"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"background\": \"#12345\"}]}", .invalidValue,
        "Main.json:1:47: scenes[0].background: '#12345' is no colour; write '#RRGGBB' or "
          + "'#RRGGBBAA'"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"views\": [{\"type\": \"button\"}]}]}", .missingKey,
        "Main.json:1:43: scenes[0].views[0]: a button needs a 'title' or an 'image'"
      ),
      (
        "{\"scenes\": [{\"identifier\": \"a\", \"navigationItem\": {\"rightButtons\": {}}}]}",
        .wrongType,
        "Main.json:1:68: scenes[0].navigationItem.rightButtons: must be a list, not an object"
      ),
    ])
  func mistakes(json: String, kind: StoryboardError.Kind, description: String) {
    let error = refusal(of: json)
    #expect(error?.kind == kind)
    #expect(error?.description == description)
  }

  @Test("stay one line whatever a name contains")
  func oneLine() {
    let name = "a\\nb" + String(repeating: "x", count: 500)
    let error = refusal(of: "{\"scenes\": [], \"\(name)\": 1}")
    #expect(error?.description.contains("\n") == false)
    #expect((error?.description.count ?? 1000) < 250)
  }

  @Test("name at most sixteen known identifiers")
  func manyKnown() throws {
    let storyboard = Storyboard()
    for number in 10..<40 { try storyboard.register("p\(number)") { ViewController() } }
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateViewController(withIdentifier: "x")
    }
    #expect(error?.description.hasSuffix("'p24', 'p25' and 14 more") == true)
  }

  @Test("a file that is missing, too large or no file is named")
  func files() throws {
    let folder = try TemporaryFolder()
    let large = try folder.write("large.json", [UInt8](repeating: 0x20, count: 1 << 20 + 1))
    let cases: [(String, StoryboardError.Kind, String)] = [
      ("\(folder.path)/none.json", .unreadableFile, "No such file or directory"),
      (folder.path, .unreadableFile, "it is not a file"),
      (large, .tooLarge, "it is larger than 1048576 bytes"),
    ]
    for (path, kind, reason) in cases {
      let error = #expect(throws: StoryboardError.self) { try Storyboard().load(path: path) }
      #expect(error?.kind == kind)
      #expect(error?.description == "\(path): the storyboard cannot be read: \(reason)")
    }
  }

  @Test("long texts, long lists and deep nesting are refused")
  func sizes() {
    let long = String(repeating: "x", count: 70_000)
    #expect(
      refusal(of: "{\"scenes\": [{\"identifier\": \"a\", \"title\": \"\(long)\"}]}")?.kind
        == .tooLarge)
    let many = Array(repeating: "{\"type\": \"spacer\"}", count: 1001).joined(separator: ",")
    #expect(
      refusal(of: "{\"scenes\": [{\"identifier\": \"a\", \"views\": [\(many)]}]}")?.kind
        == .tooLarge)
    let open = String(repeating: "{\"type\": \"stack\", \"views\": [", count: 100)
    #expect(
      refusal(of: "{\"scenes\": [{\"identifier\": \"a\", \"views\": [\(open)")?.kind == .syntax)
  }

  @Test("after a mistake nothing of the file was added")
  func nothingAdded() throws {
    let storyboard = Storyboard()
    try storyboard.load(json: "{\"scenes\": [{\"identifier\": \"a\"}]}")
    #expect(throws: StoryboardError.self) {
      try storyboard.load(
        json: "{\"initial\": \"b\", \"scenes\": [{\"identifier\": \"b\"}, {\"identifier\": \"a\"}]}"
      )
    }
    #expect(storyboard.identifiers == ["a"])
    #expect(storyboard.initialIdentifier == nil)
  }

  @Test("in code are told without a place")
  func code() throws {
    let storyboard = Storyboard()
    try storyboard.register("a") { ViewController() }
    try storyboard.registerClass("Page") { ViewController() }
    try storyboard.onAction("go") { _, _ in }
    func message(_ body: () throws(StoryboardError) -> Void) -> String? {
      do throws(StoryboardError) { try body() } catch { return error.description }
      return nil
    }
    #expect(
      message { () throws(StoryboardError) in try storyboard.register("a") { ViewController() } }
        == "storyboard: there is another scene 'a'")
    #expect(
      message { () throws(StoryboardError) in try storyboard.register("") { ViewController() } }
        == "storyboard: a scene cannot be registered with an empty identifier")
    #expect(
      message { () throws(StoryboardError) in
        try storyboard.registerClass("Page") { ViewController() }
      } == "storyboard: a class is registered with the name 'Page' already")
    #expect(
      message { () throws(StoryboardError) in try storyboard.onAction("go") { _, _ in } }
        == "storyboard: there is an action with the name 'go' already")
  }
}
