import Foundation
import Testing

extension EndToEnd {
  @Suite("Start of the demo")
  struct StartTests {
    @Test("It loads no Foundation, whose tables would slow every start down")
    func libraries() async throws {
      let ldd = try #require(Paths.command("ldd"))
      let output = try await Program.run(
        ldd, [Paths.product("swipetabs-demo")],
        environment: ProcessInfo.processInfo.environment)
      let libraries = String(decoding: output, as: UTF8.self)
      #expect(libraries.contains("libSDL2"))
      #expect(!libraries.contains("Foundation"))
    }

    @Test("It finds its pictures and words beside itself")
    func assets() async throws {
      let program = try Program(
        Paths.product("swipetabs-demo"),
        ["--headless", "--locale", "de", "--size", "300x400", "--script", "-"],
        environment: ProcessInfo.processInfo.environment)
      try program.write("expect item.0.title Hören")
      program.closeInput()
      #expect(try await program.status() == 0)
      #expect(program.errors == "")
    }

    @Test("A reader of its messages that goes away ends a write, not the program")
    func brokenPipe() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      // Whoever runs the tests may ignore the signal, which programs inherit.
      let demo = try await Demo([], on: server, launcher: ["env", "--default-signal=PIPE"])
      demo.send(SIGPIPE)
      _ = try await demo.stateAfterSelecting(1)
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 1 }
      #expect(try await demo.quit() == 0)
    }
  }
}
