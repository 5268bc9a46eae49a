import SwipeTabCore

extension TabBar {
  /// How far a notch of a wheel scrolls, in points.
  static let notch = 80.0

  /// Brings scrolling and the bar's own transition to a time; returns whether something still moves.
  func advance(to time: Double) -> Bool {
    let isScrolling = scroller.advance(to: time, maximum: maximumOffset)
    let isSliding = advanceOwnSelection(to: time)
    refresh()
    return isScrolling || isSliding
  }

  /// Scrolls with a trackpad, whose units are taken as points.
  func scrollBar(_ event: ScrollEvent) -> Bool {
    guard isScrollable else { return false }
    if event.phase == .ended { return false }
    guard abs(event.delta.x) >= physics.trackpadAxisRatio * abs(event.delta.y),
      event.delta.x != 0, !scroller.isDragging
    else { return false }
    let target = contentOffset - event.delta.x * effectiveLayoutDirection.sign
    scroller.enter(.resting(min(max(target, 0), maximumOffset)))
    refresh()
    return true
  }

  /// Scrolls with a wheel, also with a vertical one, since a bar has only one way to go.
  func turnWheel(_ event: WheelEvent) -> Bool {
    guard isScrollable, !scroller.isDragging else { return false }
    let horizontal = event.notches.x * effectiveLayoutDirection.sign
    let notches = event.notches.x != 0 ? horizontal : -event.notches.y
    guard notches != 0 else { return false }
    scroll(to: steppingTarget + notches * TabBar.notch)
    return true
  }

  private var steppingTarget: Double {
    if case .stepping(let ease, _) = scroller.state { return ease.target + scroller.shift }
    return contentOffset
  }

  /// Scrolls to an offset, in a short motion.
  func scroll(to offset: Double) {
    let target = min(max(offset, 0), maximumOffset)
    let duration =
      window == nil || window?.reducesMotion == true ? 0 : TabBarScroller.stepDuration
    let ease = EaseSimulation(from: contentOffset, to: target, duration: duration)
    scroller.enter(duration > 0 ? .stepping(ease, start: time) : .resting(target))
    if scroller.isMoving { window?.addAnimation(self) }
    refresh()
  }
}
