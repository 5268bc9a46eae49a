import SwipeTabCore
import SwipeTabDrawing
import SwipeTabTesting
import SwipeTabViews
import Testing

@testable import SwipeTabDemo
@testable import SwipeTabSDL

extension DisplayTests {
  /// What the demo shows, by textures and by the processor.
  @Suite(
    "The demo by textures", .serialized,
    .enabled(if: TextureFixture.isAvailable, "there is no OpenGL without a display"))
  @MainActor struct TexturePixelTests {
    private func demo(_ arguments: [String]) throws -> HeadlessDemo {
      let demo = try HeadlessDemo(
        ["--size", "420x320"] + arguments, log: { Issue.record("\($0)") })
      demo.harness.host.start()
      try demo.harness.settle()
      return demo
    }

    private func fixture(_ demo: HeadlessDemo) throws -> TextureFixture {
      let (width, height) = demo.harness.window.pixelSize
      return try TextureFixture(width: width, height: height)
    }

    @Test(
      "Every style, transition, scale and direction looks as the processor draws it, in mid-swipe too",
      arguments: ["toolbar", "capsule", "underline"], ["slide", "scroll", "none"])
    func looks(style: String, transition: String) throws {
      for options in [["--scale", "1"], ["--scale", "1.25", "--floating", "--dark"]] {
        for direction in [[], ["--rtl"]] {
          let arguments =
            ["--style", style, "--transition", transition] + options + direction
          let demo = try demo(arguments)
          let fixture = try fixture(demo)
          func check(_ moment: String) throws {
            let difference = try fixture.difference(demo.harness.window.makeScene())
            #expect(difference <= 1, "\(arguments) \(moment)")
          }
          try check("at rest")
          let (start, end) = direction == [] ? (380.0, 200.0) : (40.0, 220.0)
          demo.harness.touch(
            from: Point(x: start, y: 150), to: Point(x: end, y: 150), duration: 0.2)
          try check("in mid-swipe")
          demo.harness.lift(at: Point(x: end, y: 150))
          demo.harness.advance(by: 0.1)
          try check("settling")
          try demo.harness.settle()
          demo.screen.container.selectViewController(at: 4)
          for step in 1...3 {
            demo.harness.advance(by: 0.08)
            try check("selection \(step)")
          }
        }
      }
    }

    @Test(
      "A steady frame of a swipe uploads nothing and draws little",
      arguments: ["toolbar", "capsule", "underline"])
    func steady(style: String) throws {
      let demo = try demo(["--style", style, "--content", "bench"])
      let presenter = try fixture(demo).presenter
      func present() throws -> TextureUse {
        let scene = demo.harness.window.makeScene()
        try presenter.present(scene, damage: [scene.bounds])
        return presenter.textureUse
      }
      demo.harness.touch(
        from: Point(x: 380, y: 150), to: Point(x: 320, y: 150), duration: 0.1)
      var last = try present()
      for step in 1...10 {
        let x = 320 - 20 * Double(step)
        demo.harness.advance(by: 1 / 60)
        demo.harness.host.send(
          .pointer(
            PointerEvent(
              id: PointerID(device: 0, finger: 0), kind: .touch, phase: .move,
              position: Point(x: x, y: 150), time: demo.harness.time)))
        let now = try present()
        #expect(now.uploadedBytes == last.uploadedBytes)
        #expect(now.bytes == last.bytes)
        #expect(now.drawCalls - last.drawCalls <= 40)
        last = now
      }
    }
  }
}
