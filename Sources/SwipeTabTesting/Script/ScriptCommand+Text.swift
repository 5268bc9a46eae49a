import SwipeTabs

extension ScriptCommand: CustomStringConvertible {
  /// The command as a line of a script; reading it gives the same command, with numbers rounded to
  /// six decimals.
  public var description: String {
    switch self {
    case .down(let finger, let point): "down \(finger) \(point.scriptText)"
    case .move(let finger, let point): "move \(finger) \(point.scriptText)"
    case .up(let finger): "up \(finger)"
    case .cancel(let finger): "cancel \(finger)"
    case .swipe(let start, let end, let milliseconds):
      "swipe \(start.scriptText) \(end.scriptText) \(JSONWriter.text(of: milliseconds))"
    case .tap(let point): "tap \(point.scriptText)"
    case .mouse(let action): "mouse \(action)"
    case .click(let point): "click \(point.scriptText)"
    case .scroll(let delta): "scroll \(delta.scriptText)"
    case .scrollEnd: "scroll end"
    case .wheel(let notches, let isShifted):
      "wheel \(notches.scriptText)" + (isShifted ? " Shift" : "")
    case .key(let chord): "key \(chord)"
    case .select(let index): "select \(index)"
    case .wait(let milliseconds): "wait \(JSONWriter.text(of: milliseconds))"
    case .settle: "settle"
    case .resize(let size):
      "resize \(JSONWriter.text(of: size.width)) \(JSONWriter.text(of: size.height))"
    case .focus(let isGained): "focus " + (isGained ? "gained" : "lost")
    case .reset(let kind): "reset \(kind.rawValue)"
    case .set(let setting): "set \(setting)"
    case .reload: "reload"
    case .page(let change): "page \(change)"
    case .push: "push"
    case .pop: "pop"
    case .screenshot(let path): "screenshot \(path)"
    case .state: "state"
    case .expect(let path, let value): "expect \(path) \(value)"
    case .expectScreenshot(let path): "expect screenshot \(path)"
    }
  }
}

extension ScriptCommand.MouseAction: CustomStringConvertible {
  /// The words after `mouse`.
  public var description: String {
    switch self {
    case .down(let point): "down" + (point.map { " " + $0.scriptText } ?? "")
    case .up(let point): "up" + (point.map { " " + $0.scriptText } ?? "")
    case .move(let point): "move \(point.scriptText)"
    }
  }
}

extension ScriptCommand.PageChange: CustomStringConvertible {
  /// The words after `page`.
  public var description: String {
    switch self {
    case .insert(let index): "insert \(index)"
    case .remove(let index): "remove \(index)"
    case .move(let from, let to): "move \(from) \(to)"
    }
  }
}

extension ScriptSetting: CustomStringConvertible {
  /// The words after `set`.
  public var description: String {
    switch self {
    case .style(let name): "style \(name.rawValue)"
    case .textOnRight(let isOn): "textRight \(isOn)"
    case .rightToLeft(let isOn): "rtl \(isOn)"
    case .dark(let isOn): "dark \(isOn)"
    case .paging(let isOn): "paging \(isOn)"
    case .scale(let scale): "scale \(JSONWriter.text(of: scale))"
    case .textSize(let factor): "textSize \(JSONWriter.text(of: factor))"
    case .transition(let name): "transition \(name.rawValue)"
    case .pages(let count): "pages \(count)"
    case .badge(let index, let text): "badge.\(index)" + (text.map { " " + $0 } ?? "")
    case .title(let index, let text): "title.\(index)" + (text.isEmpty ? "" : " " + text)
    case .isEnabled(let index, let isOn): "enabled.\(index) \(isOn)"
    }
  }
}

extension Point {
  /// The coordinates as scripts write them.
  fileprivate var scriptText: String { "\(JSONWriter.text(of: x)) \(JSONWriter.text(of: y))" }
}
