import Foundation
import SwipeTabs

/// Mouse drags from page to page: the demo's frames beside a copy of a frame in memory and
/// presenting it, and CPU a frame beside a bare C program that slides two pictures.
@MainActor struct SwipeBenchmark {
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

  /// A run of the demo: the times of its frames in microseconds, and its CPU time for each of them
  /// in milliseconds.
  private struct DemoRun {
    var median: Double
    var p99: Double
    var cpuPerFrame: Double
  }

  private let pairs = 3
  private let rounds = 32
  private static let size = ["--size", "1280x800"]

  func run() throws -> [Figure] {
    // Before and after, for the machine's pace changes.
    let before = try floor()

    let bare = try MeasuredProgram("swipetabs-baseline", ["slide"] + Self.size)
    _ = try bare.firstFrame()
    for _ in 0..<pairs {
      try bare.drag(forward: true)
      try bare.drag(forward: false)
    }
    let bareFigures = try JSONDecoder().decode(BareSlide.self, from: bare.end())

    let demo = try demo(pages: 5)
    let after = try floor()
    let (copy, present) = (
      (before.copy + after.copy) / 2, (before.present + after.present) / 2
    )
    let (few, many) = try inTurns()
    return [
      Figure(name: "copy of a frame in memory", value: copy, unit: "us"),
      Figure(name: "presenting a frame", value: present, unit: "us"),
      Figure(name: "swipe frame of the demo, median", value: demo.median, unit: "us"),
      Figure(name: "swipe frame of the demo, 99 %", value: demo.p99, unit: "us"),
      Figure(
        name: "swipe frame / (copy + presenting)",
        value: demo.median / (copy + present), unit: ""),
      Figure(name: "CPU a frame, bare C program", value: bareFigures.cpuPerFrame, unit: "ms"),
      Figure(name: "CPU a frame, demo", value: demo.cpuPerFrame, unit: "ms"),
      Figure(
        name: "CPU a frame, demo / bare C program",
        value: demo.cpuPerFrame / bareFigures.cpuPerFrame, unit: ""),
      Figure(name: "swipe frame in a window, 5 pages", value: few.median * 1000, unit: "us"),
      Figure(
        name: "swipe frame, 10000 pages / 5 pages", value: many.median / few.median, unit: ""),
    ]
  }

  private func floor() throws -> Floor {
    try JSONDecoder().decode(
      Floor.self, from: MeasuredProgram("swipetabs-baseline", ["floor"] + Self.size).waitForEnd())
  }

  /// Swipes with few and with many pages in turns; which comes first changes with each round.
  private func inTurns() throws -> (few: [Double], many: [Double]) {
    let session = try SDLSession()
    let window = try SDLWindow(
      session: session, title: "Swipes", size: Size(width: 1280, height: 800), scale: 1)
    // One window for both: the display would do less for one that is behind another.
    let presenter: any WindowPresenter =
      SharedMemoryPresenter(window: window) ?? WindowSurfacePresenter(window: window)
    let stages = try [5, 10_000].map { pages in
      try DisplayStage(
        size: window.geometry.size, presenter: presenter, style: ToolbarStyle(), pages: pages)
    }
    var times: [[Double]] = [[], []]
    for round in 0...rounds {
      for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let frames = try stages[index].swipe()
        if round > 0 { times[index] += frames }
      }
    }
    return (times[0], times[1])
  }

  /// Drags the demo's pages to and fro.
  private func demo(pages: Int) throws -> DemoRun {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-frames-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let demo = try MeasuredProgram(
      "swipetabs-demo",
      Self.size + [
        "--content", "bench", "--pages", "\(pages)", "--start", "\(pages / 2)", "--frame-stats",
        file.path,
      ])
    _ = try demo.firstFrame()
    Thread.sleep(forTimeInterval: 1)
    let (cpu, count) = (demo.cpuTime, demo.frames.count)
    for _ in 0..<pairs {
      try demo.drag(forward: true)
      try demo.drag(forward: false)
    }
    let cpuPerFrame = (demo.cpuTime - cpu) / Double(max(1, demo.frames.count - count))
    try demo.end()
    let times = try JSONDecoder().decode(FrameFigures.self, from: Data(contentsOf: file)).drawTime
    return DemoRun(median: times.median, p99: times.p99, cpuPerFrame: cpuPerFrame)
  }
}
