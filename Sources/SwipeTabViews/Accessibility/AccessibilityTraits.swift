/// What an accessible element is, and in which state.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Something that acts when pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// Text that names what follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 1)
  /// Text that only informs.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 2)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// The chosen one among several.
  public static let selected = AccessibilityTraits(rawValue: 1 << 4)
  /// Something that cannot be used at present.
  public static let disabled = AccessibilityTraits(rawValue: 1 << 5)
  /// A value that can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 6)
  /// Something that is on or off.
  public static let toggle = AccessibilityTraits(rawValue: 1 << 7)
  /// A row of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 8)
  /// One tab of a row.
  public static let tab = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that can be scrolled.
  public static let scrollable = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that shows how far work has got.
  public static let progress = AccessibilityTraits(rawValue: 1 << 11)
}

/// What a view was told about its accessibility; its class fills what is left out.
struct AccessibilityProperties {
  var isElement = false
  /// Whether a view that is an element by itself was told not to be one.
  var isNotElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: AccessibilityTraits = []
  /// What the row around adds, such as being the chosen one.
  var rowTraits: AccessibilityTraits = []
}
