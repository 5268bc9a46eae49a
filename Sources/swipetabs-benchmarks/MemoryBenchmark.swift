import Foundation
import SwipeTabTesting
import SwipeTabs

/// Containers that come and go in one window: nothing of them may stay.
@MainActor enum MemoryBenchmark {
  private static let rounds = 500
  /// Rounds before the first look, in which caches and the allocator reach their size.
  private static let warmUp = 200

  /// A page that counts the living.
  private final class Page: SwipeTabBaseViewController {
    let counter: Counter

    init(number: Int, counter: Counter) {
      self.counter = counter
      super.init()
      counter.count += 1
      tabBarItem = TabBarItem(title: "Page \(number)")
      tabBarItem.badgeValue = "\(number)"
      view = Label("Page \(number)", font: .system(34))
      view.backgroundColor = number.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    }

    isolated deinit { counter.count -= 1 }
  }

  private final class Counter {
    var count = 0
  }

  private final class Tabs: SwipeTabViewController {
    let counter: Counter

    init(counter: Counter) {
      self.counter = counter
      super.init(style: counter.count.isMultiple(of: 2) ? CapsuleStyle() : ToolbarStyle())
    }

    override var generatedViewControllers: [any SwipeTabViewControllerType] {
      (0..<5).map { Page(number: $0, counter: counter) }
    }
  }

  static func run() throws -> [Figure] {
    let harness = try TestHarness(size: Size(width: 640, height: 480))
    let counter = Counter()
    for _ in 0..<warmUp { useContainer(in: harness, counter) }
    let before = residentMemory
    for _ in 0..<rounds { useContainer(in: harness, counter) }
    let after = residentMemory
    return [
      Figure(name: "controllers left", value: Double(counter.count), unit: ""),
      Figure(
        name: "bytes of layers left", value: Double(harness.host.window.layerByteCount),
        unit: "B"),
      Figure(
        name: "resident memory, \(rounds) containers later", value: (after - before) / 1024,
        unit: "MB"),
    ]
  }

  private static func useContainer(in harness: TestHarness, _ counter: Counter) {
    let host = harness.host
    host.window.rootViewController = Tabs(counter: counter)
    host.advance(to: host.time + 0.05)
    harness.drag(from: Point(x: 500, y: 200), to: Point(x: 100, y: 200))
    host.advance(to: host.time + 1)
    host.window.rootViewController = nil
    host.advance(to: host.time + 0.05)
  }

  /// In kilobytes.
  private static var residentMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
