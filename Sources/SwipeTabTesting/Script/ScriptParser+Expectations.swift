extension ScriptParser {
  /// Reads what stands after `expect`: a path into the state and a value, or `screenshot` and a file.
  static func expectation(_ fields: inout ScriptFields) throws(ScriptSyntaxError) -> ScriptCommand {
    let path = fields.nextWord().map(String.init) ?? ""
    if path == "screenshot" {
      let file = fields.rest()
      guard !file.isEmpty else { throw fields.failure("with the name of a file") }
      return .expectScreenshot(file)
    }
    let beginnings = StateExpectation.beginnings
    guard beginnings.contains(String(path.prefix { $0 != "." })) else {
      throw fields.failure(
        "with PATH beginning with one of \(beginnings.joined(separator: ", "))")
    }
    let value = fields.rest()
    guard !value.isEmpty else { throw fields.failure("with a VALUE") }
    return .expect(path: path, value: value)
  }
}
