import CSDL2
import Glibc
import SwipeTabCore
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("Sessions", .serialized) @MainActor struct SessionTests {
    @Test("Without a display the error says what is missing and what to do")
    func noDisplay() {
      let error = #expect(throws: SDLError.self) {
        try SDLSession { ["SDL_VIDEODRIVER": "dummy"][$0] }
      }
      #expect(error?.call == "display")
      #expect(error?.message.contains("Neither DISPLAY (X11) nor WAYLAND_DISPLAY") == true)
      #expect(error?.message.contains("Tried: dummy: shows nothing.") == true)
      #expect(error?.message.contains("Start the program in a desktop session") == true)
    }

    @Test("A driver that does not exist is an error, not another driver")
    func unknownDriver() {
      let error = #expect(throws: SDLError.self) {
        try SDLSession(driver: .other("nosuchdriver"))
      }
      #expect(error?.call == "SDL_InitSubSystem")
    }

    @Test("A session starts video, and video ends with it")
    func lifetime() throws {
      do {
        let session = try SDLSession(driver: .other("dummy"))
        #expect(session.driver == .other("dummy"))
        #expect(SDL_WasInit(SDL_INIT_VIDEO) != 0)
        #expect(SDL_GetHint(SDL_HINT_TOUCH_MOUSE_EVENTS).map { String(cString: $0) } == "0")
        #expect(SDL_GetHint(SDL_HINT_MOUSE_TOUCH_EVENTS).map { String(cString: $0) } == "0")
      }
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("The setting that hides the compose sequences at the start is given back")
    func composeFile() throws {
      for value in [nil, "/tmp/own"] as [String?] {
        if let value { setenv("XCOMPOSEFILE", value, 1) } else { unsetenv("XCOMPOSEFILE") }
        _ = try SDLSession(driver: .other("dummy"))
        #expect(getenv("XCOMPOSEFILE").map { String(cString: $0) } == value)
      }
      unsetenv("XCOMPOSEFILE")
    }

    @Test("Hints, and text input of a program that uses video already, come back at the end")
    func restoring() throws {
      let names = [
        SDL_HINT_VIDEODRIVER, SDL_HINT_TOUCH_MOUSE_EVENTS, SDL_HINT_MOUSE_TOUCH_EVENTS,
        SDL_HINT_NO_SIGNAL_HANDLERS, SDL_HINT_VIDEO_ALLOW_SCREENSAVER,
        SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH,
        SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, SDL_HINT_FRAMEBUFFER_ACCELERATION,
      ]
      func values() -> [String?] {
        names.map { name in SDL_GetHint(name).map { String(cString: $0) } }
      }
      SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "0")
      defer { SDL_ResetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH) }
      let before = values()
      let outer = try SDLSession(driver: .other("dummy"))
      SDL_StartTextInput()
      do {
        let inner = try SDLSession(driver: .other("dummy"))
        #expect(SDL_IsTextInputActive() == SDL_FALSE)
        #expect(values() != before)
        withExtendedLifetime(inner) {}
      }
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      withExtendedLifetime(outer) {}
      _ = consume outer
      #expect(values() == before)
    }

    @Test("A window has the size asked for, and keeps its session alive")
    func window() throws {
      let window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "Ψ tabs",
        size: Size(width: 320, height: 240))
      #expect(window.geometry.size == Size(width: 320, height: 240))
      #expect(window.title == "Ψ tabs")
      #expect(!window.isOutOfSight)
      #expect(window.refreshRate >= 24)
      SDL_SetWindowSize(window.handle, 400, 200)
      #expect(window.refreshGeometry())
      #expect(window.geometry.size == Size(width: 400, height: 200))
    }
  }
}

/// Everything that calls SDL, one after the other: its state belongs to the whole process.
@Suite("With SDL", .serialized) @MainActor struct DisplayTests {}
