extension Pager {
  mutating func hostWillAppear() -> [PagerEffect] {
    guard hosting == .hidden || hosting == .disappearing else { return [] }
    hosting = .appearing
    guard let page = committed else { return [] }
    // What was about to disappear is another page when one was selected meanwhile.
    let left = installed.subtracting([page]).sorted()
    return left.flatMap { appearance.remove($0) } + uninstall(keeping: [page]) + install(page)
      + appearance.willAppear(page)
  }

  mutating func hostDidAppear(at time: Double) -> [PagerEffect] {
    guard hosting == .appearing else { return [] }
    hosting = .visible
    guard let page = committed else { return [] }
    return appearance.finish(page) + startQueued(afterGrab: false, at: time)
  }

  /// Covers the container: a gesture is cancelled, a motion that was under way is completed.
  mutating func hostWillDisappear(at time: Double) -> [PagerEffect] {
    guard hosting == .visible || hosting == .appearing else { return [] }
    var effects = endTransition()
    hosting = .disappearing
    if let page = committed { effects += appearance.willDisappear(page) }
    if let next = queued {
      queued = nil
      effects += select(next, at: time)
    }
    return effects
  }

  mutating func hostDidDisappear() -> [PagerEffect] {
    guard hosting == .disappearing else { return [] }
    hosting = .hidden
    return installed.sorted().flatMap { appearance.remove($0) }
  }

  /// Ends whatever is under way at once.
  mutating func endTransition() -> [PagerEffect] {
    switch state {
    case .pressing(let hold):
      return end(hold.transition, page: hold.page, reached: false)
    case .tracking(let drag):
      return end(drag.transition, page: drag.page, reached: false)
    case .settling(let settling):
      return end(
        settling.transition, page: settling.page,
        reached: settling.transition != nil && settling.target == 1)
    case .sliding(let slide):
      return end(slide.transition, page: slide.transition.from, reached: true)
    case .unloaded, .empty, .resting, .finishing: return []
    }
  }

  private mutating func end(
    _ transition: Transition?, page: Int, reached: Bool
  ) -> [PagerEffect] {
    guard let transition else {
      state = .resting(page: page)
      return []
    }
    return finish(transition, reached: reached, wasGrabbed: false)
  }
}
