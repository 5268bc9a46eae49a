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

  /// The value of a drag before clamping and rubber band.
  func rawValue(of drag: PagerState.Drag) -> Double {
    let moved = metrics.pages(drag.pointer - drag.anchor)
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
      return page + overscroll(raw - page, source: drag.source)
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
      return isEnd ? overscroll(raw, source: drag.source) : 0
    }
    if raw > 1 {
      let isEnd = isEnd(transition.to, direction: transition.direction)
      return isEnd ? 1 + overscroll(raw - 1, source: drag.source) : 1
    }
    return raw
  }

  /// The raw position that the rubber band shows at a position, so that a catch does not jump.
  func rawPosition(of position: Double, source: DragSource) -> Double {
    guard let page = committed else { return position }
    return Double(page)
      + RubberBand.inverse(
        position - Double(page), dimension: 1, coefficient: physics.rubberBandCoefficient,
        limit: overscrollLimit(for: source))
  }

  /// The rubber band in page widths.
  private func overscroll(_ value: Double, source: DragSource) -> Double {
    RubberBand.displacement(
      value, dimension: 1, coefficient: physics.rubberBandCoefficient,
      limit: overscrollLimit(for: source))
  }

  /// The slope of the rubber band.
  func overscrollSlope(_ value: Double, source: DragSource) -> Double {
    RubberBand.derivative(
      value, dimension: 1, coefficient: physics.rubberBandCoefficient,
      limit: overscrollLimit(for: source))
  }

  private func overscrollLimit(for source: DragSource) -> Double? {
    source == .trackpad ? physics.trackpadRubberBandLimit / max(metrics.pageWidth, 1) : nil
  }

  private func isEnd(_ page: Int, direction: Double) -> Bool {
    direction > 0 ? page == count - 1 : page == 0
  }
}
