/// Reads JSON (RFC 8259) strictly: no comments, no trailing commas, no key twice in an object.
///
/// Foundation's decoder tells neither where a text is wrong nor where a value stands, and takes keys
/// that come twice; whoever writes a storyboard by hand needs both, so it is read here.
struct JSONReader {
  /// How deep values may lie in each other.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole text in UTF-8; a byte order mark in front is passed over.
  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      throw JSONSyntaxError(message: "the text is not UTF-8", offset: offset)
    }
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let node = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.failure("there is text after the end of the value")
    }
    return node
  }

  // MARK: Values

  private mutating func value() throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let offset = position
    guard let byte = peek else { throw failure("a value is missing at the end of the text") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"):
      value = .object(try nested { (r) throws(JSONSyntaxError) in try r.members() })
    case UInt8(ascii: "["):
      value = .array(try nested { (r) throws(JSONSyntaxError) in try r.elements() })
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "/"): throw failure("JSON has no comments")
    default: throw failure("a value is expected here")
    }
    return JSONNode(value: value, offset: offset)
  }

  private mutating func nested<Result>(
    _ body: (inout JSONReader) throws(JSONSyntaxError) -> Result
  ) throws(JSONSyntaxError) -> Result {
    guard depth < Self.maximumDepth else {
      throw failure("values lie deeper than \(Self.maximumDepth) in each other")
    }
    depth += 1
    position += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys = Set<String>()
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      let offset = position
      guard peek == UInt8(ascii: "\"") else {
        throw failure(
          peek == UInt8(ascii: "}")
            ? "a comma must not stand before '}'" : "a key in quotation marks is expected here")
      }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw JSONSyntaxError(message: "the key \(key.quoted) comes twice", offset: offset)
      }
      skipSpace()
      guard take(":") else { throw failure("':' is expected after the key \(key.quoted)") }
      members.append(JSONNode.Member(key: key, offset: offset, value: try value()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw failure("',' or '}' is expected here") }
    }
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSONNode] {
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      skipSpace()
      if peek == UInt8(ascii: "]") { throw failure("a comma must not stand before ']'") }
      elements.append(try value())
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw failure("',' or ']' is expected here") }
    }
  }

  private mutating func word(
    _ text: StaticString, _ value: JSONNode.Value
  ) throws(JSONSyntaxError) -> JSONNode.Value {
    let expected = "\(text)".utf8
    guard bytes[position...].starts(with: expected) else {
      throw failure("a value is expected here")
    }
    position += expected.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if let byte = peek, isDigit(byte) { throw failure("a number must not begin with 0") }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONSyntaxError(message: "the number is too large", offset: start)
    }
    return number
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = peek, isDigit(byte) { position += 1 }
    if position == start { throw failure("a digit is expected here") }
  }

  // MARK: Bytes

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Passes over a byte if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  func failure(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: position)
  }
}
