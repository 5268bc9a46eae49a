import Glibc
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
    // Something moves for a third of the time at least, and then every frame is drawn.
    #expect(report.frameCount > 60 * 60 / 3)
    #expect(report.peaks.count == SoakReport.parts)
    #expect(report.bare.count == SoakReport.parts)
  }

  private static let flat = ProcessUse(
    heapBytes: 50 << 20, residentBytes: 90 << 20, openFiles: 70)

  private func growths(_ change: (inout SoakReport) -> Void) -> [String] {
    var report = SoakReport(seconds: 3600)
    report.peaks = Array(repeating: Self.flat, count: SoakReport.parts)
    report.bare = report.peaks
    change(&report)
    return report.growths
  }

  @Test("What grows is told apart from what is flat")
  func growth() {
    #expect(SoakReport(seconds: 1).growths == ["nothing was measured"])
    #expect(growths { _ in } == [])
    // A warm-up, and less at the end, are no growth.
    #expect(growths { $0.peaks[0].heapBytes = 20 << 20 } == [])
    #expect(growths { $0.bare[3].heapBytes -= 5 << 20 } == [])
    #expect(
      growths { $0.bare[3].heapBytes += 300 << 10 } == [
        "300 KB more with empty caches at the end"
      ])
    #expect(
      growths { $0.peaks[2].heapBytes += 5 << 20 } == [
        "5120 KB more at most in the second half than in the first"
      ])
    #expect(
      growths { $0.peaks[1].openFiles += 1 } == ["1 open files more than in the first part"])
    #expect(
      growths { $0.bare[3].openFiles += 2 } == ["2 open files more with empty caches"])
  }

  // So much of both that what other tests take and give back meanwhile cannot hide it.
  @Test("What a program holds is measured: memory that is kept, and files that stay open")
  func measured() throws {
    let before = ProcessUse.now()
    #expect(before.residentBytes > 1 << 20)
    let size = 1 << 30
    let kept = try #require(malloc(size))  // Never touched: takes no memory of the machine.
    defer { free(kept) }
    let sources = try (0..<200).map { _ in try ScriptSource(path: "/proc/self/status") }
    let after = ProcessUse.now()
    // A sanitizer has an allocator of its own, of which the C library does not tell.
    if !Self.isSanitized { #expect(after.heapBytes - before.heapBytes > size / 2) }
    #expect(after.openFiles - before.openFiles > sources.count / 2)
  }

  private static var isSanitized: Bool {
    let program = dlopen(nil, RTLD_NOW)
    defer { if let program { dlclose(program) } }
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }
}
