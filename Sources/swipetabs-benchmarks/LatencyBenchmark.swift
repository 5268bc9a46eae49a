import Dispatch
import SwipeTabs

/// How soon work for the main actor runs in a program that shows a window and is otherwise idle.
@MainActor enum LatencyBenchmark {
  private static let rounds = 300

  static func run() throws -> [Figure] {
    let session = try SDLSession()
    let loop = try MainLoop(session: session)
    let window = try SDLWindow(
      session: session, title: "Latency", size: Size(width: 320, height: 200))
    let host = try WindowHost(window: window, client: IdleClient(), clock: loop.clock)
    var figures: [Figure] = []
    Task {
      figures = await measure()
      loop.stop()
    }
    try loop.run(host)
    return figures
  }

  private static func measure() async -> [Figure] {
    var queue: [Double] = []
    var task: [Double] = []
    var sleep: [Double] = []
    for _ in 0..<rounds {
      // Pauses let the loop fall asleep again, or the way would be shorter than in real life.
      try? await Task.sleep(for: .milliseconds(2))
      queue.append(await queueLatency())
      try? await Task.sleep(for: .milliseconds(2))
      task.append(await taskLatency())
      let start = ContinuousClock.now
      try? await Task.sleep(for: .milliseconds(5))
      sleep.append((ContinuousClock.now - start).milliseconds - 5)
    }
    return figures("DispatchQueue.main.async", queue)
      + figures("Task { @MainActor }", task) + figures("Task.sleep, beyond its time", sleep)
  }

  private static func figures(_ name: String, _ times: [Double]) -> [Figure] {
    [
      Figure(name: "\(name), median", value: times.median, unit: "ms"),
      Figure(name: "\(name), 99 %", value: times.quantile(0.99), unit: "ms"),
    ]
  }

  /// From another thread's `DispatchQueue.main.async` to its block, in milliseconds.
  private static func queueLatency() async -> Double {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let start = ContinuousClock.now
        DispatchQueue.main.async {
          continuation.resume(returning: (ContinuousClock.now - start).milliseconds)
        }
      }
    }
  }

  /// From another thread's `Task { @MainActor }` to its body, in milliseconds.
  private static func taskLatency() async -> Double {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let start = ContinuousClock.now
        Task { @MainActor in
          continuation.resume(returning: (ContinuousClock.now - start).milliseconds)
        }
      }
    }
  }
}

/// Contents that never change.
@MainActor private final class IdleClient: WindowHostClient {
  let needsFrame = false
  let nextDeadline: Double? = nil
  func handle(_ event: InputEvent) {}
  func update(to time: Double) {}
  func frame(at time: Double) -> Frame? { nil }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }
}
