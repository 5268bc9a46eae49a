import SwipeTabs

extension KeyChord: CustomStringConvertible {
  /// The chord as scripts write it: `Ctrl+PageDown`.
  public var description: String {
    let names: [(KeyModifiers, String)] = [
      (.control, "Ctrl+"), (.shift, "Shift+"), (.alt, "Alt+"), (.logo, "Super+"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + keyName
  }

  private var keyName: String {
    switch key {
    case .tab: "Tab"
    case .enter: "Enter"
    case .space: "Space"
    case .escape: "Escape"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .character(let character): String(character)
    }
  }
}
