import Foundation
import SwipeTabTesting
import SwipeTabs

/// A hundred thousand page changes: memory must not grow.
@MainActor enum SoakBenchmark {
  private static let changes = 100_000
  /// Changes before the first look, in which caches and the allocator reach their size.
  private static let warmUp = 5_000

  static func run() throws -> [Figure] {
    let stage = try BenchStage(
      style: CapsuleStyle(), size: Size(width: 320, height: 240), pages: 40, labelCount: 5)
    stage.container.keptPageDistance = 2
    // Each change is there at once, in a single frame; every hundredth is a swipe.
    stage.host.window.reducesMotion = true
    run(warmUp, on: stage)
    let before = residentMemory
    run(changes, on: stage)
    return [
      Figure(
        name: "resident memory after \(changes) page changes - before",
        value: (residentMemory - before) / 1024, unit: "MB")
    ]
  }

  private static func run(_ count: Int, on stage: BenchStage) {
    for change in 0..<count {
      if change % 100 == 0 {
        stage.host.window.reducesMotion = false
        _ = stage.swipe()
        stage.host.window.reducesMotion = true
      }
      stage.container.selectViewController(at: change * 7 % 40)
      stage.host.advance(to: stage.host.time + 1 / 60)
    }
  }

  /// In kilobytes.
  private static var residentMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
