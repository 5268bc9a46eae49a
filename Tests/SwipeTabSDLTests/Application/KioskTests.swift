import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

@Suite("The chord that ends a kiosk")
struct HeldChordTests {
  private static let all = SDL_Keymod(
    rawValue: KMOD_LCTRL.rawValue | KMOD_RALT.rawValue | KMOD_LSHIFT.rawValue)

  private func key(
    _ code: SDL_KeyCode = SDLK_q, isDown: Bool = true, scancode: SDL_Scancode = SDL_SCANCODE_Q,
    modifiers: SDL_Keymod = all, isRepeat: Bool = false
  ) -> SDL_KeyboardEvent {
    Synthetic.key(
      code, isDown: isDown, scancode: scancode, modifiers: modifiers, isRepeat: isRepeat
    ).key
  }

  @Test("It counts from the first press, whatever repeats")
  func held() {
    var chord = HeldChord(delay: 2)
    chord.handle(key(), at: 10)
    chord.handle(key(isRepeat: true), at: 11)
    #expect(chord.deadline == 12)
  }

  @Test("A key that is let go, or a modifier, ends it")
  func released() {
    var chord = HeldChord(delay: 2)
    chord.handle(key(), at: 10)
    chord.handle(key(isDown: false), at: 11)
    #expect(chord.deadline == nil)
    chord.handle(key(), at: 12)
    chord.handle(
      key(SDLK_LSHIFT, isDown: false, scancode: SDL_SCANCODE_LSHIFT, modifiers: KMOD_LCTRL), at: 13)
    #expect(chord.deadline == nil)
    // The repeats that follow are no new press.
    chord.handle(key(isRepeat: true), at: 13.1)
    #expect(chord.deadline == nil)
  }

  @Test("Q is where its letter is, or where a US keyboard has it")
  func layouts() {
    for (code, scancode) in [
      (SDLK_q, SDL_SCANCODE_A), (SDLK_a, SDL_SCANCODE_Q), (SDLK_UNKNOWN, SDL_SCANCODE_Q),
    ] {
      var chord = HeldChord(delay: 0)
      chord.handle(key(code, scancode: scancode), at: 1)
      #expect(chord.deadline == 1)
    }
    var chord = HeldChord(delay: 0)
    chord.handle(key(SDLK_w, scancode: SDL_SCANCODE_W), at: 1)
    #expect(chord.deadline == nil)
  }

  @Test("Without a delay there is no way out")
  func none() {
    var chord = HeldChord(delay: nil)
    chord.handle(key(), at: 1)
    #expect(chord.deadline == nil)
  }
}

extension DisplayTests {
  @Suite("A kiosk", .serialized) @MainActor struct KioskTests {
    let client = RecordingClient()
    let window: SDLWindow
    let host: WindowHost

    init() throws {
      window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160))
      host = try WindowHost(window: window, client: client, clock: MonotonicClock())
    }

    @Test("The cursor and the screen saver are taken and given back")
    func state() {
      SDL_ShowCursor(SDL_ENABLE)
      SDL_EnableScreenSaver()
      host.kiosk = KioskMode(window: window, options: Kiosk())
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE)
      #expect(SDL_IsScreenSaverEnabled() == SDL_FALSE)
      host.handle(Synthetic.motion(x: 5, y: 5, window: window.id))
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE)
      host.kiosk = nil
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)
      #expect(SDL_IsScreenSaverEnabled() == SDL_TRUE)
    }

    @Test("A kiosk with a mouse keeps its cursor")
    func cursor() {
      SDL_ShowCursor(SDL_ENABLE)
      var options = Kiosk()
      options.hidesCursor = false
      host.kiosk = KioskMode(window: window, options: options)
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)
    }

    @Test("Requests to close go unheard; the held chord does not, once")
    func closing() throws {
      host.kiosk = KioskMode(window: window, options: Kiosk())
      var closes = 0
      host.onClose = { closes += 1 }
      host.handle(Synthetic.window(SDL_WINDOWEVENT_CLOSE, window: window.id))
      host.handle(Synthetic.plain(SDL_QUIT))
      #expect(closes == 0)
      #expect(client.events.isEmpty)
      let modifiers = SDL_Keymod(
        rawValue: KMOD_LCTRL.rawValue | KMOD_LALT.rawValue | KMOD_LSHIFT.rawValue)
      host.handle(Synthetic.key(SDLK_q, modifiers: modifiers, window: window.id))
      let deadline = try #require(host.kiosk?.deadline)
      #expect(try #require(try host.step(at: deadline - 0.5)) <= deadline)
      #expect(closes == 0)
      _ = try host.step(at: deadline)
      _ = try host.step(at: deadline + 1)
      #expect(closes == 1)
      // Losing the keyboard in between begins anew.
      host.handle(Synthetic.key(SDLK_q, modifiers: modifiers, window: window.id))
      host.handle(Synthetic.window(SDL_WINDOWEVENT_FOCUS_LOST, window: window.id))
      #expect(host.kiosk?.deadline == nil)
    }

    @Test("A screen that is unplugged and comes back, and a window that moves between, still show")
    func displays() throws {
      var time = 10.0
      func step() throws {
        _ = try host.step(at: time)
        time += 1
      }
      try step()
      var event = Synthetic.plain(SDL_DISPLAYEVENT)
      // One that SDL no longer has, too.
      for display in [0, 1, 7] as [UInt32] {
        for kind in [SDL_DISPLAYEVENT_DISCONNECTED, SDL_DISPLAYEVENT_CONNECTED] {
          event.display.display = display
          event.display.event = UInt8(kind.rawValue)
          host.handle(event)
          for change in [
            SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MOVED,
            SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED,
          ] {
            host.handle(Synthetic.window(change, window: window.id))
            try step()
          }
        }
      }
      let before = host.frameCount
      host.handle(Synthetic.window(SDL_WINDOWEVENT_EXPOSED, window: window.id))
      try step()
      #expect(host.frameCount == before + 1)
      #expect(client.size == window.geometry.size)
    }
  }
}
