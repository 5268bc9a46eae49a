public import SwipeTabCore
public import SwipeTabDrawing
public import SwipeTabViews

/// What a window on the display shows and informs: the contents, as the main loop sees them.
///
/// Times are seconds of the loop's clock. Events are never later than the next frame's time.
@MainActor public protocol WindowHostClient: AnyObject {
  /// Memory in which the host would like to have opaque layers, set before the first frame.
  var pixelMemorySource: (any PixelMemorySource)? { get set }
  /// Takes an event; drawing waits for `frame(at:)`.
  func handle(_ event: InputEvent)
  /// Whether something must be drawn: a change, or an animation that runs.
  var needsFrame: Bool { get }
  /// When a timer is due at the earliest, in seconds; nil without timers.
  var nextDeadline: Double? { get }
  /// Runs timers and animations up to a time without drawing.
  func update(to time: Double)
  /// The picture for a time; nil when it is the same as before.
  func frame(at time: Double) -> Frame?
}

extension WindowHostClient {
  /// Not asked for: layers lie anywhere.
  public var pixelMemorySource: (any PixelMemorySource)? {
    get { nil }
    set {}
  }
}

extension Window: WindowHostClient {}
