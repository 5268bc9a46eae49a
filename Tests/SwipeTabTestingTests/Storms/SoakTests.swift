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
    #expect(report.frameCount > 100)
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
