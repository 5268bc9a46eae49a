public import SwipeTabCore

/// What a recogniser makes of an event in the contest for a pointer.
public enum GestureDecision: Hashable, Sendable {
  /// Wait and see: the next event comes here too.
  case undecided
  /// The pointer is mine: all others lose.
  case claim
  /// The pointer is not for me: nothing more of it comes here.
  case fail
}

/// Recognises one kind of gesture on a view, in competition with others.
///
/// When a pointer goes down, the recognisers of the view under it and of its superviews enter a
/// contest, deepest first. Each event goes to all that are undecided; the first claim wins. The
/// winner alone gets the pointer's further events, whatever it returns for them.
@MainActor open class GestureRecognizer {
  /// The view on which gestures are recognised.
  public internal(set) weak var view: View?
  /// Whether the recogniser enters contests.
  open var isEnabled = true
  /// Whether a press is all it waits for, so that a press which stopped a motion means nothing to it.
  open var isTap: Bool { false }

  /// Creates a recogniser; add it to a view with `addGestureRecognizer(_:)`.
  public init() {}

  /// Looks at an event of a pointer that went down on the view or inside.
  ///
  /// A pointer that is taken away comes as an event with the phase `cancel`.
  open func handle(_ event: PointerEvent) -> GestureDecision { .fail }

  /// Told that the latest claim won.
  open func didWin() {}

  /// Told that another recogniser got a pointer: everything begun with it must be undone.
  open func didLose(_ pointer: PointerID) { didLose() }

  /// Told that the contest for a pointer is lost, when it does not matter which one.
  open func didLose() {}
}
