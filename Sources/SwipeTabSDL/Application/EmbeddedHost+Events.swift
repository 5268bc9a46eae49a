public import CSDL2
import SwipeTabCore
import SwipeTabViews

extension EmbeddedHost {
  /// Takes one of the program's events.
  /// - Returns: Whether it was for the views, so that the program may leave it alone.
  @discardableResult
  public func handle(_ event: SDL_Event) -> Bool {
    if let news = desktop?.news(event) {
      handle(news)
      return true
    }
    if let mainQueue, mainQueue.handle(event) { return true }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT, SDL_DISPLAYEVENT: updateGeometry()
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: invalidate()
    default: break
    }
    let time = clock.time(ofTicks: event.common.timestamp)
    var isTaken = false
    for input in translator.translate(event, at: time, modifiers: SDL_GetModState()) {
      guard let input = routed(input) else { continue }
      window.handle(input)
      if case .window = input { continue }
      isTaken = true
    }
    return isTaken
  }

  /// The event in the views' coordinates, or nil when it is for the program alone.
  private func routed(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .pointer(let pointer): return routed(pointer).map { .pointer($0) }
    case .scroll(var scroll):
      // The lift ends a sequence wherever the pointer is by now.
      guard scroll.phase == .ended || isInside(scroll.position) else { return nil }
      scroll.position = scroll.position - frame.origin
      return .scroll(scroll)
    case .wheel(var wheel):
      guard isInside(wheel.position) else { return nil }
      wheel.position = wheel.position - frame.origin
      return .wheel(wheel)
    case .key: return takesKeys ? event : nil
    case .window(.resized(let size), let time):
      // The geometry was taken over already; what is left to tell is a window without extent.
      return .window(.resized(size.isEmpty ? size : frame.size), time: time)
    case .window: return event
    }
  }

  private func routed(_ event: PointerEvent) -> PointerEvent? {
    var event = event
    let isInside = isInside(event.position)
    event.position = event.position - frame.origin
    switch event.phase {
    case .down:
      guard isInside else { return nil }
      heldPointers.insert(event.id)
    case .move: guard heldPointers.contains(event.id) else { return nil }
    case .up, .cancel: guard heldPointers.remove(event.id) != nil else { return nil }
    case .hover, .leave:
      let hovers = event.phase == .hover && isInside
      guard hovers || isHovering else { return nil }
      if !hovers { event.phase = .leave }
      isHovering = hovers
    }
    return event
  }

  private func isInside(_ position: Point) -> Bool {
    let place = position - frame.origin
    return place.x >= 0 && place.y >= 0 && place.x < frame.size.width && place.y < frame.size.height
  }
}
