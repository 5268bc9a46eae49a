import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  /// What a program has set in SDL, which containers inside it must leave alone.
  @Suite("What an embedding program has set stays", .serialized) @MainActor
  struct EmbeddingStateTests {
    /// Everything that can be asked of SDL, as text.
    private func state(_ renderer: OpaquePointer) -> [String] {
      var lines: [String] = []
      var rect = SDL_Rect()
      SDL_RenderGetViewport(renderer, &rect)
      lines.append("viewport \(rect.x) \(rect.y) \(rect.w) \(rect.h)")
      SDL_RenderGetClipRect(renderer, &rect)
      lines.append("clip \(rect.x) \(rect.y) \(rect.w) \(rect.h)")
      lines.append("clipped \(SDL_RenderIsClipEnabled(renderer).rawValue)")
      var (x, y): (Float, Float) = (0, 0)
      SDL_RenderGetScale(renderer, &x, &y)
      lines.append("scale \(x) \(y)")
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_RenderGetLogicalSize(renderer, &width, &height)
      lines.append("logical size \(width) \(height)")
      lines.append("integer scale \(SDL_RenderGetIntegerScale(renderer).rawValue)")
      var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
      lines.append("draw colour \(red) \(green) \(blue) \(alpha)")
      var mode = SDL_BLENDMODE_NONE
      SDL_GetRenderDrawBlendMode(renderer, &mode)
      lines.append("blend mode \(mode.rawValue)")
      lines.append("target \(String(describing: SDL_GetRenderTarget(renderer)))")
      lines.append("text input \(SDL_IsTextInputActive().rawValue)")
      lines.append("cursor \(SDL_ShowCursor(SDL_QUERY)) \(String(describing: SDL_GetCursor()))")
      lines.append("screen saver \(SDL_IsScreenSaverEnabled().rawValue)")
      lines.append("relative mouse \(SDL_GetRelativeMouseMode().rawValue)")
      lines.append("context \(String(describing: SDL_GL_GetCurrentContext()))")
      lines.append("subsystems \(SDL_WasInit(0))")
      for name in [
        SDL_HINT_VIDEODRIVER, SDL_HINT_TOUCH_MOUSE_EVENTS, SDL_HINT_MOUSE_TOUCH_EVENTS,
        SDL_HINT_NO_SIGNAL_HANDLERS, SDL_HINT_VIDEO_ALLOW_SCREENSAVER,
        SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH,
        SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, SDL_HINT_FRAMEBUFFER_ACCELERATION,
        SDL_HINT_RENDER_SCALE_QUALITY, SDL_HINT_RENDER_DRIVER,
      ] {
        lines.append("\(name) \(SDL_GetHint(name).map { String(cString: $0) } ?? "none")")
      }
      return lines
    }

    /// A program with video, one window and a software renderer, without a session of ours.
    @MainActor final class Program {
      let window: OpaquePointer
      private(set) var renderer: OpaquePointer?

      init(hasRenderer: Bool = true) throws {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
        try checked("SDL_InitSubSystem", SDL_InitSubSystem(SDL_INIT_VIDEO))
        SDL_ResetHint(SDL_HINT_VIDEODRIVER)
        window = try checked("SDL_CreateWindow", SDL_CreateWindow("program", 0, 0, 300, 200, 0))
        guard hasRenderer else { return }
        renderer = try checked(
          "SDL_CreateRenderer",
          SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue))
      }

      func destroyRenderer() {
        if let renderer { SDL_DestroyRenderer(renderer) }
        renderer = nil
      }

      isolated deinit {
        destroyRenderer()
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
      }
    }

    private func host(
      _ program: Program, _ area: Rect = Rect(x: 100, y: 50, width: 80, height: 60),
      color: Color = Color(hex: 0x00FF00)
    ) throws -> EmbeddedHost {
      let host = EmbeddedHost(
        window: program.window, renderer: program.renderer, area: area, scale: 1,
        textEngine: try SDLTextEngine(log: { _ in }))
      let view = View()
      view.backgroundColor = .fixed(color)
      host.window.rootView = view
      return host
    }

    /// Things that programs do to their renderers.
    enum Setting: CaseIterable {
      case nothing, viewport, clip, scale, oddScale, logicalSize, logicalSizeAndViewport,
        integerScale, target, all
    }

    private func apply(_ setting: Setting, to renderer: OpaquePointer) -> OpaquePointer? {
      SDL_SetRenderDrawColor(renderer, 1, 2, 3, 4)
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
      var viewport = SDL_Rect(x: 11, y: 13, w: 77, h: 51)
      var clip = SDL_Rect(x: 3, y: 5, w: 33, h: 17)
      switch setting {
      case .nothing: break
      case .viewport: SDL_RenderSetViewport(renderer, &viewport)
      case .clip: SDL_RenderSetClipRect(renderer, &clip)
      case .scale: SDL_RenderSetScale(renderer, 2, 2)
      case .oddScale:
        SDL_RenderSetScale(renderer, 4.0 / 3, 1.1)
        SDL_RenderSetViewport(renderer, &viewport)
        SDL_RenderSetClipRect(renderer, &clip)
      case .logicalSize: SDL_RenderSetLogicalSize(renderer, 223, 97)
      case .logicalSizeAndViewport:
        SDL_RenderSetLogicalSize(renderer, 223, 97)
        SDL_RenderSetViewport(renderer, &viewport)
        SDL_RenderSetClipRect(renderer, &clip)
      case .integerScale:
        SDL_RenderSetIntegerScale(renderer, SDL_TRUE)
        SDL_RenderSetLogicalSize(renderer, 70, 60)
      case .target, .all:
        let texture = SDL_CreateTexture(
          renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
          300, 200)
        SDL_SetRenderTarget(renderer, texture)
        guard setting == .all else { return texture }
        SDL_RenderSetScale(renderer, 0.7, 1.3)
        SDL_RenderSetViewport(renderer, &viewport)
        SDL_RenderSetClipRect(renderer, &clip)
        return texture
      }
      return nil
    }

    @Test("Nothing that a program has set differs afterwards", arguments: Setting.allCases)
    func everything(setting: Setting) throws {
      let program = try Program()
      let renderer = try #require(program.renderer)
      SDL_StartTextInput()
      SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1")
      defer { SDL_ResetHint(SDL_HINT_TOUCH_MOUSE_EVENTS) }
      SDL_DisableScreenSaver()
      let texture = apply(setting, to: renderer)
      let before = state(renderer)
      do {
        let host = try host(program)
        #expect(state(renderer) == before, "after making")
        // Small errors would add up over frames.
        for frame in 0..<5 {
          host.handle(Synthetic.motion(x: 110, y: 60, window: SDL_GetWindowID(program.window)))
          host.window.rootView.backgroundColor = .fixed(Color(hex: UInt32(frame)))
          #expect(try host.frame(at: host.clock.now()))
          #expect(state(renderer) == before, "after a frame")
          try host.draw()
          #expect(state(renderer) == before, "after drawing")
        }
        host.handle(Synthetic.plain(SDL_RENDER_DEVICE_RESET))
        try host.draw()
        #expect(state(renderer) == before, "after a loss")
      }
      #expect(state(renderer) == before, "after the end")
      // The picture is in its rectangle, whatever was set.
      var pixels = [UInt32](repeating: 0, count: 300 * 200)
      SDL_RenderSetLogicalSize(renderer, 0, 0)
      SDL_RenderSetScale(renderer, 1, 1)
      SDL_RenderSetViewport(renderer, nil)
      SDL_RenderSetClipRect(renderer, nil)
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_RGB888.rawValue, &pixels, 300 * 4)
      for (x, y) in [(100, 50), (179, 109)] {
        #expect(pixels[y * 300 + x] & 0xFF_FFFF == 0x000004)
      }
      for (x, y) in [(99, 50), (100, 49), (180, 109), (179, 110)] {
        #expect(pixels[y * 300 + x] & 0xFF_FFFF == 0)
      }
      SDL_SetRenderTarget(renderer, nil)
      if let texture { SDL_DestroyTexture(texture) }
    }

    @Test(
      "Without a renderer the picture goes onto a surface of any format; its clip stays",
      arguments: [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_RGB565, SDL_PIXELFORMAT_BGR24])
    func surface(format: SDL_PixelFormatEnum) throws {
      let program = try Program(hasRenderer: false)
      let surface = try checked(
        "SDL_CreateRGBSurfaceWithFormat",
        SDL_CreateRGBSurfaceWithFormat(0, 300, 200, 24, format.rawValue))
      defer { SDL_FreeSurface(surface) }
      var clip = SDL_Rect(x: 1, y: 2, w: 3, h: 4)
      SDL_SetClipRect(surface, &clip)
      SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_ADD)
      let host = try host(program)
      #expect(try host.frame(at: host.clock.now()))
      try host.draw(onto: surface)
      var after = SDL_Rect()
      SDL_GetClipRect(surface, &after)
      #expect(after == clip)
      var mode = SDL_BLENDMODE_NONE
      SDL_GetSurfaceBlendMode(surface, &mode)
      #expect(mode == SDL_BLENDMODE_ADD)
      let copy = try checked(
        "SDL_ConvertSurfaceFormat",
        SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB888.rawValue, 0))
      defer { SDL_FreeSurface(copy) }
      let pixels = try #require(copy.pointee.pixels).assumingMemoryBound(to: UInt32.self)
      let stride = Int(copy.pointee.pitch) / 4
      // What five bits of a colour keep.
      #expect(pixels[50 * stride + 100] & 0xF8_F8F8 == 0x00F800)
      #expect(pixels[109 * stride + 179] & 0xF8_F8F8 == 0x00F800)
      #expect(pixels[109 * stride + 180] & 0xFF_FFFF == 0)
      #expect(throws: SDLError.self) { try host.draw() }
    }

    @Test("Several containers in two windows come and go in any order", arguments: 0..<4)
    func several(order: Int) throws {
      var programs: [Program?] = [try Program(), try Program()]
      var hosts: [EmbeddedHost?] = []
      for program in programs.compactMap(\.self) {
        for (x, color) in [(0.0, Color(hex: 0xFF0000)), (150, Color(hex: 0x0000FF))] {
          hosts.append(
            try host(program, Rect(x: x, y: 0, width: 100, height: 100), color: color))
        }
      }
      func draw() throws {
        for case let host? in hosts {
          try host.frame(at: host.clock.now())
          try host.draw()
        }
      }
      func color(_ program: Program?, _ x: Int32) -> UInt32? {
        guard let renderer = program?.renderer else { return nil }
        var area = SDL_Rect(x: x, y: 50, w: 1, h: 1)
        var pixel: UInt32 = 0
        SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_RGB888.rawValue, &pixel, 4)
        return pixel & 0xFF_FFFF
      }
      try draw()
      for program in programs {
        #expect(color(program, 50) == 0xFF0000)
        #expect(color(program, 200) == 0x0000FF)
        #expect(color(program, 120) == 0)
      }
      switch order {
      case 0:  // Containers, newest first.
        for index in [3, 2, 1, 0] {
          hosts[index] = nil
          try draw()
        }
      case 1:  // Oldest first, with the windows in between.
        hosts[0] = nil
        hosts[1] = nil
        programs[0] = nil
        try draw()
        #expect(color(programs[1], 200) == 0x0000FF)
      case 2:  // A renderer before its containers: they say so, and end in peace.
        programs[0]?.destroyRenderer()
        #expect(throws: SDLError.self) { try hosts[0]?.draw() }
        hosts[0]?.handle(Synthetic.plain(SDL_RENDER_DEVICE_RESET))
        hosts[0]?.window.rootView.backgroundColor = .fixed(.white)
        #expect(throws: SDLError.self) { try hosts[0]?.frame(at: .infinity) }
        try hosts[2]?.draw()
      default:  // A window before its containers.
        let id = SDL_GetWindowID(programs[0]?.window)
        programs[0] = nil
        hosts[0]?.handle(Synthetic.window(SDL_WINDOWEVENT_SIZE_CHANGED, window: id))
        hosts[0]?.handle(Synthetic.motion(x: 10, y: 10, window: id))
        #expect(throws: SDLError.self) { try hosts[1]?.draw() }
        try hosts[3]?.draw()
      }
      hosts = []
      programs = []
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("An event is taken by the container it hits, and by no other")
    func routing() throws {
      let (first, second) = (try Program(), try Program())
      let hosts = [
        try host(first, Rect(x: 0, y: 0, width: 100, height: 100)),
        try host(first, Rect(x: 150, y: 0, width: 100, height: 100)),
        try host(second, Rect(x: 0, y: 0, width: 100, height: 100)),
      ]
      func taken(_ program: Program, _ x: Int32) -> [Bool] {
        let id = SDL_GetWindowID(program.window)
        defer {
          for host in hosts {
            host.handle(Synthetic.button(SDL_MOUSEBUTTONUP, x: x, y: 50, window: id))
          }
        }
        return hosts.map {
          $0.handle(Synthetic.button(SDL_MOUSEBUTTONDOWN, x: x, y: 50, window: id))
        }
      }
      #expect(taken(first, 50) == [true, false, false])
      #expect(taken(first, 200) == [false, true, false])
      #expect(taken(second, 50) == [false, false, true])
      #expect(taken(second, 200) == [false, false, false])
    }
  }
}
