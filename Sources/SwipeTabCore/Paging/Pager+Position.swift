extension Pager {
  /// Where the pages are at a time in seconds.
  public func presentation(at time: Double) -> PagerPresentation {
    switch state {
    case .unloaded, .empty: return PagerPresentation(phase: .rest, committed: nil, position: 0)
    case .resting(let page), .finishing(let page, _):
      return PagerPresentation(phase: .rest, committed: page, position: Double(page))
    case .pressing(let hold):
      return present(.interactive, hold.page, hold.transition, hold.value, hold.isStrip)
    case .tracking(let drag):
      let value = drag.transition.map { shownProgress(of: drag, $0) } ?? shownPosition(of: drag)
      return present(.interactive, drag.page, drag.transition, value, drag.isStrip)
    case .settling(let settling):
      let value = settling.spring.position(at: max(0, time - settling.start))
      return present(
        .settling, settling.page, settling.transition, value, settling.isStrip)
    case .sliding(let slide):
      let value = slide.motion.simulation.position(at: max(0, time - slide.start))
      return present(
        .programmatic, slide.transition.from, slide.transition, value, slide.isStrip)
    }
  }

  private func present(
    _ phase: PagerPhase, _ page: Int, _ transition: Transition?, _ value: Double, _ isStrip: Bool
  ) -> PagerPresentation {
    PagerPresentation(
      phase: phase, committed: page,
      position: transition?.position(at: value) ?? value, transition: transition,
      progress: transition == nil ? 0 : value, isStrip: isStrip)
  }

  /// Turns what drags into pages: points by the width of a page, units of a trackpad by a fixed
  /// number, since a trackpad has no size that could be learned.
  func pages(_ length: Double, source: DragSource) -> Double {
    switch source {
    case .pointer: metrics.pages(length)
    case .trackpad:
      length.isFinite ? -metrics.direction.sign * length / physics.trackpadUnitsPerPage : 0
    }
  }

  /// The value of a drag before clamping and rubber band.
  func rawValue(of drag: PagerState.Drag) -> Double {
    let moved = pages(drag.pointer - drag.anchor, source: drag.source)
    guard drag.isGrab, let transition = drag.transition else { return drag.basis + moved }
    return drag.basis + moved * transition.direction
  }

  /// The position in pages of a drag from rest: clamped to the neighbours, in the rubber band beyond
  /// the first and the last page.
  func shownPosition(of drag: PagerState.Drag) -> Double {
    let raw = rawValue(of: drag)
    let page = Double(drag.page)
    let isBeforeFirst = raw < page && drag.page == 0
    let isAfterLast = raw > page && drag.page == count - 1
    if isBeforeFirst || isAfterLast {
      return page + overscroll(raw - page, limit: drag.overscrollLimit)
    }
    return min(max(raw, page - 1), page + 1)
  }

  /// The progress of a drag: between the two pages, in the rubber band beyond the first and last.
  func shownProgress(of drag: PagerState.Drag, _ transition: Transition) -> Double {
    guard drag.isGrab else {
      return (shownPosition(of: drag) - Double(drag.page)) * transition.direction
    }
    let raw = rawValue(of: drag)
    if raw < 0 {
      let isEnd = isEnd(transition.from, direction: -transition.direction)
      return isEnd ? overscroll(raw, limit: drag.overscrollLimit) : 0
    }
    if raw > 1 {
      let isEnd = isEnd(transition.to, direction: transition.direction)
      return isEnd ? 1 + overscroll(raw - 1, limit: drag.overscrollLimit) : 1
    }
    return raw
  }

  /// The value before clamping and rubber band that shows what a press holds, so that a catch does
  /// not jump.
  func rawValue(of hold: PagerState.Hold, limit: Double?) -> Double {
    let inside = inside(of: hold)
    return inside
      + RubberBand.inverse(
        hold.value - inside, dimension: 1, coefficient: physics.rubberBandCoefficient, limit: limit)
  }

  /// How far a drag can pull past the ends, in page widths: what is pulled out farther by something
  /// else stays so until it is pulled back.
  func overscrollLimit(for source: DragSource, catching hold: PagerState.Hold) -> Double? {
    guard source == .trackpad else { return nil }
    let limit = physics.trackpadRubberBandLimit / max(metrics.pageWidth, 1)
    return max(limit, abs(hold.value - inside(of: hold)))
  }

  /// The nearest value that is not in the rubber band.
  private func inside(of hold: PagerState.Hold) -> Double {
    hold.transition == nil ? Double(hold.page) : min(max(hold.value, 0), 1)
  }

  /// The rubber band in page widths.
  private func overscroll(_ value: Double, limit: Double?) -> Double {
    RubberBand.displacement(
      value, dimension: 1, coefficient: physics.rubberBandCoefficient, limit: limit)
  }

  /// The slope of the rubber band.
  func overscrollSlope(_ value: Double, limit: Double?) -> Double {
    RubberBand.derivative(
      value, dimension: 1, coefficient: physics.rubberBandCoefficient, limit: limit)
  }

  private func isEnd(_ page: Int, direction: Double) -> Bool {
    direction > 0 ? page == count - 1 : page == 0
  }
}
