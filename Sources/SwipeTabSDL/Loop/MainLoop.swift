package import CSDL2

/// Someone who lives by the main loop: gets its events and says when it wants to run next.
@MainActor package protocol MainLoopMember: AnyObject {
  /// Takes one of SDL's events.
  func handle(_ event: SDL_Event)
  /// Does what is due: timers, and a frame.
  /// - Returns: When to call again at the latest, in seconds; nil for not before an event comes.
  func step(at time: Double) throws -> Double?
}

/// The loop of a program with a window: sleeps until there is an event, work on the main queue, a
/// timer or a frame, and costs nothing meanwhile.
///
/// It runs on the process's first thread, from a synchronous `main`: an asynchronous one gives that
/// thread away. Tasks on the main actor, `Task.sleep` and `DispatchQueue.main` work as they would
/// in an application with a run loop. SIGTERM, SIGINT and SIGHUP end it as `stop()` does.
@MainActor public final class MainLoop {
  /// The clock of events and frames.
  public let clock = MonotonicClock()
  private let session: SDLSession
  /// The first of two SDL events that are the loop's own.
  private let eventTypes: UInt32
  private let bridge = MainQueueBridge.find()
  private var state = State.idle

  /// What ended a run.
  public enum End: Hashable, Sendable {
    /// `stop()`.
    case stopped
    /// SIGTERM, SIGINT or SIGHUP.
    case signal
  }

  private enum State: Hashable {
    case idle
    case running
    case ended(End)
  }

  /// Waits that may fail one after the other before the loop gives up.
  private static let failureLimit = 1000
  /// Seconds after which a loop without anything to do asks whether the X server has gone.
  ///
  /// A dead connection does not end SDL's wait, where `XEventSource` cannot take its place. Long
  /// enough for an idle program to sleep.
  private static let displayCheckInterval = 6.0
  /// Seconds that events may take before a frame comes in between.
  private static let eventBudget = 0.008

  /// Creates a loop for a session's events.
  public init(session: SDLSession) throws(SDLError) {
    self.session = session
    let first = attempted("SDL_RegisterEvents", SDL_RegisterEvents(2))
    guard let first, first != UInt32.max else {
      throw SDLError(call: "SDL_RegisterEvents", message: "no event numbers are left")
    }
    eventTypes = first
  }

  /// Ends `run` after the event at hand.
  public func stop() { end(.stopped) }

  private var isRunning: Bool { state == .running }

  private func end(_ end: End) {
    if isRunning { state = .ended(end) }
  }

  /// Shows a window until `stop()` or a signal that asks the program to end.
  /// - Returns: What ended it.
  /// - Throws: `SDLError` when SDL can wait no longer or the window cannot be drawn any more; its
  ///   call is `display` when the display server has gone.
  @discardableResult
  public func run(_ host: WindowHost) throws -> End { try run(host as any MainLoopMember) }

  /// Runs until `stop()` or a signal that asks the program to end.
  /// - Returns: What ended it.
  /// - Throws: `SDLError` when SDL can wait no longer or the member cannot draw any more.
  @discardableResult
  package func run(_ member: any MainLoopMember) throws -> End {
    state = .running
    defer { state = .idle }
    let source = try makeSource()
    var failures = 0
    bridge.drain()  // What was queued before the loop began.
    while isRunning {
      try checkDisplay()
      let wake = try member.step(at: clock.now())
      guard isRunning else { break }
      let begin = clock.now()
      guard let event = source.wait(until: limited(wake, from: begin)) else {
        // A wait for events alone that ends at once has failed.
        let isEarly = wake == nil && clock.now() - begin < Self.displayCheckInterval / 2
        failures = isEarly && !bridge.needsPolling ? failures + 1 : 0
        try checkDisplay()
        if failures > Self.failureLimit { throw source.failure }
        if bridge.needsPolling { bridge.drain() }
        continue
      }
      failures = 0
      handleAll(first: event, of: source, member: member)
    }
    if case .ended(let end) = state { return end }
    return .stopped
  }

  /// Where events come from on this display.
  private func makeSource() throws(SDLError) -> any EventSource {
    if let server = session.serverWatch,
      let source = XEventSource(server: server, clock: clock, queue: bridge.descriptor)
    {
      return source
    }
    return try SDLEventSource(
      clock: clock, queue: bridge.descriptor, types: eventTypes,
      longestWait: session.driver == .x11 ? Self.displayCheckInterval : nil)
  }

  /// When to wake at the latest.
  private func limited(_ wake: Double?, from time: Double) -> Double? {
    guard bridge.needsPolling else { return wake }
    return min(wake ?? .infinity, time + MainQueueBridge.pollingInterval)
  }

  private func checkDisplay() throws(SDLError) {
    guard session.isDisplayLost else { return }
    throw SDLError(
      call: "display", message: "the display server has ended, and the window with it")
  }

  /// Handles an event and all that wait behind it, so that the next frame knows the latest.
  private func handleAll(
    first: LoopEvent, of source: any EventSource, member: any MainLoopMember
  ) {
    var latest: LoopEvent? = first
    let start = clock.now()
    while let event = latest {
      switch event {
      case .work:
        bridge.drain()
        source.didDrain()
      case .end: end(.signal)
      case .event(let event):
        if event.type == SDL_QUIT.rawValue { session.noteQuitRequest() }
        // Not even a request to close means anything then.
        guard !session.isDisplayLost else { return }
        member.handle(event)
      }
      // A flood of events, or a task that starts itself over and over, must not keep frames away.
      guard isRunning, clock.now() - start < Self.eventBudget else { break }
      latest = source.next()
    }
    if bridge.needsPolling { bridge.drain() }
  }
}
