/// A condition that did not come true in time.
struct WaitingError: Error, CustomStringConvertible {
  let description: String
}

/// Waits until `body` gives a value, asking every 5 milliseconds.
///
/// The deadline is generous, since a loaded machine is slow but not wrong. When it has passed, the
/// error thrown names the condition and the details known by then.
func eventually<Value>(
  _ what: String, within seconds: Double = 20, details: () -> String = { "" },
  _ body: () async throws -> Value?
) async throws -> Value {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while true {
    if let value = try await body() { return value }
    guard ContinuousClock.now < deadline else {
      throw WaitingError(description: "not within \(seconds) s: \(what)\n\(details())")
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}

/// Waits until `condition` is true; see the other `eventually`.
func eventually(
  _ what: String, within seconds: Double = 20, details: () -> String = { "" },
  _ condition: () async throws -> Bool
) async throws {
  _ = try await eventually(what, within: seconds, details: details) {
    try await condition() ? true : nil
  }
}
