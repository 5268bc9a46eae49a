import SwipeTabCore

extension ScrollView {
  func connectRecognizer() {
    panRecognizer.shouldBegin = { [weak self] in self?.takesDrag(direction: $0) ?? false }
    panRecognizer.action = { [weak self] output, event in self?.handle(output, event) }
  }

  /// Whether a drag that begins belongs here; a direction above 0 is a finger that moves right or down.
  ///
  /// Decided once: a drag that runs into the end later stays here.
  func takesDrag(direction: Double) -> Bool {
    guard isScrollEnabled, isScrollable || alwaysBounces else { return false }
    guard handsOverAtEnds, panAround != nil else { return true }
    let range = offsetRange
    let isAtEnd =
      direction > 0 ? position <= range.lowerBound + 0.5 : position >= range.upperBound - 0.5
    return !isAtEnd
  }

  /// A recogniser around this view that wants drags along the same axis.
  private var panAround: PanGestureRecognizer? {
    for view in superview?.ancestors ?? [] {
      for case let pan as PanGestureRecognizer in view.gestureRecognizers
      where pan.isEnabled && pan.pan.axis == axis {
        return pan
      }
    }
    return nil
  }

  private func handle(_ output: PanRecognizer.Output, _ event: PointerEvent?) {
    let time = event?.time ?? window?.time ?? 0
    switch output {
    case .none: break
    case .pressed: hold(at: time, pointer: event?.id)
    case .began:
      stop()
      activity = .dragging(base: unstretched(position))
      drag()
    case .moved: drag()
    case .released(let release):
      guard case .dragging(let base) = activity else { return }
      let factor = slope(at: base - panRecognizer.pan.displacement)
      self.release(velocity: -release.velocity * factor, at: time)
    case .tapped, .failed, .cancelled:
      switch activity {
      case .held, .dragging: release(velocity: 0, at: time)
      case .idle, .scrolling, .moving: break
      }
    }
  }

  /// Stops what moves under a finger that comes down.
  private func hold(at time: Double, pointer: PointerID?) {
    guard activity.isMoving else { return }
    // Where it is at this moment, not where the latest frame showed it.
    _ = advance(to: time)
    guard activity.isMoving else { return }
    stop()
    activity = .held
    // The press means nothing but the stop; as a drag it may still be for someone else.
    if let pointer { window?.arena.withdrawTaps(of: pointer) }
  }

  private func drag() {
    guard case .dragging(let base) = activity else { return }
    move(to: stretched(base - panRecognizer.pan.displacement))
  }

  /// The position for a finger that pulls to a raw one: past the ends it follows ever less.
  private func stretched(_ raw: Double) -> Double {
    let inside = clamped(raw)
    return inside
      + RubberBand.displacement(
        raw - inside, dimension: viewLength, coefficient: physics.rubberBandCoefficient)
  }

  private func unstretched(_ position: Double) -> Double {
    let inside = clamped(position)
    let pull = RubberBand.inverse(
      position - inside, dimension: viewLength, coefficient: physics.rubberBandCoefficient)
    return pull.isFinite ? inside + pull : inside
  }

  /// How fast the content follows a finger at a raw position.
  private func slope(at raw: Double) -> Double {
    let past = raw - clamped(raw)
    guard past != 0 else { return 1 }
    return RubberBand.derivative(
      past, dimension: viewLength, coefficient: physics.rubberBandCoefficient)
  }
}
