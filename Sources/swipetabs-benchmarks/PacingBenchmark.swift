import Foundation

/// The intervals between frames over ten seconds of swiping, with another program that keeps a
/// processor busy.
struct PacingBenchmark {
  private static let interval = 1000.0 / 60
  private static let drags = 8

  func run() throws -> [Figure] {
    let busy = Process()
    busy.executableURL = URL(filePath: "/bin/sh")
    busy.arguments = ["-c", "while :; do :; done"]
    try busy.run()
    defer { busy.terminate() }
    let demo = try MeasuredProgram("swipetabs-demo", ["--size", "1280x800", "--content", "bench"])
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 1)
    let start = demo.frames.count
    for drag in 0..<Self.drags { try demo.drag(forward: drag.isMultiple(of: 2)) }
    let frames = demo.frames.dropFirst(start)
    try demo.end()
    // A pause between two drags is no missed frame.
    let intervals = zip(frames, frames.dropFirst()).map { Double($1 - $0) / 1e6 }
      .filter { $0 < 250 }
    let bounds = [0.5, 1.5, 2.5, 3.5, .infinity].map { $0 * Self.interval }
    var low = 0.0
    var figures: [Figure] = []
    for (number, bound) in bounds.enumerated() {
      let share = intervals.filter { $0 >= low && $0 < bound }.count
      let name = ["sooner", "1 refresh", "2 refreshes", "3 refreshes", "later"][number]
      figures.append(
        Figure(
          name: "frames after \(name)",
          value: Double(share) / Double(max(1, intervals.count)) * 100, unit: "%"))
      low = bound
    }
    return figures + [
      Figure(name: "interval between frames, median", value: intervals.median, unit: "ms"),
      Figure(name: "interval between frames, 99 %", value: intervals.quantile(0.99), unit: "ms"),
    ]
  }
}
