import CSDL2

/// What wakes the main loop.
enum LoopEvent {
  /// One of SDL's events.
  case event(SDL_Event)
  /// Work on the main queue.
  case work
  /// A signal that asks the program to end.
  case end
}

/// Where the main loop's events come from, and how it sleeps until there is one.
@MainActor protocol EventSource {
  /// Sleeps until an event or a time.
  ///
  /// - Parameter end: seconds of the loop's clock; nil sleeps for an event alone.
  /// - Returns: The event; nil when there was none, and when waiting failed.
  func wait(until end: Double?) -> LoopEvent?

  /// An event that waits already; nil when all were taken.
  func next() -> LoopEvent?

  /// Notes that the main queue's work was done.
  func didDrain()

  /// Why waiting fails, asked for right after it did.
  var failure: SDLError { get }
}
