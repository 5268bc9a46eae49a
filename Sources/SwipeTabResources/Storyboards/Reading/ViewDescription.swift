import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews

/// A view as its file describes it.
struct ViewDescription: Sendable {
  indirect enum Content: Sendable {
    case label(LabelDescription)
    case image(ImageViewDescription)
    case stack(StackDescription)
    case button(ButtonDescription)
    case toggle(SwitchDescription)
    case background(BackgroundDescription)
    case spacer
  }

  let content: Content
  let tint: DynamicColor?
  let accessibilityLabel: String?
  let accessibilityHint: String?
  let accessibilityIdentifier: String?

  /// The keys that views of every type have.
  static let commonKeys = [
    "type", "tint", "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier",
  ]

  enum Kind: String, CaseIterable {
    case label, image, stack, button, background, spacer
    case toggle = "switch"

    var keys: [String] {
      switch self {
      case .label: LabelDescription.keys
      case .image: ImageViewDescription.keys
      case .stack: StackDescription.keys
      case .button: ButtonDescription.keys
      case .toggle: SwitchDescription.keys
      case .background: BackgroundDescription.keys
      case .spacer: []
      }
    }
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { ($0.rawValue, $0) })

  /// The views of a list, or none without one.
  static func list(_ value: StoryboardValue?) throws(StoryboardError) -> [ViewDescription] {
    try value?.list(limit: 1000, ViewDescription.init) ?? []
  }

  init(_ value: StoryboardValue) throws(StoryboardError) {
    let kind = try value.typeOfView().word(Self.kinds)
    let object = try value.object(Self.commonKeys + kind.keys)
    switch kind {
    case .label: content = .label(try LabelDescription(object))
    case .image: content = .image(try ImageViewDescription(object))
    case .stack: content = .stack(try StackDescription(object))
    case .button: content = .button(try ButtonDescription(object))
    case .toggle: content = .toggle(try SwitchDescription(object))
    case .background: content = .background(try BackgroundDescription(object))
    case .spacer: content = .spacer
    }
    tint = try object["tint"]?.color()
    accessibilityLabel = try object.string("accessibilityLabel")
    accessibilityHint = try object.string("accessibilityHint")
    accessibilityIdentifier = try object.string("accessibilityIdentifier")
  }
}

extension StoryboardValue {
  /// The value of the key `type`, which decides about the other keys.
  fileprivate func typeOfView() throws(StoryboardError) -> StoryboardValue {
    guard case .object(let members) = node.value else {
      throw failure(.wrongType, "must be an object, not \(node.kind)")
    }
    guard let member = members.first(where: { $0.key == "type" }) else {
      throw failure(.missingKey, "the key 'type' is missing")
    }
    return StoryboardValue(node: member.value, path: "\(path).type", text: text)
  }
}

/// Text.
struct LabelDescription: Sendable {
  static let keys = ["text", "size", "weight", "color", "alignment", "lines"]
  let text: String
  let font: Font
  let color: DynamicColor
  let alignment: TextAlignment
  let lines: Int

  init(_ object: StoryboardObject) throws(StoryboardError) {
    text = try object.required("text").string()
    font = Font(
      size: try object.number("size", 1...400) ?? 17,
      weight: try object.word(
        "weight", ["regular": .regular, "semibold": .semibold, "bold": .bold]) ?? .regular)
    color = try object["color"]?.color() ?? .label
    alignment =
      try object.word(
        "alignment",
        [
          "natural": .natural, "left": .left, "center": .center, "right": .right,
          "trailing": .trailing,
        ]) ?? .natural
    lines = try object["lines"]?.integer(0...1000) ?? 0
  }
}

/// A picture.
struct ImageViewDescription: Sendable {
  static let keys = ["name", "rendering", "mode", "width", "height"]
  let image: ImageDescription
  let mode: ImageView.ContentMode
  let width: Double?
  let height: Double?

  init(_ object: StoryboardObject) throws(StoryboardError) {
    image = try ImageDescription(fields: object)
    mode =
      try object.word(
        "mode",
        [
          "fit": .scaleAspectFit, "fill": .scaleAspectFill, "stretch": .scaleToFill,
          "center": .center,
        ]) ?? .scaleAspectFit
    width = try object.number("width", 0...10_000)
    height = try object.number("height", 0...10_000)
  }
}

/// A row or a column.
struct StackDescription: Sendable {
  static let keys = ["axis", "spacing", "alignment", "distribution", "insets", "views"]
  let axis: StackView.Axis
  let spacing: Double
  let alignment: StackView.Alignment
  let distribution: StackView.Distribution
  let insets: EdgeInsets
  let views: [ViewDescription]

  init(_ object: StoryboardObject) throws(StoryboardError) {
    axis = try object.word("axis", ["horizontal": .horizontal, "vertical": .vertical]) ?? .vertical
    spacing = try object.number("spacing", 0...10_000) ?? 0
    alignment =
      try object.word(
        "alignment",
        ["fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing]) ?? .fill
    distribution =
      try object.word(
        "distribution",
        [
          "start": .start, "fill": .fill, "fillEqually": .fillEqually,
          "equalSpacing": .equalSpacing,
        ]) ?? .fill
    insets = try object["insets"]?.insets() ?? .zero
    views = try ViewDescription.list(object["views"])
  }
}

/// A button.
struct ButtonDescription: Sendable {
  static let keys = ["title", "image", "action", "style", "enabled"]
  let title: String?
  let image: ImageDescription?
  let action: StoryboardName?
  let style: Button.Style
  let isEnabled: Bool

  init(_ object: StoryboardObject) throws(StoryboardError) {
    title = try object.string("title")
    image = try object["image"].map(ImageDescription.init)
    action = try object.name("action")
    style =
      try object.word("style", ["plain": .plain, "tinted": .tinted, "filled": .filled]) ?? .plain
    isEnabled = try object.bool("enabled") ?? true
    guard image != nil || title?.isEmpty == false else {
      throw object.value.failure(.missingKey, "a button needs a 'title' or an 'image'")
    }
  }
}

/// A switch.
struct SwitchDescription: Sendable {
  static let keys = ["on", "action", "enabled"]
  let isOn: Bool
  let action: StoryboardName?
  let isEnabled: Bool

  init(_ object: StoryboardObject) throws(StoryboardError) {
    isOn = try object.bool("on") ?? false
    action = try object.name("action")
    isEnabled = try object.bool("enabled") ?? true
  }
}

/// A coloured area with views in it.
struct BackgroundDescription: Sendable {
  static let keys = ["color", "cornerRadius", "views"]
  let color: DynamicColor
  let cornerRadius: Double
  let views: [ViewDescription]

  init(_ object: StoryboardObject) throws(StoryboardError) {
    color = try object.required("color").color()
    cornerRadius = try object.number("cornerRadius", 0...10_000) ?? 0
    views = try ViewDescription.list(object["views"])
  }
}

extension StoryboardValue {
  /// Distances in points: a number for all edges, or an object with the edges.
  fileprivate func insets() throws(StoryboardError) -> EdgeInsets {
    guard isObject else {
      let number = try number(0...10_000)
      return EdgeInsets(horizontal: number, vertical: number)
    }
    let object = try object(["top", "leading", "bottom", "trailing"])
    return EdgeInsets(
      top: try object.number("top", 0...10_000) ?? 0,
      leading: try object.number("leading", 0...10_000) ?? 0,
      bottom: try object.number("bottom", 0...10_000) ?? 0,
      trailing: try object.number("trailing", 0...10_000) ?? 0)
  }
}
