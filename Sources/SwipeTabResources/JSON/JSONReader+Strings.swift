extension JSONReader {
  /// Reads a string from its opening quotation mark to the closing one.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    position += 1
    var result = ""
    var start = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        result += text(from: start)
        position += 1
        return result
      case UInt8(ascii: "\\"):
        result += text(from: start)
        position += 1
        result.unicodeScalars.append(try escape())
        start = position
      case 0..<0x20:
        throw failure(
          byte == 0x0A || byte == 0x0D
            ? "the string is not closed before the end of the line"
            : "a control character must be written as an escape")
      default: position += 1
      }
    }
    throw JSONSyntaxError(message: "the string is not closed", offset: opening)
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = peek else { throw failure("the string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default:
      position -= 1
      throw failure("there is no such escape")
    }
  }

  private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw loneSurrogate(at: start) }
    let second = try codeUnit()
    guard second >= 0xDC00, second < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return scalar
  }

  private func loneSurrogate(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(message: "the escape is half of a surrogate pair", offset: offset)
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Hexadecimal.value(of: byte) else {
        throw failure("four hexadecimal digits are expected after \\u")
      }
      value = value << 4 + digit
      position += 1
    }
    return value
  }
}
