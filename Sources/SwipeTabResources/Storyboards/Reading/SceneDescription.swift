import SwipeTabDrawing
import SwipeTabViews

/// A scene as its file describes it.
struct SceneDescription: Sendable {
  let identifier: StoryboardName
  let className: StoryboardName?
  let title: String?
  let tabItem: TabItemDescription?
  let navigationItem: NavigationItemDescription?
  let background: DynamicColor?
  let tint: DynamicColor?
  let views: [ViewDescription]
  /// Where the list of views stands.
  let viewsValue: StoryboardValue?
  let segues: [StoryboardName]

  static let keys = [
    "identifier", "class", "title", "tabItem", "navigationItem", "background", "tint", "views",
    "segues",
  ]

  init(_ value: StoryboardValue) throws(StoryboardError) {
    let object = try value.object(Self.keys)
    identifier = try object.required("identifier").identifier()
    className = try object.name("class")
    title = try object.string("title")
    tabItem = try object["tabItem"].map(TabItemDescription.init)
    navigationItem = try object["navigationItem"].map(NavigationItemDescription.init)
    background = try object["background"]?.color()
    tint = try object["tint"]?.color()
    viewsValue = object["views"]
    views = try ViewDescription.list(object["views"])
    segues =
      try object["segues"]?.list(limit: 1000) { (segue) throws(StoryboardError) in
        try segue.object(["identifier"]).required("identifier").identifier()
      } ?? []
  }
}

/// A picture by name.
struct ImageDescription: Sendable {
  let name: StoryboardName
  let renderingMode: Image.RenderingMode?

  init(_ value: StoryboardValue) throws(StoryboardError) {
    guard value.isObject else {
      name = try value.name()
      renderingMode = nil
      return
    }
    self = try ImageDescription(fields: try value.object(["name", "rendering"]))
  }

  /// Reads the keys `name` and `rendering`, which may stand among others.
  init(fields: StoryboardObject) throws(StoryboardError) {
    name = try fields.required("name").name()
    renderingMode = try fields.word("rendering", ["original": .original, "template": .template])
  }
}

/// What a tab bar shows for a scene.
struct TabItemDescription: Sendable {
  let title: String?
  let image: ImageDescription?
  let selectedImage: ImageDescription?
  let badge: String?
  let badgeColor: DynamicColor?
  let isEnabled: Bool?
  let accessibilityLabel: String?
  let accessibilityHint: String?
  let accessibilityValue: String?
  let accessibilityIdentifier: String?

  static let keys = [
    "title", "image", "selectedImage", "badge", "badgeColor", "enabled", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
  ]

  init(_ value: StoryboardValue) throws(StoryboardError) {
    let object = try value.object(Self.keys)
    title = try object.string("title")
    image = try object["image"].map(ImageDescription.init)
    selectedImage = try object["selectedImage"].map(ImageDescription.init)
    badge = try object.string("badge")
    badgeColor = try object["badgeColor"]?.color()
    isEnabled = try object.bool("enabled")
    accessibilityLabel = try object.string("accessibilityLabel")
    accessibilityHint = try object.string("accessibilityHint")
    accessibilityValue = try object.string("accessibilityValue")
    accessibilityIdentifier = try object.string("accessibilityIdentifier")
  }
}

/// What a navigation bar shows for a scene.
struct NavigationItemDescription: Sendable {
  let title: String?
  let backButtonTitle: String?
  let leftButtons: [BarButtonDescription]?
  let rightButtons: [BarButtonDescription]?
  let largeTitle: NavigationItem.LargeTitleDisplayMode?

  static let keys = ["title", "backButtonTitle", "leftButtons", "rightButtons", "largeTitle"]

  init(_ value: StoryboardValue) throws(StoryboardError) {
    let object = try value.object(Self.keys)
    title = try object.string("title")
    backButtonTitle = try object.string("backButtonTitle")
    leftButtons = try object["leftButtons"]?.list(limit: 16, BarButtonDescription.init)
    rightButtons = try object["rightButtons"]?.list(limit: 16, BarButtonDescription.init)
    largeTitle = try object.word(
      "largeTitle", ["automatic": .automatic, "always": .always, "never": .never])
  }
}

/// A button of a navigation bar.
struct BarButtonDescription: Sendable {
  let title: String?
  let image: ImageDescription?
  let action: StoryboardName?
  let isEnabled: Bool?
  let tint: DynamicColor?
  let accessibilityLabel: String?

  static let keys = ["title", "image", "action", "enabled", "tint", "accessibilityLabel"]

  init(_ value: StoryboardValue) throws(StoryboardError) {
    let object = try value.object(Self.keys)
    title = try object.string("title")
    image = try object["image"].map(ImageDescription.init)
    action = try object.name("action")
    isEnabled = try object.bool("enabled")
    tint = try object["tint"]?.color()
    accessibilityLabel = try object.string("accessibilityLabel")
    guard image != nil || title?.isEmpty == false else {
      throw value.failure(.missingKey, "a button needs a 'title' or an 'image'")
    }
  }
}
