/// Recognises a drag along one axis from the events of fingers, pens and the mouse.
///
/// A press becomes a drag when the pointer has moved by the slop of its kind along the axis, and
/// fails when it did so along the other one; then nothing happens until every finger is up. The first
/// finger drives. A second one changes nothing, but goes on with the drag from where it is when the
/// first is lifted. Only the primary button of a mouse counts.
///
/// It must see the `up` and `cancel` of every pointer whose `down` it saw, also after it failed; an
/// owner that can no longer deliver them calls `cancel()`, which forgets every finger.
///
/// Everything is measured from the press, so mirrored events give exactly mirrored outputs.
public struct PanRecognizer: Hashable, Sendable {
  /// The direction in which a drag moves.
  public enum Axis: Hashable, Sendable {
    /// To the left and right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// What an event meant.
  public enum Output: Hashable, Sendable {
    /// Nothing.
    case none
    /// The first finger went down.
    case pressed
    /// The drag started: `anchor` and `location` are valid, and differ by what exceeds the slop.
    case began
    /// The driving finger moved to `location`.
    case moved
    /// The press will be no drag and no tap, since it left the slop along the other axis.
    case failed
    /// The last finger was lifted while dragging.
    case released(PanRelease)
    /// The last finger was lifted within the slop.
    case tapped
    /// The press or drag was taken back and must have no effect.
    case cancelled
  }

  enum State: Hashable {
    case idle
    case pressed
    case dragging
    /// Failed or cancelled with fingers still down.
    case lockedOut
  }

  struct Finger: Hashable {
    var id: PointerID
    var kind: PointerKind
    var position: Point
  }

  /// More fingers than a hand has are events that got lost: the oldest but the first is forgotten.
  static let maximumFingers = 16

  /// The axis of the drags it recognises.
  public let axis: Axis
  /// The slop and the numbers for the velocity.
  public let physics: PagingPhysics

  var state = State.idle
  /// The fingers that are down, in the order in which they came; the first drives.
  var fingers: [Finger] = []
  /// What makes the driving finger's position continuous after another finger had driven.
  var offset = Point.zero
  var press = Point.zero
  var current = Point.zero
  var tracker: VelocityTracker
  var lastTime = 0.0

  /// Where the displacement of the drag is measured from, in points along the axis: the press moved
  /// by the slop in the direction of the drag, fixed when it begins.
  public internal(set) var anchor = 0.0
  /// Which way the drag began: 1 to the right or downwards, -1 to the left or upwards, 0 before.
  ///
  /// Like `anchor` it stays when the finger turns round. The displacement does not tell it, as it
  /// is 0 when the slop is reached exactly.
  public internal(set) var direction = 0.0
  /// Whether this press stopped a motion: see `hold()`.
  public internal(set) var isHolding = false
  /// Whether the last event ended an older gesture and has yet to start its own.
  ///
  /// That is so when a pointer goes down that is down already, because its `up` got lost: `handle`
  /// answers `.cancelled` for the old gesture, and the same event has to be handed in again.
  /// `outputs(for:)` does so.
  public internal(set) var hasUnhandledEvent = false

  /// Creates a recogniser with no finger down.
  ///
  /// - Parameters:
  ///   - axis: The axis of the drags.
  ///   - physics: The slop and the numbers for the velocity.
  public init(axis: Axis, physics: PagingPhysics = .standard) {
    self.axis = axis
    self.physics = physics
    tracker = VelocityTracker(physics: physics)
  }

  /// Whether a drag is under way.
  public var isDragging: Bool { state == .dragging }

  /// Whether a finger is down that may still become a drag or a tap.
  public var isPressed: Bool { state == .pressed }

  /// Whether a finger is down that can become nothing any more.
  public var isLockedOut: Bool { state == .lockedOut }

  /// Where the driving finger is, in points along the axis.
  ///
  /// It is the finger's own coordinate until another one takes over, and continues without a jump
  /// then. After the gesture it stays where it ended.
  public var location: Double { along(current) }

  /// Where the press began that became the drag, in points along the axis.
  public var pressLocation: Double { along(press) }

  /// How far the drag has moved, in points along the axis: 0 unless dragging.
  public var displacement: Double { isDragging ? location - anchor : 0 }

  /// The pointer that drives the press or drag; nil without one.
  public var driver: PointerID? {
    isPressed || isDragging ? fingers.first?.id : nil
  }

  /// Marks the press under way as one that stopped a moving page.
  ///
  /// Slop and axis are the same for such a press; the mark, which lasts until the next press, tells
  /// the owner that a `.tapped` or `.failed` lets the motion go on and taps nothing.
  public mutating func hold() {
    if isPressed { isHolding = true }
  }

  /// Takes back the press or drag, and forgets every finger: another recogniser won, the window lost
  /// the focus, a device is gone, or Escape was pressed.
  ///
  /// - Returns: `.cancelled` when there was a press or drag, otherwise `.none`.
  public mutating func cancel() -> Output {
    let wasActive = isPressed || isDragging
    state = .idle
    fingers = []
    hasUnhandledEvent = false
    return wasActive ? .cancelled : .none
  }

  /// Takes one event and tells everything that it meant.
  ///
  /// - Parameter event: The next event.
  /// - Returns: One output, or two when the event ended an older gesture and began its own.
  public mutating func outputs(for event: PointerEvent) -> [Output] {
    let first = handle(event)
    return hasUnhandledEvent ? [first, handle(event)] : [first]
  }

  func along(_ point: Point) -> Double {
    axis == .horizontal ? point.x : point.y
  }
}
