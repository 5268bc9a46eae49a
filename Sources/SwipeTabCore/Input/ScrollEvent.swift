/// Two fingers that scroll on a trackpad.
public struct ScrollEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// The fingers moved.
    case changed
    /// The fingers were lifted.
    case ended
  }

  /// How far the content moves since the last event, in trackpad units (400 are one page):
  /// a negative x moves content to the left, as a finger moving left would.
  public var delta: Point
  /// What happened.
  public var phase: Phase
  /// Where the pointer is, in window points.
  public var position: Point
  /// When, in seconds.
  public var time: Double

  /// Creates an event.
  public init(delta: Point, phase: Phase, position: Point, time: Double) {
    self.delta = delta
    self.phase = phase
    self.position = position
    self.time = time
  }
}

/// The notched wheel of a mouse.
public struct WheelEvent: Hashable, Sendable {
  /// Notches turned, possibly fractions: a positive x asks for what lies to the right,
  /// a positive y for what lies above.
  public var notches: Point
  /// Whether Shift was held, which turns vertical notches into horizontal ones.
  public var isShifted: Bool
  /// Where the pointer is, in window points.
  public var position: Point
  /// When, in seconds.
  public var time: Double

  /// Creates an event.
  public init(notches: Point, isShifted: Bool = false, position: Point, time: Double) {
    self.notches = notches
    self.isShifted = isShifted
    self.position = position
    self.time = time
  }
}
