import SwipeTabTesting
import Testing

@Suite("JSON")
struct JSONWriterTests {
  @Test(
    "numbers have at most six decimals and no trailing noise",
    arguments: [
      (1.5, "1.5"), (800, "800"), (0, "0"), (-0.0, "0"), (-0.25, "-0.25"), (1.0 / 3, "0.333333"),
      (2.0 / 3, "0.666667"), (0.1 + 0.2, "0.3"), (-1e-9, "0"), (0.000001, "0.000001"),
      (999_999.9999999, "1000000"), (1e15, "1000000000000000"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(number: Double, text: String) {
    #expect(JSONWriter.text(of: number) == text)
  }

  @Test("strings are escaped, line separators too, and other characters stay as they are")
  func strings() {
    let value = JSONValue.string("a\"b\\c\n\r\t\u{1}\u{2028}é漢👍🏽")
    #expect(value.description == #""a\"b\\c\n\r\t\u0001\u2028é漢👍🏽""#)
  }

  @Test("objects keep the order of their keys")
  func order() {
    let value = JSONValue.object([
      .init("z", .integer(1)), .init("a", .array([.null, .bool(true), .object([])])),
    ])
    #expect(value.description == #"{"z":1,"a":[null,true,{}]}"#)
    #expect(value["a"]?["1"] == .bool(true))
    #expect(value["a"]?["3"] == nil)
    #expect(value["b"] == nil)
  }
}
