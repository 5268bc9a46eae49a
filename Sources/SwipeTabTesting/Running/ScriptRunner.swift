import SwipeTabs

/// Runs scripts: turns each command into input, passing time, or a call to the container.
@MainActor public final class ScriptRunner {
  /// Moves of a swipe, per second: what a good touch screen reports.
  public static let moveRate = 120.0

  private let host: any ScriptHost
  private let target: any ScriptTarget
  private let output: @MainActor (String) -> Void
  private var fingers: [Int: Point] = [:]
  private var mouse: Point?
  private var isMouseDown = false
  private var place = ScreenshotOrigin(function: nil, file: "script", line: 1)

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - host: the window and its clock.
  ///   - target: the container in the window.
  ///   - output: takes the lines that `state` prints, without their line ends.
  public init(
    host: any ScriptHost, target: any ScriptTarget, output: @escaping @MainActor (String) -> Void
  ) {
    self.host = host
    self.target = target
    self.output = output
  }

  /// Runs a script to its end; each line is carried out before the next one is read.
  public func run(_ source: ScriptSource) async throws(ScriptError) {
    while let line = try await source.nextLine() {
      guard let command = try parse(line, of: source) else { continue }
      do throws(ScriptFailure) {
        place = ScreenshotOrigin(function: nil, file: source.name, line: source.lineNumber)
        try await perform(command)
      } catch {
        throw ScriptError(
          file: source.name, line: source.lineNumber, reason: error.reason,
          message: error.description)
      }
    }
  }

  private func parse(_ line: String, of source: ScriptSource) throws(ScriptError) -> ScriptCommand?
  {
    do throws(ScriptSyntaxError) {
      return try ScriptParser().parse(line)
    } catch {
      throw ScriptError(
        file: source.name, line: source.lineNumber, reason: .badScript,
        message: error.description)
    }
  }

  /// Carries out one command.
  public func perform(_ command: ScriptCommand) async throws(ScriptFailure) {
    switch command {
    case .down(let finger, let point):
      fingers[finger] = point
      touch(finger, .down, point)
    case .move(let finger, let point):
      guard fingers[finger] != nil else { return }
      fingers[finger] = point
      touch(finger, .move, point)
    case .up(let finger): lift(finger, .up)
    case .cancel(let finger): lift(finger, .cancel)
    case .swipe(let start, let end, let milliseconds):
      await swipe(from: start, to: end, seconds: milliseconds / 1000)
    case .tap(let point):
      try await perform(.down(finger: 0, point))
      lift(0, .up)
    case .mouse(let action): handle(action)
    case .click(let point):
      handle(.down(point))
      handle(.up(nil))
    case .scroll(let delta): scroll(by: delta, .changed)
    case .scrollEnd: scroll(by: .zero, .ended)
    case .wheel(let notches, let isShifted):
      host.send(
        .wheel(
          WheelEvent(
            notches: notches, isShifted: isShifted, position: scrollPosition, time: host.time)))
    case .key(let chord): press(chord)
    case .wait(let milliseconds): await host.wait(until: host.time + milliseconds / 1000)
    case .settle: try await settle()
    case .resize(let size): await host.resize(to: size)
    case .focus(let isGained): window(isGained ? .focusGained : .focusLost)
    case .reset(let kind): window(kind == .targets ? .targetsReset : .deviceReset)
    case .select(let index): target.select(index)
    case .set(let setting): if !host.apply(setting) { try target.apply(setting) }
    case .reload: target.reloadItems()
    case .page(let change): try target.change(change)
    case .push: try target.push()
    case .pop: try target.pop()
    case .screenshot(let path): try host.picture().writePNG(to: path)
    case .state:
      host.update()
      output(target.state(at: host.time).json.description)
    case .expect(let path, let value):
      host.update()
      try StateExpectation(path: path, value: value).check(target.state(at: host.time))
    case .expectScreenshot(let path): try expectScreenshot(path)
    }
  }

  private func expectScreenshot(_ path: String) throws(ScriptFailure) {
    do throws(ScreenshotError) {
      let check = ScreenshotCheck(
        reference: try ScreenshotReference(path: path), origin: place,
        fonts: FontRecord(host.textEngine))
      try check.run(host.picture())
    } catch {
      throw ScriptFailure("expect: \(error)")
    }
  }

  private func settle() async throws(ScriptFailure) {
    guard await host.settle(within: ScriptLimits.settleSeconds) else {
      throw ScriptFailure(
        "settle: something still moves after \(JSONWriter.text(of: ScriptLimits.settleSeconds)) s")
    }
  }
}

// MARK: - Input

extension ScriptRunner {
  private func touch(
    _ finger: Int, _ phase: PointerEvent.Phase, _ position: Point, time: Double? = nil
  ) {
    host.send(
      .pointer(
        PointerEvent(
          id: PointerID(device: 0, finger: Int64(finger)), kind: .touch, phase: phase,
          position: position, time: time ?? host.time)))
  }

  private func lift(_ finger: Int, _ phase: PointerEvent.Phase, time: Double? = nil) {
    guard let position = fingers.removeValue(forKey: finger) else { return }
    touch(finger, phase, position, time: time)
  }

  /// Moves carry the time at which they were due, as a touch screen stamps them, so that a late
  /// wake-up in real time does not change the speed.
  private func swipe(from start: Point, to end: Point, seconds: Double) async {
    let beginning = host.time
    let count = max(1, Int((seconds * Self.moveRate).rounded()))
    fingers[0] = start
    touch(0, .down, start)
    for step in 1...count {
      let fraction = Double(step) / Double(count)
      let time = beginning + seconds * fraction
      await host.wait(until: time)
      let position =
        step == count
        ? end
        : Point(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      fingers[0] = position
      touch(0, .move, position, time: time)
    }
    lift(0, .up, time: beginning + seconds)
  }

  private func handle(_ action: ScriptCommand.MouseAction) {
    switch action {
    case .move(let point):
      mouse = point
      pointer(isMouseDown ? .move : .hover, point)
    case .down(let point):
      let position = point ?? scrollPosition
      if mouse != position, !isMouseDown { pointer(.hover, position) }
      mouse = position
      isMouseDown = true
      pointer(.down, position)
    case .up(let point):
      let position = point ?? scrollPosition
      mouse = position
      guard isMouseDown else { return }
      isMouseDown = false
      pointer(.up, position)
    }
  }

  private func pointer(_ phase: PointerEvent.Phase, _ position: Point) {
    host.send(
      .pointer(
        PointerEvent(
          id: .mouse, kind: .mouse, phase: phase, position: position, time: host.time)))
  }

  /// Where the mouse is, or else the middle of the pages.
  private var scrollPosition: Point { mouse ?? target.pageArea.center }

  private func scroll(by delta: Point, _ phase: ScrollEvent.Phase) {
    host.send(
      .scroll(
        ScrollEvent(delta: delta, phase: phase, position: scrollPosition, time: host.time)))
  }

  private func press(_ chord: KeyChord) {
    for isDown in [true, false] {
      host.send(
        .key(
          KeyEvent(key: chord.key, modifiers: chord.modifiers, isDown: isDown, time: host.time)))
    }
  }

  private func window(_ event: WindowEvent) {
    host.send(.window(event, time: host.time))
  }
}
