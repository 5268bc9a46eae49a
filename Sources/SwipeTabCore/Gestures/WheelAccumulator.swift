/// Turns the notches of a mouse wheel into steps of one page.
///
/// Fractions of a notch add up until they make a whole one. That is a step, and whatever else the
/// wheel turns in the lock-out after it is swallowed: a turn of the wheel changes one page, never
/// several by accident. Swallowed events neither count nor make the lock-out longer. The sum starts
/// again after a step, when the direction changes, and when the last fraction is older than
/// `wheelTimeout`.
public struct WheelAccumulator: Hashable, Sendable {
  /// Ten tenths make a whole, although their binary sum is a little less.
  static let notchTolerance = 1e-6

  private let physics: PagingPhysics
  private var sum = 0.0
  private var lastTime = -Double.infinity
  private var stepTime = -Double.infinity

  /// Creates an accumulator at rest.
  ///
  /// - Parameter physics: How many notches a page takes, the lock-out and the timeout.
  public init(physics: PagingPhysics = .standard) {
    self.physics = physics
  }

  /// The horizontal part of a wheel event: tilt, and with Shift the wheel itself.
  ///
  /// - Parameter event: Any wheel event.
  /// - Returns: Notches, positive to the right; with Shift, turning the wheel down goes to the
  ///   right.
  public static func horizontalNotches(of event: WheelEvent) -> Double {
    event.isShifted ? event.notches.x - event.notches.y : event.notches.x
  }

  /// Adds the horizontal part of a wheel event.
  ///
  /// - Parameter event: The next event.
  /// - Returns: 1 for a step to the right, -1 for one to the left, 0 for none.
  public mutating func handle(_ event: WheelEvent) -> Int {
    add(Self.horizontalNotches(of: event), at: event.time)
  }

  /// Adds notches along one axis.
  ///
  /// - Parameters:
  ///   - notches: Notches or fractions of one, of either sign; ignored when not finite.
  ///   - time: When, in seconds.
  /// - Returns: 1 for a step in the positive direction, -1 for one in the negative one, 0 for none.
  ///   Even an event of several notches is one step.
  public mutating func add(_ notches: Double, at time: Double) -> Int {
    guard notches.isFinite, notches != 0, time.isFinite else { return 0 }
    let tolerance = VelocityTracker.timeTolerance
    guard abs(time - stepTime) >= physics.wheelLockout - tolerance else { return 0 }
    if time - lastTime > physics.wheelTimeout + tolerance || sum * notches < 0 { sum = 0 }
    sum += notches
    lastTime = time
    guard abs(sum) >= physics.wheelNotchesPerPage - Self.notchTolerance else { return 0 }
    let step = sum < 0 ? -1 : 1
    sum = 0
    stepTime = time
    return step
  }

  /// Forgets fractions and the lock-out.
  public mutating func reset() {
    self = WheelAccumulator(physics: physics)
  }
}
