import Testing

@testable import SwipeTabResources

@Suite("The JSON reader")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  private func string(_ text: String) throws -> String? {
    if case .string(let string) = try read(text).value { return string }
    return nil
  }

  @Test("reads every kind of value with its place")
  func values() throws {
    let node = try read("{ \"a\": [1.5e2, -0, true, false, null], \"b\": \"x\" }")
    guard case .object(let members) = node.value, members.count == 2,
      case .array(let elements) = members[0].value.value
    else {
      Issue.record("no object with a list")
      return
    }
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.offset) == [2, 39])
    #expect(
      elements.map(\.kind) == [
        "a number", "a number", "true or false", "true or false", "null",
      ])
    if case .number(let number) = elements[0].value { #expect(number == 150) }
    #expect(elements.map(\.offset) == [8, 15, 19, 25, 32])
  }

  @Test("reads escapes and surrogate pairs")
  func escapes() throws {
    #expect(try string(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00ß""#) == "\"\\/\u{8}\u{c}\n\r\té😀ß")
  }

  @Test("passes over a byte order mark")
  func byteOrderMark() throws {
    let node = try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("[]".utf8))
    #expect(node.kind == "a list")
  }

  @Test(
    "refuses what is no JSON and tells where",
    arguments: [
      ("", "a value is missing at the end of the text", 0),
      ("[1, 2,]", "a comma must not stand before ']'", 6),
      ("{\"a\": 1,}", "a comma must not stand before '}'", 8),
      ("{\"a\" 1}", "':' is expected after the key 'a'", 5),
      ("{a: 1}", "a key in quotation marks is expected here", 1),
      ("{\"a\": 1 \"b\": 2}", "',' or '}' is expected here", 8),
      ("[1 2]", "',' or ']' is expected here", 3),
      ("[01]", "a number must not begin with 0", 2),
      ("[1.]", "a digit is expected here", 3),
      ("[-]", "a digit is expected here", 2),
      ("[1e999]", "the number is too large", 1),
      ("[.5]", "a value is expected here", 1),
      ("[tru]", "a value is expected here", 1),
      ("[NaN]", "a value is expected here", 1),
      ("// note\n[]", "JSON has no comments", 0),
      ("[] x", "there is text after the end of the value", 3),
      ("\"abc", "the string is not closed", 0),
      ("\"a\nb\"", "the string is not closed before the end of the line", 2),
      ("\"a\u{1}\"", "a control character must be written as an escape", 2),
      ("\"\\x\"", "there is no such escape", 2),
      ("\"\\u12G4\"", "four hexadecimal digits are expected after \\u", 5),
      ("\"\\uD800x\"", "the escape is half of a surrogate pair", 3),
      ("\"\\uDC00\"", "the escape is half of a surrogate pair", 3),
      ("{\"a\": 1, \"a\": 2}", "the key 'a' comes twice", 9),
    ])
  func refusals(text: String, message: String, offset: Int) {
    #expect(throws: JSONSyntaxError(message: message, offset: offset)) { try read(text) }
  }

  @Test("refuses values that lie too deep in each other, without running out of stack")
  func depth() throws {
    _ = try read(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    #expect(
      throws: JSONSyntaxError(message: "values lie deeper than 64 in each other", offset: 64)
    ) { try read(String(repeating: "[", count: 100_000)) }
  }

  @Test("refuses bytes that are not UTF-8 and tells where")
  func encoding() {
    #expect(throws: JSONSyntaxError(message: "the text is not UTF-8", offset: 4)) {
      try JSONReader.read([0x22, 0xC3, 0xA9, 0x61, 0xFF, 0x22])
    }
  }

  @Test("counts lines and columns in characters")
  func positions() {
    let bytes = Array("é{\n  \"ä\": x".utf8)
    let position = TextPosition(offset: bytes.count - 1, in: bytes)
    #expect(position.line == 2)
    #expect(position.column == 8)
  }
}
