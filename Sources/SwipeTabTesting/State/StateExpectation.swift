/// What a script expects of one value of the state: `committed 1`, `item.2.selected true`.
///
/// A path names keys and indices with dots between; `item.I` is short for the item of the bar with
/// that index. A value is JSON, or a text without quotes. Numbers are compared as the state prints
/// them, with six decimals.
public struct StateExpectation: Hashable, Sendable {
  /// The path.
  public var path: String
  /// The value.
  public var value: String

  /// Creates an expectation.
  public init(path: String, value: String) {
    self.path = path
    self.value = value
  }

  /// The words with which a path may begin.
  static let beginnings: [String] = {
    guard case .object(let entries) = ContainerState().json else { return [] }
    return entries.map(\.key) + ["item"]
  }()

  /// Compares the value with a state.
  ///
  /// - Throws: ``ScriptFailure`` with what was found.
  public func check(_ state: ContainerState) throws(ScriptFailure) {
    guard let found = Self.find(path, in: state.json) else {
      throw ScriptFailure("expected \(path) to be \(value), found nothing under that name")
    }
    guard matches(found) else {
      throw ScriptFailure("expected \(path) to be \(value), found \(found)")
    }
  }

  private func matches(_ found: JSONValue) -> Bool {
    switch found {
    case .string(let text): text == value || found.description == value
    case .number:
      ScriptNumber.decimal(value).map { JSONWriter.text(of: $0) == found.description } ?? false
    default: found.description == value.filter { $0 != " " }
    }
  }

  private static func find(_ path: String, in state: JSONValue) -> JSONValue? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var value: JSONValue? = state
    if names.first == "item" {
      names.removeFirst()
      guard let index = names.popFirst().flatMap(Int.init),
        case .array(let items)? = state["bar"]?["items"]
      else { return nil }
      value = items.first { $0["index"] == .integer(index) }
    }
    for name in names { value = value?[name] }
    return value
  }
}
