/// Measures how fast a pointer moves along one axis.
///
/// The velocity is the slope of the straight line that fits the moves best (least squares), over the
/// moves of the last `velocityWindow` since the pointer last changed direction. A way back counts as
/// a change of direction once it is longer than `turnHysteresis`; the farthest move before it is the
/// turning point, where the new way starts and the old one's last move lies.
///
/// Mirrored positions give exactly the mirrored velocity.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var position: Double
    var time: Double
  }

  /// Timestamps closer than this, in seconds, count as equal: sums of binary fractions do not hit a
  /// boundary such as 40 ms exactly.
  static let timeTolerance = 1e-6
  /// How many moves are kept: more than 100 ms of a 1000 Hz mouse.
  static let capacity = 256

  private let physics: PagingPhysics
  private var samples: [Sample] = []
  /// Where the way in the present direction began.
  private var origin: Double?
  /// The farthest move in the present direction.
  private var extreme = Sample(position: 0, time: 0)
  /// 1 or -1; 0 before the first motion.
  private var direction = 0.0
  private var last = Sample(position: 0, time: -.infinity)

  /// How many moves are remembered.
  var count: Int { samples.count }

  /// Creates a tracker without history.
  ///
  /// - Parameter physics: The window, timeout, clamp and hysteresis.
  public init(physics: PagingPhysics = .standard) {
    self.physics = physics
  }

  /// Forgets everything and begins a new way.
  ///
  /// - Parameters:
  ///   - position: Where the pointer went down, in points: no move, but travel counts from here.
  ///   - time: When, in seconds.
  public mutating func start(at position: Double, time: Double) {
    self = VelocityTracker(physics: physics)
    last = Sample(position: position, time: time)
    extreme = last
    origin = position
  }

  /// Adds a move.
  ///
  /// - Parameters:
  ///   - position: Where the pointer is, in points; ignored when not finite.
  ///   - time: When, in seconds; a time before the last move counts as that move's time.
  public mutating func add(position: Double, time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if origin == nil { start(at: position, time: time) }
    let sample = Sample(position: position, time: max(time, last.time))
    samples.append(sample)
    last = sample
    follow(sample)
    let oldest = sample.time - physics.velocityWindow - Self.timeTolerance
    samples.removeFirst(samples.prefix { $0.time < oldest }.count)
    if samples.count > Self.capacity { samples.removeFirst(samples.count - Self.capacity) }
  }

  /// How far the pointer moved since it last changed direction, in points, never negative.
  public var travel: Double {
    guard let origin else { return 0 }
    return max((last.position - origin) * (direction < 0 ? -1 : 1), 0)
  }

  /// The velocity of a release.
  ///
  /// - Parameter releaseTime: When the pointer was lifted, in seconds.
  /// - Returns: Points per second, at most `maximumVelocity` either way; 0 with fewer than two
  ///   moves, with moves of one time only, and after a pause of more than `velocityTimeout`.
  public func velocity(at releaseTime: Double) -> Double {
    guard let newest = samples.last,
      releaseTime - newest.time <= physics.velocityTimeout + Self.timeTolerance
    else { return 0 }
    let oldest = releaseTime - physics.velocityWindow - Self.timeTolerance
    let recent = samples.drop { $0.time < oldest }
    guard recent.count >= 2 else { return 0 }

    // Relative to the newest move, so that large coordinates and clock values lose no digits.
    let count = Double(recent.count)
    var meanTime = 0.0
    var meanPosition = 0.0
    for sample in recent {
      meanTime += (sample.time - newest.time) / count
      meanPosition += (sample.position - newest.position) / count
    }
    var covariance = 0.0
    var variance = 0.0
    for sample in recent {
      let time = sample.time - newest.time - meanTime
      covariance += time * (sample.position - newest.position - meanPosition)
      variance += time * time
    }
    guard variance > Self.timeTolerance * Self.timeTolerance else { return 0 }
    let slope = covariance / variance
    guard slope.isFinite else { return 0 }
    return min(max(slope, -physics.maximumVelocity), physics.maximumVelocity)
  }

  /// What a drag was doing when it was let go.
  ///
  /// - Parameter releaseTime: When the pointer was lifted, in seconds.
  /// - Returns: The velocity, and the way in its direction: a tremble back, too short for a change
  ///   of direction, does not borrow the length of the way before it.
  public func release(at releaseTime: Double) -> PanRelease {
    let velocity = velocity(at: releaseTime)
    let isBack = velocity * direction < 0
    return PanRelease(
      velocity: velocity,
      travel: isBack ? max((extreme.position - last.position) * direction, 0) : travel)
  }

  /// Follows the farthest point and drops the history of the old way when the pointer turned.
  private mutating func follow(_ sample: Sample) {
    if direction == 0 {
      let way = sample.position - extreme.position
      guard way != 0 else { return }
      direction = way < 0 ? -1 : 1
      extreme = sample
      return
    }
    let way = (sample.position - extreme.position) * direction
    if way >= 0 {
      extreme = sample
    } else if -way > physics.turnHysteresis {
      origin = extreme.position
      // Moves up to the turning point belong to the old way; those of its very time after it do not.
      let turn = extreme
      if let index = samples.lastIndex(of: turn) { samples.removeFirst(index + 1) }
      direction = -direction
      extreme = sample
    }
  }
}
