extension Pager {
  mutating func press(at time: Double) -> [PagerEffect] {
    guard isPagingEnabled, hosting == .visible else { return [] }
    switch state {
    case .resting(let page):
      state = .pressing(
        PagerState.Hold(
          page: page, transition: nil, value: Double(page), target: Double(page), isStrip: false))
      return []
    case .settling(let settling):
      let value = settling.spring.position(at: time - settling.start)
      state = .pressing(
        PagerState.Hold(
          page: settling.page, transition: settling.transition, value: value,
          target: settling.target, isStrip: settling.isStrip))
      return []
    case .sliding(let slide):
      let value = slide.motion.simulation.position(at: time - slide.start)
      state = .pressing(
        PagerState.Hold(
          page: slide.transition.from, transition: slide.transition, value: value, target: 1,
          isStrip: slide.isStrip))
      return []
    case .finishing:
      return runQueued(at: time) + press(at: time)
    case .unloaded, .empty, .pressing, .tracking: return []
    }
  }

  mutating func release(at time: Double) -> [PagerEffect] {
    guard case .pressing(let hold) = state else { return [] }
    return settle(
      page: hold.page, transition: hold.transition, from: hold.value, to: hold.target, velocity: 0,
      wasGrabbed: hold.transition != nil, isStrip: hold.isStrip, at: time)
  }

  mutating func beginDrag(
    anchor: Double, pointer: Double, source: DragSource, at time: Double
  ) -> [PagerEffect] {
    guard anchor.isFinite, pointer.isFinite else { return [] }
    var effects = press(at: time)
    guard case .pressing(let hold) = state else { return effects }
    let limit = overscrollLimit(for: source, catching: hold)
    state = .tracking(
      PagerState.Drag(
        page: hold.page, source: source, transition: hold.transition,
        isGrab: hold.transition != nil, basis: rawValue(of: hold, limit: limit), anchor: anchor,
        pointer: anchor, overscrollLimit: limit, isStrip: hold.isStrip))
    effects += moveDrag(to: pointer, source: source)
    return effects
  }

  mutating func moveDrag(to pointer: Double, source: DragSource) -> [PagerEffect] {
    guard case .tracking(var drag) = state, drag.source == source, pointer.isFinite else {
      return []
    }
    drag.pointer = pointer
    guard !drag.isGrab else {
      state = .tracking(drag)
      return []
    }
    let position = shownPosition(of: drag)
    let neighbour = neighbour(of: drag.page, towards: position, present: drag.transition?.to)
    guard neighbour != drag.transition?.to else {
      state = .tracking(drag)
      return []
    }
    let previous = drag.transition
    drag.transition = neighbour.map { Transition(from: drag.page, to: $0) }
    state = .tracking(drag)
    return (previous.map { takeBack($0) } ?? []) + (drag.transition.map { begin($0) } ?? [])
  }

  mutating func endDrag(
    velocity: Double, travel: Double, source: DragSource, at time: Double
  ) -> [PagerEffect] {
    guard case .tracking(let drag) = state, drag.source == source else { return [] }
    let speed = velocity.isFinite ? velocity : 0
    let pages = pages(speed, source: source)
    let release = PanRelease(velocity: speed, travel: abs(travel))
    let isFling =
      source == .trackpad ? physics.isTrackpadFling(release) : physics.isFling(release)
    guard let transition = drag.transition else {
      let raw = rawValue(of: drag)
      let beyond = raw - Double(drag.page)
      let slope =
        metrics.pageWidth > 0 ? overscrollSlope(beyond, limit: drag.overscrollLimit) : 0
      return settle(
        page: drag.page, transition: nil, from: shownPosition(of: drag), to: Double(drag.page),
        velocity: beyond == 0 ? 0 : pages * slope, wasGrabbed: drag.isGrab, isStrip: false,
        at: time)
    }
    let progress = shownProgress(of: drag, transition)
    let forward = pages * transition.direction
    let isReached =
      isFling
      ? forward > 0 : PagingPhysics.reaches(progress, physics.pageThreshold)
    let raw =
      drag.isGrab
      ? rawValue(of: drag) : (rawValue(of: drag) - Double(drag.page)) * transition.direction
    let slope = slope(at: raw, shown: progress, limit: drag.overscrollLimit)
    return settle(
      page: drag.page, transition: transition, from: progress, to: isReached ? 1 : 0,
      velocity: forward * slope, wasGrabbed: drag.isGrab, isStrip: drag.isStrip, at: time)
  }

  mutating func cancel(at time: Double) -> [PagerEffect] {
    switch state {
    case .pressing(let hold):
      return settle(
        page: hold.page, transition: hold.transition, from: hold.value,
        to: hold.transition == nil ? Double(hold.page) : 0, velocity: 0,
        wasGrabbed: hold.transition != nil, isStrip: hold.isStrip, at: time)
    case .tracking(let drag):
      let value = drag.transition.map { shownProgress(of: drag, $0) } ?? shownPosition(of: drag)
      return settle(
        page: drag.page, transition: drag.transition, from: value,
        to: drag.transition == nil ? Double(drag.page) : 0, velocity: 0,
        wasGrabbed: drag.isGrab, isStrip: drag.isStrip, at: time)
    default: return []
    }
  }

  mutating func tick(at time: Double) -> [PagerEffect] {
    switch state {
    case .settling(let settling):
      guard settling.spring.isDone(at: time - settling.start) else { return [] }
      return finishSettling(settling)
    case .sliding(let slide):
      guard slide.motion.simulation.isDone(at: time - slide.start) else { return [] }
      return finish(slide.transition, reached: true, wasGrabbed: false)
    default: return []
    }
  }

  mutating func resize(to metrics: PagerMetrics) {
    guard metrics != self.metrics else { return }
    if case .tracking(var drag) = state {
      drag.basis = rawValue(of: drag)
      drag.anchor = drag.pointer
      state = .tracking(drag)
    }
    self.metrics = metrics
  }

  // MARK: Parts

  private mutating func settle(
    page: Int, transition: Transition?, from value: Double, to target: Double, velocity: Double,
    wasGrabbed: Bool, isStrip: Bool, at time: Double
  ) -> [PagerEffect] {
    let settling = PagerState.Settling(
      page: page, transition: transition,
      spring: spring(from: value, to: target, velocity: velocity), target: target, start: time,
      wasGrabbed: wasGrabbed, isStrip: isStrip)
    if value == target || reducesMotion { return finishSettling(settling) }
    state = .settling(settling)
    return []
  }

  private mutating func finishSettling(_ settling: PagerState.Settling) -> [PagerEffect] {
    guard let transition = settling.transition else {
      state = .finishing(page: settling.page, wasGrabbed: settling.wasGrabbed)
      return []
    }
    return finish(
      transition, reached: settling.target == 1, wasGrabbed: settling.wasGrabbed)
  }

  /// How fast the progress follows the pointer: 1 between the pages, 0 where it is clamped.
  private func slope(at raw: Double, shown progress: Double, limit: Double?) -> Double {
    if raw >= 0 && raw <= 1 { return 1 }
    if progress < 0 { return overscrollSlope(raw, limit: limit) }
    return progress > 1 ? overscrollSlope(raw - 1, limit: limit) : 0
  }

  /// The neighbour that a drag from rest moves towards; the present one while the page lies exactly
  /// at its place, none beyond the first and last page.
  private func neighbour(of page: Int, towards position: Double, present: Int?) -> Int? {
    if position > Double(page) { return page + 1 < count ? page + 1 : nil }
    if position < Double(page) { return page > 0 ? page - 1 : nil }
    return present
  }
}
