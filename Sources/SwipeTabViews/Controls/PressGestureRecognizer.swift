import SwipeTabCore

/// Follows a press of a control: shows it at once, and acts when it is released inside.
///
/// It claims the pointer only then, so any drag that starts meanwhile takes the press away.
@MainActor final class PressGestureRecognizer: GestureRecognizer {
  /// How far outside the control a pointer may stray: by the slop of its kind.
  var physics = PagingPhysics.standard
  private var pointer: PointerID?
  private var location: Point?

  override var isTap: Bool { true }

  private var control: Control? { view as? Control }

  override func handle(_ event: PointerEvent) -> GestureDecision {
    guard let control, control.isEnabled else {
      end()
      return .fail
    }
    switch event.phase {
    case .down:
      guard pointer == nil else { return .fail }
      pointer = event.id
      control.pressLocation = control.convert(event.position, from: nil)
      control.isHighlighted = true
      return .undecided
    case .move:
      guard pointer == event.id else { return .fail }
      let margin = physics.slop(for: event.kind)
      let reach = control.bounds.insetBy(dx: -margin, dy: -margin)
      if reach.contains(control.convert(event.position, from: nil)) { return .undecided }
      end()
      return .fail
    case .up:
      guard pointer == event.id else { return .fail }
      end()
      let point = control.convert(event.position, from: nil)
      guard control.point(inside: point) else { return .fail }
      location = point
      return .claim
    case .cancel, .hover, .leave:
      if pointer == event.id { end() }
      return .fail
    }
  }

  /// The press was released inside and nobody deeper wanted it: act.
  override func didWin() {
    guard let control else { return }
    control.pressLocation = location
    control.activate()
    control.pressLocation = nil
  }

  override func didLose(_ lost: PointerID) {
    if pointer == lost { end() }
  }

  private func end() {
    pointer = nil
    guard let control, !control.isDragged else { return }
    control.isHighlighted = false
    control.pressLocation = nil
  }
}
