import SwipeTabs

/// Reads the script language, one line at a time: one command a line, `#` starts a comment.
///
/// A `#` is a comment where a line or a word begins with it. Only syntax is an error: an index out
/// of range, or a finger that is not down, is a command without effect.
public struct ScriptParser: Sendable {
  /// Creates a parser.
  public init() {}

  /// The command on a line; nil for an empty line or a comment.
  public func parse(_ line: some StringProtocol) throws(ScriptSyntaxError) -> ScriptCommand? {
    let text = Self.withoutComment(Substring(line)).trimmingScriptSpace()
    guard !text.isEmpty else { return nil }
    let name = String(text.prefix { !$0.isScriptSpace })
    guard let usage = Self.usages[name] else {
      throw ScriptSyntaxError(
        "unknown command '\(name.quotedForMessage())', expected one of "
          + Self.usages.keys.sorted().joined(separator: ", "))
    }
    var fields = ScriptFields(line: text, usage: usage)
    let command = try Self.command(name, &fields)
    try fields.end()
    return command
  }

  /// What each command looks like.
  static let usages: [String: String] = [
    "down": "down ID X Y", "move": "move ID X Y", "up": "up ID", "cancel": "cancel ID",
    "swipe": "swipe X1 Y1 X2 Y2 MS", "tap": "tap X Y", "mouse": "mouse down|up|move [X Y]",
    "click": "click X Y", "scroll": "scroll DX DY|end", "wheel": "wheel DX DY [Shift]",
    "key": "key CHORD", "select": "select I", "wait": "wait MS", "settle": "settle",
    "resize": "resize W H", "focus": "focus lost|gained", "reset": "reset targets|device",
    "set": "set KEY VALUE", "page": "page insert|remove I, page move I J", "reload": "reload",
    "push": "push", "pop": "pop",
    "screenshot": "screenshot FILE", "state": "state",
    "expect": "expect PATH VALUE|screenshot FILE",
  ]

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isScriptSpace { return line[..<index] }
      previous = line[index]
    }
    return line
  }

  private static func command(_ name: String, _ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptCommand
  {
    switch name {
    case "down": return .down(finger: try fields.integer("ID"), try fields.point())
    case "move": return .move(finger: try fields.integer("ID"), try fields.point())
    case "up": return .up(finger: try fields.integer("ID"))
    case "cancel": return .cancel(finger: try fields.integer("ID"))
    case "swipe":
      return .swipe(
        from: try fields.point("X1", "Y1"), to: try fields.point("X2", "Y2"),
        milliseconds: try fields.milliseconds())
    case "tap": return .tap(try fields.point())
    case "mouse": return .mouse(try mouseAction(&fields))
    case "click": return .click(try fields.point())
    case "scroll": return try scroll(&fields)
    case "wheel": return try wheel(&fields)
    case "key": return .key(try chord(&fields))
    case "select": return .select(try fields.integer("I"))
    case "wait": return .wait(milliseconds: try fields.milliseconds())
    case "resize":
      let sides = 0...ScriptLimits.windowSide
      let width = try fields.number("W", in: sides)
      return .resize(Size(width: width, height: try fields.number("H", in: sides)))
    case "focus":
      return .focus(isGained: try fields.word("the word", of: ["lost": false, "gained": true]))
    case "reset":
      let kinds = ScriptCommand.ResetKind.allCases.map { ($0.rawValue, $0) }
      return .reset(try fields.word("the word", of: Dictionary(uniqueKeysWithValues: kinds)))
    case "set": return .set(try setting(&fields))
    case "page": return .page(try pageChange(&fields))
    case "screenshot":
      let path = fields.rest()
      guard !path.isEmpty else { throw fields.failure("with the name of a file") }
      return .screenshot(path)
    case "expect": return try expectation(&fields)
    case "settle": return .settle
    case "reload": return .reload
    case "push": return .push
    case "pop": return .pop
    default: return .state
    }
  }

  private static func mouseAction(_ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptCommand.MouseAction
  {
    switch fields.nextWord() {
    case "move": return .move(try fields.point())
    case "down": return .down(fields.isAtEnd ? nil : try fields.point())
    case "up": return .up(fields.isAtEnd ? nil : try fields.point())
    default: throw fields.failure("with the word one of down, move, up")
    }
  }

  private static func pageChange(_ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptCommand.PageChange
  {
    switch fields.nextWord() {
    case "insert": return .insert(try fields.integer("I"))
    case "remove": return .remove(try fields.integer("I"))
    case "move":
      let index = try fields.integer("I")
      return .move(from: index, to: try fields.integer("J"))
    default: throw fields.failure("with the word one of insert, move, remove")
    }
  }

  private static func scroll(_ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptCommand
  {
    var ahead = fields
    if ahead.nextWord() == "end" {
      fields = ahead
      return .scrollEnd
    }
    return .scroll(try fields.point("DX", "DY"))
  }

  private static func wheel(_ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptCommand
  {
    let notches = try fields.point("DX", "DY")
    guard let word = fields.nextWord() else { return .wheel(notches: notches, isShifted: false) }
    guard word.lowercased() == "shift" else { throw fields.failure("with nothing else but Shift") }
    return .wheel(notches: notches, isShifted: true)
  }

  private static func chord(_ fields: inout ScriptFields) throws(ScriptSyntaxError) -> KeyChord {
    guard let word = fields.nextWord(), let chord = KeyChord(word) else {
      throw fields.failure(
        "with CHORD a key such as PageDown, Tab, Left, Escape, F5 or 3, after Ctrl+, Shift+, Alt+ "
          + "or Super+ where they are held")
    }
    return chord
  }
}
