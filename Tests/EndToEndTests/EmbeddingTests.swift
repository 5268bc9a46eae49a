import Foundation
import Testing

extension EndToEnd {
  /// A program of its own with a container in a part of its window.
  @Suite("A container in another program")
  struct EmbeddingTests {
    /// What the pages and the program draw, as on the screen.
    private enum Shade {
      static let bar: UInt32 = 0xF0B43C
      static let emptyBar: UInt32 = 0x383E4A
      static let background: UInt32 = 0x20242C
    }

    @Test(
      "Swipes inside change the page, clicks outside are the program's, keys go to the last of both",
      arguments: [[], ["--surface"]])
    func example(options: [String]) async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let program = try Program(
        Paths.product("swipetabs-embedding-example"), options, environment: server.environment)
      defer { program.end() }
      // Its window is in the middle of the screen, and of 640 x 480 pixels.
      let (left, top) = ((1280 - 640) / 2, (800 - 480) / 2)
      func picture(
        _ what: String, where wanted: (WindowPicture) -> Bool
      ) async throws -> WindowPicture {
        try await eventually(what, details: { program.output + program.errors }) {
          let picture = WindowPicture(screen: try await server.screen(), x: left, y: top)
          return wanted(picture) ? picture : nil
        }
      }
      func lines(_ wanted: [String]) async throws {
        try await eventually(
          "\(wanted)", details: { program.output + program.errors }
        ) { program.lines.map(String.init) == wanted }
      }
      func mouse(_ x: Int, _ y: Int) -> [String] {
        ["mousemove", String(left + x), String(top + y)]
      }

      let first = try await picture("the first page") {
        $0.color(80, 240) == Shade.emptyBar && ![0, Shade.background].contains($0.color(200, 200))
      }
      #expect(first.color(10, 10) == Shade.background)
      #expect(first.color(159, 200) == Shade.background)
      #expect(first.color(600, 200) == Shade.background)
      #expect(first.color(599, 200) == first.color(200, 200))

      // Clicks and keys of the program.
      try await server.xdotool(mouse(80, 240) + ["click", "1", "key", "Up"])
      try await lines(["click 80 240", "key Up"])
      _ = try await picture("a bar of two tenths") {
        $0.color(80, 400) == Shade.bar && $0.color(80, 350) == Shade.emptyBar
      }

      // A swipe inside, which the program does not hear of.
      try await server.xdotool(
        mouse(550, 200) + ["mousedown", "1"] + mouse(500, 200) + mouse(250, 200))
      let middle = try await picture("a dragged page") {
        $0.color(170, 200) == first.color(200, 200) && $0.color(590, 200) != first.color(200, 200)
      }
      #expect(middle.color(80, 400) == Shade.bar)
      #expect(middle.color(159, 200) == Shade.background)
      try await server.xdotool("sleep", "0.3", "mouseup", "1")
      try await lines(["click 80 240", "key Up", "page 1"])

      // Now keys are the container's: Up does nothing to the bar.
      try await server.xdotool("key", "Up", "key", "ctrl+Next")
      try await lines(["click 80 240", "key Up", "page 1", "page 2"])
      try await server.xdotool(mouse(620, 20) + ["click", "1", "key", "Down", "key", "ctrl+Prior"])
      try await lines([
        "click 80 240", "key Up", "page 1", "page 2", "click 620 20", "key Down",
      ])
      let last = try await picture("the third page and the bar") {
        $0.color(80, 400) == Shade.bar && $0.color(80, 350) == Shade.emptyBar
          && $0.color(200, 200) != first.color(200, 200)
      }
      #expect(last.color(200, 200) != middle.color(590, 200))
      try await server.xdotool("key", "Escape")
      #expect(try await program.status() == 0)
      #expect(program.errors == "")
    }
  }
}
