import Foundation
import Testing

extension EndToEnd {
  @Suite("Memory shared with the display")
  struct SharedMemoryTests {
    private static let options = ["--size", "600x400", "--start", "1"]

    @Test("The picture is the same where the display shares no memory")
    func withoutExtension() async throws {
      let usual = try await pictures(on: DisplayServer(.plainX))
      let poor = try await pictures(on: DisplayServer(.plainX, ["-extension", "MIT-SHM"]))
      #expect(usual == poor)
    }

    @Test(
      "The picture is the same where the display cannot reach the program's memory",
      .enabled(if: Self.canSeparate, "programs may not have memory of their own here"))
    func container() async throws {
      let usual = try await pictures(on: DisplayServer(.plainX))
      // As in a container: the display has the extension, and refuses each segment.
      let apart = try await pictures(
        on: DisplayServer(.plainX), launcher: ["unshare", "--user", "--ipc"])
      #expect(usual == apart)
    }

    @Test("Nothing is left of the memory when the program is killed")
    func killed() async throws {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(Self.options, on: server)
      let number = demo.identifier
      #expect(Self.segments(of: number) > 0)
      kill(number, SIGKILL)
      try await eventually("the segments of \(number) are gone") { Self.segments(of: number) == 0 }
    }

    /// What the screen shows of two pages.
    private func pictures(
      on server: DisplayServer, launcher: [String] = []
    ) async throws -> [[UInt32]] {
      defer { server.stop() }
      let demo = try await Demo(Self.options, on: server, launcher: launcher)
      let first = try await settledScreen(of: server)
      _ = try await demo.stateAfterSelecting(2)
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 2 }
      let second = try await settledScreen(of: server)
      #expect(first != second)
      return [first, second]
    }

    /// The screen as soon as two looks at it are the same.
    private func settledScreen(of server: DisplayServer) async throws -> [UInt32] {
      var last: [UInt32] = []
      return try await eventually("a screen that does not change") {
        let now = try await server.screen().pixels
        defer { last = now }
        return now == last ? now : nil
      }
    }

    /// How many segments of shared memory a process has made that are still there.
    private static func segments(of process: Int32) -> Int {
      let text = (try? String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").dropFirst().count { line in
        let columns = line.split(whereSeparator: \.isWhitespace)
        return columns.count > 4 && Int32(columns[4]) == process
      }
    }

    private static let canSeparate: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["unshare", "--user", "--ipc", "true"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()
  }
}
