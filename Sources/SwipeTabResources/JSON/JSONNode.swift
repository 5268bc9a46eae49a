/// A value of JSON that knows where it stands in its text.
struct JSONNode: Sendable {
  /// One entry of an object.
  struct Member: Sendable {
    let key: String
    /// Where the key begins, in bytes.
    let offset: Int
    let value: JSONNode
  }

  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  let value: Value
  /// Where the value begins, in bytes.
  let offset: Int

  /// What kind of value it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What is wrong with a text that should be JSON, and where.
struct JSONSyntaxError: Error, Hashable {
  let message: String
  /// In bytes.
  let offset: Int
}
