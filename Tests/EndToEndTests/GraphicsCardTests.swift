import Foundation
import Testing

extension EndToEnd {
  /// The demo drawn by OpenGL, here on the processor, in windows of real display servers.
  @Suite("Drawn by OpenGL")
  struct GraphicsCardTests {
    private static let gpu = ["SWIPETABS_RENDERER": "gpu"]
    private static let options = ["--content", "demo", "--style", "capsule", "--size", "700x500"]

    /// What the screen shows in mid-drag and after it, after a resize and after being minimised;
    /// `screen` looks at it for the picture with a number.
    private func pictures(
      _ variables: [String: String],
      _ screen: (DisplayServer, Int) async throws -> ScreenPicture
    ) async throws -> [ScreenPicture] {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(Self.options, on: server, variables: variables)
      // So that the pages that are going to be seen have their pictures.
      for page in [1, 0] {
        _ = try await demo.stateAfterSelecting(page)
        _ = try await demo.stateAfterSettling()
      }
      var pictures: [ScreenPicture] = []
      func look() async throws { pictures.append(try await screen(server, pictures.count)) }
      try await look()
      let (x, y) = (demo.x(0.85), demo.y(0.5))
      try await server.move(to: x, y)
      try await server.xdotool("mousedown", "1")
      try await server.move(to: x - 100, y)
      try await server.move(to: x - 450, y)
      _ = try await demo.state { $0.phase == "interactive" && ($0.offset ?? 0) > 0.6 }
      try await look()
      try await server.xdotool("sleep", "0.3", "mouseup", "1")
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      // Nothing is under the mouse there.
      try await server.move(to: 1279, 799)
      _ = try await demo.stateAfterSettling()
      try await look()
      for (width, height) in [("600", "420"), ("800", "560")] {
        try await server.xdotool("windowsize", demo.window(), width, height)
        _ = try await demo.state { $0.pageFrames.first?.frame[2] == Double(width) }
        _ = try await demo.stateAfterSettling()
        try await look()
      }
      let window = try await demo.window()
      try await server.xdotool("windowunmap", "--sync", window)
      try await server.xdotool("windowmap", "--sync", window)
      try await look()
      #expect(try await demo.quit() == 0)
      #expect(demo.messages == [], "another presenter took its place")
      return pictures
    }

    @Test("The screen shows the same pages as without, within a level of each channel")
    func sameScreen() async throws {
      let usual = try await pictures(["SWIPETABS_RENDERER": "software"]) { server, _ in
        try await settledScreen(of: server)
      }
      // OpenGL takes its time without a graphics card: what counts is what it comes to show.
      let drawn = try await pictures(Self.gpu) { server, index in
        var worst = 0
        return try await eventually("picture \(index)", details: { "off by \(worst)" }) {
          let picture = try await server.screen()
          worst = difference(picture, usual[index])
          return worst <= 1 ? picture : nil
        }
      }
      #expect(drawn.count == 6)
    }

    /// The greatest difference of a channel in two pictures.
    private func difference(_ picture: ScreenPicture, _ other: ScreenPicture) -> Int {
      guard picture.pixels.count == other.pixels.count else { return 255 }
      var worst = 0
      for (pixel, other) in zip(picture.pixels, other.pixels) where pixel != other {
        worst = max(worst, distance(pixel, other))
      }
      return worst
    }

    /// The greatest difference of a channel.
    private func distance(_ pixel: UInt32, _ other: UInt32) -> Int {
      func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
      return max(
        abs(channel(pixel, 0) - channel(other, 0)), abs(channel(pixel, 8) - channel(other, 8)),
        abs(channel(pixel, 16) - channel(other, 16)))
    }

    @Test("Under Wayland the page is seen to change")
    func wayland() async throws {
      let server = try await DisplayServer(.wayland)
      defer { server.stop() }
      let demo = try await Demo([], on: server, variables: Self.gpu)
      let first = try await demo.picture { $0.color(5, 200) != 0 }
      _ = try await demo.stateAfterSelecting(1)
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      _ = try await demo.picture { $0.color(5, 200) != first.color(5, 200) }
      #expect(try await demo.quit() == 0)
    }

    @Test("Where the display has no OpenGL one line says so, and the pages are shown all the same")
    func withoutOpenGL() async throws {
      let server = try await DisplayServer(.plainX, ["-extension", "GLX"])
      defer { server.stop() }
      let program = try Program(
        Paths.product("swipetabs-demo"),
        ["--content", "text", "--script", "-"],
        environment: server.environment.merging(Self.gpu) { $1 })
      try program.write("settle")
      program.closeInput()
      #expect(try await program.status() == 0)
      let lines = program.errors.split(separator: "\n").filter { $0.hasPrefix("swipetabs-demo:") }
      #expect(lines.count == 1)
      #expect(lines.first?.hasSuffix("the window is drawn in another way") == true)
    }

    /// The screen as soon as two looks at it are the same.
    private func settledScreen(of server: DisplayServer) async throws -> ScreenPicture {
      var last: ScreenPicture?
      return try await eventually("a screen that does not change") {
        let now = try await server.screen()
        defer { last = now }
        return now.pixels == last?.pixels ? now : nil
      }
    }
  }
}
