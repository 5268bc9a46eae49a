public import SwipeTabs

extension JSONValue {
  /// A rectangle as `[x,y,width,height]`.
  public static func rect(_ rect: Rect) -> JSONValue {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }

  /// A rectangle as `[x,y,width,height]`, or `null`.
  public static func rect(_ rect: Rect?) -> JSONValue {
    guard let rect else { return .null }
    return .rect(rect)
  }
}

extension ContainerState {
  /// The state as an object with exactly the keys that the script language promises, in its order.
  public var json: JSONValue {
    .object([
      .init("time", .number(time)),
      .init("committed", .integer(committed)),
      .init("offset", .number(offset)),
      .init("phase", .string(phase.rawValue)),
      .init("from", .integer(from)),
      .init("to", .integer(to)),
      .init("progress", .number(progress)),
      .init("queued", .integer(queued)),
      .init("appeared", .array(appeared.map { .integer($0) })),
      .init("loaded", .integer(loaded)),
      .init("pages", .integer(pages)),
      .init("navigation", navigation.json),
      .init("bar", bar?.json ?? .null),
      .init("indicator", indicatorJSON),
      .init("focus", focus?.json ?? .null),
      .init("pageFrames", .array(pageFrames.map(\.json))),
      .init("layoutDirection", .string(layoutDirection.rawValue)),
      .init("scale", .number(scale)),
    ])
  }

  private var indicatorJSON: JSONValue {
    guard let indicator else { return .null }
    return .object([.init("frame", .rect(indicator))])
  }
}

extension ContainerState.Navigation {
  /// The description as an object.
  var json: JSONValue {
    .object([
      .init("title", .string(title)),
      .init("left", .array(left.map { .string($0) })),
      .init("right", .array(right.map { .string($0) })),
      .init("depth", .integer(depth)),
    ])
  }
}

extension ContainerState.PageFrame {
  /// The description as an object.
  var json: JSONValue { .object([.init("index", .integer(index)), .init("frame", .rect(frame))]) }
}

extension ContainerState.Focus {
  /// An item's index, or a control's label.
  var json: JSONValue {
    switch self {
    case .item(let index): .integer(index)
    case .control(let label): .string(label)
    }
  }
}

extension BarState {
  /// The description as an object.
  var json: JSONValue {
    .object([
      .init("style", .string(style)),
      .init("frame", .rect(frame)),
      .init("contentOffset", .number(contentOffset)),
      .init("items", .array(items.map(\.json))),
    ])
  }
}

extension BarState.Item {
  /// The description as an object.
  var json: JSONValue {
    .object([
      .init("index", .integer(index)),
      .init("frame", .rect(frame)),
      .init("title", .string(title)),
      .init("image", .string(image)),
      .init("titleFrame", .rect(titleFrame)),
      .init("imageFrame", .rect(imageFrame)),
      .init("badge", .string(badge)),
      .init("badgeFrame", .rect(badgeFrame)),
      .init("enabled", .bool(isEnabled)),
      .init("selected", .bool(isSelected)),
      .init("accessibilityLabel", .string(accessibilityLabel)),
      .init("accessibilityValue", .string(accessibilityValue)),
    ])
  }
}
