/// Finds out the encoding of a table of strings.
enum StringsText {
  /// The text of a file in UTF-8, or in UTF-16 with a byte order mark.
  static func decode(_ bytes: [UInt8], file: String) throws(StringsError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return try utf16(bytes, isBigEndian: bytes[0] == 0xFE, file: file)
    }
    for (start, form) in [("bplist", "binary"), ("<?xml", "XML"), ("<!DOCTYPE", "XML")]
    where bytes.starts(with: start.utf8) {
      throw StringsError(
        file: file, line: 1, message: "this is a property list in \(form) form; save it as text")
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let offset = UTF8Check.firstInvalidOffset(in: content) {
      throw StringsError(
        file: file, line: TextPosition(offset: offset, in: content).line,
        message: "the text is neither UTF-8 nor UTF-16 with a byte order mark")
    }
    return content
  }

  private static func utf16(
    _ bytes: [UInt8], isBigEndian: Bool, file: String
  ) throws(StringsError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
    else {
      var line = 1
      var decoder = UTF16()
      var iterator = units.makeIterator()
      while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        if scalar == "\n" { line += 1 }
      }
      throw StringsError(file: file, line: line, message: "the text is not well-formed UTF-16")
    }
    return Array(text.utf8)
  }
}
