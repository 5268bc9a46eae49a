import Foundation

/// Mouse drags from page to page: the demo's frames beside a copy of a frame in memory and
/// presenting it, and CPU a frame beside a bare C program that slides two pictures.
struct SwipeBenchmark {
  private struct Floor: Decodable {
    let copy: Double
    let present: Double
  }

  private struct BareSlide: Decodable {
    let cpuPerFrame: Double
  }

  private struct FrameFigures: Decodable {
    struct Times: Decodable {
      let median: Double
      let p99: Double
    }
    let drawTime: Times
  }

  private let pairs = 3

  func run() throws -> [Figure] {
    let size = ["--size", "1280x800"]
    // Before and after, for the machine's pace changes.
    let before = try floor(size)

    let bare = try MeasuredProgram("swipetabs-baseline", ["slide"] + size)
    _ = try bare.firstFrame()
    for _ in 0..<pairs {
      try bare.drag(forward: true)
      try bare.drag(forward: false)
    }
    let bareFigures = try JSONDecoder().decode(BareSlide.self, from: bare.end())

    let file = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-frames-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let demo = try MeasuredProgram(
      "swipetabs-demo", size + ["--content", "bench", "--frame-stats", file.path])
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 1)
    let (cpu, count) = (demo.cpuTime, demo.frames.count)
    for _ in 0..<pairs {
      try demo.drag(forward: true)
      try demo.drag(forward: false)
    }
    let cpuPerFrame = (demo.cpuTime - cpu) / Double(max(1, demo.frames.count - count))
    try demo.end()
    let after = try floor(size)
    let (copy, present) = (
      (before.copy + after.copy) / 2, (before.present + after.present) / 2
    )
    let times = try JSONDecoder().decode(FrameFigures.self, from: Data(contentsOf: file)).drawTime
    return [
      Figure(name: "copy of a frame in memory", value: copy, unit: "us"),
      Figure(name: "presenting a frame", value: present, unit: "us"),
      Figure(name: "swipe frame of the demo, median", value: times.median, unit: "us"),
      Figure(name: "swipe frame of the demo, 99 %", value: times.p99, unit: "us"),
      Figure(
        name: "swipe frame / (copy + presenting)",
        value: times.median / (copy + present), unit: ""),
      Figure(name: "CPU a frame, bare C program", value: bareFigures.cpuPerFrame, unit: "ms"),
      Figure(name: "CPU a frame, demo", value: cpuPerFrame, unit: "ms"),
      Figure(
        name: "CPU a frame, demo / bare C program",
        value: cpuPerFrame / bareFigures.cpuPerFrame, unit: ""),
    ]
  }

  private func floor(_ size: [String]) throws -> Floor {
    try JSONDecoder().decode(
      Floor.self, from: MeasuredProgram("swipetabs-baseline", ["floor"] + size).waitForEnd())
  }
}
