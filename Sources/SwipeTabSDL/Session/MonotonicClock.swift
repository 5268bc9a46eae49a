import CSDL2

/// The one clock of a program: seconds that never go back, from an arbitrary start.
///
/// SDL stamps events with milliseconds since it started, in 32 bits, at the moment it takes them
/// from the window system. `time(ofTicks:)` brings these to the same clock: the result is never
/// after `now()`, never decreases, and is right to one millisecond.
@MainActor public final class MonotonicClock {
  private let frequency = Double(SDL_GetPerformanceFrequency())
  /// Where SDL's tick 0 lies on this clock: the earliest estimate seen, since ticks are cut off.
  private var origin = Double.infinity
  private var latestEvent = -Double.infinity

  /// Creates a clock; all of them tell the same time.
  public init() {}

  /// Seconds now.
  public func now() -> Double { Double(SDL_GetPerformanceCounter()) / frequency }

  /// The time in seconds of an event that SDL stamped with `ticks` milliseconds.
  public func time(ofTicks ticks: UInt32) -> Double {
    time(ofTicks: ticks, currentTicks: SDL_GetTicks64(), now: now())
  }

  /// As `time(ofTicks:)`, with the present given: SDL's milliseconds in 64 bits, and seconds.
  func time(ofTicks ticks: UInt32, currentTicks: UInt64, now: Double) -> Double {
    origin = min(origin, now - Double(currentTicks) / 1000)
    // The low 32 bits wrap every 49 days; events are younger than that.
    let age = max(0, Int32(truncatingIfNeeded: UInt32(truncatingIfNeeded: currentTicks) &- ticks))
    let time = min(now, origin + Double(currentTicks) / 1000 - Double(age) / 1000)
    latestEvent = max(latestEvent, time)
    return latestEvent
  }
}
