import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabResources

/// A picture without pixels.
private final class NamedPicture: ImageProvider {
  let size = Size(width: 10, height: 10)
  let name: String
  init(_ name: String) { self.name = name }
  func pixels(width: Int, height: Int) -> PixelBuffer? { nil }
}

private final class Catalog: ImageSource {
  func image(named name: String) -> Image? {
    name == "none" ? nil : Image(NamedPicture(name))
  }
}

private final class Words: StringLocalizer {
  func localizedString(forKey key: String) -> String? {
    ["SLUG-INBOX": "Posteingang", "SLUG-NEXT": "Weiter"][key]
  }
}

private final class OwnPage: SwipeTabBaseViewController {}

@MainActor @Suite("A storyboard")
struct StoryboardTests {
  private let lines = Lines()

  private func storyboard(_ json: String = "{\"scenes\": []}") throws -> Storyboard {
    let storyboard = Storyboard()
    storyboard.log = { [lines] in lines.add($0) }
    storyboard.images = Catalog()
    try storyboard.load(json: json, name: "Main.json")
    return storyboard
  }

  @Test("makes a new controller of a registered scene each time")
  func registered() throws {
    let storyboard = Storyboard()
    try storyboard.register("a") { OwnPage() }
    let first = try storyboard.instantiateViewController(withIdentifier: "a")
    let second = try storyboard.instantiateViewController(withIdentifier: "a")
    #expect(first is OwnPage)
    #expect(first !== second)
  }

