import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Storms over broken containers", .serialized)
@MainActor struct StormShrinkingTests {
  /// What can be broken from outside; frames of views refuse to be infinite.
  nonisolated static let promises = StormViolation.Promise.allCases.filter { $0 != .tree }

  @Test("A broken promise is found, and the script shrinks to what breaks it", arguments: promises)
  func shrinks(promise: StormViolation.Promise) async throws {
    let keeper = BrokenTarget.Keeper()
    var profile = StormProfile()
    profile.stepCount = 30
    profile.navigates = false
    profile.windowSize = Size(width: 160, height: 120)
    profile.windowSizes = [profile.windowSize, .zero, Size(width: 1, height: 1)]
    let storms = Storms(profile: profile, textEngine: NoText()) { window in
      BrokenTarget(promise, window: window, keeper: keeper)
    }
    let failure = try await #require(throws: StormFailure.self) {
      for seed in 1...40 { try await storms.run(seed: UInt64(seed)) }
    }
    #expect(failure.violation.promise == promise)
    switch promise {
    case .memory: #expect(failure.commands.isEmpty)
    case .identity:
      #expect(failure.commands.count <= 4)
      #expect(failure.commands.contains(.select(2)))
    default: #expect(failure.commands == [.select(2)])
    }
    // The script says the same to whoever reads it.
    let lines = failure.script.split(separator: "\n").map(String.init)
    let read = try lines.compactMap { try ScriptParser().parse($0) }
    #expect(read == failure.commands)
    let again = await storms.violation(in: read)
    #expect(again?.violation.promise == promise)
  }

  @Test("A container that keeps its promises passes the same storms")
  func sound() async throws {
    let storms = Storms(profile: .short, textEngine: NoText()) { window in
      let tabs = PlainTabs()
      window.rootViewController = NavigationController(rootViewController: tabs)
      return ContainerTarget(tabs)
    }
    for seed in 1...20 { try await storms.run(seed: UInt64(seed)) }
  }
}
