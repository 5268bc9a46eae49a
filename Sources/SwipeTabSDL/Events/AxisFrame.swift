/// One turn of a wheel or motion of fingers as Wayland tells it, with what SDL leaves out: the
/// source, and the end.
package struct AxisFrame: Hashable, Sendable {
  /// A direction of scrolling, numbered as in the protocol.
  package enum Axis: UInt32, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// What makes the motion, numbered as in the protocol.
  package enum Source: UInt32, Hashable, Sendable {
    /// A notched wheel.
    case wheel = 0
    /// Fingers on a trackpad.
    case finger = 1
    /// Something without notches and without an end.
    case continuous = 2
    /// A wheel pushed to the side.
    case tilt = 3
  }

  /// What makes the motion; nil when the compositor does not say.
  package var source: Source?
  /// How far the view moves over the content on each axis, in window units; down and right are
  /// positive.
  package var distances: [Axis: Double] = [:]
  /// Notches turned on each axis; down and right are positive.
  package var notches: [Axis: Double] = [:]
  /// When the compositor says it happened, in milliseconds from an unknown origin.
  package var ticks: UInt32?
  /// The axes on which the motion has ended.
  package var stops: Set<Axis> = []

  /// Creates a frame in which nothing happened.
  package init() {}

  /// Whether nothing happened.
  package var isEmpty: Bool { distances.isEmpty && notches.isEmpty && stops.isEmpty }
}
