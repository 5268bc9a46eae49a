/// One picture that a report shows.
public struct ReportEntry: Hashable, Sendable {
  /// Why it is shown.
  public enum Kind: String, Hashable, Sendable {
    /// Other pixels than the reference.
    case different
    /// Another size than the reference.
    case size
    /// There is no reference.
    case missing
    /// The reference cannot be read.
    case unreadable
    /// The reference was replaced: to look at what has changed.
    case recorded
  }

  /// A picture as a PNG file.
  public struct Picture: Hashable, Sendable {
    /// The size in pixels.
    public var width: Int
    /// The size in pixels.
    public var height: Int
    /// The file.
    public var bytes: [UInt8]

    /// Creates a picture.
    public init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = width
      self.height = height
      self.bytes = bytes
    }
  }

  /// What tells this reference from others: its path from the root.
  public var key: String
  /// The name of the reference.
  public var name: String
  /// Why it is shown.
  public var kind: Kind
  /// What differs, in a few words.
  public var message: String
  /// The test, such as `home() in HomeTests.swift:12`.
  public var origin: String
  /// What to type to accept the picture.
  public var command: String
  /// The reference, or nil where there is none.
  public var expected: Picture?
  /// What was drawn.
  public var actual: Picture?
  /// Where both differ.
  public var difference: Picture?

  /// Creates an entry without pictures.
  public init(
    key: String, name: String, kind: Kind, message: String, origin: String, command: String
  ) {
    self.key = key
    self.name = name
    self.kind = kind
    self.message = message
    self.origin = origin
    self.command = command
  }

  /// Two lines of JSON: what is listed, and the pictures; nothing in them ends a script of HTML.
  func text(hasPictures: Bool) -> String {
    let facts = JSONValue.object([
      .init("key", .string(key)), .init("name", .string(name)),
      .init("kind", .string(kind.rawValue)), .init("message", .string(message)),
      .init("origin", .string(origin)), .init("command", .string(command)),
    ])
    func value(_ picture: Picture?) -> JSONValue {
      guard hasPictures, let picture else { return .null }
      return .object([
        .init("width", .integer(picture.width)), .init("height", .integer(picture.height)),
        .init("data", .string(Base64.text(of: picture.bytes))),
      ])
    }
    let pictures = JSONValue.object([
      .init("expected", value(expected)), .init("actual", value(actual)),
      .init("difference", value(difference)),
    ])
    return Self.escaped(facts.description) + "\n" + pictures.description
  }

  /// JSON in which no angle bracket or ampersand stands for itself.
  private static func escaped(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Bytes as text (RFC 4648 section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      result.append(letters[Int(group >> 18)])
      result.append(letters[Int(group >> 12 & 63)])
      result.append(rest > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      result.append(rest > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// A short name for a text: 16 hexadecimal digits (FNV-1a, 64 bits).
  var hash64: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
