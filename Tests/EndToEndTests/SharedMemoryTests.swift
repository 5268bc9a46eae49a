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

    @Test("The picture is the same when a window that has grown gets no more shared memory")
    func usedUp() async throws {
      let (usual, count) = try await picturesGrown { $0.isEmpty }
      #expect(count.end > 1)
      // From the memory of layers on, all that is asked for is refused.
      let fault = ["SWIPETABS_FAULT": "shmget:2"]
      let (poor, left) = try await picturesGrown(fault) { $0.isEmpty }
      #expect(left.start > 0)
      #expect(left.end == 1, "that of SDL's own memory of the window")
      #expect(usual == poor)
    }

    @Test("The picture is the same when the display refuses shared memory in mid-run")
    func refused() async throws {
      let (usual, _) = try await picturesGrown { $0.isEmpty }
      let fault = ["SWIPETABS_FAULT": "XShmPutImage:20"]
      let (poor, _) = try await picturesGrown(fault) { lines in
        lines == [
          "swipetabs-demo: XShmPutImage: the display does not show shared memory; "
            + "the window is drawn in another way"
        ]
      }
      #expect(usual == poor)
    }

    /// What the screen shows at first, in a larger window, and of another page there; and how many
    /// segments the program had at first and at the end.
    private func picturesGrown(
      _ variables: [String: String] = [:], messages: ([String]) -> Bool
    ) async throws -> (pictures: [[UInt32]], count: (start: Int, end: Int)) {
      let server = try await DisplayServer(.plainX)
      defer { server.stop() }
      let demo = try await Demo(Self.options, on: server, variables: variables)
      let number = demo.identifier
      var pictures = [try await settledScreen(of: server)]
      let start = Self.segments(of: number)
      try await server.xdotool("windowsize", demo.window(), "800", "560")
      _ = try await demo.state { $0.pageFrames.first?.frame[2] == 800 }
      pictures.append(try await settledScreen(of: server))
      _ = try await demo.stateAfterSelecting(2)
      _ = try await demo.state { $0.phase == "rest" && $0.committed == 2 }
      pictures.append(try await settledScreen(of: server))
      #expect(messages(demo.messages), "\(demo.messages)")
      #expect(Set(pictures).count == 3)
      let end = Self.segments(of: number)
      #expect(try await demo.quit() == 0)
      return (pictures, (start, end))
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
