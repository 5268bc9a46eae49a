/// The motion of a scroll view that was let go: each millisecond keeps the same part of the speed.
public struct DecaySimulation: Simulation, Hashable {
  /// Where it starts.
  public let start: Double
  /// How fast it starts, in its unit per second.
  public let initialVelocity: Double
  /// What is left of the speed after a millisecond, between 0 and 1.
  public let decelerationRate: Double
  /// When it counts as over, measured from its final position.
  public let tolerance: Tolerance
  /// The exponent per second, negative.
  private let exponent: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in any unit.
  ///   - velocity: How fast it starts, in that unit per second.
  ///   - decelerationRate: What is left of the speed after a millisecond: 0.998 is UIKit's normal,
  ///     0.99 its fast one; moved into 0.001…0.999999.
  ///   - tolerance: When it counts as over, measured from its final position.
  public init(
    from start: Double, velocity: Double, decelerationRate: Double = 0.998, tolerance: Tolerance
  ) {
    self.start = start
    self.initialVelocity = velocity
    self.decelerationRate = min(max(decelerationRate, 0.001), 0.999_999)
    self.tolerance = tolerance
    self.exponent = 1000 * Math.log(self.decelerationRate)
  }

  /// Where it would come to rest, in its unit.
  public var finalPosition: Double {
    start + initialVelocity * (-1 / exponent)
  }

  /// Where the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A position in its unit.
  public func position(at time: Double) -> Double {
    start + initialVelocity * (Math.expm1(exponent * max(time, 0)) / exponent)
  }

  /// How fast the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A velocity in its unit per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * Math.exp(exponent * max(time, 0))
  }

  /// Whether the motion is within its tolerance of the final position.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: Whether it is over.
  public func isDone(at time: Double) -> Bool {
    let speed = abs(velocity(at: time))
    return speed < tolerance.velocity && speed / -exponent < tolerance.distance
  }

  /// When the motion passes a position, such as the end of the content.
  ///
  /// - Parameter position: A position in its unit.
  /// - Returns: Seconds since it started; nil when it comes to rest before.
  public func time(reaching position: Double) -> Double? {
    let distance = position - start
    if distance == 0 { return 0 }
    guard initialVelocity != 0 else { return nil }
    let part = distance * exponent / initialVelocity
    guard part < 0, part > -1 else { return nil }
    return Math.log1p(part) / exponent
  }
}
