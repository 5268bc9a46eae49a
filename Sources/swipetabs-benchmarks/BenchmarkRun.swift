import Foundation

/// Runs sections, prints their figures as a table, and writes them as JSON.
@MainActor struct BenchmarkRun {
  let options: BenchmarkOptions

  /// A figure that is above its limit, with `--check`.
  struct LimitError: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs everything that the options ask for.
  func run() throws {
    let limits = try Limits(file: options.limitsFile)
    var figures: [Figure] = []
    var names: Set<String> = []
    for section in options.sections {
      let measured = try measure(section).map { limits.applied(to: $0, in: section) }
      figures += measured
      names.formUnion(measured.map { "\(section.rawValue): \($0.name)" })
      // With the JSON on standard output, the table would spoil it.
      guard options.jsonFile != "-" else { continue }
      print("\(section.rawValue):")
      for figure in measured { print(figure.line) }
    }
    if let file = options.jsonFile { try write(figures, to: file) }
    let above = figures.filter { !$0.isWithinLimit }.map(\.name)
    guard options.checksLimits else { return }
    let unused = limits.unused(in: options.sections, figures: names)
    guard unused.isEmpty else {
      throw LimitError(description: "limits of no figure: \(unused.joined(separator: "; "))")
    }
    guard above.isEmpty else {
      throw LimitError(description: "above the limit: \(above.joined(separator: "; "))")
    }
  }

  private func measure(_ section: BenchmarkSection) throws -> [Figure] {
    switch section {
    case .start: try StartBenchmark().run()
    case .idle: try IdleBenchmark().run()
    case .swipe: try SwipeBenchmark().run()
    case .tabs: try TabsBenchmark().run()
    case .text: try TextBenchmark().run()
    case .touch: try TouchBenchmark().run()
    case .memory: try MemoryBenchmark.run()
    case .latency: try LatencyBenchmark.run()
    case .pager: PagerBenchmark.run()
    case .stages: try StagesBenchmark.run()
    case .frames: try FramesBenchmark.run()
    case .allocations: try AllocationsBenchmark().run()
    case .pacing: try PacingBenchmark().run()
    case .soak: try SoakBenchmark.run()
    case .instructions: try InstructionsBenchmark().run()
    }
  }

  private func write(_ figures: [Figure], to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(figures) + Data("\n".utf8)
    if file == "-" {
      FileHandle.standardOutput.write(data)
    } else {
      try data.write(to: URL(filePath: file))
    }
  }
}
