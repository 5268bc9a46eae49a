import Foundation
import Testing

extension EndToEnd {
  /// Programs that have the screen for themselves.
  @Suite("Kiosk")
  struct KioskTests {
    /// Asks the server about what no picture shows.
    private func ask(_ question: String, _ server: DisplayServer) async throws -> String {
      let data = try await Program.run(
        Paths.tool("x-window"), [question], environment: server.environment)
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(
      "It fills the screen, with and without a window manager, and only the held chord closes it",
      arguments: [DisplayServer.Kind.plainX, .touchX])
    func kiosk(kind: DisplayServer.Kind) async throws {
      let server = try await DisplayServer(kind)
      defer { server.stop() }
      #expect(try await ask("keyboard", server) == "free")
      let demo = try await Demo(["--kiosk", "--light"], on: server)
      let whole = try await demo.picture { picture in
        [(0, 0), (1279, 0), (0, 799), (1279, 799)].allSatisfy { picture.screen[$0.0, $0.1] != 0 }
      }
      #expect((demo.frame.width, demo.frame.height) == DisplayServer.size)
      #expect(whole.screen.width == 1280)
      try await server.move(to: 600, 300)
      try await server.move(to: 610, 310)
      #expect(try await ask("cursor", server) == "hidden")
      try await eventually("the keyboard is taken") {
        try await ask("keyboard", server) == "grabbed"
      }
      // Requests to close, and a chord that is too short.
      let window = try await demo.window()
      for _ in 0..<3 {
        try await Program.run(
          Paths.tool("x-window"), ["close", window], environment: server.environment)
      }
      let chord = ["keydown", "ctrl", "keydown", "alt", "keydown", "shift", "keydown", "q"]
      let release = ["keyup", "q", "keyup", "shift", "keyup", "alt", "keyup", "ctrl"]
      try await server.xdotool(chord + ["sleep", "0.3"] + release)
      #expect(try await demo.state().committed == 0)
      try await server.xdotool(["key", "ctrl+Next"])
      _ = try await demo.state { $0.committed == 1 && $0.phase == "rest" }
      try await server.xdotool(chord)
      #expect(try await demo.status() == 0)
      try await server.xdotool(release)
      #expect(try await ask("keyboard", server) == "free")
    }

    @Test("SIGTERM ends it")
    func signal() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(["--kiosk"], on: server)
      #expect(try await demo.quit() == 0)
    }

    @Test("A full screen is closed like any window, and has a cursor")
    func fullscreen() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(["--fullscreen"], on: server)
      #expect((demo.frame.width, demo.frame.height) == DisplayServer.size)
      try await server.move(to: 600, 300)
      try await eventually("a cursor") { try await ask("cursor", server) == "shown" }
      try await Program.run(
        Paths.tool("x-window"), ["close", try await demo.window()],
        environment: server.environment)
      #expect(try await demo.status() == 0)
    }

    @Test("On a turned screen fingers and the mouse drag the page where they are")
    func rotation() async throws {
      let server = try await DisplayServer(.touchX)
      defer { server.stop() }
      let demo = try await Demo(
        ["--kiosk"], on: server, variables: ["SWIPETABS_ROTATION": "90", "SWIPETABS_SCALE": "1.25"])
      // 1280 x 800 pixels on the screen are 640 x 1024 points upright; right is down on the screen.
      let width = 640.0
      // Beside the place where the page's title is.
      let column = 900
      let first = try await demo.picture { $0.color(column, 5) != 0 }
      try await server.touch("down 0 640 740; wait 20; move 0 640 690")
      for distance in [100.0, 500] {
        try await server.touch("move 0 640 \(740 - distance)")
        let wanted = (distance / 1.25 - 16) / width
        let state = try await demo.state { abs(($0.offset ?? 0) - wanted) < 0.004 }
        #expect(state.phase == "interactive")
      }
      let edge = 800 - (500 - 20)
      let middle = try await demo.picture {
        $0.color(column, edge + 2) != $0.color(column, edge - 2)
      }
      #expect(middle.color(column, edge - 2) == first.color(column, 5))
      try await server.touch("wait 300; up 0")
      var state = try await demo.state { $0.phase == "rest" }
      #expect(state.committed == 1)
      let second = try await demo.picture { $0.color(column, 5) != first.color(column, 5) }
      #expect(middle.color(column, edge + 2) == second.color(column, 5))
      // The mouse, back again.
      try await server.xdotool(
        "mousemove", "640", "100", "mousedown", "1", "mousemove", "640", "200", "mousemove", "640",
        "650", "sleep", "0.3", "mouseup", "1")
      state = try await demo.state { $0.phase == "rest" && $0.committed == 0 }
      #expect(state.offset == 0)
    }

    @Test("It tells a service manager that it is ready, alive and about to end")
    func service() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let path = FileManager.default.temporaryDirectory
        .appending(path: "swipetabs-notify-\(UUID().uuidString)").path
      let script = """
        import socket, sys
        s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        s.bind(sys.argv[1])
        print("listening", flush=True)
        while True:
            line = s.recv(100).decode()
            print(line, flush=True)
            if line == "STOPPING=1":
                break
        """
      let listener = try Program(
        Paths.command("python3") ?? "python3", ["-c", script, path],
        environment: server.environment)
      defer { try? FileManager.default.removeItem(atPath: path) }
      try await eventually("a socket") { listener.lines == ["listening"] }
      let demo = try await Demo(
        ["--kiosk"], on: server, variables: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "200000"])
      try await eventually("signs of life", details: { listener.output }) {
        listener.lines.count >= 4
      }
      #expect(try await demo.quit() == 0)
      #expect(try await listener.status() == 0)
      #expect(listener.lines.dropFirst().first == "READY=1")
      #expect(listener.lines.dropFirst(2).dropLast().allSatisfy { $0 == "WATCHDOG=1" })
      #expect(listener.lines.last == "STOPPING=1")
    }
  }
}
