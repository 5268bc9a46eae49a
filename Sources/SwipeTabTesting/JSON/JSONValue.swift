/// A value of JSON whose objects keep the order of their keys, so that the same value is always
/// the same text.
public enum JSONValue: Hashable, Sendable {
  /// One entry of an object.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates an entry.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, written with at most six decimals; one that is not finite is written as `null`.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in a row.
  case array([JSONValue])
  /// Keys and values in the order in which they are written.
  case object([Entry])
}

extension JSONValue {
  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// A whole number, or `null`.
  public static func integer(_ value: Int?) -> JSONValue {
    value.map { .number(Double($0)) } ?? .null
  }

  /// A number, or `null`.
  public static func number(_ value: Double?) -> JSONValue {
    guard let value else { return .null }
    return .number(value)
  }

  /// A text, or `null`.
  public static func string(_ value: String?) -> JSONValue {
    guard let value else { return .null }
    return .string(value)
  }

  /// The value of a key of an object, or the element at an index of an array; nil where there is
  /// none.
  public subscript(_ name: String) -> JSONValue? {
    switch self {
    case .object(let entries):
      return entries.first { $0.key == name }?.value
    case .array(let values):
      guard let index = Int(name), values.indices.contains(index) else { return nil }
      return values[index]
    default:
      return nil
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as one line of JSON without spaces.
  public var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
