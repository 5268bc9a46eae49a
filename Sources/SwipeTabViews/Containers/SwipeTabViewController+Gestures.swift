public import SwipeTabCore

extension SwipeTabViewController {
  /// Whether a gesture on the pages may begin.
  var acceptsSwipes: Bool { pager.isPagingEnabled && store.count > 0 }

  /// Takes back whatever gesture is under way.
  func cancelGestures() {
    _ = pagesView.scrollTracker.cancel()
    if let scrollTimer { view.window?.cancel(scrollTimer) }
    scrollTimer = nil
    send(.cancel)
  }

  /// Moves the pages by a trackpad.
  func handleScroll(_ event: ScrollEvent) -> Bool {
    guard acceptsSwipes || pagesView.scrollTracker.isTracking else { return false }
    var isTaken = pagesView.scrollTracker.isTracking
    for output in pagesView.scrollTracker.outputs(for: event) {
      apply(output, at: event.time)
      isTaken = isTaken || output == .began
    }
    waitForSilence()
    return isTaken
  }

  private func apply(_ output: ScrollTracker.Output, at time: Double) {
    let pointer = pagesView.scrollTracker.displacement
    switch output {
    case .began: send(.dragBegan(anchor: 0, pointer: pointer, source: .trackpad), at: time)
    case .moved: send(.dragMoved(pointer: pointer, source: .trackpad), at: time)
    case .released(let release):
      send(
        .dragEnded(velocity: release.velocity, travel: release.travel, source: .trackpad), at: time)
    case .cancelled: send(.cancel, at: time)
    case .none, .failed: break
    }
  }

  /// Ends a sequence that falls silent, since not every system tells when the fingers are lifted.
  private func waitForSilence() {
    if let scrollTimer { view.window?.cancel(scrollTimer) }
    scrollTimer = nil
    guard let window = view.window, let deadline = pagesView.scrollTracker.deadline else { return }
    scrollTimer = window.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      scrollTimer = nil
      apply(pagesView.scrollTracker.expire(at: deadline), at: deadline)
    }
  }

  /// Whether a trackpad moves the pages.
  public var isTrackpadSwiping: Bool { pagesView.scrollTracker.deadline != nil }

  /// Turns pages by a wheel.
  func handleWheel(_ event: WheelEvent) -> Bool {
    guard acceptsSwipes, WheelAccumulator.horizontalNotches(of: event) != 0 else { return false }
    let step = pagesView.wheel.handle(event)
    if step != 0 {
      send(.step(view.effectiveLayoutDirection == .leftToRight ? step : -step), at: event.time)
    }
    return true
  }

  /// Follows the window's focus: a trackpad swipe is taken back when it is lost.
  func windowDidChange() {
    windowEventToken = viewIfLoaded?.window?.addWindowEventHandler { [weak self] event, _ in
      guard let self, event == .focusLost, pagesView.scrollTracker.isTracking else { return }
      cancelGestures()
    }
  }
}

/// The area in which the pages lie and swipes are recognised.
@MainActor public final class PagesView: View {
  weak var container: SwipeTabViewController?
  var scrollTracker: ScrollTracker
  var wheel: WheelAccumulator

  init(physics: PagingPhysics) {
    scrollTracker = ScrollTracker(physics: physics)
    wheel = WheelAccumulator(physics: physics)
    super.init(frame: .zero)
    clipsToBounds = true
    let pan = PagingGestureRecognizer(axis: .horizontal, physics: physics)
    pan.pages = self
    pan.shouldBegin = { [weak self, weak pan] direction in
      guard let container = self?.container, let pan else { return false }
      // A drag from the leading edge goes back where there is something to go back to.
      let stack = container.navigationController
      return stack?.popsInteractively(from: pan.pan.pressLocation, direction: direction) != true
    }
    pan.action = { [weak self, weak pan] output, event in
      guard let container = self?.container, let pan else { return }
      container.handlePan(output, of: pan, at: event?.time)
    }
    addGestureRecognizer(pan)
  }

  /// Hands a trackpad's events to the pager.
  public override func scroll(_ event: ScrollEvent) -> Bool {
    container?.handleScroll(event) ?? false
  }

  /// Hands a wheel's notches to the pager.
  public override func wheel(_ event: WheelEvent) -> Bool {
    container?.handleWheel(event) ?? false
  }
}

/// A pan that only enters contests while the pages can be swiped.
final class PagingGestureRecognizer: PanGestureRecognizer {
  weak var pages: PagesView?

  override var isEnabled: Bool {
    get { super.isEnabled && (pages?.container?.acceptsSwipes ?? false || pan.driver != nil) }
    set { super.isEnabled = newValue }
  }
}

extension SwipeTabViewController {
  /// Turns what a pointer does on the pages into events of the pager.
  func handlePan(
    _ output: PanRecognizer.Output, of recognizer: PanGestureRecognizer, at time: Double?
  ) {
    let pan = recognizer.pan
    switch output {
    case .none: break
    case .pressed:
      // A press that stops moving pages is meant for them, not for what lies under it.
      if pager.isAnimating { recognizer.hold() }
      send(.press, at: time)
    case .began:
      send(.dragBegan(anchor: pan.anchor, pointer: pan.location, source: .pointer), at: time)
    case .moved: send(.dragMoved(pointer: pan.location), at: time)
    case .released(let release):
      send(.dragEnded(velocity: release.velocity, travel: release.travel), at: time)
    case .tapped, .failed: send(.release, at: time)
    case .cancelled:
      // A trackpad that drives meanwhile goes on.
      if pager.dragSource != .trackpad { send(.cancel, at: time) }
    }
  }
}
