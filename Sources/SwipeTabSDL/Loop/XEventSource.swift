import CSDL2
import Glibc

/// SDL's events under X11, waited for on the connection itself, beside the main queue and signals.
///
/// SDL's own wait sends the server a message for every event that it reads meanwhile, which comes
/// back and wakes the program again; it looks at the connection ten times a waking, sleeps whole
/// milliseconds, and is not ended by a server that dies. See `docs/performance.md`.
@MainActor final class XEventSource: EventSource {
  private typealias CountEvents = @convention(c) (OpaquePointer) -> Int32
  private typealias Descriptor = @convention(c) (OpaquePointer) -> Int32
  /// `ppoll`, which Swift's Glibc leaves out; its structure of time is two words.
  private typealias Poll =
    @convention(c) (
      UnsafeMutablePointer<pollfd>, nfds_t, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Int32

  /// The descriptors in the order in which they are watched.
  private enum Watched: Int, CaseIterable {
    case server
    case pushes
    case queue
    case signals
  }

  private let clock: MonotonicClock
  private let server: XServerWatch
  private let countEvents: CountEvents
  private let poll: Poll
  private let pushes: PushWatch
  private let signals: TerminationSignals?
  private let program: DynamicLibrary
  private var watched: [pollfd]
  /// Seconds to the next look for an event that another thread has announced; nil when that is
  /// long ago.
  private var lookDelay: Double?

  /// The first of those delays, by what each is longer than the one before, and the longest.
  private static let lookDelays = (first: 0.001, growth: 4.0, last: 0.3)
  /// Seconds between looks at joysticks and sensors, where a program uses them through SDL.
  private static let deviceInterval = 0.004

  /// Begins to wait for the main queue and for signals, too; nil when the system lacks something.
  ///
  /// - Parameters:
  ///   - server: the connection.
  ///   - clock: the loop's clock.
  ///   - queue: the main queue's descriptor.
  init?(server: XServerWatch, clock: MonotonicClock, queue: Int32?) {
    guard let program = DynamicLibrary(nil),
      let descriptor = server.library.function("XConnectionNumber", as: Descriptor.self),
      let countEvents = server.library.function("XPending", as: CountEvents.self),
      let poll = program.function("ppoll", as: Poll.self), let pushes = PushWatch()
    else { return nil }
    self.clock = clock
    self.server = server
    self.countEvents = countEvents
    self.poll = poll
    self.pushes = pushes
    let signals = TerminationSignals()
    self.signals = signals
    self.program = program
    watched = Watched.allCases.map { part in
      // Descriptors below zero are ignored.
      let number =
        switch part {
        case .server: descriptor(server.display)
        case .pushes: pushes.descriptor
        case .queue: queue ?? -1
        case .signals: signals?.descriptor ?? -1
        }
      return pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    }
  }

  func wait(until end: Double?) -> LoopEvent? {
    while true {
      // Showing a frame may have read events already: nothing would wake the loop for them.
      let hasEvent =
        countEvents(server.display) > 0
        || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
      guard sleep(atMost: hasEvent ? 0 : end.map { max(0, $0 - clock.now()) }) else { return nil }
      if isReadable(.signals) {
        watched[Watched.signals.rawValue].fd = -1
        return .end
      }
      if isReadable(.pushes) {
        pushes.clear()
        lookDelay = Self.lookDelays.first
      }
      SDL_PumpEvents()
      if isReadable(.queue) { return .work }
      if let event = next() { return event }
      guard !server.isLost, watched[Watched.server.rawValue].revents & ~Int16(POLLIN) == 0 else {
        return nil
      }
      if let end, clock.now() >= end { return nil }
    }
  }

  func next() -> LoopEvent? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return count == 1 ? .event(event) : nil
  }

  /// Nothing: the queue's descriptor is looked at anew in each wait.
  func didDrain() {}

  var failure: SDLError { SDLError(call: "ppoll", message: String(cString: strerror(errno))) }

  private func isReadable(_ part: Watched) -> Bool { watched[part.rawValue].revents != 0 }

  /// Sleeps until a descriptor has something, for so many seconds at most.
  /// - Returns: False when the system refuses to.
  private func sleep(atMost seconds: Double?) -> Bool {
    var limit = seconds ?? .infinity
    if let lookDelay { limit = min(limit, lookDelay) }
    if SDL_WasInit(SDL_INIT_JOYSTICK | SDL_INIT_SENSOR) != 0 {
      limit = min(limit, Self.deviceInterval)
    }
    let count = nfds_t(watched.count)
    let result: Int32
    if limit < .infinity {
      let nanoseconds = Int(min(limit, 3600) * 1e9)
      let time = (nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000)
      result = withUnsafePointer(to: time) { poll(&watched, count, $0, nil) }
    } else {
      result = poll(&watched, count, nil, nil)
    }
    if result == 0, let delay = lookDelay, limit >= delay {
      let next = delay * Self.lookDelays.growth
      lookDelay = next <= Self.lookDelays.last ? next : nil
    }
    guard result < 0 else { return true }
    for index in watched.indices { watched[index].revents = 0 }
    return errno == EINTR
  }
}
