extension ScriptParser {
  /// The keys of `set`.
  private static let keys =
    "style, textRight, rtl, dark, paging, scale, textSize, transition, pages, badge.I, title.I, "
    + "enabled.I"

  /// Reads what stands after `set`: a key, and the rest of the line as its value.
  static func setting(_ fields: inout ScriptFields) throws(ScriptSyntaxError) -> ScriptSetting {
    guard let key = fields.nextWord() else { throw fields.failure("with KEY one of \(keys)") }
    switch key {
    case "style": return .style(try name(&fields))
    case "textRight": return .textOnRight(try flag(&fields))
    case "rtl": return .rightToLeft(try flag(&fields))
    case "dark": return .dark(try flag(&fields))
    case "paging": return .paging(try flag(&fields))
    case "scale": return .scale(try fields.number("VALUE", in: ScriptLimits.scales))
    case "textSize": return .textSize(try fields.number("VALUE", in: ScriptLimits.textSizes))
    case "transition": return .transition(try name(&fields))
    case "pages":
      let count = try fields.integer("VALUE")
      guard (0...ScriptLimits.pages).contains(count) else {
        throw fields.failure("with VALUE a whole number from 0 to \(ScriptLimits.pages)")
      }
      return .pages(count)
    default: return try itemSetting(key, &fields)
    }
  }

  private static func itemSetting(_ key: Substring, _ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> ScriptSetting
  {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, ["badge", "title", "enabled"].contains(parts[0]) else {
      throw fields.failure("with KEY one of \(keys)")
    }
    guard let index = ScriptNumber.integer(parts[1]) else {
      throw fields.failure("with a whole number as the I of \(parts[0]).I")
    }
    if parts[0] == "enabled" { return .isEnabled(index: index, try flag(&fields)) }
    let text = fields.rest()
    if parts[0] == "title" { return .title(index: index, text) }
    return .badge(index: index, text.isEmpty ? nil : text)
  }

  private static func flag(_ fields: inout ScriptFields) throws(ScriptSyntaxError) -> Bool {
    try fields.word("VALUE", of: ["true": true, "false": false])
  }

  private static func name<Name: RawRepresentable & CaseIterable>(_ fields: inout ScriptFields)
    throws(ScriptSyntaxError) -> Name where Name.RawValue == String
  {
    let names = Name.allCases.map { ($0.rawValue, $0) }
    return try fields.word("VALUE", of: Dictionary(uniqueKeysWithValues: names))
  }
}
