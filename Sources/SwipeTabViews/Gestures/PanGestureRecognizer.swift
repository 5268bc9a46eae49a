public import SwipeTabCore

/// Recognises drags along one axis, with any number of fingers, of which the first drives.
///
/// `action` gets the outputs of the core's `PanRecognizer`: `.pressed` when the first finger goes
/// down, then `.began`, `.moved` and `.released` or `.cancelled` for a drag that won the contest,
/// or one of `.failed`, `.tapped` and `.cancelled` for a press that became none.
@MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// The state of the drag, with its `location`, `anchor` and `displacement` in window points.
  public private(set) var pan: PanRecognizer
  /// Asked once, when the slop is crossed, whether the drag may start; the argument is its
  /// direction along the axis, 1 (right, down) or -1.
  public var shouldBegin: (@MainActor (Double) -> Bool)?
  /// Called for each output but `.none`, with the event it came from; a cancel may have none.
  public var action: (@MainActor (PanRecognizer.Output, PointerEvent?) -> Void)?

  private var lastEvent: PointerEvent?

  /// Creates a recogniser.
  public init(axis: PanRecognizer.Axis, physics: PagingPhysics = .standard) {
    pan = PanRecognizer(axis: axis, physics: physics)
  }

  /// Feeds the recogniser of the core.
  ///
  /// It stays in contests that it cannot win, since it must see every finger lifted.
  open override func handle(_ event: PointerEvent) -> GestureDecision {
    lastEvent = event
    repeat {
      let output = pan.handle(event)
      if output == .began, let shouldBegin, !shouldBegin(pan.direction) {
        _ = pan.cancel()
        action?(.failed, event)
        return .fail
      }
      if output != .none { action?(output, event) }
    } while pan.hasUnhandledEvent
    // A press that stopped a motion is meant for that motion, so nothing else gets it.
    let stopsMotion = pan.isPressed && pan.isHolding
    return pan.isDragging || stopsMotion ? .claim : .undecided
  }

  /// Takes back a press whose pointer went to another recogniser.
  open override func didLose(_ pointer: PointerID) {
    if pan.driver == pointer {
      cancel()
    } else if var event = lastEvent {
      event.id = pointer
      event.phase = .up
      _ = pan.handle(event)
    }
  }

  /// Marks the press under way as one that stopped a moving page; see `PanRecognizer.hold()`.
  public func hold() { pan.hold() }

  /// Takes back the press or drag.
  public func cancel() {
    let output = pan.cancel()
    if output != .none { action?(output, nil) }
  }
}
