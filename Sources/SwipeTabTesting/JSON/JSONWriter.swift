/// Writes JSON on one line: no spaces, keys in the given order, the same bytes for the same value.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var text = ""

  /// Creates an empty writer.
  public init() {}

  /// Appends a value.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): write(string)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        write(entry.key)
        text += ":"
        write(entry.value)
      }
      text += "}"
    }
  }

  /// A number with at most six decimals, rounded to the nearest, without trailing zeros.
  ///
  /// Examples are `1.5`, `800` and `-0.333333`. Whole numbers have no point, minus zero is `0`, and a number that is not
  /// finite is `null`, since JSON has no word for it.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Beyond this a Double has no millionths left to round, and the product would leave Int64.
    guard number.magnitude < 1e12 else { return plainText(of: number) }
    let millionths = Int64((number * 1e6).rounded(.toNearestOrAwayFromZero))
    let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var result = millionths < 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return result }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    result += ".\(digits)"
    return result
  }

  /// A great number as it is, without the `.0` that Swift adds to whole ones.
  private static func plainText(of number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Appends a quoted text.
  ///
  /// Beside what JSON demands, the line separators of Unicode are escaped,
  /// so that one value stays one line for every reader.
  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
