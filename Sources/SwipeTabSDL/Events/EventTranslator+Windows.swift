import CSDL2
import SwipeTabCore

extension EventTranslator {
  mutating func window(_ event: SDL_WindowEvent, at time: Double) -> [InputEvent] {
    guard event.windowID == windowID else { return [] }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      isOutOfSight = true
      return geometryChanges(at: time)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      isOutOfSight = false
      return geometryChanges(at: time) + [.window(.exposed, time: time)]
    case SDL_WINDOWEVENT_EXPOSED:
      return geometryChanges(at: time) + [.window(.exposed, time: time)]
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return geometryChanges(at: time)
    case SDL_WINDOWEVENT_FOCUS_GAINED: return [.window(.focusGained, time: time)]
    case SDL_WINDOWEVENT_FOCUS_LOST: return [.window(.focusLost, time: time)]
    case SDL_WINDOWEVENT_LEAVE: return mouseLeft(at: time)
    case SDL_WINDOWEVENT_CLOSE: return [.window(.closeRequested, time: time)]
    default: return []
    }
  }

  /// What differs from the scale and the size that were reported last.
  mutating func geometryChanges(at time: Double) -> [InputEvent] {
    var events: [InputEvent] = []
    if geometry.scale != reportedScale {
      reportedScale = geometry.scale
      events.append(.window(.scaleChanged(reportedScale), time: time))
    }
    let size = isOutOfSight ? .zero : geometry.size
    if size != reportedSize {
      reportedSize = size
      events.append(.window(.resized(size), time: time))
    }
    return events
  }
}
