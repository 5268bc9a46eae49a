import SwipeTabCore

/// Follows a press of a control: shows it, and acts when it is released inside.
///
/// It claims the pointer only then, so any drag that starts meanwhile takes the press away. A finger
/// on something that scrolls may be about to drag: such a press shows after a moment, or when it
/// turned out to be a tap, for as long.
@MainActor final class PressGestureRecognizer: GestureRecognizer {
  /// How long, in seconds, a finger must rest before its press shows: a drag has begun by then.
  static let highlightDelay = 0.1

  /// How far outside the control a pointer may stray: by the slop of its kind.
  var physics = PagingPhysics.standard
  private var pointer: PointerID?
  private var location: Point?
  /// Whether the press has not shown by its end.
  private var isUnseen = false
  private var timer: (token: TimerToken, window: Window)?

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
      begin(event, on: control)
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
      isUnseen = timer != nil
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
    if isUnseen { flash(control) }
    control.pressLocation = location
    control.activate()
    control.pressLocation = nil
  }

  override func didLose(_ lost: PointerID) {
    if pointer == lost { end() }
  }

  private func begin(_ event: PointerEvent, on control: Control) {
    end()
    pointer = event.id
    control.pressLocation = control.convert(event.position, from: nil)
    guard event.kind == .touch, control.isInDelayingScrollView, let window = control.window else {
      control.isHighlighted = true
      return
    }
    after(event.time, in: window) { $0.isHighlighted = true }
  }

  /// Shows a tap that was over before its press could show.
  private func flash(_ control: Control) {
    guard let window = control.window else { return }
    control.isHighlighted = true
    after(window.time, in: window) { if !$0.isDragged { $0.isHighlighted = false } }
  }

  private func after(
    _ time: Double, in window: Window, _ body: @escaping @MainActor (Control) -> Void
  ) {
    let token = window.schedule(at: time + Self.highlightDelay) { [weak self] in
      guard let self else { return }
      timer = nil
      if let control { body(control) }
    }
    timer = (token, window)
  }

  private func end() {
    pointer = nil
    if let timer { timer.window.cancel(timer.token) }
    timer = nil
    guard let control, !control.isDragged else { return }
    control.isHighlighted = false
    control.pressLocation = nil
  }
}
