/// A place in a text, for messages.
struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  let line: Int
  /// The column, from 1, counted in characters of Unicode.
  let column: Int

  /// The place of an offset in bytes of UTF-8.
  init(offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.line = line
    self.column = column
  }
}
