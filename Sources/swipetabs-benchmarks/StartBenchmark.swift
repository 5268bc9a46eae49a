/// Start of the process to the first frame on the screen, medians, taken in turns so that a change
/// of the machine's pace touches all alike.
struct StartBenchmark {
  private let rounds = 15

  func run() throws -> [Figure] {
    let size = ["--size", "1280x800"]
    var bare: [Double] = []
    var few: [Double] = []
    var many: [Double] = []
    for round in 0...rounds {
      let program = try MeasuredProgram("swipetabs-baseline", ["first-frame"] + size)
      let bareTime = try program.firstFrame()
      _ = try program.waitForEnd()
      let fewTime = try demo(size + ["--pages", "5"])
      let manyTime = try demo(size + ["--pages", "10000"])
      guard round > 0 else { continue }  // The first round warms the caches of the system.
      bare.append(bareTime)
      few.append(fewTime)
      many.append(manyTime)
    }
    return [
      Figure(name: "bare C program, two labels", value: bare.median, unit: "ms"),
      Figure(name: "demo, 5 pages", value: few.median, unit: "ms"),
      Figure(name: "demo, 10000 pages", value: many.median, unit: "ms"),
      Figure(
        name: "demo / bare C program", value: few.median / bare.median, unit: ""),
      Figure(name: "10000 pages / 5 pages", value: many.median / few.median, unit: ""),
    ]
  }

  private func demo(_ options: [String]) throws -> Double {
    let program = try MeasuredProgram("swipetabs-demo", ["--content", "text"] + options)
    let time = try program.firstFrame()
    try program.end()
    return time
  }
}
