/// Names one scheduled call, so that it can be taken back.
public struct TimerToken: Hashable, Sendable {
  let number: Int
}

/// Calls that wait for their time, earliest first; calls for one time keep their order.
@MainActor final class TimerQueue {
  private struct Entry {
    var deadline: Double
    var isEndless: Bool
    var token: TimerToken
    var body: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var nextNumber = 0

  var nextDeadline: Double? { entries.first?.deadline }

  var nextMotionDeadline: Double? { entries.first { !$0.isEndless }?.deadline }

  func schedule(
    at deadline: Double, isEndless: Bool = false, _ body: @escaping @MainActor () -> Void
  ) -> TimerToken {
    nextNumber += 1
    let token = TimerToken(number: nextNumber)
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.count
    entries.insert(
      Entry(deadline: deadline, isEndless: isEndless, token: token, body: body), at: index)
    return token
  }

  func cancel(_ token: TimerToken) { entries.removeAll { $0.token == token } }

  /// How much, in seconds, a clock may miss a deadline by rounding: two nanoseconds.
  ///
  /// Hosts keep time in whole nanoseconds; a call that was due a fraction later would otherwise be
  /// waited for without end.
  static let tolerance = 2e-9

  /// Takes the earliest call out if its time has come.
  func popDue(at time: Double) -> (deadline: Double, body: @MainActor () -> Void)? {
    guard let first = entries.first, first.deadline <= time + Self.tolerance else { return nil }
    entries.removeFirst()
    return (first.deadline, first.body)
  }
}
