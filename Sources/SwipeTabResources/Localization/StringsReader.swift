/// Reads a table of strings in the old style of property lists: `"key" = "text";` with comments.
///
/// Foundation reads such tables too but does not tell in which line one is broken; the tests compare
/// both on tables that are whole.
struct StringsReader {
  /// The greatest size of a file, in bytes.
  static let maximumSize = 4 << 20

  private let bytes: [UInt8]
  private let file: String
  private var position = 0

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The entries of a table; of two with the same key the last one counts.
  static func read(_ bytes: [UInt8], file: String) throws(StringsError) -> [String: String] {
    var reader = StringsReader(try StringsText.decode(bytes, file: file), file: file)
    return try reader.table()
  }

  /// The entries of a file.
  static func read(path: String) throws(StringsError) -> [String: String] {
    let bytes: [UInt8]
    do throws(ResourceFile.Failure) {
      bytes = try ResourceFile.read(path, limit: maximumSize)
    } catch {
      throw StringsError(
        file: path, line: nil, message: "the table cannot be read: \(error.reason)")
    }
    return try read(bytes, file: path)
  }

  private mutating func table() throws(StringsError) -> [String: String] {
    var entries: [String: String] = [:]
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      guard let byte = peek else {
        if isBraced { throw failure("'}' is missing at the end") }
        return entries
      }
      if isBraced, byte == UInt8(ascii: "}") {
        position += 1
        try skipSpace()
        guard peek == nil else { throw failure("there is text after the end of the table") }
        return entries
      }
      let start = position
      let key = try token("a key")
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try token("the text of \(key.quoted)")
        try skipSpace()
      } else if peek != UInt8(ascii: ";") {
        throw failure("'=' is expected after the key \(key.quoted)", at: max(start, position))
      }
      guard take(";") else { throw failure("';' is missing after the text of \(key.quoted)") }
      entries[key] = value
    }
  }

  // MARK: Tokens

  private mutating func token(_ what: String) throws(StringsError) -> String {
    guard let byte = peek else { throw failure("\(what) is missing at the end") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedToken(byte) }
    let start = position
    while let byte = peek, Self.isBare(byte) { position += 1 }
    guard position > start else {
      throw failure("\(what) is expected here, in quotation marks")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Characters that need no quotation marks.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quotedToken(_ mark: UInt8) throws(StringsError) -> String {
    let opening = position
    position += 1
    var result = ""
    var start = position
    while let byte = peek {
      if byte == mark {
        result += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return result
      }
      if byte == UInt8(ascii: "\\") {
        result += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        if let scalar = try escape() {
          result.unicodeScalars.append(scalar)
          start = position
        } else {
          start = position
          position += 1
        }
      } else {
        position += 1
      }
    }
    throw failure("the quotation mark is not closed", at: opening)
  }

  /// What an escape stands for; nil where the character after the backslash stands for itself.
  private mutating func escape() throws(StringsError) -> Unicode.Scalar? {
    guard let byte = peek else { throw failure("the quotation mark is not closed") }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") { return octal() }
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "U"):
      position += 1
      return try self.scalar()
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{c}"
    case UInt8(ascii: "v"): scalar = "\u{b}"
    default: return nil
    }
    position += 1
    return scalar
  }

  /// One to three octal digits; codes from 128 are those of NeXTSTEP's character set.
  private mutating func octal() -> Unicode.Scalar {
    let end = position + 3
    var code = 0
    while position < end, let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") {
      code = code * 8 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    return NextStepCharacters.scalar(for: code)
  }

  private mutating func scalar() throws(StringsError) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("U") else {
      throw failure("\\U is half of a surrogate pair", at: start)
    }
    let second = try codeUnit()
    guard second >= 0xDC00, second < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("\\U is half of a surrogate pair", at: start) }
    return scalar
  }

  /// Up to four hexadecimal digits.
  private mutating func codeUnit() throws(StringsError) -> UInt32 {
    let start = position
    var value: UInt32 = 0
    while position < start + 4, let byte = peek, let digit = Hexadecimal.value(of: byte) {
      value = value << 4 + digit
      position += 1
    }
    guard position > start else { throw failure("hexadecimal digits are expected after \\U") }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() throws(StringsError) {
    while let byte = peek {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if byte == 0xE2, next == 0x80, position + 2 < bytes.count,
        bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9
      {
        position += 3
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsError) {
    let opening = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw failure("the comment is not closed", at: opening)
  }

  private func failure(_ message: String, at offset: Int? = nil) -> StringsError {
    StringsError(
      file: file, line: TextPosition(offset: offset ?? position, in: bytes).line, message: message)
  }
}
