public import SwipeTabCore

/// Recognises a tap: a pointer that goes down and up without moving further than the slop.
@MainActor public final class TapGestureRecognizer: GestureRecognizer {
  /// The slop of each kind of pointer.
  public var physics = PagingPhysics.standard
  /// Where the latest tap was, in points of the recogniser's view.
  public private(set) var location = Point.zero
  /// Called for each tap.
  public var action: (@MainActor (TapGestureRecognizer) -> Void)?

  private var press: (id: PointerID, position: Point)?

  /// Creates a recogniser with what a tap does.
  public init(action: (@MainActor (TapGestureRecognizer) -> Void)? = nil) {
    self.action = action
  }

  /// A press is all it waits for.
  public override var isTap: Bool { true }

  /// Follows the press.
  public override func handle(_ event: PointerEvent) -> GestureDecision {
    switch event.phase {
    case .down:
      guard press == nil else { return .fail }
      press = (event.id, event.position)
      return .undecided
    case .move:
      guard let press, press.id == event.id else { return .fail }
      let way = event.position - press.position
      let slop = physics.slop(for: event.kind)
      if max(abs(way.x), abs(way.y)) < slop { return .undecided }
      self.press = nil
      return .fail
    case .up:
      guard let press, press.id == event.id else { return .fail }
      let way = event.position - press.position
      self.press = nil
      let slop = physics.slop(for: event.kind)
      guard max(abs(way.x), abs(way.y)) < slop, let view else { return .fail }
      location = view.convert(event.position, from: nil)
      return .claim
    case .cancel, .hover, .leave:
      if press?.id == event.id { press = nil }
      return .fail
    }
  }

  /// Acts on the tap.
  public override func didWin() { action?(self) }

  /// Forgets the press.
  public override func didLose(_ pointer: PointerID) {
    if press?.id == pointer { press = nil }
  }
}
