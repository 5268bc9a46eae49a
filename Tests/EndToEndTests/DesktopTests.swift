import Foundation
import Testing

extension EndToEnd {
  /// What users choose in the settings of their desktop.
  @Suite(
    "Desktop settings",
    .enabled(if: Paths.command("dbus-daemon") != nil, "install the bus: Scripts/bootstrap tests"))
  struct DesktopTests {
    /// The background of the demo's first text page.
    private enum Page {
      static let light: UInt32 = 0xFFC4C4
      static let dark: UInt32 = 0x702020
      static let secondLight: UInt32 = 0xC8E0FF
    }

    /// Starts a bus with a settings portal.
    private func portal(
      _ settings: String..., on server: DisplayServer
    ) async throws -> (program: Program, address: String) {
      let program = try Program(
        Paths.tool("settings-portal"), settings, environment: server.environment)
      let line = try await eventually("a bus", details: { program.errors }) { program.lines.first }
      return (program, String(line.split(separator: "=", maxSplits: 1)[1]))
    }

    private func color(of demo: Demo, is wanted: UInt32) async throws {
      let row = demo.frame.height / 4
      _ = try await demo.picture { $0.color(5, row) == wanted }
    }

    @Test("The window is dark if the desktop is, and follows it live")
    func appearance() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let (portal, address) = try await portal("color-scheme=1", on: server)
      defer { portal.end() }
      let demo = try await Demo([], on: server, variables: ["DBUS_SESSION_BUS_ADDRESS": address])
      try await color(of: demo, is: Page.dark)
      try portal.write("set color-scheme 0")
      try await color(of: demo, is: Page.light)
      try portal.write("set color-scheme 1")
      try await color(of: demo, is: Page.dark)
      #expect(try await demo.quit() == 0)
    }

    @Test("Motion ends and begins with the desktop's setting, unless the command line asks for it")
    func motion() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let (portal, address) = try await portal("color-scheme=1", on: server)
      defer { portal.end() }
      let variables = ["DBUS_SESSION_BUS_ADDRESS": address]
      do {
        let demo = try await Demo([], on: server, variables: variables)
        #expect(try await demo.stateAfterSelecting(1).phase != "rest")
        _ = try await demo.state { $0.phase == "rest" }
        try portal.write("set enable-animations false\nset color-scheme 0")
        // The colour tells that the message before it has come, too.
        try await color(of: demo, is: Page.secondLight)
        #expect(try await demo.stateAfterSelecting(0).phase == "rest")
      }
      let demo = try await Demo(["--transition", "slide"], on: server, variables: variables)
      try await color(of: demo, is: Page.light)
      #expect(try await demo.stateAfterSelecting(1).phase != "rest")
    }

    @Test("A portal that never answers keeps nothing waiting")
    func silence() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let (portal, address) = try await portal("mode=quiet", "color-scheme=1", on: server)
      defer { portal.end() }
      let demo = try await Demo([], on: server, variables: ["DBUS_SESSION_BUS_ADDRESS": address])
      // The question was asked, it is open, and yet the window is there.
      try await eventually("a question") { portal.lines.contains("asked ReadAll") }
      try await color(of: demo, is: Page.light)
      try portal.write("answer")
      try await color(of: demo, is: Page.dark)
      #expect(try await demo.quit() == 0)
    }

    @Test("Nonsense from the portal, and a bus that goes away, change nothing")
    func nonsense() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let (portal, address) = try await portal("mode=types", "color-scheme=1", on: server)
      defer { portal.end() }
      let demo = try await Demo([], on: server, variables: ["DBUS_SESSION_BUS_ADDRESS": address])
      try await eventually("a question") { portal.lines.contains("asked ReadAll") }
      try portal.write("send color-scheme dark\nsend contrast true\nstop")
      _ = try await portal.status()
      try await color(of: demo, is: Page.light)
      #expect(try await demo.quit() == 0)
    }
  }
}
