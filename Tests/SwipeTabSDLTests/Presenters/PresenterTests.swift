import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite("Presenters", .serialized) @MainActor struct PresenterTests {
    private func makeWindow() throws -> SDLWindow {
      try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160))
    }

    private func scene(_ width: Int, _ height: Int, x: Int) -> Scene {
      let bitmap = Bitmap(width: 10, height: 10)
      bitmap.pixels.update(repeating: 0xFFFF_0000, count: 100)
      let layer = Layer(bitmap: bitmap, isOpaque: true)
      var scene = Scene(width: width, height: height, background: Color(hex: 0x0000FF))
      scene.placements = [LayerPlacement(layer: layer, x: x, y: 20, clip: scene.bounds)]
      return scene
    }

    private func pixel(_ window: SDLWindow, _ x: Int, _ y: Int) throws -> UInt32 {
      let surface = try #require(SDL_GetWindowSurface(window.handle)).pointee
      let row = try #require(surface.pixels) + y * Int(surface.pitch)
      return row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
    }

    @Test("The first frame in a window's memory is drawn whole, later ones where they differ")
    func surface() throws {
      let window = try makeWindow()
      let presenter = WindowSurfacePresenter(window: window)
      #expect(!presenter.waitsForDisplay)
      #expect(presenter.pixelSize == (200, 160))
      try presenter.present(scene(200, 160, x: 30), damage: [])
      #expect(try pixel(window, 30, 20) == 0xFF0000)
      #expect(try pixel(window, 29, 20) == 0x0000FF)
      #expect(try pixel(window, 199, 159) == 0x0000FF)
      let damage = PixelRect(x: 100, y: 20, width: 10, height: 10)
      try presenter.present(scene(200, 160, x: 100), damage: [damage])
      #expect(try pixel(window, 100, 20) == 0xFF0000)
      #expect(try pixel(window, 30, 20) == 0xFF0000, "outside the damage nothing is drawn")
    }

    @Test("A window of another size is drawn whole again")
    func resizedSurface() throws {
      let window = try makeWindow()
      let presenter = WindowSurfacePresenter(window: window)
      try presenter.present(scene(200, 160, x: 30), damage: [])
      SDL_SetWindowSize(window.handle, 300, 180)
      window.refreshGeometry()
      try presenter.present(scene(300, 180, x: 250), damage: [])
      #expect(try pixel(window, 250, 20) == 0xFF0000)
      #expect(try pixel(window, 299, 179) == 0x0000FF)
    }

    @Test("Damage outside the window is cut off")
    func outsideDamage() throws {
      let window = try makeWindow()
      let presenter = WindowSurfacePresenter(window: window)
      try presenter.present(scene(200, 160, x: 30), damage: [])
      try presenter.present(
        scene(400, 400, x: 30), damage: [PixelRect(x: -10, y: 150, width: 500, height: 500)])
      #expect(try pixel(window, 199, 159) == 0x0000FF)
    }

    @Test("A renderer shows the same picture, also after its textures were lost")
    func renderer() throws {
      let window = try makeWindow()
      let presenter = try RendererPresenter(window: window)
      #expect(presenter.pixelSize == (200, 160))
      for round in 1...2 {
        try presenter.present(scene(200, 160, x: 30), damage: [])
        #expect(presenter.textureUse.uploads == round)
        #expect(presenter.textureUse.bytes == 200 * 160 * 4)
        let renderer = try #require(SDL_GetRenderer(window.handle))
        var pixels = [UInt32](repeating: 0, count: 200 * 160)
        #expect(
          SDL_RenderReadPixels(
            renderer, nil, SDL_PIXELFORMAT_RGB888.rawValue, &pixels, 200 * 4) == 0)
        #expect(pixels[20 * 200 + 30] & 0xFF_FFFF == 0xFF0000)
        #expect(pixels[20 * 200 + 40] & 0xFF_FFFF == 0x0000FF)
        presenter.invalidate()
        #expect(presenter.textureUse.bytes == 0)
      }
    }
  }
}
