/// A damped spring in closed form.
///
/// With the distance `x` to the target, `x'' + 2 ζ ω x' + ω² x = 0`. The solution is written as
/// `x = x₀ c + (v₀ + ζ ω x₀) s` with two functions of time that depend on the damping only, so the
/// three regimes share every other line and pass into each other without a jump.
public struct SpringSimulation: Simulation, Hashable {
  /// Where it starts.
  public let start: Double
  /// Where it ends.
  public let target: Double
  /// How fast it starts, in its unit per second.
  public let initialVelocity: Double
  /// The undamped angular frequency ω, in radians per second.
  public let angularFrequency: Double
  /// The damping ratio ζ: below 1 it swings, at 1 it is critical, above 1 it creeps.
  public let dampingRatio: Double
  /// When it counts as over.
  public let tolerance: Tolerance
  /// Whether it stops where it first reaches the target instead of swinging past it.
  public let isClamped: Bool
  /// When it first reaches the target, in seconds; nil when it only approaches it.
  public let crossingTime: Double?

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in any unit.
  ///   - target: Where it ends, in that unit.
  ///   - velocity: How fast it starts, in that unit per second.
  ///   - angularFrequency: ω in radians per second; a negative one counts as 0.
  ///   - dampingRatio: ζ; a negative one counts as 0.
  ///   - tolerance: When it counts as over.
  ///   - isClamped: Whether it stops where it first reaches the target.
  public init(
    from start: Double, to target: Double, velocity: Double = 0, angularFrequency: Double,
    dampingRatio: Double = 1, tolerance: Tolerance, isClamped: Bool = false
  ) {
    self.start = start
    self.target = target
    self.initialVelocity = velocity
    self.angularFrequency = max(angularFrequency, 0)
    self.dampingRatio = max(dampingRatio, 0)
    self.tolerance = tolerance
    self.isClamped = isClamped
    self.crossingTime = Self.crossingTime(
      distance: start - target, velocity: velocity, frequency: self.angularFrequency,
      ratio: self.dampingRatio)
  }

  /// Where the spring is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A position in its unit; the target from the crossing on when it is clamped.
  public func position(at time: Double) -> Double {
    if hasCrossed(at: time) { return target }
    let (c, s) = response(at: time)
    let x = start - target
    let k = initialVelocity + dampingRatio * angularFrequency * x
    return target + (x * c + k * s)
  }

  /// How fast the spring is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A velocity in its unit per second; 0 from the crossing on when it is clamped.
  public func velocity(at time: Double) -> Double {
    if hasCrossed(at: time) { return 0 }
    let (c, s) = response(at: time)
    let x = start - target
    let pull =
      angularFrequency * (angularFrequency * x + dampingRatio * initialVelocity)
    return initialVelocity * c - pull * s
  }

  /// Whether the spring is over: within its tolerance or, when clamped, at the target.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: Whether it is over.
  public func isDone(at time: Double) -> Bool {
    if hasCrossed(at: time) { return true }
    return abs(position(at: time) - target) < tolerance.distance
      && abs(velocity(at: time)) < tolerance.velocity
  }

  private func hasCrossed(at time: Double) -> Bool {
    guard isClamped, let crossingTime else { return false }
    return time >= crossingTime
  }

  /// The two functions of time, both already damped: `c` starts at 1, `s` at 0 with slope 1.
  private func response(at time: Double) -> (c: Double, s: Double) {
    // Past a million seconds exponentials are 0, and an infinite time would give 0 times infinity.
    let t = min(max(time, 0), 1e6)
    let ratio = dampingRatio
    let frequency = angularFrequency
    if ratio < 1, frequency > 0 {
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let decay = Math.exp(-ratio * frequency * t)
      return (decay * Math.cos(damped * t), decay * (Math.sin(damped * t) / damped))
    }
    if ratio > 1, frequency > 0 {
      let root = ((ratio - 1) * (ratio + 1)).squareRoot()
      let slow = Math.exp(-frequency * t / (ratio + root))
      // The fast exponential over the slow one, less 1: exact however near the two are.
      let difference = Math.expm1(-2 * frequency * root * t)
      return (slow * (2 + difference) / 2, -slow * difference / (2 * frequency * root))
    }
    let decay = Math.exp(-frequency * t)
    return (decay, decay * t)
  }

  /// The first positive root of `x₀ c + k s`.
  private static func crossingTime(
    distance x: Double, velocity: Double, frequency: Double, ratio: Double
  ) -> Double? {
    guard x != 0 else { return 0 }
    // How fast the spring overcomes its own damping, towards the target when negative.
    let k = (velocity + ratio * frequency * x) * (x < 0 ? -1 : 1)
    let distance = abs(x)
    if ratio < 1, frequency > 0 {
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      return Math.atan2(distance * damped, -k) / damped
    }
    guard k < 0 else { return nil }
    if ratio > 1, frequency > 0 {
      let damped = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      let tangent = distance * damped / -k
      return tangent < 1 ? Math.atanh(tangent) / damped : nil
    }
    return distance / -k
  }
}
