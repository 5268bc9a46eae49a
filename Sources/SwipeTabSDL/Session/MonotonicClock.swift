import CSDL2

/// The one clock of a program: seconds that never go back, from an arbitrary start.
///
/// SDL stamps events with milliseconds since it started, in 32 bits, at the moment it takes them
/// from the window system. `time(ofTicks:)` brings these to the same clock: the result is never
/// after `now()`, never decreases, and is right to one millisecond.
@MainActor public final class MonotonicClock {
  private let frequency = Double(SDL_GetPerformanceFrequency())
  private var ticks = TickAligner()
  private var serverTicks = TickAligner()
  private var latestEvent = -Double.infinity
  /// The longest way of an event from the window system that is believed, in seconds.
  private static let greatestDelay = 0.25

  /// Creates a clock; all of them tell the same time.
  public init() {}

  /// Seconds now.
  public func now() -> Double { Double(SDL_GetPerformanceCounter()) / frequency }

  /// The time in seconds of an event that SDL stamped with `ticks` milliseconds.
  public func time(ofTicks ticks: UInt32) -> Double {
    let now = now()
    // What SDL's clock says now tells more about its origin than events do, which come late.
    self.ticks.align(ticks: UInt32(truncatingIfNeeded: SDL_GetTicks64()), at: now)
    return inOrder(self.ticks.time(ofTicks: ticks, at: now))
  }

  /// The time in seconds of an event that the window system itself stamped, in milliseconds from
  /// an origin of its own: closer to what the user did than SDL's time, which is that of reading.
  func time(ofServerTicks ticks: UInt32) -> Double {
    let now = now()
    serverTicks.align(ticks: ticks, at: now)
    let time = serverTicks.time(ofTicks: ticks, at: now)
    guard now - time > Self.greatestDelay else { return inOrder(time) }
    // A clock that stands still or jumps back cannot be aligned: begin again.
    serverTicks = TickAligner()
    return inOrder(now)
  }

  private func inOrder(_ time: Double) -> Double {
    latestEvent = max(latestEvent, time)
    return latestEvent
  }
}

/// Finds where tick 0 of a clock in milliseconds lies on the clock in seconds.
///
/// Ticks are cut off and come late, never early: the earliest origin that was seen is the best.
struct TickAligner: Hashable, Sendable {
  /// Unwrapped milliseconds of the latest tick.
  private var latest: Int64?
  private var origin = Double.infinity

  /// Learns that at a time in seconds a tick of 32 bits was current, or had been before.
  mutating func align(ticks: UInt32, at now: Double) {
    let unwrapped = unwrap(ticks)
    latest = unwrapped
    origin = min(origin, now - Double(unwrapped) / 1000)
  }

  /// The time of a tick in seconds, not later than `now`.
  func time(ofTicks ticks: UInt32, at now: Double) -> Double {
    min(now, origin + Double(unwrap(ticks)) / 1000)
  }

  /// The tick nearest to the latest one that has these low 32 bits; they wrap every 49 days.
  private func unwrap(_ ticks: UInt32) -> Int64 {
    guard let latest else { return Int64(ticks) }
    let step = Int32(bitPattern: ticks &- UInt32(truncatingIfNeeded: latest))
    return latest + Int64(step)
  }
}
