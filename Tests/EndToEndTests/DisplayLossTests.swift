import Foundation
import Testing

extension EndToEnd {
  @Suite("What can happen to a running program")
  struct DisplayLossTests {
    @Test(
      "A display server that dies ends the demo with one line, status 1 and its figures saved",
      arguments: [DisplayServer.Kind.plainX, .wayland], ["automatic", "gpu"])
    func displayLost(kind: DisplayServer.Kind, renderer: String) async throws {
      let server = try await DisplayServer(kind)
      defer { server.stop() }
      let figures = FileManager.default.temporaryDirectory
        .appending(path: "swipetabs-figures-\(UUID().uuidString)")
      let events = figures.appendingPathExtension("events")
      defer {
        try? FileManager.default.removeItem(at: figures)
        try? FileManager.default.removeItem(at: events)
      }
      let program = try Program(
        Paths.product("swipetabs-demo"),
        ["--content", "text", "--frame-stats", figures.path, "--events", events.path],
        environment: server.environment.merging(["SWIPETABS_RENDERER": renderer]) { $1 })
      try await eventually("the first frame", details: { program.errors }) {
        let text = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
        return text.contains("\"frame\"")
      }
      server.stop()
      #expect(try await program.status() == 1)
      let lines = program.errors.split(separator: "\n").filter { $0.hasPrefix("swipetabs-demo:") }
      #expect(
        lines == [
          "swipetabs-demo: display: the display server has ended, and the window with it"
        ])
      let saved = try String(contentsOf: figures, encoding: .utf8)
      #expect(saved.contains("\"frames\""))
    }

    @Test("A program stopped in mid-swipe and continued goes on, and comes to rest")
    func stopped() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo([], on: server)
      let (x, y) = (demo.x(0.85), demo.y(0.5))
      try await server.move(to: x, y)
      try await server.xdotool("mousedown", "1")
      try await server.move(to: x - 300, y)
      let before = try await demo.state { $0.phase == "interactive" && ($0.offset ?? 0) > 0.1 }
      demo.send(SIGSTOP)
      try await Task.sleep(for: .seconds(2))
      demo.send(SIGCONT)
      let after = try await demo.state { $0.phase == "interactive" }
      #expect(abs((after.offset ?? 0) - (before.offset ?? 0)) < 0.01)
      try await server.xdotool("mouseup", "1")
      let end = try await demo.state { $0.phase == "rest" }
      #expect(end.offset == end.committed.map(Double.init))
      #expect(end.appeared == [end.committed])
    }
  }

  @Suite("Files that cannot be written")
  struct DiskTests {
    private func run(_ words: [String]) async throws -> (status: Int32, errors: String) {
      let demo = try Paths.product("swipetabs-demo")
      // What goes beyond the limit fails as on a full disk, without the signal that ends programs.
      let command = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""
      let program = try Program(
        "/bin/sh",
        ["-c", command, demo, "--headless", "--content", "text", "--size", "200x150"] + words,
        environment: ["LANG": "C.UTF-8", "SWIPETABS_FONT_CACHE": "off"])
      program.closeInput()
      return (try await program.status(), program.errors)
    }

    @Test("A full disk is one line and status 1, and no half of a picture is left")
    func screenshot() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "swipetabs-full-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appending(path: "picture.png").path
      try Data("old".utf8).write(to: URL(filePath: picture))
      // The output of the program itself goes to files, too: the limit leaves it silent.
      let result = try await run(["--screenshot", picture])
      #expect(result.status == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
      #expect(try Data(contentsOf: URL(filePath: picture)) == Data("old".utf8))
    }

    @Test(
      "A device that is full is named", arguments: ["--events", "--frame-stats", "--screenshot"])
    func device(option: String) async throws {
      let program = try Program(
        Paths.product("swipetabs-demo"),
        ["--headless", "--content", "text", "--size", "200x150", "--script", "/dev/null", option]
          + ["/dev/full"],
        environment: ["LANG": "C.UTF-8", "SWIPETABS_FONT_CACHE": "off"])
      program.closeInput()
      #expect(try await program.status() == 1)
      #expect(program.errors.hasSuffix("cannot write '/dev/full': No space left on device\n"))
      #expect(program.errors.split(separator: "\n").count == 1)
    }

    @Test("A cache that cannot be written is no trouble")
    func cache() async throws {
      let program = try Program(
        Paths.product("swipetabs-demo"),
        ["--headless", "--content", "text", "--size", "200x150", "--script", "/dev/null"],
        environment: ["LANG": "C.UTF-8", "SWIPETABS_FONT_CACHE": "/proc/none"])
      program.closeInput()
      #expect(try await program.status() == 0)
    }
  }
}
