import CSDL2

/// Keeps a window alone on the screen for as long as it exists, and watches for the way out.
@MainActor final class KioskMode {
  private let window: SDLWindow
  private let previousCursor: Int32?
  private let hadScreenSaver: Bool
  private(set) var chord: HeldChord

  /// Takes the keyboard and the cursor, and keeps the screen on.
  init(window: SDLWindow, options: Kiosk) {
    self.window = window
    chord = HeldChord(delay: options.exitDelay)
    hadScreenSaver = SDL_IsScreenSaverEnabled() == SDL_TRUE
    SDL_DisableScreenSaver()
    // Takes effect whenever the window has the focus; without a way in the system, nothing happens.
    SDL_SetWindowKeyboardGrab(window.handle, SDL_TRUE)
    previousCursor = options.hidesCursor ? SDL_ShowCursor(SDL_DISABLE) : nil
  }

  isolated deinit {
    // Asking a display that is gone can only hang.
    guard !window.session.isDisplayLost else { return }
    if let previousCursor { SDL_ShowCursor(previousCursor) }
    SDL_SetWindowKeyboardGrab(window.handle, SDL_FALSE)
    if hadScreenSaver { SDL_EnableScreenSaver() }
  }

  /// When the chord will have been held for long enough, in seconds; nil while it is not held.
  var deadline: Double? { chord.deadline }

  /// Notes keys.
  func watch(_ event: SDL_Event, at time: Double) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: chord.handle(event.key, at: time)
    case SDL_WINDOWEVENT:
      if UInt32(event.window.event) == SDL_WINDOWEVENT_FOCUS_LOST.rawValue { chord.release() }
    default: break
    }
  }

  /// Whether the chord has been held for long enough by now; true once.
  func takesExit(at time: Double) -> Bool {
    guard let deadline, deadline <= time else { return false }
    chord.release()
    return true
  }
}

/// Ctrl, Alt, Shift and Q, held together.
///
/// Q is the key with that letter, or the one where a US keyboard has it, so that keyboards without
/// Latin letters know the way as well.
struct HeldChord: Hashable, Sendable {
  /// How long it is to be held, in seconds; nil for a chord that does nothing.
  let delay: Double?
  /// When it will have been held for long enough, in seconds.
  private(set) var deadline: Double?

  init(delay: Double?) { self.delay = delay }

  /// Takes a key.
  mutating func handle(_ key: SDL_KeyboardEvent, at time: Double) {
    let bits = UInt32(key.keysym.mod)
    let hasModifiers = [KMOD_CTRL, KMOD_ALT, KMOD_SHIFT].allSatisfy { bits & $0.rawValue != 0 }
    guard let delay, hasModifiers else { return release() }
    guard Self.isLetter(key.keysym) else { return }
    if key.type == SDL_KEYUP.rawValue { return release() }
    // A held key repeats; only the first press counts.
    if deadline == nil, key.repeat == 0 { deadline = time + max(0, delay) }
  }

  /// Notes that it is not held, whatever the keys say.
  mutating func release() { deadline = nil }

  private static func isLetter(_ key: SDL_Keysym) -> Bool {
    key.scancode == SDL_SCANCODE_Q || key.sym == SDL_Keycode(bitPattern: SDLK_q.rawValue)
  }
}
