/// Cuts the bytes of a drawing into tags, more strictly than XML asks.
struct DrawingScanner {
  /// An element's beginning or end.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
    /// Whether it ends an element.
    var isEnd = false
    /// Whether it is an element without content.
    var isEmpty = false
  }

  private let bytes: [UInt8]
  private var position = 0

  /// More attributes than any real element has.
  private static let greatestAttributeCount = 32

  /// Creates a scanner.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag; nil at the end.
  ///
  /// Comments, the declaration and plain text are skipped.
  mutating func nextTag() throws(ImageError) -> Tag? {
    while position < bytes.count {
      guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      guard !bytes[position..<start].contains(UInt8(ascii: "&")) else {
        throw .unsafeDrawing("an entity")
      }
      position = start + 1
      if starts(with: "!--") {
        try skip(past: "-->")
      } else if starts(with: "?") {
        try skip(past: "?>")
      } else if starts(with: "!") {
        throw .unsafeDrawing("a document type")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(ImageError) -> Tag {
    var tag = Tag(name: "")
    if starts(with: "/") {
      position += 1
      tag.isEnd = true
    }
    tag.name = name()
    while true {
      let before = position
      skipSpaces()
      guard position < bytes.count else { throw .broken("a tag is cut off") }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return tag
      }
      if starts(with: "/>") {
        position += 2
        tag.isEmpty = true
        return tag
      }
      guard before != position, !tag.isEnd, tag.attributes.count < Self.greatestAttributeCount
      else { throw .broken("a tag makes no sense") }
      tag.attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(ImageError) -> (String, ArraySlice<UInt8>) {
    let name = name()
    guard !name.isEmpty, starts(with: "=") else { throw .broken("an attribute has no value") }
    position += 1
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { throw .broken("a value has no quotes") }
    let value = bytes[(position + 1)..<end]
    let isPlain = value.allSatisfy { byte in
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
        || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
    guard isPlain else { throw .unsafeDrawing("the value of \(name)") }
    position = end + 1
    return (name, value)
  }

  private mutating func name() -> String {
    let end =
      bytes[position...].firstIndex { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x3A, 0x5F: false
        default: true
        }
      } ?? bytes.count
    defer { position = end }
    return String(decoding: bytes[position..<end].prefix(64), as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    ByteReader(bytes: bytes).has(text, at: position)
  }

  private mutating func skip(past text: StaticString) throws(ImageError) {
    while position < bytes.count, !starts(with: text) { position += 1 }
    guard position < bytes.count else { throw .broken("a comment is cut off") }
    position += text.utf8CodeUnitCount
  }

  /// The numbers in a value, and whether there is nothing else but the letters allowed.
  static func numbers(
    in value: ArraySlice<UInt8>, letters: Set<UInt8>
  ) -> (numbers: [Double], isSound: Bool) {
    var numbers: [Double] = []
    var position = value.startIndex
    while position < value.endIndex {
      switch value[position] {
      case 0x20, 0x2C, 0x09, 0x0A, 0x0D: position += 1
      case 0x30...0x39, 0x2B, 0x2D, 0x2E:
        let end = numberEnd(in: value, from: position)
        let text = String(decoding: value[position..<end], as: UTF8.self)
        guard end - position <= 24, let number = Double(text), number.isFinite else {
          return (numbers, false)
        }
        numbers.append(number)
        position = end
      case let byte where letters.contains(byte): position += 1
      default: return (numbers, false)
      }
    }
    return (numbers, true)
  }

  /// A second sign or point begins the next number, as in `1-2` and `.5.5`.
  private static func numberEnd(in value: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    var hasPoint = false
    var hasExponent = false
    while end < value.endIndex {
      switch value[end] {
      case 0x30...0x39: break
      case 0x2E where !hasPoint && !hasExponent: hasPoint = true
      case 0x2B, 0x2D:
        guard end == start || value[end - 1] | 0x20 == 0x65 else { return end }
      case 0x45, 0x65:
        guard !hasExponent, end > start else { return end }
        hasExponent = true
      default: return end
      }
      end += 1
    }
    return end
  }
}
