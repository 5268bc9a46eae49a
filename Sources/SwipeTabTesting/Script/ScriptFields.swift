import SwipeTabs

/// The words of one line, read one after the other; every failure says what the command looks like.
struct ScriptFields {
  /// What the command looks like, for messages: `down ID X Y`.
  let usage: String
  private let line: Substring
  private var remaining: Substring

  /// Reads a line of which the first word is the command's name.
  init(line: Substring, usage: String) {
    self.line = line
    self.usage = usage
    remaining = line
    _ = nextWord()
  }

  /// Whether all words were read.
  var isAtEnd: Bool { remaining.allSatisfy(\.isScriptSpace) }

  /// The next word, or nil at the end of the line.
  mutating func nextWord() -> Substring? {
    remaining = remaining.drop(while: \.isScriptSpace)
    guard !remaining.isEmpty else { return nil }
    let word = remaining.prefix { !$0.isScriptSpace }
    remaining = remaining[word.endIndex...]
    return word
  }

  /// What is left of the line, without spaces around it.
  mutating func rest() -> String {
    defer { remaining = remaining[remaining.endIndex...] }
    return String(remaining.trimmingScriptSpace())
  }

  /// The error that something else was expected.
  func failure(_ expectation: String) -> ScriptSyntaxError {
    ScriptSyntaxError("expected '\(usage)' \(expectation), found '\(line.quotedForMessage())'")
  }

  /// Checks that nothing is left.
  func end() throws(ScriptSyntaxError) {
    guard isAtEnd else { throw failure("and nothing after it") }
  }

  /// The next word of a list of words.
  mutating func word<Choice>(_ name: String, of choices: [String: Choice])
    throws(ScriptSyntaxError) -> Choice
  {
    guard let word = nextWord(), let choice = choices[String(word)] else {
      throw failure("with \(name) one of \(choices.keys.sorted().joined(separator: ", "))")
    }
    return choice
  }

  /// The next number; it must be finite and lie in a range.
  mutating func number(_ name: String, in range: ClosedRange<Double>)
    throws(ScriptSyntaxError) -> Double
  {
    guard let word = nextWord(), let value = ScriptNumber.decimal(word), range.contains(value)
    else {
      let bounds =
        "\(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
      throw failure("with \(name) a number from \(bounds)")
    }
    return value
  }

  /// The next number as a coordinate or a distance.
  mutating func coordinate(_ name: String) throws(ScriptSyntaxError) -> Double {
    try number(name, in: -ScriptLimits.coordinate...ScriptLimits.coordinate)
  }

  /// The next two numbers as a position or a displacement.
  mutating func point(_ xName: String = "X", _ yName: String = "Y")
    throws(ScriptSyntaxError) -> Point
  {
    let x = try coordinate(xName)
    return Point(x: x, y: try coordinate(yName))
  }

  /// The next number as a duration in milliseconds.
  mutating func milliseconds() throws(ScriptSyntaxError) -> Double {
    try number("MS", in: 0...ScriptLimits.milliseconds)
  }

  /// The next whole number, of any size: what is out of range has no effect but is no error.
  mutating func integer(_ name: String) throws(ScriptSyntaxError) -> Int {
    guard let word = nextWord(), let value = ScriptNumber.integer(word) else {
      throw failure("with \(name) a whole number")
    }
    return value
  }
}

extension Character {
  /// Whether the character separates words in a script.
  var isScriptSpace: Bool { self == " " || self == "\t" || self == "\r" }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces around it.
  func trimmingScriptSpace() -> Substring {
    var text = self[...].drop(while: \.isScriptSpace)
    while let last = text.last, last.isScriptSpace { text.removeLast() }
    return text
  }

  /// The text as it may stand in a message of one line: controls are replaced, long ends are cut.
  func quotedForMessage() -> String {
    let longest = 80
    let cut = prefix(longest).map { character in
      character.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
        ? "?" : String(character)
    }.joined()
    return dropFirst(longest).isEmpty ? cut : cut + "…"
  }
}
