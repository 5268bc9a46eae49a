import SwipeTabCore

/// Who took the sequence of trackpad events under way.
struct ScrollLatch {
  /// The view that took it; nil while nobody has.
  weak var view: View?
  /// The time of the latest event, in seconds.
  var time: Double
}

extension Window {
  func handleScroll(_ event: ScrollEvent) {
    guard event.delta.x.isFinite, event.delta.y.isFinite else { return }
    LayoutPass.run(self)
    let pause = PagingPhysics.standard.trackpadSilence
    if let latch = scrollLatch, event.time - latch.time > pause { scrollLatch = nil }
    if let view = scrollLatch?.view {
      scrollLatch?.time = event.time
      _ = view.scroll(event)
    } else {
      let hit = rootView.hitTest(event.position)
      for view in hit?.ancestors ?? [] where view.scroll(event) {
        scrollLatch = ScrollLatch(view: view, time: event.time)
        break
      }
    }
    if event.phase == .ended { scrollLatch = nil }
  }

  func handleWheel(_ event: WheelEvent) {
    guard event.notches.x.isFinite, event.notches.y.isFinite else { return }
    LayoutPass.run(self)
    let hit = rootView.hitTest(event.position)
    for view in hit?.ancestors ?? [] where view.wheel(event) { break }
  }
}
