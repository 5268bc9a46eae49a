import SwipeTabTesting
import SwipeTabs

/// Ten thousand tabs beside five, in each style of bar: start, memory, swipes and selections.
@MainActor struct TabsBenchmark {
  private static let few = 5
  private static let many = 10_000
  private let starts = 7
  private let swipes = 8
  private let selections = 16

  func run() throws -> [Figure] {
    try TabsStage.styles.flatMap { name, style in
      try startFigures(name) + motionFigures(name, style)
    }
  }

  // MARK: Programs of their own

  private func startFigures(_ style: String) throws -> [Figure] {
    var times: [Int: [Double]] = [:]
    var memory: [Int: [Double]] = [:]
    for round in 0...starts {
      for count in [Self.few, Self.many] {
        let program = try MeasuredProgram(
          "swipetabs-demo",
          [
            "--size", "1280x800", "--content", "text", "--style", style, "--pages", "\(count)",
            "--start", "\(count / 2)",
          ])
        let time = try program.firstFrame()
        let resident = program.residentMemory
        try program.end()
        guard round > 0 else { continue }  // The first round warms the caches of the system.
        times[count, default: []].append(time)
        memory[count, default: []].append(resident)
      }
    }
    func median(_ values: [Int: [Double]], _ count: Int) -> Double {
      (values[count] ?? []).median
    }
    return [
      Figure(
        name: "\(style): start, 10000 tabs / 5 tabs",
        value: median(times, Self.many) / median(times, Self.few), unit: ""),
      Figure(
        name: "\(style): memory, 10000 tabs - 5 tabs",
        value: median(memory, Self.many) - median(memory, Self.few), unit: "MB"),
    ]
  }

  // MARK: In this program

  private func motionFigures(
    _ name: String, _ style: @MainActor () -> any TabBarStyle
  ) throws -> [Figure] {
    let few = try TabsStage(style: style(), count: Self.few)
    let many = try TabsStage(style: style(), count: Self.many)
    var frames: (few: [Double], many: [Double]) = ([], [])
    for round in 0...swipes {
      for isForward in [true, false] {
        let (one, other) = (few.swipe(isForward: isForward), many.swipe(isForward: isForward))
        guard round > 0 else { continue }
        frames.few += one
        frames.many += other
      }
    }
    var transitions: (few: [Double], many: [Double]) = ([], [])
    for round in 0...selections {
      // Far apart, and never the same tab again.
      let one = few.select(round % 2 == 0 ? 4 : 0)
      let other = many.select(round % 2 == 0 ? 9_900 - 31 * round : 100 + 37 * round)
      guard round > 0 else { continue }
      transitions.few.append(one)
      transitions.many.append(other)
    }
    return [
      Figure(name: "\(name): swipe frame, 5 tabs", value: frames.few.median, unit: "ms"),
      Figure(
        name: "\(name): swipe frame, 10000 tabs / 5 tabs",
        value: frames.many.median / frames.few.median, unit: ""),
      Figure(
        name: "\(name): frames of a selection, 5 tabs", value: transitions.few.median, unit: "ms"),
      Figure(
        name: "\(name): frames of a selection, 10000 tabs / 5 tabs",
        value: transitions.many.median / transitions.few.median, unit: ""),
    ]
  }
}

/// A container with a number of tabs in a window without a display.
@MainActor private final class TabsStage {
  static let styles: [(name: String, make: @MainActor () -> any TabBarStyle)] = [
    ("toolbar", { ToolbarStyle() }), ("capsule", { CapsuleStyle() }),
    ("underline", { UnderlineStyle() }),
  ]

  private let host: HeadlessHost
  private let container: SwipeTabViewController
  private let clock = ContinuousClock()

  init(style: any TabBarStyle, count: Int) throws {
    let engine = try SDLTextEngine(locale: "en", log: { _ in })
    host = HeadlessHost(size: Size(width: 1280, height: 800), scale: 1, textEngine: engine)
    container = SwipeTabViewController(style: style)
    // Every selection makes its page, whatever the number of tabs.
    container.keptPageDistance = 1
    container.setPages(count: count) {
      TabBarItem(title: "Tab \(10_000 + $0)")  // Equally long, whatever the number.
    } make: { _ in
      let page = SwipeTabBaseViewController()
      page.view.backgroundColor = .systemBackground
      return page
    }
    container.selectViewController(at: count / 2)
    host.window.rootViewController = container
    host.start()
    _ = host.settleMotion()
  }

  /// Swipes to a neighbour in 600 ms and lets it settle.
  ///
  /// - Returns: The time of each frame of the swipe, in milliseconds.
  func swipe(isForward: Bool) -> [Double] {
    let (from, to) = isForward ? (1100.0, 180.0) : (180.0, 1100.0)
    point(.down, from)
    let times = (1...36).map { step in
      clock.measure {
        point(.move, from + (to - from) * Double(step) / 36)
        host.advance(to: host.time + 1 / 60)
      }.milliseconds
    }
    point(.up, to)
    _ = host.settleMotion()
    return times
  }

  /// Selects a tab.
  ///
  /// - Returns: The time of all frames until it is selected, in milliseconds.
  func select(_ index: Int) -> Double {
    clock.measure {
      container.selectViewController(at: index)
      _ = host.settleMotion()
    }.milliseconds
  }

  private func point(_ phase: PointerEvent.Phase, _ x: Double) {
    host.send(
      .pointer(
        PointerEvent(
          id: PointerID(device: 1, finger: 1), kind: .touch, phase: phase,
          position: Point(x: x, y: 400), time: host.time)))
  }
}
