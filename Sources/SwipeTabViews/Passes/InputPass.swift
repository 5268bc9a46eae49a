public import SwipeTabCore

extension Window {
  /// Takes an event from outside: what was due before it happens first, then the event acts.
  public func handle(_ event: InputEvent) {
    let eventTime = event.time
    guard eventTime.isFinite else { return }
    UpdatePass.runTimers(of: self, to: eventTime)
    time = max(time, eventTime)
    switch event {
    case .pointer(let pointer): handlePointer(pointer)
    case .scroll(let scroll): handleScroll(scroll)
    case .wheel(let wheel): handleWheel(wheel)
    case .key(let key): handleKey(key)
    case .window(let windowEvent, let time): handleWindowEvent(windowEvent, time: time)
    }
  }

  private func handlePointer(_ event: PointerEvent) {
    guard event.position.x.isFinite, event.position.y.isFinite else { return }
    // Positions are only right once the tree is laid out.
    LayoutPass.run(self)
    switch event.phase {
    case .hover:
      // A mouse that moves with no button pressed while it is down here: its release got lost.
      arena.cancel(event.id, at: event.time)
      mousePosition = event.position
      hover(at: event.position)
    case .leave:
      mousePosition = nil
      setHovered(nil)
    case .down:
      if event.kind == .mouse { mousePosition = nil }
      guard event.button == .primary else { return }
      let hit = rootView.hitTest(event.position)
      focusSilently(from: hit)
      arena.begin(event, at: hit)
    case .move:
      arena.route(event)
    case .up:
      if event.kind == .mouse { mousePosition = event.position }
      guard event.button == .primary else { return }
      arena.route(event)
    case .cancel:
      arena.route(event)
    }
  }

  private func handleKey(_ event: KeyEvent) {
    guard event.isDown else { return }
    LayoutPass.run(self)
    if event.key == .escape, arena.cancelDrags(at: event.time) { return }
    var responder: (any KeyResponder)? = focusedView ?? rootView
    // A loop of responders must not hang the program.
    for _ in 0..<1000 {
      guard let current = responder else { break }
      if current.keyDown(event) { return }
      responder = current.nextResponder
    }
    if unhandledKeyHandler?(event) == true { return }
    handleFocusKey(event)
  }

  private func handleWindowEvent(_ event: WindowEvent, time: Double) {
    switch event {
    case .resized(let size): self.size = size
    case .scaleChanged(let scale): self.scale = scale
    case .focusLost:
      arena.cancelAll(at: time)
      mousePosition = nil
      setHovered(nil)
    case .deviceRemoved(let device):
      arena.cancelPointers(of: device, at: time)
    case .exposed, .targetsReset, .deviceReset:
      needsFullDamage = true
    case .focusGained, .closeRequested:
      break
    }
    notifyWindowEventHandlers(event, at: time)
  }

  /// Looks again at what lies under a mouse that rests, once views have moved and come to rest.
  ///
  /// While something moves by itself nothing lights up under the mouse in passing.
  func updateHover() {
    guard let mousePosition, needsCompose, !isAnimating else { return }
    hover(at: mousePosition)
  }

  private func hover(at position: Point) {
    setHovered(rootView.hitTest(position))
    for view in hoveredViews { view.hoverDidMove(to: view.convert(position, from: nil)) }
  }

  /// Makes the mouse hover over a view and over what holds it.
  func setHovered(_ view: View?, leaving: View? = nil) {
    let old = hoveredViews
    hoveredViews = view?.ancestors ?? []
    let now = hoveredViews
    for view in old where !now.contains(where: { $0 === view }) { view.hoverDidChange(false) }
    for view in now where !old.contains(where: { $0 === view }) { view.hoverDidChange(true) }
  }
}

extension InputEvent {
  /// When the event happened, in seconds.
  var time: Double {
    switch self {
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    case .wheel(let event): event.time
    case .key(let event): event.time
    case .window(_, let time): time
    }
  }
}
