/// What the events of a trackpad have been like, to tell its momentum from new fingers.
struct Momentum: Hashable {
  /// Time between two events below which a speed says nothing, in seconds.
  static let shortestInterval = 0.001

  /// The last motion while the fingers were down.
  private var heading = Point.zero
  private var lastTime: Double?
  /// The least length of an event, and the least speed, since the last one before the lift;
  /// infinite while unknown.
  private var length = Double.infinity
  private var speed = Double.infinity

  /// Adds an event that belongs to the sequence or to its momentum.
  mutating func add(_ delta: Point, at time: Double, isCoasting: Bool) {
    guard delta != .zero else { return }
    let newLength = Self.length(of: delta)
    let newSpeed = lastTime.map { newLength / interval(from: $0, to: time) } ?? .infinity
    if isCoasting {
      length = min(length, newLength)
      speed = min(speed, newSpeed)
    } else {
      heading = delta
      length = newLength
      speed = newSpeed
    }
    lastTime = time
  }

  /// Measures the speed of the next event from the lift on: the interval since the last event would
  /// make the first of the momentum look slow, and the next ones a rise.
  mutating func lift(at time: Double) {
    lastTime = time
  }

  /// Whether an event after the lift can only come from new fingers.
  func showsNewFingers(_ delta: Point, at time: Double, physics: PagingPhysics) -> Bool {
    let newLength = Self.length(of: delta)
    let along = delta.x * heading.x + delta.y * heading.y
    if newLength >= physics.trackpadSlop, heading != .zero,
      along < 0.5 * newLength * Self.length(of: heading)
    {
      return true
    }
    let ratio = physics.trackpadRestartRatio
    guard let lastTime, newLength >= length * ratio,
      newLength >= length + physics.trackpadRestartDelta
    else { return false }
    return speed.isInfinite || newLength / interval(from: lastTime, to: time) >= speed * ratio
  }

  private func interval(from start: Double, to end: Double) -> Double {
    max(end - start, Self.shortestInterval)
  }

  private static func length(of delta: Point) -> Double {
    (delta.x * delta.x + delta.y * delta.y).squareRoot()
  }
}
