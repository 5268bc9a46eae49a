/// A motion of fixed duration from rest to rest.
public struct EaseSimulation: Simulation, Hashable {
  /// Where it starts.
  public let start: Double
  /// Where it ends.
  public let target: Double
  /// How long it takes, in seconds.
  public let duration: Double
  /// The timing curve.
  public let curve: CubicBezier

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in any unit.
  ///   - target: Where it ends, in that unit.
  ///   - duration: How long it takes, in seconds; with 0 or less it is over at once.
  ///   - curve: The timing curve.
  public init(
    from start: Double, to target: Double, duration: Double, curve: CubicBezier = .easeInOut
  ) {
    self.start = start
    self.target = target
    self.duration = max(duration, 0)
    self.curve = curve
  }

  /// The part of the way covered.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: 0 at the start, 1 from the end on.
  public func progress(at time: Double) -> Double {
    isDone(at: time) ? 1 : curve.value(at: time / duration)
  }

  /// Where the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A position in its unit; exactly the target from the end on.
  public func position(at time: Double) -> Double {
    isDone(at: time) ? target : start + (target - start) * progress(at: time)
  }

  /// How fast the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A velocity in its unit per second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    guard !isDone(at: time) else { return 0 }
    return (target - start) * curve.slope(at: time / duration) / duration
  }

  /// Whether the duration has passed.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: Whether it is over.
  public func isDone(at time: Double) -> Bool {
    time >= duration - Self.tolerance
  }

  /// What is left of the duration when the motion counts as over, in seconds.
  ///
  /// A time since the start is a difference of two readings of a clock, which may be short of the
  /// duration by the rounding of large numbers.
  private static let tolerance = 1e-7
}
