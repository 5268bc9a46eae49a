import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("What draws a window", .serialized) @MainActor final class PresenterChainTests {
    private var lines: [String] = []
    private let failure = SDLError(call: "make", message: "on purpose")

    private func chain(_ makers: [PresenterChain.Maker]) -> PresenterChain {
      PresenterChain(makers) { [weak self] in self?.lines.append($0) }
    }

    @Test("One that cannot be made has the next one take its place, with one line")
    func unmakeable() throws {
      let recorder = WindowHostTests.Recorder()
      var chain = chain([{ [failure] in throw failure }, { nil }, { recorder }])
      #expect(try chain.first() === recorder)
      #expect(lines == ["make: on purpose; the window is drawn in another way"])
      #expect(chain.isEmpty)
    }

    @Test("Where none can be made the last one's error is thrown")
    func none() {
      var chain = chain([{ nil }, { [failure] in throw failure }])
      #expect(throws: failure) { try chain.first() }
      #expect(lines == [])
    }

    @Test("One that keeps failing has the next one take its place, with one line")
    func failing() throws {
      let window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160))
      let first = WindowHostTests.Recorder()
      first.failures = .max
      let second = WindowHostTests.Recorder()
      let client = RecordingClient()
      let host = try WindowHost(
        window: window, chain: chain([{ first }, { second }]), client: client,
        clock: MonotonicClock())
      for second in 0..<12 { _ = try host.step(at: Double(second)) }
      #expect(first.damages.count == 10)
      #expect(host.frameCount == 1)
      #expect(second.damages == [[PixelRect(x: 0, y: 0, width: 100, height: 80)]])
      #expect(lines == ["present: on purpose; the window is drawn in another way"])
    }

    @Test("Where there is no OpenGL a window for it opens all the same, and memory is drawn into")
    func withoutOpenGL() throws {
      let window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160), isForTextures: true)
      var chain = PresenterChain(window: window, choice: .gpu) { [weak self] in
        self?.lines.append($0)
      }
      #expect(try chain.first() is WindowSurfacePresenter)
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("SDL_CreateRenderer: ") == true)
    }

    @Test("Without a graphics card, and when the processor is chosen, no textures are tried")
    func triesTextures() {
      func devices(_ names: [String], allowed: Bool = true) -> KernelDevices {
        KernelDevices(
          names: { $0 == "/dev/dri" ? names : nil }, isAllowed: { _ in allowed },
          group: { _ in nil })
      }
      let none = devices([])
      let card = devices(["card0", "renderD128"])
      func tries(
        _ choice: RendererChoice, _ devices: KernelDevices, _ rotation: ScreenRotation = .degrees0
      ) -> Bool { choice.triesTextures(rotation: rotation, devices: devices) }
      #expect(!tries(.automatic, none))
      #expect(tries(.automatic, card))
      #expect(tries(.automatic, devices(["renderD128"])))
      #expect(!tries(.automatic, devices(["card0"], allowed: false)))
      #expect(!tries(.software, card))
      #expect(tries(.gpu, none))
      #expect(!tries(.gpu, card, .degrees90))
      #expect(!tries(.automatic, card, .degrees180))
    }

    @Test("A choice is read from its name, and anything else is told")
    func parse() {
      for choice in RendererChoice.allCases {
        #expect(RendererChoice.parse(choice.rawValue) { lines.append($0) } == choice)
      }
      #expect(RendererChoice.parse(nil) { lines.append($0) } == nil)
      #expect(RendererChoice.parse("") { lines.append($0) } == nil)
      #expect(lines == [])
      #expect(RendererChoice.parse("metal") { lines.append($0) } == nil)
      #expect(
        lines == ["SWIPETABS_RENDERER: expected automatic, software or gpu, found 'metal'"])
    }

    @Test(
      "Renderers that have the processor draw are known by their names",
      arguments: [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
        ("Mesa DRI swrast", true), ("Software Rasterizer", true),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("V3D 4.2", false),
        ("NVIDIA GeForce GTX 1650/PCIe/SSE2", false), ("virgl", false),
      ])
    func names(name: String, isSoftware: Bool) {
      #expect(GraphicsCard.isSoftware(name) == isSoftware)
    }
  }
}
