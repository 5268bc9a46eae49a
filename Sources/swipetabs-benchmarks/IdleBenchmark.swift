import Foundation

/// Ten seconds of the demo at rest.
struct IdleBenchmark {
  private let seconds = 10.0

  func run() throws -> [Figure] {
    let program = try MeasuredProgram("swipetabs-demo", ["--size", "1280x800"])
    _ = try program.firstFrame()
    // Pictures arrive and caches fill; then nothing is left to do.
    Thread.sleep(forTimeInterval: 3)
    let (cpu, frames, wakeUps) = (program.cpuTime, program.frames.count, program.wakeUps)
    Thread.sleep(forTimeInterval: seconds)
    let busy = (program.cpuTime - cpu) / (seconds * 1000) * 100
    // Threads that ended meanwhile have no number to compare with.
    let woken = program.wakeUps.reduce(0) { $0 + max(0, $1.value - (wakeUps[$1.key] ?? 0)) }
    let figures = [
      Figure(name: "CPU in \(Int(seconds)) s without input", value: busy, unit: "%", limit: 0.2),
      Figure(
        name: "frames drawn meanwhile", value: Double(program.frames.count - frames),
        unit: "frames", limit: 0),
      Figure(name: "wake-ups meanwhile", value: Double(woken), unit: "times"),
      Figure(name: "resident memory", value: program.residentMemory, unit: "MB"),
    ]
    try program.end()
    return figures
  }
}
