/// What kind of device moves a pointer.
public enum PointerKind: Hashable, Sendable {
  /// A finger on a touch screen.
  case touch
  /// A mouse.
  case mouse
  /// A pen, which behaves as a finger.
  case pen
}

/// Which pointer an event belongs to: a finger of a touch device or the pointer of a mouse.
public struct PointerID: Hashable, Sendable {
  /// The device, as the backend numbers it.
  public var device: Int64
  /// The finger on that device; 0 for a mouse.
  public var finger: Int64

  /// Creates an identity.
  public init(device: Int64, finger: Int64) {
    self.device = device
    self.finger = finger
  }

  /// The mouse.
  public static let mouse = PointerID(device: -1, finger: 0)
}

/// The button of a mouse that a pointer event is about.
public enum PointerButton: Hashable, Sendable {
  /// The left button, a finger or a pen's tip: the only one that swipes and presses.
  case primary
  /// The right button.
  case secondary
  /// Any other button.
  case other
}

/// A finger, pen or mouse that goes down, moves, goes up, or is taken away.
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// The pointer touched the surface, or the button was pressed.
    case down
    /// The pointer moved while down.
    case move
    /// The pointer was lifted.
    case up
    /// The pointer was taken away and must have no effect.
    case cancel
    /// A mouse moved with no button pressed.
    case hover
    /// The mouse left the window.
    case leave
  }

  /// Which pointer.
  public var id: PointerID
  /// What kind of device.
  public var kind: PointerKind
  /// What happened.
  public var phase: Phase
  /// Where, in window points from the top left.
  public var position: Point
  /// Which button.
  public var button: PointerButton
  /// When, in seconds.
  public var time: Double

  /// Creates an event.
  public init(
    id: PointerID, kind: PointerKind, phase: Phase, position: Point,
    button: PointerButton = .primary, time: Double
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.position = position
    self.button = button
    self.time = time
  }
}
