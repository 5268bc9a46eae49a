/// The controller core: turns gestures, requests and changes into an ordered list of effects.
///
/// A pager has no clock, no views and no points beyond those in its events. It is the only writer of
/// its state, and the position of pages and bar at an instant is a pure function of it. Whoever owns
/// it carries out the effects of each event in order and then sends ``PagerEvent/delivered`` while
/// ``isFinishing`` is true.
public struct Pager: Hashable, Sendable {
  /// What the pager is doing.
  public internal(set) var state: PagerState = .unloaded(requested: 0)
  /// The number of pages.
  public internal(set) var count = 0
  /// The page that was asked for last during a transition and will be shown after it.
  public internal(set) var queued: Int?
  /// The numbers of gestures and motion.
  public let physics: PagingPhysics
  /// The surroundings.
  public internal(set) var metrics: PagerMetrics
  /// Whether pages can be swiped.
  public internal(set) var isPagingEnabled = true
  /// How taps and selections move the pages.
  public internal(set) var transitionStyle: TransitionStyle
  /// Whether transitions take no time.
  public internal(set) var reducesMotion = false

  /// Whether the container is in a window.
  enum Hosting: Hashable, Sendable {
    case hidden
    case appearing
    case visible
    case disappearing
  }

  var hosting: Hosting = .hidden
  var installed: Set<Int> = []
  var appearance = AppearanceSequencer()

  /// Creates a pager whose pages are not known yet.
  public init(
    physics: PagingPhysics = .standard, metrics: PagerMetrics = PagerMetrics(pageWidth: 0),
    transitionStyle: TransitionStyle = .slide
  ) {
    self.physics = physics
    self.metrics = metrics
    self.transitionStyle = transitionStyle
  }

  /// The pages that have appeared, in ascending order; exactly one at rest in a window.
  public var appearedPages: [Int] { appearance.appeared }

  /// The pages whose views are among the pages.
  public var installedPages: Set<Int> { installed }

  /// Whether a transition has just ended, so that ``PagerEvent/delivered`` is due.
  public var isFinishing: Bool {
    if case .finishing = state { true } else { false }
  }

  /// What drags the pages; nil while nothing does.
  public var dragSource: DragSource? {
    if case .tracking(let drag) = state { drag.source } else { nil }
  }

  /// Whether the position changes with time.
  public var isAnimating: Bool {
    switch state {
    case .settling, .sliding: true
    default: false
    }
  }

  /// The selected page: the last one committed; nil without pages or before loading.
  public var committed: Int? {
    switch state {
    case .unloaded, .empty: nil
    case .resting(let page), .finishing(let page, _): page
    case .pressing(let hold): hold.page
    case .tracking(let drag): drag.page
    case .settling(let settling): settling.page
    case .sliding(let slide): slide.transition.from
    }
  }

  /// Handles an event that happens at a time in seconds and returns what is to be done, in order.
  public mutating func handle(_ event: PagerEvent, at time: Double) -> [PagerEffect] {
    switch event {
    case .load(let count): return load(count: count)
    case .select(let page): return select(page, at: time)
    case .step(let step): return self.step(step, at: time)
    case .press: return press(at: time)
    case .release: return release(at: time)
    case .dragBegan(let anchor, let pointer, let source):
      return beginDrag(anchor: anchor, pointer: pointer, source: source, at: time)
    case .dragMoved(let pointer, let source): return moveDrag(to: pointer, source: source)
    case .dragEnded(let velocity, let travel, let source):
      return endDrag(velocity: velocity, travel: travel, source: source, at: time)
    case .cancel: return cancel(at: time)
    case .tick: return tick(at: time)
    case .resize(let metrics):
      resize(to: metrics)
      return []
    case .setPagingEnabled(let isEnabled):
      isPagingEnabled = isEnabled
      return []
    case .setTransitionStyle(let style):
      transitionStyle = style
      return []
    case .setReducesMotion(let reduces):
      reducesMotion = reduces
      return []
    case .hostWillAppear: return hostWillAppear()
    case .hostDidAppear: return hostDidAppear(at: time)
    case .hostWillDisappear: return hostWillDisappear(at: time)
    case .hostDidDisappear: return hostDidDisappear()
    case .updatePages(let change): return updatePages(change, at: time)
    case .delivered: return runQueued(at: time)
    }
  }

  private mutating func load(count: Int) -> [PagerEffect] {
    guard case .unloaded(let requested) = state else { return [] }
    self.count = max(0, count)
    guard self.count > 0 else {
      state = .empty
      return [.select(nil)]
    }
    let page = requested < self.count ? requested : 0
    state = .resting(page: page)
    var effects: [PagerEffect] = [.select(page)]
    if hosting == .appearing || hosting == .visible {
      effects += install(page) + appearance.willAppear(page)
      if hosting == .visible { effects += appearance.finish(page) }
    }
    return effects
  }

  // MARK: Installation

  mutating func install(_ page: Int) -> [PagerEffect] {
    installed.insert(page).inserted ? [.install(page)] : []
  }

  /// Takes every page away but those that are to stay.
  mutating func uninstall(keeping kept: Set<Int>) -> [PagerEffect] {
    let surplus = installed.subtracting(kept).sorted()
    installed.formIntersection(kept)
    return surplus.map { .uninstall($0) }
  }
}
