import SwipeTabs

/// How many events the pager takes in a second: the moves of drags and the ticks of settling.
enum PagerBenchmark {
  private static let drags = 2000
  private static let moves = 100

  static func run() -> [Figure] {
    var times: [Double] = []
    for _ in 0..<5 { times.append(measure()) }
    return [
      Figure(
        name: "events of the pager a second", value: 1 / times.median / 1e6, unit: "million")
    ]
  }

  /// Seconds for each event.
  private static func measure() -> Double {
    var pager = Pager(metrics: PagerMetrics(pageWidth: 1280))
    _ = pager.handle(.load(count: 3), at: 0)
    _ = pager.handle(.hostWillAppear, at: 0)
    _ = pager.handle(.hostDidAppear, at: 0)
    _ = pager.handle(.select(1), at: 0)
    var time = 1.0
    var count = 0
    let clock = ContinuousClock()
    let duration = clock.measure {
      for drag in 0..<drags {
        let direction = drag.isMultiple(of: 2) ? -1.0 : 1
        _ = pager.handle(.press, at: time)
        _ = pager.handle(.dragBegan(anchor: 640, pointer: 640, source: .pointer), at: time)
        for move in 1...moves {
          time += 1.0 / 120
          _ = pager.handle(.dragMoved(pointer: 640 + direction * Double(move) * 5), at: time)
          _ = pager.presentation(at: time)
        }
        _ = pager.handle(.dragEnded(velocity: 0, travel: 500), at: time)
        count += moves + 3
        while pager.isAnimating || pager.isFinishing {
          time += 1.0 / 120
          _ = pager.handle(pager.isFinishing ? .delivered : .tick, at: time)
          count += 1
        }
      }
    }
    return duration.milliseconds / 1000 / Double(count)
  }
}
