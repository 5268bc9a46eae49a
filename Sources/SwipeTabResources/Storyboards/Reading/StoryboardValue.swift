import SwipeTabCore

/// A value of a storyboard with its way from the top, which mistakes are reported with.
struct StoryboardValue: Sendable {
  let node: JSONNode
  let path: String
  let text: StoryboardText

  func failure(
    _ kind: StoryboardError.Kind, _ message: String, identifier: String? = nil
  ) -> StoryboardError {
    StoryboardError(
      kind, message, identifier: identifier,
      location: text.location(offset: node.offset, path: path))
  }

  private func wrongType(_ expected: String) -> StoryboardError {
    failure(.wrongType, "must be \(expected), not \(node.kind)")
  }

  // MARK: Plain values

  /// A text of at most `limit` bytes.
  func string(limit: Int = 65_536) throws(StoryboardError) -> String {
    guard case .string(let string) = node.value else { throw wrongType("a string") }
    guard string.utf8.count <= limit else {
      throw failure(.tooLarge, "must not be longer than \(limit) bytes")
    }
    return string
  }

  /// A text that is not empty, with the place where it stands.
  func name() throws(StoryboardError) -> StoryboardName {
    let string = try string(limit: 1024)
    guard !string.isEmpty else { throw failure(.invalidValue, "must not be empty") }
    return StoryboardName(string: string, value: self)
  }

  /// The identifier of a scene.
  func identifier() throws(StoryboardError) -> StoryboardName {
    let string = try string(limit: 1024)
    guard !string.isEmpty else {
      throw failure(.emptyIdentifier, "an identifier must not be empty", identifier: "")
    }
    return StoryboardName(string: string, value: self)
  }

  func bool() throws(StoryboardError) -> Bool {
    guard case .bool(let bool) = node.value else { throw wrongType("true or false") }
    return bool
  }

  func number(_ range: ClosedRange<Double>) throws(StoryboardError) -> Double {
    guard case .number(let number) = node.value else { throw wrongType("a number") }
    guard range.contains(number) else {
      throw failure(
        .invalidValue,
        "must be from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))")
    }
    return number
  }

  func integer(_ range: ClosedRange<Int>) throws(StoryboardError) -> Int {
    let number = try number(Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else { throw failure(.wrongType, "must be a whole number") }
    return Int(number)
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// One of several words.
  func word<Choice>(_ choices: [String: Choice]) throws(StoryboardError) -> Choice {
    let word = try string(limit: 1024)
    guard let choice = choices[word] else {
      throw failure(
        .invalidValue, "\(word.quoted) is unknown; known are \(choices.keys.listed)")
    }
    return choice
  }

  // MARK: Lists and objects

  /// The elements of a list, each read by `body`.
  func list<Element>(
    limit: Int, _ body: (StoryboardValue) throws(StoryboardError) -> Element
  ) throws(StoryboardError) -> [Element] {
    guard case .array(let nodes) = node.value else { throw wrongType("a list") }
    guard nodes.count <= limit else {
      throw failure(.tooLarge, "must not have more than \(limit) elements")
    }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      elements.append(
        try body(StoryboardValue(node: node, path: "\(path)[\(index)]", text: text)))
    }
    return elements
  }

  /// An object that has no keys but the known ones.
  func object(_ keys: [String]) throws(StoryboardError) -> StoryboardObject {
    guard case .object(let members) = node.value else { throw wrongType("an object") }
    var values: [String: StoryboardValue] = [:]
    for member in members {
      let path = path.isEmpty ? member.key : "\(path).\(member.key)"
      guard keys.contains(member.key) else {
        throw StoryboardError(
          .unknownKey, "the key \(member.key.quoted) is unknown; known are \(keys.listed)",
          location: text.location(offset: member.offset, path: self.path))
      }
      values[member.key] = StoryboardValue(node: member.value, path: path, text: text)
    }
    return StoryboardObject(value: self, members: values)
  }

  /// Whether it is an object, for values that may be written in two ways.
  var isObject: Bool {
    if case .object = node.value { return true }
    return false
  }
}

/// A name in a storyboard with the place where it stands.
struct StoryboardName: Sendable {
  let string: String
  let value: StoryboardValue
}

/// An object of a storyboard.
struct StoryboardObject: Sendable {
  let value: StoryboardValue
  let members: [String: StoryboardValue]

  subscript(_ key: String) -> StoryboardValue? { members[key] }

  func required(_ key: String) throws(StoryboardError) -> StoryboardValue {
    guard let member = members[key] else {
      throw value.failure(.missingKey, "the key \(key.quoted) is missing")
    }
    return member
  }

  func string(_ key: String) throws(StoryboardError) -> String? { try members[key]?.string() }
  func name(_ key: String) throws(StoryboardError) -> StoryboardName? { try members[key]?.name() }
  func bool(_ key: String) throws(StoryboardError) -> Bool? { try members[key]?.bool() }

  func number(
    _ key: String, _ range: ClosedRange<Double>
  ) throws(StoryboardError) -> Double? { try members[key]?.number(range) }

  func word<Choice>(
    _ key: String, _ choices: [String: Choice]
  ) throws(StoryboardError) -> Choice? { try members[key]?.word(choices) }
}
