/// Calls a closure in even steps of time.
@MainActor struct FrameSampler {
  private let start: Double
  private let interval: Double
  private var count = 1
  private let body: @MainActor () -> Void

  /// Begins at a time in seconds; the first call is one interval later.
  init(start: Double, interval: Double, body: @escaping @MainActor () -> Void) {
    self.start = start
    self.interval = interval
    self.body = body
  }

  /// The time of the next call in seconds, rounded as the manual clock rounds.
  var next: Double { ((start + Double(count) * interval) * 1e9).rounded() / 1e9 }

  /// Calls the closure and goes on to the next step.
  mutating func take() {
    count += 1
    body()
  }
}
