/// What a drag was doing when it was let go.
public struct PanRelease: Hashable, Sendable {
  /// How fast it moved along the axis, in points per second (trackpad units per second for a
  /// trackpad): positive to the right or downwards, in both layout directions.
  public var velocity: Double
  /// How far it moved in the direction of `velocity` since it last changed direction, in points
  /// (trackpad units for a trackpad), never negative.
  public var travel: Double

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - velocity: Points or trackpad units per second, with the physical sign.
  ///   - travel: Points or trackpad units, not negative.
  public init(velocity: Double, travel: Double) {
    self.velocity = velocity
    self.travel = travel
  }
}
