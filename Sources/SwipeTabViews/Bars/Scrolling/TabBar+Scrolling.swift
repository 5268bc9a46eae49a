import SwipeTabCore

extension TabBar {
  /// How far a notch of a wheel scrolls, in points.
  static let notch = 80.0

  /// Brings scrolling and the bar's own transition to a time; returns whether something still moves.
  func advance(to time: Double) -> Bool {
    if layout != nil { settleOffset() }
    let isScrolling = scroller.advance(to: time, maximum: maximumOffset, offset: contentOffset)
    let isSliding = advanceOwnSelection(to: time)
    refresh()
    return isScrolling || isSliding
  }

  // MARK: Trackpad

  /// Scrolls with a trackpad, whose units are taken as points; the bar ends at its ends.
  func scrollBar(_ event: ScrollEvent) -> Bool {
    guard isScrollable || tracker.isTracking else { return false }
    for output in tracker.outputs(for: event) {
      switch output {
      case .none, .failed: break
      case .began:
        guard isScrollable, !scroller.isDragging else {
          _ = tracker.cancel()
          break
        }
        scroller.enter(.scrolling(base: min(max(contentOffset, 0), maximumOffset), moved: 0))
        followTrackpad()
      case .moved: followTrackpad()
      case .released(let release): releaseTrackpad(velocity: release.velocity)
      case .cancelled: releaseTrackpad(velocity: 0)
      }
    }
    awaitSilence()
    return tracker.isTracking
  }

  private func followTrackpad() {
    guard case .scrolling(let base, _) = scroller.state else { return }
    let moved = -tracker.displacement * effectiveLayoutDirection.sign
    scroller.state = .scrolling(base: base, moved: moved)
    refresh()
  }

  private func releaseTrackpad(velocity: Double) {
    guard case .scrolling = scroller.state else { return }
    letGo(velocity: velocity)
  }

  private func awaitSilence() {
    cancelSilenceTimer()
    guard let deadline = tracker.deadline else { return }
    silenceTimer = window?.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      silenceTimer = nil
      if case .released = tracker.expire(at: deadline) { releaseTrackpad(velocity: 0) }
    }
  }

  func cancelSilenceTimer() {
    if let silenceTimer { window?.cancel(silenceTimer) }
    silenceTimer = nil
  }

  // MARK: Wheel

  /// Scrolls with a wheel, also with a vertical one, since a bar has only one way to go.
  ///
  /// At an end notches are swallowed: the pages must not turn by accident.
  func turnWheel(_ event: WheelEvent) -> Bool {
    guard isScrollable, !scroller.isDragging else { return false }
    let tilt = WheelAccumulator.horizontalNotches(of: event) * effectiveLayoutDirection.sign
    let notches = tilt != 0 ? tilt : event.isShifted ? 0 : -event.notches.y
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

  // MARK: Showing an item

  /// How much of the neighbours is seen beside an item that was brought into sight, in points.
  static let revealMargin = 40.0

  /// Scrolls no more than needed to show an item with a part of its neighbours.
  func reveal(_ index: Int) {
    guard let layout, isScrollable else { return }
    let frame = layout.frame(at: index)
    let margin = revealMargin(beside: frame)
    let isBefore = frame.minX - margin < contentOffset
    guard isBefore || frame.maxX + margin > contentOffset + bounds.width else { return }
    let reveal = TabBarReveal(index: index, isAtLeadingSide: isBefore)
    let duration = window?.reducesMotion == false ? TabBarScroller.stepDuration : 0
    let progress = EaseSimulation(from: 0, to: 1, duration: duration)
    scroller.enter(.revealing(reveal, from: contentOffset, progress: progress, start: time))
    refresh()
    if scroller.advance(to: time, maximum: maximumOffset, offset: contentOffset) {
      window?.addAnimation(self)
    }
  }

  /// The offset at which an item is seen at a side of the bar.
  func offset(showing reveal: TabBarReveal) -> Double {
    guard let layout, reveal.index < contents.count else { return contentOffset }
    let frame = layout.frame(at: reveal.index)
    let margin = revealMargin(beside: frame)
    let offset =
      reveal.isAtLeadingSide ? frame.minX - margin : frame.maxX + margin - bounds.width
    return min(max(offset, 0), maximumOffset)
  }

  private func revealMargin(beside frame: Rect) -> Double {
    min(TabBar.revealMargin, max(0, (bounds.width - frame.width) / 2))
  }
}
