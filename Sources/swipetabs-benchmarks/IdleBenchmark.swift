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
      Figure(name: "CPU in \(Int(seconds)) s without input", value: busy, unit: "%"),
      Figure(
        name: "frames drawn meanwhile", value: Double(program.frames.count - frames),
        unit: "frames"),
      Figure(name: "wake-ups meanwhile", value: Double(woken), unit: "times"),
    ]
    try program.end()
    return try figures + memory()
  }

  /// What the demo with bench content takes above a bare C program that shows two labels.
  private func memory() throws -> [Figure] {
    let size = ["--size", "1280x800"]
    let bare = try MeasuredProgram("swipetabs-baseline", ["first-frame", "--hold", "1"] + size)
    let demo = try MeasuredProgram("swipetabs-demo", ["--content", "bench"] + size)
    _ = try bare.firstFrame()
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 2)
    let (resident, floor) = (demo.residentMemory, bare.residentMemory)
    let figures = [
      Figure(name: "resident memory, bare C program", value: floor, unit: "MB"),
      Figure(name: "resident memory, demo", value: resident, unit: "MB"),
      Figure(name: "proportional memory, demo", value: demo.proportionalMemory, unit: "MB"),
      Figure(name: "resident memory, demo - bare C program", value: resident - floor, unit: "MB"),
    ]
    try demo.end()
    try bare.end()
    return figures
  }
}
