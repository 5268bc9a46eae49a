import Synchronization

/// Calls that are made to fail on purpose, so that tests see what happens then.
///
/// Every call into C that can fail goes through `checked` or `attempted` with its name. Inside
/// `Faults.$current.withValue(...)` the named call is not made at some of its uses and counts as
/// failed; everywhere else asking costs a look at a task-local value.
package final class Faults: Sendable {
  /// What fails now; nil outside of tests.
  @TaskLocal package static var current: Faults?

  /// The call that fails.
  package let call: String
  private let failing: ClosedRange<Int>
  private let uses = Mutex(0)

  /// The reason that errors give.
  package static let reason = "failed on purpose"

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - call: the name of the call, as errors give it.
  ///   - uses: which of its uses fail, counted from 1.
  package init(_ call: String, uses: ClosedRange<Int> = 1...(.max)) {
    self.call = call
    failing = uses
  }

  /// How often the call was asked for so far.
  package var useCount: Int { uses.withLock { $0 } }

  /// Counts a use of a call; whether it is to fail.
  static func strikes(_ call: String) -> Bool {
    guard let current, current.call == call else { return false }
    let use = current.uses.withLock { count in
      count += 1
      return count
    }
    return current.failing.contains(use)
  }
}
