/// A motion along one axis as a function of time.
///
/// Positions are in whatever unit the motion was created with (pages or points). Every value follows
/// from the time alone, so how often it is asked changes nothing. A time before 0 counts as 0.
public protocol Simulation: Sendable {
  /// Where the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A position in the motion's unit.
  func position(at time: Double) -> Double

  /// How fast the motion is.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: A velocity in the motion's unit per second.
  func velocity(at time: Double) -> Double

  /// Whether the motion is over, so that its owner goes to the end position and stops asking.
  ///
  /// - Parameter time: Seconds since it started.
  /// - Returns: Whether it is over.
  func isDone(at time: Double) -> Bool
}

/// How near and how slow a motion is when it counts as over.
public struct Tolerance: Hashable, Sendable {
  /// The distance to the end, in the motion's unit, below which it is there.
  public var distance: Double
  /// The speed, in the motion's unit per second, below which it is at rest.
  public var velocity: Double

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - distance: A distance in the motion's unit.
  ///   - velocity: A speed in the motion's unit per second.
  public init(distance: Double, velocity: Double) {
    self.distance = distance
    self.velocity = velocity
  }
}
