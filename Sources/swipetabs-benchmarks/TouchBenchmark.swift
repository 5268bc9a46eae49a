import Foundation

/// From the move of a finger on a touch screen to the frame that shows it.
struct TouchBenchmark {
  /// One refresh at 60 Hz, in milliseconds.
  private let interval = 1000.0 / 60

  func run() throws -> [Figure] {
    let server = try TouchServer()
    let demo = try MeasuredProgram(
      "swipetabs-demo", ["--size", "1280x800", "--content", "bench"],
      environment: server.environment)
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 1)
    // Single moves, each after a rest, and a finger that reports 120 moves a second.
    var single = "down 0 1000 400; move 0 900 400"
    for step in 1...60 { single += "; wait 43; move 0 \(900 - step * 8) 400" }
    let singleMoves = try latencies(of: server.touch(single + "; wait 200; up 0"), in: demo)
    Thread.sleep(forTimeInterval: 1)
    var steady: [Double] = []
    for _ in 0..<3 {
      steady += try latencies(of: server.touch("drag 1000 400 200 400 1000"), in: demo)
      Thread.sleep(forTimeInterval: 1)
    }
    try demo.end()
    return [
      Figure(
        name: "single touch move to its frame, median", value: singleMoves.median, unit: "ms"),
      Figure(
        name: "single touch move to its frame, 95 %", value: singleMoves.quantile(0.95),
        unit: "ms"),
      Figure(
        name: "move of a 120 Hz drag to the next frame, median", value: steady.median, unit: "ms"),
      Figure(
        name: "move of a 120 Hz drag to the next frame, 95 %", value: steady.quantile(0.95),
        unit: "ms"),
    ]
  }

  /// Milliseconds from each move to the first frame after it, without the first two moves, which
  /// are still within the slop, and moves that change nothing.
  private func latencies(of moves: [UInt64], in demo: MeasuredProgram) -> [Double] {
    let frames = demo.frames
    return moves.dropFirst(2).compactMap { move in
      frames.first { $0 > move }.map { Double($0 - move) / 1e6 }
    }.filter { $0 < 500 }
  }
}
