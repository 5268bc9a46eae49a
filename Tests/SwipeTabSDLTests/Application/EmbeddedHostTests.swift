import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("Views in a rectangle of another program's window", .serialized) @MainActor
  struct EmbeddedHostTests {
    /// A view that notes what the pointer does.
    final class Probe: View {
      var hovers: [Bool] = []
      override func hoverDidChange(_ isHovered: Bool) { hovers.append(isHovered) }
    }

    let program: SDLWindow
    let renderer: OpaquePointer
    let host: EmbeddedHost
    let probe = Probe()

    init() throws {
      program = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "program",
        size: Size(width: 300, height: 200))
      renderer = try checked(
        "SDL_CreateRenderer",
        SDL_CreateRenderer(program.handle, -1, SDL_RENDERER_SOFTWARE.rawValue))
      host = EmbeddedHost(
        window: program.handle, renderer: renderer,
        area: Rect(x: 100, y: 50, width: 80, height: 60), scale: 1,
        textEngine: try SDLTextEngine(log: { _ in }))
      probe.backgroundColor = .fixed(Color(hex: 0x00FF00))
      host.window.rootView = probe
    }

    private func pixels() -> [UInt32] {
      var pixels = [UInt32](repeating: 0, count: 300 * 200)
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_RGB888.rawValue, &pixels, 300 * 4)
      return pixels.map { $0 & 0xFF_FFFF }
    }

    @Test("The picture fills the rectangle and nothing else; the renderer's settings stay")
    func drawing() throws {
      #expect(host.needsFrame)
      #expect(try host.frame(at: host.clock.now()))
      SDL_SetRenderDrawColor(renderer, 0, 0, 255, 255)
      SDL_RenderClear(renderer)
      var viewport = SDL_Rect(x: 10, y: 10, w: 50, h: 50)
      SDL_RenderSetViewport(renderer, &viewport)
      try host.draw()
      var after = SDL_Rect()
      SDL_RenderGetViewport(renderer, &after)
      #expect((after.x, after.y, after.w, after.h) == (10, 10, 50, 50))
      SDL_RenderSetViewport(renderer, nil)
      let pixels = pixels()
      #expect(pixels[50 * 300 + 100] == 0x00FF00)
      #expect(pixels[109 * 300 + 179] == 0x00FF00)
      #expect(pixels[49 * 300 + 100] == 0x0000FF)
      #expect(pixels[50 * 300 + 180] == 0x0000FF)
      #expect(!host.needsFrame)
      #expect(host.nextFrameDeadline == nil)
      #expect(try !host.frame(at: host.clock.now()))
    }

    @Test("A lost texture is made again when drawing")
    func lostTexture() throws {
      try host.frame(at: host.clock.now())
      host.handle(Synthetic.plain(SDL_RENDER_DEVICE_RESET))
      SDL_RenderClear(renderer)
      try host.draw()
      #expect(pixels()[80 * 300 + 140] == 0x00FF00)
    }

    @Test("Pointers outside the rectangle are the program's")
    func outside() {
      let window = program.id
      #expect(
        !host.handle(Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 10, window: window)))
      #expect(!host.handle(Synthetic.motion(x: 110, y: 60, state: 1, window: window)))
      #expect(!host.handle(Synthetic.button(SDL_MOUSEBUTTONUP, x: 110, y: 60, window: window)))
    }

    @Test("A wheel is for what the mouse is over")
    func wheel() {
      host.handle(Synthetic.motion(x: 10, y: 10, window: program.id))
      #expect(!host.handle(Synthetic.wheel(x: 0, y: 1, window: program.id)))
      host.handle(Synthetic.motion(x: 110, y: 60, window: program.id))
      #expect(host.handle(Synthetic.wheel(x: 0, y: 1, window: program.id)))
    }

    @Test("A press inside keeps its pointer until it is released, wherever that is")
    func inside() {
      let window = program.id
      #expect(
        host.handle(Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 110, y: 60, window: window)))
      #expect(host.handle(Synthetic.motion(x: 10, y: 10, state: 1, window: window)))
      #expect(host.handle(Synthetic.button(SDL_MOUSEBUTTONUP, x: 10, y: 10, window: window)))
      #expect(!host.handle(Synthetic.motion(x: 11, y: 10, window: window)))
    }

    @Test("The mouse that leaves the rectangle leaves the views")
    func hover() {
      let window = program.id
      #expect(host.handle(Synthetic.motion(x: 110, y: 60, window: window)))
      #expect(host.handle(Synthetic.motion(x: 10, y: 60, window: window)))
      #expect(!host.handle(Synthetic.motion(x: 12, y: 60, window: window)))
      #expect(probe.hovers == [true, false])
    }

    @Test("Keys go to the views only while they may")
    func keys() {
      #expect(host.handle(Synthetic.key(SDLK_TAB, window: program.id)))
      host.takesKeys = false
      #expect(!host.handle(Synthetic.key(SDLK_TAB, window: program.id)))
    }

    @Test("A rectangle that moves or grows is laid out anew")
    func area() {
      host.area = Rect(x: 0, y: 0, width: 120, height: 90)
      #expect(host.window.size == Size(width: 120, height: 90))
      host.area = nil
      #expect(host.window.size == Size(width: 300, height: 200))
    }
  }
}
