extension Pager {
  mutating func select(_ page: Int, at time: Double) -> [PagerEffect] {
    switch state {
    case .unloaded:
      if page >= 0 { state = .unloaded(requested: page) }
      return []
    case .empty: return []
    case .resting(let committed):
      guard isValid(page), page != committed || queued != nil else { return [] }
      switch hosting {
      case .hidden, .disappearing:
        state = .resting(page: page)
        return [.select(page)]
      case .appearing: return enqueue(page)
      case .visible: return page == committed ? [] : slide(to: page, afterGrab: false, at: time)
      }
    case .finishing(let committed, let wasGrabbed):
      guard isValid(page) else { return [] }
      guard hosting == .hidden || hosting == .disappearing else { return enqueue(page) }
      guard page != committed else { return [] }
      state = .finishing(page: page, wasGrabbed: wasGrabbed)
      return [.select(page)]
    case .pressing, .tracking, .settling, .sliding:
      return isValid(page) ? enqueue(page) : []
    }
  }

  /// Goes to a neighbour of the page that is shown once everything asked for has happened.
  mutating func step(_ step: Int, at time: Double) -> [PagerEffect] {
    guard isPagingEnabled, let base = queued ?? destination else { return [] }
    let page = min(max(base + step, 0), count - 1)
    return page == base ? [] : select(page, at: time)
  }

  /// The page on which the present motion will end.
  var destination: Int? {
    switch state {
    case .settling(let settling):
      guard let transition = settling.transition else { return settling.page }
      return settling.target == 1 ? transition.to : transition.from
    case .sliding(let slide): return slide.transition.to
    default: return committed
    }
  }

  /// Runs the queued request once a transition's effects were carried out.
  mutating func runQueued(at time: Double) -> [PagerEffect] {
    guard case .finishing(let page, let wasGrabbed) = state else { return [] }
    state = .resting(page: page)
    return startQueued(afterGrab: wasGrabbed, at: time)
  }

  /// Starts the queued request from rest; it is dropped when its page is the committed one.
  mutating func startQueued(afterGrab: Bool, at time: Double) -> [PagerEffect] {
    guard case .resting(let page) = state, let next = queued else { return [] }
    guard hosting != .appearing else { return [] }
    queued = nil
    guard next != page, isValid(next) else { return [] }
    guard hosting == .visible else {
      state = .resting(page: next)
      return [.select(next)]
    }
    return slide(to: next, afterGrab: afterGrab, at: time)
  }

  private func isValid(_ page: Int) -> Bool { page >= 0 && page < count }

  private mutating func enqueue(_ page: Int) -> [PagerEffect] {
    queued = page
    return [.queued(page)]
  }

  private mutating func slide(to page: Int, afterGrab: Bool, at time: Double) -> [PagerEffect] {
    guard case .resting(let committed) = state else { return [] }
    let transition = Transition(
      from: committed, to: page, style: transitionStyle,
      pagesBetween: physics.stripPagesBetween)
    let isStrip = transitionStyle == .scroll
    let isInstant = transitionStyle == .none || reducesMotion
    let motion: PagerState.SlideMotion =
      afterGrab
      ? .spring(spring(from: 0, to: 1, velocity: 0))
      : .ease(physics.selection(from: 0, to: 1))
    state = .sliding(
      PagerState.Slide(transition: transition, motion: motion, start: time, isStrip: isStrip))
    var effects = begin(transition)
    if isInstant { return effects + finish(transition, reached: true, wasGrabbed: false) }
    if isStrip {
      for between in transition.strip where between != page { effects += install(between) }
    }
    return effects
  }

  // MARK: Beginning and ending transitions

  /// The effects that every transition begins with.
  mutating func begin(_ transition: Transition) -> [PagerEffect] {
    [.beforeSwipe(from: transition.from, to: transition.to)] + install(transition.to)
      + appearance.willAppear(transition.to) + appearance.willDisappear(transition.from)
  }

  /// The effects of a transition that is taken back.
  mutating func takeBack(_ transition: Transition) -> [PagerEffect] {
    appearance.willAppear(transition.from) + appearance.willDisappear(transition.to)
      + appearance.finish(transition.to) + appearance.finish(transition.from)
      + uninstall(keeping: [transition.from])
  }

  /// Ends a transition on its destination or on the page it came from.
  mutating func finish(_ transition: Transition, reached: Bool, wasGrabbed: Bool) -> [PagerEffect] {
    guard reached else {
      state = .finishing(page: transition.from, wasGrabbed: wasGrabbed)
      return takeBack(transition)
    }
    state = .finishing(page: transition.to, wasGrabbed: wasGrabbed)
    return appearance.finish(transition.from) + appearance.finish(transition.to)
      + uninstall(keeping: [transition.to])
      + [
        .commit(transition.to), .afterSwipe(from: transition.from, to: transition.to),
      ]
  }

  /// A spring over a value whose unit is a page width.
  func spring(from value: Double, to target: Double, velocity: Double) -> SpringSimulation {
    // Pages without a width may get one before the spring is over, and must not jump then.
    let width = metrics.pageWidth > 0 ? metrics.pageWidth : 1000
    return physics.settling(
      from: value, to: target, velocity: velocity, pageWidth: width, scale: metrics.scale)
  }
}
