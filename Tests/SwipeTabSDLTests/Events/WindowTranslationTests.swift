import CSDL2
import SwipeTabCore
import Testing

@testable import SwipeTabSDL

@Suite("What the window system tells")
struct WindowTranslationTests {
  private func events(
    _ kinds: [SDL_WindowEventID], _ translator: inout EventTranslator
  ) -> [InputEvent] {
    kinds.flatMap { translator.translate(Synthetic.window($0), at: 5) }
  }

  private func window(_ events: WindowEvent...) -> [InputEvent] {
    events.map { .window($0, time: 5) }
  }

  @Test("A new size is told once, in points")
  func resize() {
    var translator = PointerTranslationTests.translator()
    translator.geometry = WindowGeometry(
      unitWidth: 900, unitHeight: 600, pixelWidth: 900, pixelHeight: 600, scale: 1)
    let result = events([SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_SIZE_CHANGED], &translator)
    #expect(result == window(.resized(Size(width: 900, height: 600))))
  }

  @Test("Another display's scale is told before the size that follows from it")
  func scale() {
    var translator = PointerTranslationTests.translator(.wayland)
    translator.geometry = WindowGeometry(
      unitWidth: 1000, unitHeight: 500, pixelWidth: 1500, pixelHeight: 750)
    let result = events([SDL_WINDOWEVENT_DISPLAY_CHANGED], &translator)
    #expect(
      result == window(.scaleChanged(1.5), .resized(Size(width: 1000, height: 500))))
  }

  @Test("Minimising gives a size without extent, restoring gives it back")
  func minimise() {
    var translator = PointerTranslationTests.translator()
    let gone = events([SDL_WINDOWEVENT_MINIMIZED], &translator)
    let back = events([SDL_WINDOWEVENT_RESTORED], &translator)
    #expect(gone == window(.resized(.zero)))
    #expect(back == window(.resized(Size(width: 1280, height: 800)), .exposed))
  }

  @Test("Focus, exposure and closing")
  func plainEvents() {
    var translator = PointerTranslationTests.translator()
    let result = events(
      [
        SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_EXPOSED,
        SDL_WINDOWEVENT_CLOSE, SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_ENTER,
      ], &translator)
    #expect(result == window(.focusGained, .focusLost, .exposed, .closeRequested))
  }

  @Test("Events of another window are dropped")
  func otherWindow() {
    var translator = PointerTranslationTests.translator()
    let event = Synthetic.window(SDL_WINDOWEVENT_CLOSE, window: 8)
    #expect(translator.translate(event, at: 5).isEmpty)
  }

  @Test("Quitting asks to close; lost textures are told")
  func sessionEvents() {
    var translator = PointerTranslationTests.translator()
    let result = [SDL_QUIT, SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, SDL_CLIPBOARDUPDATE]
      .flatMap { translator.translate(Synthetic.plain($0), at: 5) }
    #expect(result == window(.closeRequested, .targetsReset, .deviceReset))
  }
}
