import Foundation
import Testing

/// Tests that start the built demo as a process in a display server and move it with real input.
///
/// They run one after the other: each has deadlines in real time.
@Suite(
  "End to end", .serialized,
  .enabled(if: Paths.toolsAreInstalled, "install the servers: Scripts/bootstrap tests"))
enum EndToEnd {}

extension EndToEnd {
  @Suite("Display servers of the tests")
  struct ServerTests {
    @Test(
      "A server starts, shows a picture of its size and stops",
      arguments: [
        DisplayServer.Kind.plainX, .touchX, .wayland,
      ])
    func starts(kind: DisplayServer.Kind) async throws {
      let server = try await DisplayServer(kind)
      defer { server.stop() }
      let picture = try await server.screen()
      #expect(picture.width == DisplayServer.size.width)
      #expect(picture.height == DisplayServer.size.height)
    }

    @Test("A program that is attached ends when its input closes")
    func attached() async throws {
      let program = try Program(
        Paths.tool("attached"), ["sleep", "1000"],
        environment: ProcessInfo.processInfo.environment)
      program.closeInput()
      #expect(try await program.status() == 128 + SIGTERM)
    }
  }
}
