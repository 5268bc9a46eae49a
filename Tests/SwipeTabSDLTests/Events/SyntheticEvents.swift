import CSDL2

/// Events as SDL 2.26.5 makes them, for window 7.
enum Synthetic {
  static let window: UInt32 = 7

  static func finger(
    _ type: SDL_EventType, x: Float, y: Float, touch: Int64 = 3, finger: Int64 = 1,
    window: UInt32 = window
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent(
      type: type.rawValue, timestamp: 0, touchId: touch, fingerId: finger, x: x, y: y, dx: 0,
      dy: 0, pressure: 1, windowID: window)
    return event
  }

  static func motion(
    x: Int32, y: Int32, state: UInt32 = 0, which: UInt32 = 0, window: UInt32 = window
  ) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent(
      type: SDL_MOUSEMOTION.rawValue, timestamp: 0, windowID: window, which: which, state: state,
      x: x, y: y, xrel: 0, yrel: 0)
    return event
  }

  static func button(
    _ type: SDL_EventType, _ button: Int32 = SDL_BUTTON_LEFT, x: Int32, y: Int32,
    which: UInt32 = 0, window: UInt32 = window
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent(
      type: type.rawValue, timestamp: 0, windowID: window, which: which, button: UInt8(button),
      state: type == SDL_MOUSEBUTTONDOWN ? 1 : 0, clicks: 1, padding1: 0, x: x, y: y)
    return event
  }

  static func wheel(
    x: Float, y: Float, direction: SDL_MouseWheelDirection = SDL_MOUSEWHEEL_NORMAL,
    which: UInt32 = 0, window: UInt32 = window
  ) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = window
    event.wheel.which = which
    event.wheel.direction = direction.rawValue
    event.wheel.x = Int32(exactly: x.rounded(.towardZero)) ?? 0
    event.wheel.y = Int32(exactly: y.rounded(.towardZero)) ?? 0
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    return event
  }

  static func key(
    _ code: SDL_KeyCode, isDown: Bool = true, scancode: SDL_Scancode? = nil,
    modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false, window: UInt32 = window
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    event.key.windowID = window
    event.key.state = isDown ? 1 : 0
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym = SDL_Keysym(
      scancode: scancode ?? SDL_SCANCODE_UNKNOWN, sym: SDL_Keycode(bitPattern: code.rawValue),
      mod: UInt16(modifiers.rawValue), unused: 0)
    return event
  }

  static func window(_ kind: SDL_WindowEventID, window: UInt32 = window) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = window
    event.window.event = UInt8(kind.rawValue)
    return event
  }

  static func plain(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    return event
  }
}
