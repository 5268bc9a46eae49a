import Glibc
import SwipeTabSDL

extension DemoProgram {
  /// The variable by which a call into C is made to fail: its name, `NAME:FIRST` from a use on, or
  /// `NAME:FIRST-LAST` for some of its uses, counted from 1.
  static let faultVariable = "SWIPETABS_FAULT"

  /// Runs something with the fault that the environment asks for, if it does.
  static func withFault<Success>(
    _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    guard let text = getenv(faultVariable).map({ String(cString: $0) }), !text.isEmpty else {
      return try body()
    }
    guard let faults = fault(text) else {
      throw Failure(
        message: "\(faultVariable): expected NAME, NAME:FIRST or NAME:FIRST-LAST", status: 2)
    }
    let result = Faults.$current.withValue(faults) { () -> Result<Success, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads a fault; nil when it is none.
  static func fault(_ text: String) -> Faults? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return Faults(String(name)) }
    let numbers = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let first = numbers[0], first > 0 else { return nil }
    guard numbers.count == 2 else { return Faults(String(name), uses: first...(.max)) }
    guard let last = numbers[1], last >= first else { return nil }
    return Faults(String(name), uses: first...last)
  }
}
