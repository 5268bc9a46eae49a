public import SwipeTabCore

/// One element of the accessibility tree: what a reader speaks and what tests look for.
public struct AccessibilityNode: Hashable, Sendable {
  /// What the element is.
  public enum Role: String, Hashable, Sendable {
    /// The window.
    case window
    /// Something that only groups.
    case group
    /// Something that acts when pressed.
    case button
    /// Text that names what follows.
    case header
    /// Text.
    case text
    /// A picture.
    case image
    /// Something that is on or off.
    case toggle
    /// A value that can be raised and lowered.
    case slider
    /// A row of tabs.
    case tabBar
    /// One tab.
    case tab
    /// Something that can be scrolled.
    case scrollArea
    /// Something that shows how far work has got.
    case progress
  }

  /// What the element is.
  public var role: Role
  /// What it is called.
  public var label: String?
  /// What it says.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// The name by which tests find it.
  public var identifier: String?
  /// Whether it is the chosen one among several.
  public var isSelected: Bool
  /// Whether it cannot be used at present.
  public var isDisabled: Bool
  /// Whether it has the keyboard focus.
  public var isFocused: Bool
  /// Which of several alike it is, counted from 1, or nil: the first number of "2 of 5".
  public var position: Int?
  /// How many alike there are, or nil: the second number of "2 of 5".
  public var count: Int?
  /// Where it is, in window points.
  public var frame: Rect
  /// What is inside, in reading order.
  public var children: [AccessibilityNode]

  /// Creates an element.
  public init(
    role: Role, label: String? = nil, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, isSelected: Bool = false, isDisabled: Bool = false,
    isFocused: Bool = false, position: Int? = nil, count: Int? = nil, frame: Rect = .zero,
    children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    self.isFocused = isFocused
    self.position = position
    self.count = count
    self.frame = frame
    self.children = children
  }

  /// What the element is called, or else what those inside are.
  var labels: [String] { label.map { [$0] } ?? children.flatMap(\.labels) }

  /// The first element, itself included, for which a condition holds, in reading order.
  public func first(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}
