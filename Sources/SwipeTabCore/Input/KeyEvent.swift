/// A key that does something in a container of pages.
public enum Key: Hashable, Sendable {
  /// The Tab key.
  case tab
  /// The Return or Enter key.
  case enter
  /// The space bar.
  case space
  /// The Escape key.
  case escape
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// The Backspace key.
  case backspace
  /// The Delete key.
  case delete
  /// A function key, from 1 to 24.
  case function(Int)
  /// A key that stands for a character, in lower case.
  case character(Character)
}

/// Keys held together with another one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The logo (super) key.
  public static let logo = KeyModifiers(rawValue: 8)
}

/// A key that is pressed or released.
public struct KeyEvent: Hashable, Sendable {
  /// Which key.
  public var key: Key
  /// What is held with it.
  public var modifiers: KeyModifiers
  /// Whether the key went down.
  public var isDown: Bool
  /// Whether the keyboard repeats a key held down.
  public var isRepeat: Bool
  /// When, in seconds.
  public var time: Double

  /// Creates an event.
  public init(
    key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false,
    time: Double
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.time = time
  }
}
