import CSDL2
import Glibc

/// Events as SDL waits for them, on any display.
@MainActor final class SDLEventSource: EventSource {
  private let clock: MonotonicClock
  private let wakeType: UInt32
  private let endType: UInt32
  private let longestWait: Double?
  private let watcher: WakeWatcher

  /// Begins to wait for the main queue and for signals, too.
  ///
  /// - Parameters:
  ///   - clock: the loop's clock.
  ///   - queue: the main queue's descriptor.
  ///   - types: the first of two SDL events that nobody else uses.
  ///   - longestWait: seconds after which a wait ends in any case; nil for none.
  /// - Throws: `SDLError` when the system has no descriptor or thread left.
  init(
    clock: MonotonicClock, queue: Int32?, types: UInt32, longestWait: Double?
  ) throws(SDLError) {
    self.clock = clock
    self.longestWait = longestWait
    wakeType = types
    endType = types + 1
    watcher = try WakeWatcher(queue: queue, wakeType: wakeType, endType: endType)
  }

  func wait(until end: Double?) -> LoopEvent? {
    var event = SDL_Event()
    let limit = longestWait.map { clock.now() + $0 }
    // Without a list: nothing that a swipe's frames do allocates.
    guard let end = end.map({ min($0, limit ?? $0) }) ?? limit else {
      return SDL_WaitEventTimeout(&event, -1) == 1 ? meaning(of: event) : nil
    }
    let remaining = end - clock.now()
    if remaining >= 0.001 {
      // Whole milliseconds, cut off: the rest is slept exactly, the next time round.
      let milliseconds = Int32(min(remaining * 1000, 3_600_000))
      return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? meaning(of: event) : nil
    }
    if remaining > 0 {
      // Not nanosleep: several modules declare its structure, and which one counts is chance.
      usleep(UInt32((remaining * 1e6).rounded(.up)))
    }
    return next()
  }

  func next() -> LoopEvent? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? meaning(of: event) : nil
  }

  func didDrain() { watcher.didDrain() }

  var failure: SDLError { SDLError.last("SDL_WaitEventTimeout") }

  private func meaning(of event: SDL_Event) -> LoopEvent {
    switch event.type {
    case wakeType: .work
    case endType: .end
    default: .event(event)
    }
  }
}