  @Test("makes a page of its own class where a scene names none, and registered classes by name")
  func classes() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a"}, {"identifier": "b", "class": "OwnPage"},
                  {"identifier": "c", "class": "ViewController"},
                  {"identifier": "d", "class": "Unknown"}]}
      """)
    try storyboard.registerClass("OwnPage") { OwnPage() }
    #expect(
      try storyboard.instantiateViewController(withIdentifier: "a") is SwipeTabBaseViewController)
    #expect(try storyboard.instantiateViewController(withIdentifier: "b") is OwnPage)
    #expect(
      type(of: try storyboard.instantiateViewController(withIdentifier: "c"))
        == ViewController.self)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateViewController(withIdentifier: "d")
    }
    #expect(
      error?.description == "Main.json:3:42: scenes[3].class: the class 'Unknown' is unknown; "
        + "known are 'OwnPage', 'SwipeTabBaseViewController', 'SwipeTabViewController', "
        + "'ViewController'")
  }

  @Test("sets tab item and navigation item, and loads no view")
  func items() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a", "title": "Page",
        "tabItem": {"title": "SLUG-INBOX", "image": "inbox",
          "selectedImage": {"name": "inbox-fill", "rendering": "original"}, "badge": "3",
          "badgeColor": {"light": "#112233", "dark": "systemRed"}, "enabled": false,
          "accessibilityLabel": "L", "accessibilityHint": "H", "accessibilityValue": "V",
          "accessibilityIdentifier": "I"},
        "navigationItem": {"title": "Mail", "largeTitle": "always", "backButtonTitle": "Back",
          "leftButtons": [{"title": "Edit", "enabled": false, "tint": "#FF000080"}],
          "rightButtons": [{"image": "plus", "accessibilityLabel": "Add"}, {"title": "B"}]}}]}
      """)
    let controller = try storyboard.instantiateViewController(withIdentifier: "a")
    #expect(!controller.isViewLoaded)
    let item = controller.tabBarItem
    #expect(item.title == "SLUG-INBOX")
    #expect(item.image?.name == "inbox")
    #expect(item.image?.renderingMode == .template)
    #expect(item.selectedImage?.name == "inbox-fill")
    #expect(item.selectedImage?.renderingMode == .original)
    #expect(item.badgeValue == "3")
    #expect(item.badgeColor?.light == Color(hex: 0x112233))
    #expect(item.badgeColor?.dark == DynamicColor.systemRed.dark)
    #expect(!item.isEnabled)
    #expect(item.accessibilityLabel == "L")
    #expect(item.accessibilityHint == "H")
    #expect(item.accessibilityValue == "V")
    #expect(item.accessibilityIdentifier == "I")
    let navigation = controller.navigationItem
    #expect(controller.title == "Page")
    #expect(navigation.title == "Mail")
    #expect(navigation.backButtonTitle == "Back")
    #expect(navigation.largeTitleDisplayMode == .always)
    #expect(navigation.leftBarButtonItems.map(\.title) == ["Edit"])
    #expect(navigation.leftBarButtonItems.map(\.isEnabled) == [false])
    #expect(
      navigation.leftBarButtonItem?.tintColor
        == .fixed(Color(red: 255, green: 0, blue: 0, alpha: 128)))
    #expect(navigation.rightBarButtonItems.map { $0.image?.name } == ["plus", nil])
    #expect(navigation.rightBarButtonItem?.accessibilityLabel == "Add")
    #expect(lines.all == [])
  }

  @Test("makes the views of a scene when they are loaded, in the safe area")
  func views() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a", "background": "systemGray6", "tint": "systemPink",
        "views": [
          {"type": "background", "color": "#102030", "cornerRadius": 4},
          {"type": "stack", "axis": "vertical", "spacing": 8, "alignment": "center", "insets": 10,
           "views": [
             {"type": "label", "text": "SLUG-INBOX", "size": 30, "weight": "bold",
              "color": "white", "alignment": "center", "accessibilityIdentifier": "title"},
             {"type": "image", "name": "cover", "width": 50, "height": 40, "mode": "fill"},
             {"type": "spacer"},
             {"type": "button", "title": "SLUG-NEXT", "style": "filled"}]}]}]}
      """)
    storyboard.localizer = Words()
    let controller = try storyboard.instantiateViewController(withIdentifier: "a")
    let window = Window(
      size: Size(width: 200, height: 300), scale: 1, textEngine: PlainTextEngine())
    controller.view.additionalSafeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    window.rootViewController = controller
    window.update(to: 0)
    #expect(controller.view.backgroundColor == .systemGray6)
    #expect(controller.view.tintColor == .systemPink)
    let background = controller.view.subviews[0]
    #expect(background.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(background.cornerRadius == 4)
    let stack = try #require(controller.view.subviews[1] as? StackView)
    #expect(stack.frame == Rect(x: 0, y: 20, width: 200, height: 280))
    let label = try #require(stack.subviews[0] as? Label)
    #expect(label.text == "Posteingang")
    #expect(label.font == .system(30, weight: .bold))
    #expect(label.textColor == .white)
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.accessibilityIdentifier == "title")
    #expect(label.frame == Rect(x: 17.5, y: 10, width: 165, height: 30))
    let image = try #require(stack.subviews[1] as? ImageView)
    #expect(image.image?.name == "cover")
    #expect(image.contentMode == .scaleAspectFill)
    #expect(image.frame == Rect(x: 75, y: 48, width: 50, height: 40))
    let button = try #require(stack.subviews[3] as? Button)
    #expect(button.title == "Weiter")
    #expect(button.style == .filled)
    #expect(button.frame.maxY == 270)
  }

  @Test("hands what was pressed and the controller to named actions")
  func actions() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a",
        "navigationItem": {"rightButtons": [{"title": "Bar", "action": "go"}]},
        "views": [{"type": "button", "title": "Page", "action": "go"},
                  {"type": "switch", "on": true, "action": "go"}]}]}
      """)
    var pressed: [String] = []
    var controllers: [ViewController] = []
    try storyboard.onAction("go") { sender, controller in
      switch sender {
      case .button(let button): pressed.append(button.title ?? "")
      case .toggle(let toggle): pressed.append("\(toggle.isOn)")
      case .barButtonItem(let item): pressed.append(item.title ?? "")
      }
      controllers.append(controller)
    }
    let controller = try storyboard.instantiateViewController(withIdentifier: "a")
    controller.navigationItem.rightBarButtonItem?.action?()
    (controller.view.subviews.first as? Button)?.activate()
    (controller.view.subviews.last as? Switch)?.activate()
    #expect(pressed == ["Bar", "Page", "false"])
    #expect(controllers.allSatisfy { $0 === controller })
  }

  @Test("refuses a scene with an action that nobody registered, before it is pressed")
  func unknownAction() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a", "views": [{"type": "stack", "views": [
        {"type": "button", "title": "Page", "action": "gone"}]}]}]}
      """)
    try storyboard.onAction("go") { _, _ in }
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateViewController(withIdentifier: "a")
    }
    #expect(
      error?.description == "Main.json:2:49: scenes[0].views[0].views[0].action: the action "
        + "'gone' is unknown; known are 'go'")
  }

  @Test("shows a placeholder for a missing image and says so once")
  func missingImage() throws {
    let storyboard = try storyboard(
      "{\"scenes\": [{\"identifier\": \"a\", \"tabItem\": {\"image\": \"none\"}}]}")
    let first = try storyboard.instantiateViewController(withIdentifier: "a")
    _ = try storyboard.instantiateViewController(withIdentifier: "a")
    #expect(first.tabBarItem.image?.name == "none")
    #expect(
      lines.all == [
        "SwipeTabs: Main.json:1:54: scenes[0].tabItem.image: there is no image 'none'; "
          + "a placeholder is shown"
      ])
  }

  @Test("knows its initial scene")
  func initial() throws {
    let storyboard = try storyboard(
      "{\"initial\": \"b\", \"scenes\": [{\"identifier\": \"a\"}, "
        + "{\"identifier\": \"b\", \"title\": \"B\"}]}")
    #expect(try storyboard.instantiateInitialViewController().title == "B")
    storyboard.initialIdentifier = nil
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.instantiateInitialViewController()
    }
    #expect(
      error?.description
        == "storyboard: there is no initial scene; set the key 'initial' to one of 'a', 'b'")
  }

  @Test("lets a controller go when nobody holds it, with its views and buttons")
  func memory() throws {
    let storyboard = try storyboard(
      """
      {"scenes": [{"identifier": "a",
        "navigationItem": {"rightButtons": [{"title": "Bar", "action": "go"}]},
        "views": [{"type": "button", "title": "Page", "action": "go"}]}]}
      """)
    try storyboard.onAction("go") { _, _ in }
    weak var controller: ViewController?
    weak var view: View?
    do {
      let made = try storyboard.instantiateViewController(withIdentifier: "a")
      made.loadViewIfNeeded()
      controller = made
      view = made.view
      #expect(view?.subviews.count == 1)
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}
