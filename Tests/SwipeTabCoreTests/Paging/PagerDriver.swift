import SwipeTabCore

/// Plays the part of a container: carries out nothing, but answers `delivered`, and keeps a log.
struct PagerDriver {
  var pager: Pager
  var time = 0.0
  /// Everything the pager asked for, in order.
  var log: [PagerEffect] = []

  init(
    pages: Int = 3, width: Double = 800, initial: Int = 0, style: TransitionStyle = .slide,
    direction: LayoutDirection = .leftToRight, shown: Bool = true
  ) {
    pager = Pager(
      metrics: PagerMetrics(pageWidth: width, scale: 1, direction: direction),
      transitionStyle: style)
    if initial != 0 { send(.select(initial)) }
    send(.load(count: pages))
    if shown {
      send(.hostWillAppear)
      send(.hostDidAppear)
    }
    log = []
  }

  /// Sends an event and everything that is due after it, and returns the effects in order.
  @discardableResult
  mutating func send(_ event: PagerEvent) -> [PagerEffect] {
    var effects = pager.handle(event, at: time)
    while pager.isFinishing { effects += pager.handle(.delivered, at: time) }
    log += effects
    return effects
  }

  /// Lets time pass in frames of 1/60 s and returns the effects in order.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [PagerEffect] {
    let end = time + seconds
    var effects: [PagerEffect] = []
    while time < end {
      time = min(time + 1.0 / 60, end)
      effects += send(.tick)
    }
    return effects
  }

  /// Presses, and crosses the slop so that the page is displaced by `points` (negative: to the left).
  @discardableResult
  mutating func drag(by points: Double) -> [PagerEffect] {
    send(.press) + send(.dragBegan(anchor: 400, pointer: 400 + points, source: .pointer))
  }

  /// Lifts the finger at rest.
  @discardableResult
  mutating func release(velocity: Double = 0, travel: Double = 0) -> [PagerEffect] {
    send(.dragEnded(velocity: velocity, travel: travel))
  }

  var now: PagerPresentation { pager.presentation(at: time) }
  var position: Double { now.position }
  var callbacks: [PagerEffect] {
    log.filter {
      switch $0 {
      case .beforeSwipe, .afterSwipe, .commit, .queued: true
      default: false
      }
    }
  }
}
