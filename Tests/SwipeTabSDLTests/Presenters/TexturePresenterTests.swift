import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

extension DisplayTests {
  @Suite(
    "Layers as textures", .serialized,
    .enabled(if: TextureFixture.isAvailable, "there is no OpenGL without a display"))
  @MainActor struct TexturePresenterTests {
    private let pixel = [PixelRect(x: 0, y: 0, width: 1, height: 1)]

    @Test("Layers of every kind look as the processor draws them")
    func kinds() throws {
      let fixture = try TextureFixture()
      let scene = TextureFixture.scene()
      for index in scene.placements.indices {
        var single = scene
        single.placements = [scene.placements[index]]
        #expect(try fixture.difference(single) <= 1, "placement \(index)")
      }
    }

    @Test("Many layers upon each other differ by a level each at most")
    func all() throws {
      let fixture = try TextureFixture()
      #expect(try fixture.difference(TextureFixture.scene()) <= 2)
    }

    @Test("The first frame uploads all layers; one in which they move uploads nothing")
    func uploads() throws {
      let fixture = try TextureFixture()
      let presenter = fixture.presenter
      #expect(presenter.pixelSize == (200, 160))
      var scene = TextureFixture.scene()
      try presenter.present(scene, damage: [])
      let first = presenter.textureUse
      // Eight layers are placed, of which two are drawn live, and two turn into another one.
      #expect(first.uploads == 8)
      let pixels = 120 * 70 + 2 * 30 * 30 + 60 * 50 + 50 * 20 + 50 * 22 + 2 * 50 * 20
      #expect(first.uploadedBytes == pixels * 4)
      #expect(first.bytes == pixels * 4 + 200 * 64 * 4)
      for step in 1...5 {
        for index in scene.placements.indices { scene.placements[index].x += step }
        try presenter.present(scene, damage: [scene.bounds])
      }
      #expect(presenter.textureUse.uploadedBytes == first.uploadedBytes)
      #expect(presenter.textureUse.bytes == first.bytes)
      #expect(presenter.textureUse.drawCalls == 6 * first.drawCalls)
      // One for each layer, and two more for each that turns into another one.
      #expect(first.drawCalls == 8 + 2 * 2)
    }

    @Test("Nothing is drawn when nothing differs")
    func unchanged() throws {
      let presenter = try TextureFixture().presenter
      let scene = TextureFixture.scene()
      try presenter.present(scene, damage: [])
      let use = presenter.textureUse
      try presenter.present(scene, damage: [])
      #expect(presenter.textureUse == use)
    }

    @Test("Of a layer that was painted anew only that part is uploaded")
    func damage() throws {
      let fixture = try TextureFixture()
      let scene = TextureFixture.scene()
      try fixture.presenter.present(scene, damage: [])
      let before = fixture.presenter.textureUse
      let layer = scene.placements[0].layer
      let parts = [
        PixelRect(x: 50, y: 20, width: 10, height: 4), PixelRect(x: 58, y: 21, width: 4, height: 5),
      ]
      for part in parts {
        TextureFixture.paint(layer.bitmap, part, seed: 99)
        layer.didRepaint(part)
      }
      // The views' own tracker takes the damage before.
      _ = layer.takeDamage()
      #expect(try fixture.difference(scene) <= 2)
      #expect(fixture.presenter.textureUse.uploads == before.uploads + 1)
      #expect(fixture.presenter.textureUse.uploadedBytes == before.uploadedBytes + 12 * 6 * 4)
    }

    @Test("A layer with other pixels, also of another size, is uploaded whole")
    func bitmap() throws {
      let fixture = try TextureFixture()
      let scene = TextureFixture.scene()
      try fixture.presenter.present(scene, damage: [])
      let bytes = fixture.presenter.textureUse.bytes
      let layer = scene.placements[0].layer
      for (width, height) in [(120, 70), (90, 60)] {
        let bitmap = Bitmap(width: width, height: height)
        TextureFixture.paint(bitmap, bitmap.bounds, seed: 33)
        layer.bitmap = bitmap
        let uploaded = fixture.presenter.textureUse.uploadedBytes
        #expect(try fixture.difference(scene) <= 2)
        #expect(
          fixture.presenter.textureUse.uploadedBytes == uploaded + width * height * 4)
      }
      #expect(fixture.presenter.textureUse.bytes == bytes - (120 * 70 - 90 * 60) * 4)
    }

    @Test("Lost textures are uploaded again, and the picture is the same")
    func lost() throws {
      let fixture = try TextureFixture()
      let scene = TextureFixture.scene()
      let picture = try fixture.presenter.picture(of: scene)
      let before = fixture.presenter.textureUse
      fixture.presenter.invalidate()
      #expect(fixture.presenter.textureUse.bytes == 0)
      #expect(try fixture.presenter.picture(of: scene).pixels == picture.pixels)
      #expect(fixture.presenter.textureUse.uploadedBytes == 2 * before.uploadedBytes)
      #expect(fixture.presenter.textureUse.bytes == before.bytes)
    }

