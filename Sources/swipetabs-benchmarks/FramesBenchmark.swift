import SwipeTabs

/// The frames of swipes with each bar, of an underline alone, and with many pages, in memory.
@MainActor enum FramesBenchmark {
  private static let rounds = 4
  /// Their ratio is near one and has to be known well.
  private static let manyRounds = 12
  private static let counts = [5, 100, 1000, 10_000]

  static func run() throws -> [Figure] {
    var figures: [Figure] = []
    var slide = 0.0
    let styles: [(name: String, make: @MainActor () -> any TabBarStyle)] = [
      ("toolbar", { ToolbarStyle() }), ("capsule", { CapsuleStyle() }),
      ("underline", { UnderlineStyle() }),
    ]
    for style in styles {
      let stage = try BenchStage(style: style.make())
      let frames = repeated { stage.swipe() }
      slide = frames.median
      figures.append(Figure(name: "\(style.name): swipe frame", value: slide, unit: "ms"))
      let bar = repeated { stage.moveBar() }
      figures.append(
        Figure(name: "\(style.name): frame of the bar alone", value: bar.median, unit: "ms"))
      figures.append(
        Figure(
          name: "\(style.name): frame of the bar alone / swipe frame", value: bar.median / slide,
          unit: ""))
    }
    let stages = try counts.map { try BenchStage(style: ToolbarStyle(), pages: $0) }
    var frames = [[Double]](repeating: [], count: stages.count)
    // In turns, so that a change of the machine's pace touches all alike; what follows which makes
    // no difference either.
    for round in 0...manyRounds {
      for turn in stages.indices {
        let index = round.isMultiple(of: 2) ? turn : stages.count - 1 - turn
        let times = stages[index].swipe()
        if round > 0 { frames[index] += times }
      }
    }
    for (index, count) in counts.enumerated() {
      figures.append(
        Figure(name: "\(count) pages: swipe frame", value: frames[index].median, unit: "ms"))
    }
    if let few = frames.first, let many = frames.last {
      figures.append(
        Figure(
          name: "swipe frame, 10000 pages / 5 pages", value: many.median / few.median, unit: ""))
    }
    return figures
  }

  private static func repeated(_ body: () -> [Double]) -> [Double] {
    (0..<rounds).flatMap { round in
      let times = body()
      return round == 0 ? [] : times
    }
  }
}
