/// Recognises a swipe along one axis from the scroll events of a trackpad.
///
/// A sequence starts with the first event after a silence. Once it has moved by `trackpadSlop`, its
/// axis is decided for good: horizontal when `|dx| >= 1.2 |dy|`, otherwise vertical. It ends when
/// the fingers are lifted or, as a lift is not reported everywhere, after `trackpadSilence`; its
/// owner asks for that with `deadline` and `expire(at:)`.
///
/// Some systems go on sending ever smaller events after the fingers are lifted. Such momentum never
/// starts a sequence. New fingers are told from it by any of these:
/// - a silence came before,
/// - they point more than 60 degrees away from the sequence before,
/// - both the length of an event and its speed rise clearly above the least since the lift
///   (`trackpadRestartRatio` and `trackpadRestartDelta`); an event that only came late or stands
///   for two has not both.
///
/// A second quick swipe thus loses at most its first one or two small events.
public struct ScrollTracker: Hashable, Sendable {
  /// What an event meant.
  public enum Output: Hashable, Sendable {
    /// Nothing.
    case none
    /// The sequence moves along the axis: `displacement` is valid from now on.
    case began
    /// The fingers moved to `displacement`.
    case moved
    /// The sequence moves along the other axis, and stays failed until it ends.
    case failed
    /// The fingers were lifted, or fell silent, while moving along the axis; in trackpad units.
    case released(PanRelease)
    /// The sequence was taken back and must have no effect.
    case cancelled
  }

  enum State: Hashable {
    case idle
    /// Moving, not yet far enough to tell the axis.
    case undecided
    case tracking
    /// Failed or cancelled, with the fingers still moving.
    case lockedOut
    /// The fingers are lifted, and what comes is momentum.
    case coasting
  }

  /// The axis of the swipes it recognises.
  public let axis: PanRecognizer.Axis
  /// The numbers for axis, silence, momentum and velocity.
  public let physics: PagingPhysics

  var state = State.idle
  /// How far the sequence has moved along both axes.
  var total = Point.zero
  var lastTime = -Double.infinity
  var tracker: VelocityTracker
  var momentum = Momentum()

  /// Whether the last event ended an older sequence, as its silence had passed without a call of
  /// `expire(at:)`, and has yet to start its own.
  ///
  /// The same event has to be handed in again then; `outputs(for:)` does so.
  public internal(set) var hasUnhandledEvent = false

  /// Creates a tracker at rest.
  ///
  /// - Parameters:
  ///   - axis: The axis of the swipes.
  ///   - physics: The numbers for axis, silence, momentum and velocity.
  public init(axis: PanRecognizer.Axis = .horizontal, physics: PagingPhysics = .standard) {
    self.axis = axis
    self.physics = physics
    tracker = VelocityTracker(physics: physics)
  }

  /// Whether a swipe along the axis is under way.
  public var isTracking: Bool { state == .tracking }

  /// How far the swipe has moved along the axis, in trackpad units: positive to the right or
  /// downwards, as the content moves.
  ///
  /// Every event of the sequence counts, those before the axis was decided too. After the sequence
  /// it stays where it ended.
  public var displacement: Double { along(total) }

  /// When the sequence ends unless another event comes, in seconds; nil without a sequence.
  public var deadline: Double? {
    switch state {
    case .idle, .coasting: nil
    case .undecided, .tracking, .lockedOut: lastTime + physics.trackpadSilence
    }
  }

  /// Takes one event and tells everything that it meant.
  ///
  /// - Parameter event: The next event.
  /// - Returns: One output, or two when the event ended an older sequence and began its own.
  public mutating func outputs(for event: ScrollEvent) -> [Output] {
    let first = handle(event)
    return hasUnhandledEvent ? [first, handle(event)] : [first]
  }

  /// Ends the sequence when it has been silent for long enough.
  ///
  /// The velocity is that of the last moves before the silence: fingers that stop before they are
  /// lifted slow down first.
  ///
  /// - Parameter time: The time now, in seconds; before the deadline nothing happens.
  /// - Returns: `.released` when a swipe ended, otherwise `.none`.
  public mutating func expire(at time: Double) -> Output {
    guard let deadline, time >= deadline - VelocityTracker.timeTolerance else { return .none }
    let wasTracking = isTracking
    state = .idle
    return wasTracking ? .released(tracker.release(at: lastTime)) : .none
  }

  /// Takes back the sequence: it does nothing more, however long the fingers move on.
  ///
  /// - Returns: `.cancelled` when a swipe was under way, otherwise `.none`.
  public mutating func cancel() -> Output {
    let wasTracking = isTracking
    if wasTracking || state == .undecided { state = .lockedOut }
    return wasTracking ? .cancelled : .none
  }

  func along(_ point: Point) -> Double {
    axis == .horizontal ? point.x : point.y
  }
}
