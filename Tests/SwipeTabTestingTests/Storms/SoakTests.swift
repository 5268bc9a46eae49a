import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Soak", .serialized)
@MainActor struct SoakTests {
  // What it holds is for the long run to say: here other tests open files beside it.
  @Test("A minute of use draws frames and breaks no promise")
  func minute() async throws {
    var profile = StormProfile.soak
    profile.windowSize = Size(width: 160, height: 120)
    profile.windowSizes = [profile.windowSize, .zero]
    let storms = try DemoStorms.make(content: .text, profile: profile)
    let report = try await storms.soak(seconds: 60, seed: 1)
    #expect(report.seconds == 60)
    #expect(report.frameCount > 100)
  }

  @Test("What a program holds is measured: memory that is kept, and files that stay open")
  func measured() throws {
    let before = ProcessUse.now()
    #expect(before.residentBytes > 1 << 20)
    let kept = [UInt8](repeating: 1, count: 8 << 20)
    let source = try ScriptSource(path: "/proc/self/status")
    let after = ProcessUse.now()
    #expect(after.heapBytes - before.heapBytes > 7 << 20)
    #expect(after.openFiles >= before.openFiles + 1)
    withExtendedLifetime((kept, source)) {}
  }
}
