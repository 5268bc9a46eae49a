public import SwipeTabs

/// A key with the modifiers held: `Ctrl+PageDown`, `Shift+Tab`, `Alt+3`, `Escape`.
public struct KeyChord: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What is held with it.
  public var modifiers: KeyModifiers

  /// Creates a chord.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Reads a chord: names joined by `+`, the key last, in any case; nil where a name is unknown.
  ///
  /// Modifiers are `Ctrl` (`Control`), `Shift`, `Alt` and `Super` (`Logo`, `Meta`). Keys are `Tab`,
  /// `Enter` (`Return`), `Space`, `Escape` (`Esc`), `Left`, `Right`, `Up`, `Down`, `Home`, `End`,
  /// `PageUp`, `PageDown`, `Backspace`, `Delete`, `F1` to `F24`, or one character.
  public init?(_ text: some StringProtocol) {
    var names = String(text).split(separator: "+", omittingEmptySubsequences: false).map(
      String.init)
    // "Ctrl++" is the plus key: the last two names are empty then.
    if names.count >= 2, names.suffix(2).allSatisfy(\.isEmpty) {
      names.removeLast(2)
      names.append("+")
    }
    guard let keyName = names.popLast(), let key = Self.key(named: keyName) else { return nil }
    var modifiers: KeyModifiers = []
    for name in names {
      guard let modifier = Self.modifiers[name.lowercased()] else { return nil }
      modifiers.insert(modifier)
    }
    self.init(key, modifiers: modifiers)
  }

  private static let modifiers: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "shift": .shift, "alt": .alt, "super": .logo,
    "logo": .logo, "meta": .logo,
  ]

  private static let keys: [String: Key] = [
    "tab": .tab, "enter": .enter, "return": .enter, "space": .space, "escape": .escape,
    "esc": .escape, "left": .left, "right": .right, "up": .up, "down": .down, "home": .home,
    "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "backspace": .backspace,
    "delete": .delete,
  ]

  private static func key(named name: String) -> Key? {
    let lowercased = name.lowercased()
    if let key = keys[lowercased] { return key }
    if lowercased.hasPrefix("f"), let number = Int(lowercased.dropFirst()) {
      return (1...24).contains(number) ? .function(number) : nil
    }
    guard lowercased.count == 1, let character = lowercased.first, !character.isWhitespace else {
      return nil
    }
    return .character(character)
  }
}
