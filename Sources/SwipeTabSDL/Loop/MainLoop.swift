package import CSDL2
import Glibc

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
  private let wakeType: UInt32
  private let endType: UInt32
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
  /// A dead connection does not end SDL's wait. Long enough for an idle program to sleep.
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
    wakeType = first
    endType = first + 1
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
    let watcher = try WakeWatcher(queue: bridge.descriptor, wakeType: wakeType, endType: endType)
    var failures = 0
    bridge.drain()  // What was queued before the loop began.
    while isRunning {
      try checkDisplay()
      let wake = try member.step(at: clock.now())
      guard isRunning else { break }
      let begin = clock.now()
      guard let event = wait(until: wake) else {
        // A wait for events alone that ends at once has failed.
        let isEarly = wake == nil && clock.now() - begin < Self.displayCheckInterval / 2
        failures = isEarly && !bridge.needsPolling ? failures + 1 : 0
        try checkDisplay()
        if failures > Self.failureLimit { throw SDLError.last("SDL_WaitEventTimeout") }
        if bridge.needsPolling { bridge.drain() }
        continue
      }
      failures = 0
      handleAll(first: event, member: member, watcher: watcher)
    }
    if case .ended(let end) = state { return end }
    return .stopped
  }

  private func checkDisplay() throws(SDLError) {
    guard session.isDisplayLost else { return }
    throw SDLError(
      call: "display", message: "the display server has ended, and the window with it")
  }

  /// Handles an event and all that wait behind it, so that the next frame knows the latest.
  private func handleAll(first: SDL_Event, member: any MainLoopMember, watcher: WakeWatcher) {
    var event = first
    let start = clock.now()
    repeat {
      if event.type == SDL_QUIT.rawValue { session.noteQuitRequest() }
      // Not even a request to close means anything then.
      guard !session.isDisplayLost else { return }
      switch event.type {
      case wakeType:
        bridge.drain()
        watcher.didDrain()
      case endType: end(.signal)
      default: member.handle(event)
      }
      // A flood of events, or a task that starts itself over and over, must not keep frames away.
      guard isRunning, clock.now() - start < Self.eventBudget else { break }
    } while SDL_PollEvent(&event) == 1
    if bridge.needsPolling { bridge.drain() }
  }

  /// Sleeps until a time or an event.
  private func wait(until wake: Double?) -> SDL_Event? {
    var event = SDL_Event()
    let interval =
      bridge.needsPolling
      ? MainQueueBridge.pollingInterval : session.driver == .x11 ? Self.displayCheckInterval : nil
    let limit = interval.map { clock.now() + $0 }
    // Without a list: nothing that a swipe's frames do allocates.
    guard let end = wake.map({ min($0, limit ?? $0) }) ?? limit else {
      return SDL_WaitEventTimeout(&event, -1) == 1 ? event : nil
    }
    let remaining = end - clock.now()
    if remaining >= 0.001 {
      // Whole milliseconds, cut off: the rest is slept exactly, the next time round.
      let milliseconds = Int32(min(remaining * 1000, 3_600_000))
      return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? event : nil
    }
    if remaining > 0 {
      // Not nanosleep: several modules declare its structure, and which one counts is chance.
      usleep(UInt32((remaining * 1e6).rounded(.up)))
    }
    return SDL_PollEvent(&event) == 1 ? event : nil
  }
}
