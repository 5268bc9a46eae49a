extension Pager {
  /// Follows a change of the list of pages: the selected page keeps its identity, a transition whose
  /// two pages stay goes on, and one that lost a page ends before the change.
  mutating func updatePages(_ change: PageListChange, at time: Double) -> [PagerEffect] {
    guard change.isValid(for: count) else { return [] }
    if case .unloaded = state { return [] }
    var effects: [PagerEffect] = []
    if let lost = lostTransition(in: change) {
      // Ends on the page that stays; without one, on the committed one, which is then replaced.
      let isReached = change.newIndex(of: lost.from) == nil && change.newIndex(of: lost.to) != nil
      effects += finish(lost, reached: isReached, wasGrabbed: false)
    }
    guard let page = committed else { return effects + fill(change) }
    let newPage = change.newIndex(of: page)
    let gone = installed.filter { change.newIndex(of: $0) == nil }.sorted()
    effects += gone.flatMap { appearance.remove($0) } + gone.map { .uninstall($0) }
    effects.append(.updatePages(change))

    let successor = change.successor(of: page, count: count)
    installed = Set(installed.compactMap(change.newIndex(of:)))
    appearance.apply(change)
    count = change.newCount(of: count)
    queued = queued.flatMap(change.newIndex(of:))
    if let newPage {
      remap(change)
      return newPage == page ? effects : effects + [.select(newPage)]
    }
    guard let successor else {
      state = .empty
      queued = nil
      return effects + [.select(nil)]
    }
    state = .resting(page: successor)
    return effects + show(successor) + [.select(successor)]
      + startQueued(afterGrab: false, at: time)
  }

  /// The first pages of an empty list.
  private mutating func fill(_ change: PageListChange) -> [PagerEffect] {
    count = change.newCount(of: count)
    guard count > 0 else { return [.updatePages(change)] }
    state = .resting(page: 0)
    return [.updatePages(change)] + show(0) + [.select(0)]
  }

  private mutating func show(_ page: Int) -> [PagerEffect] {
    switch hosting {
    case .hidden, .disappearing: return []
    case .appearing: return install(page) + appearance.willAppear(page)
    case .visible:
      return install(page) + appearance.willAppear(page) + appearance.finish(page)
    }
  }

  private func lostTransition(in change: PageListChange) -> Transition? {
    let transition: Transition? =
      switch state {
      case .pressing(let hold): hold.transition
      case .tracking(let drag): drag.transition
      case .settling(let settling): settling.transition
      case .sliding(let slide): slide.transition
      default: nil
      }
    guard let transition else { return nil }
    let stays =
      change.newIndex(of: transition.from) != nil && change.newIndex(of: transition.to) != nil
    return stays ? nil : transition
  }

  /// Renames the pages in a state all of whose pages stay.
  private mutating func remap(_ change: PageListChange) {
    func new(_ page: Int) -> Int { change.newIndex(of: page) ?? page }
    func new(_ transition: Transition) -> Transition {
      let from = new(transition.from)
      let to = new(transition.to)
      let isShortened = transition.origin != Double(transition.from)
      return Transition(
        from: from, to: to,
        origin: isShortened ? Double(min(max(new(Int(transition.origin)), 0), count - 1)) : nil)
    }
    switch state {
    case .resting(let page): state = .resting(page: new(page))
    case .finishing(let page, let wasGrabbed):
      state = .finishing(page: new(page), wasGrabbed: wasGrabbed)
    case .pressing(var hold):
      let page = new(hold.page)
      if hold.transition == nil {
        hold.value += Double(page - hold.page)
        hold.target = Double(page)
      }
      hold.page = page
      hold.transition = hold.transition.map(new)
      state = .pressing(hold)
    case .tracking(var drag):
      let page = new(drag.page)
      if !drag.isGrab { drag.basis += Double(page - drag.page) }
      drag.page = page
      drag.transition = drag.transition.map(new)
      state = .tracking(keepingProgress(drag))
    case .settling(var settling):
      let page = new(settling.page)
      if settling.transition == nil {
        settling.spring = moved(settling.spring, by: Double(page - settling.page))
        settling.target = Double(page)
      }
      settling.page = page
      settling.transition = settling.transition.map(new)
      state = .settling(settling)
    case .sliding(var slide):
      slide.transition = new(slide.transition)
      state = .sliding(slide)
    case .unloaded, .empty: break
    }
  }

  /// A drag from rest whose neighbour is not next to it any more goes on as a grabbed transition.
  private func keepingProgress(_ drag: PagerState.Drag) -> PagerState.Drag {
    guard !drag.isGrab, let transition = drag.transition,
      abs(transition.to - transition.from) != 1
    else { return drag }
    var grabbed = drag
    grabbed.isGrab = true
    grabbed.basis = abs(rawValue(of: drag) - Double(drag.page))
    grabbed.anchor = drag.pointer
    return grabbed
  }

  private func moved(_ spring: SpringSimulation, by offset: Double) -> SpringSimulation {
    SpringSimulation(
      from: spring.start + offset, to: spring.target + offset, velocity: spring.initialVelocity,
      angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
      tolerance: spring.tolerance, isClamped: spring.isClamped)
  }
}
