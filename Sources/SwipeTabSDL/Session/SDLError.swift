import CSDL2

/// A call into SDL (or one of its satellites) that failed.
public struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function that failed, such as `SDL_CreateWindow`.
  public var call: String
  /// What it said, in plain English.
  public var message: String

  /// Creates an error.
  public init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// The error a call has just reported: reads SDL's text, so ask right after the failure.
  public static func last(_ call: String) -> SDLError {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return SDLError(call: call, message: text.isEmpty ? "no reason given" : text)
  }

  /// The call and what it said, on one line.
  public var description: String { "\(call): \(message)" }
}

/// Throws SDL's error unless a call returned zero or more.
@discardableResult
package func checked(_ call: String, _ result: @autoclosure () -> Int32) throws(SDLError) -> Int32 {
  guard !Faults.strikes(call) else { throw SDLError(call: call, message: Faults.reason) }
  let result = result()
  guard result >= 0 else { throw SDLError.last(call) }
  return result
}

/// Throws SDL's error unless a call returned something.
package func checked<T>(_ call: String, _ result: @autoclosure () -> T?) throws(SDLError) -> T {
  guard !Faults.strikes(call) else { throw SDLError(call: call, message: Faults.reason) }
  guard let result = result() else { throw SDLError.last(call) }
  return result
}

/// The result of a call whose failure has an answer on the spot: nil when it returned nothing.
func attempted<T>(_ call: String, _ result: @autoclosure () -> T?) -> T? {
  Faults.strikes(call) ? nil : result()
}