    @Test(
      "A window whose graphics card tells of a loss is shown whole from new textures",
      arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
    func reset(type: SDL_EventType) throws {
      let fixture = try TextureFixture()
      let client = RecordingClient()
      client.placements = TextureFixture.placements(
        in: PixelRect(x: 0, y: 0, width: 100, height: 80))
      let host = try WindowHost(
        window: fixture.window, presenter: fixture.presenter, client: client,
        clock: MonotonicClock())
      // A presenter that waits for the display sets the pace by the clock.
      let start = MonotonicClock().now() + 1
      _ = try host.step(at: start)
      let before = host.textureUse
      #expect(before.uploadedBytes > 0)
      host.handle(Synthetic.plain(type))
      #expect(host.textureUse.bytes == 0)
      _ = try host.step(at: start + 1)
      #expect(host.frameCount == 2)
      #expect(host.textureUse.uploadedBytes == 2 * before.uploadedBytes)
    }

    @Test("Textures of layers that have gone are dropped with the next frame")
    func gone() throws {
      let presenter = try TextureFixture().presenter
      var scene = Scene(width: 200, height: 160, background: .white)
      for index in 0..<3 {
        scene.placements.append(
          LayerPlacement(
            layer: TextureFixture.layer(50, 40, seed: index), x: 60 * index, y: 0,
            clip: scene.bounds))
      }
      try presenter.present(scene, damage: [])
      #expect(presenter.textureUse.bytes == 3 * 50 * 40 * 4)
      scene.placements.removeLast(2)
      try presenter.present(scene, damage: pixel)
      #expect(presenter.textureUse.bytes == 50 * 40 * 4)
    }

    @Test("Beyond the budget textures go that were not seen for the longest time")
    func budget() throws {
      let size = 50 * 40 * 4
      let presenter = try TextureFixture(budget: 2 * size).presenter
      let layers = (0..<3).map { TextureFixture.layer(50, 40, seed: $0) }
      func show(_ shown: [Int]) throws -> Int {
        var scene = Scene(width: 200, height: 160, background: .white)
        scene.placements = shown.map {
          LayerPlacement(layer: layers[$0], x: 50 * $0, y: 0, clip: scene.bounds)
        }
        let uploads = presenter.textureUse.uploads
        try presenter.present(scene, damage: pixel)
        return presenter.textureUse.uploads - uploads
      }
      #expect(try show([0, 1, 2]) == 3)
      #expect(presenter.textureUse.bytes == 3 * size, "what is seen stays")
      #expect(try show([0, 2]) == 0)
      #expect(presenter.textureUse.bytes == 2 * size)
      #expect(try show([2]) == 0)
      #expect(try show([1]) == 1)
      #expect(presenter.textureUse.bytes == 2 * size)
      #expect(try show([2]) == 0)
      #expect(try show([0]) == 1)
    }

    @Test("A layer that is larger than a texture can be has the next presenter draw at once")
    func tooLarge() throws {
      let fixture = try TextureFixture()
      let client = RecordingClient()
      var wide = LayerPlacement(
        layer: TextureFixture.layer(1 << 16, 1), x: 0, y: 0,
        clip: PixelRect(x: 0, y: 0, width: 100, height: 80))
      wide.opacity = 200
      client.placements = [wide]
      var lines: [String] = []
      let second = WindowHostTests.Recorder()
      let chain = PresenterChain(
        [{ fixture.presenter }, { second }], log: { lines.append($0) })
      let host = try WindowHost(
        window: fixture.window, chain: chain, client: client, clock: MonotonicClock())
      let start = MonotonicClock().now() + 1
      _ = try host.step(at: start)
      #expect(host.frameCount == 0)
      _ = try host.step(at: start + 1)
      #expect(host.frameCount == 1)
      #expect(second.damages == [[PixelRect(x: 0, y: 0, width: 100, height: 80)]])
      #expect(lines == ["\(TexturePresenter.tooLarge); the window is drawn in another way"])
    }

    @Test("OpenGL on the processor is no graphics card")
    func software() throws {
      let window = try TextureFixture.window()
      #expect {
        try TexturePresenter(window: window)
      } throws: { error in
        "\(error)".contains("is no graphics card")
      }
      // The window can still be drawn into.
      _ = try TexturePresenter(window: window, allowsSoftware: true)
    }

    @Test("A window without OpenGL is told so")
    func withoutOpenGL() throws {
      let window = try SDLWindow(
        session: try SDLSession(driver: .other("dummy")), title: "test",
        size: Size(width: 200, height: 160))
      #expect(throws: SDLError.self) { try TexturePresenter(window: window, allowsSoftware: true) }
    }

    @Test("A picture that is turned is not drawn by textures")
    func turned() throws {
      let window = try SDLWindow(
        session: try SDLSession(driver: .other("offscreen")), title: "test",
        size: Size(width: 200, height: 160), rotation: .degrees90)
      #expect(throws: SDLError(call: "TexturePresenter", message: "the picture is turned")) {
        try TexturePresenter(window: window, allowsSoftware: true)
      }
    }
  }
}
