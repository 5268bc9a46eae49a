import Foundation

/// What the command `state` of a script prints, as far as these tests read it.
struct DemoState: Decodable {
  struct PageFrame: Decodable {
    let index: Int
    /// x, y, width, height in window points.
    let frame: [Double]
  }

  let committed: Int?
  let offset: Double?
  let phase: String
  let appeared: [Int]
  let pageFrames: [PageFrame]
}

/// The built demo, running in a window of a display server.
///
/// Its script comes through standard input, so a test can ask for its state while real input moves
/// it.
final class Demo {
  private let program: Program
  private let server: DisplayServer
  /// The window's content on the screen, in pixels.
  private(set) var frame = (x: 0, y: 0, width: 0, height: 0)

  /// Starts the demo with options of its command line in a window of a server, and waits until it
  /// shows its first page at rest.
  ///
  /// - Parameters:
  ///   - options: More options of the command line.
  ///   - server: The display server.
  ///   - variables: More variables of its environment.
  ///   - launcher: A command that becomes the demo, such as `unshare` with options.
  /// - Throws: An error when it does not get there.
  init(
    _ options: [String], on server: DisplayServer, variables: [String: String] = [:],
    launcher: [String] = []
  ) async throws {
    self.server = server
    let events = FileManager.default.temporaryDirectory
      .appending(path: "swipetabs-events-\(UUID().uuidString)")
    self.events = events
    let command =
      launcher + [
        try Paths.product("swipetabs-demo"), "--script", "-", "--events", events.path, "--content",
        "text",
      ] + options
    program = try Program(
      Paths.command(command[0]) ?? command[0], Array(command.dropFirst()),
      environment: server.environment.merging(variables) { $1 })
    _ = try await state { $0.phase == "rest" }
    frame = try await windowFrame()
  }

  deinit {
    program.end()
    try? FileManager.default.removeItem(at: events)
  }

  private let events: URL

  /// The process number.
  var identifier: Int32 { program.identifier }

  /// Asks for the state again and again until it is as wanted.
  func state(
    within seconds: Double = 20, where wanted: (DemoState) -> Bool = { _ in true }
  ) async throws -> DemoState {
    var last = ""
    return try await eventually("a state as wanted", within: seconds, details: { last }) {
      let count = program.lines.count
      try program.write("state")
      let line = try await eventually("an answer to 'state'", details: { program.errors }) {
        program.lines.count > count ? program.lines[count] : nil
      }
      last = String(line)
      let state = try JSONDecoder().decode(DemoState.self, from: Data(line.utf8))
      return wanted(state) ? state : nil
    }
  }

  /// The state as soon as a page has been dragged by so many points.
  func state(draggedBy points: Double) async throws -> DemoState {
    let wanted = points / Double(frame.width)
    return try await state { abs(($0.offset ?? 0) - wanted) < 0.0025 }
  }

  /// Selects a page and asks for the state in the same moment.
  func stateAfterSelecting(_ index: Int) async throws -> DemoState {
    try await state(after: "select \(index)")
  }

  /// The state once nothing moves and every picture is there.
  func stateAfterSettling() async throws -> DemoState { try await state(after: "settle") }

  private func state(after command: String) async throws -> DemoState {
    let count = program.lines.count
    try program.write("\(command)\nstate")
    let line = try await eventually("an answer to 'state'", details: { program.errors }) {
      program.lines.count > count ? program.lines[count] : nil
    }
    return try JSONDecoder().decode(DemoState.self, from: Data(line.utf8))
  }

  /// The state after a swipe that went back: the first page has appeared for the second time.
  func stateAfterReturn() async throws -> DemoState {
    try await eventually(
      "a swipe that goes back", details: { eventNames.joined(separator: " ") }
    ) { eventNames.contains("beforeSwipe") && count(of: "didAppear") == 2 }
    return try await state { $0.phase == "rest" }
  }

  /// The state after a fling that turned the page.
  ///
  /// A machine that is busy lets time pass between the moves, and then they are rightly no fling:
  /// the page goes back, and is flung again.
  ///
  /// - Returns: The state, and how many flings it took.
  func stateAfterFling(
    _ fling: () async throws -> Void
  ) async throws -> (state: DemoState, flings: Int) {
    let page = try await state().committed
    for flings in 1...10 {
      let appeared = count(of: "didAppear")
      try await fling()
      try await eventually(
        "the end of a fling", details: { eventNames.joined(separator: " ") }
      ) { count(of: "beforeSwipe") == flings && count(of: "didAppear") > appeared }
      let state = try await state { $0.phase == "rest" }
      if state.committed != page { return (state, flings) }
    }
    throw WaitingError(description: "no fling turned the page")
  }

  /// Stops the process, and continues it when `body` has ended: it sees all that happened in
  /// between at once, however slow the machine is.
  func whileStopped(_ body: () async throws -> Void) async throws {
    send(SIGSTOP)
    defer { send(SIGCONT) }
    try await body()
  }

  /// A place on the screen, in pixels, at a share of the window's width.
  func x(_ share: Double) -> Double { Double(frame.x) + (Double(frame.width) * share).rounded() }

  /// A place on the screen, in pixels, at a share of the window's height.
  func y(_ share: Double) -> Double { Double(frame.y) + (Double(frame.height) * share).rounded() }

  /// What the screen shows of the window, as soon as it is as wanted.
  func picture(
    where wanted: (WindowPicture) -> Bool = { _ in true }
  ) async throws -> WindowPicture {
    try await eventually("a picture as wanted") {
      let picture = WindowPicture(screen: try await server.screen(), x: frame.x, y: frame.y)
      return wanted(picture) ? picture : nil
    }
  }

  /// The names of the events so far, oldest first, without those of frames.
  var eventNames: [String] {
    struct Event: Decodable { let event: String }
    let data = (try? Data(contentsOf: events)) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(Event.self, from: Data($0.utf8)).event }
      .filter { $0 != "frame" }
  }

  /// How many events of a name there were so far.
  func count(of event: String) -> Int { eventNames.count { $0 == event } }

  /// What it has told by now on standard error, without the lines of libraries.
  var messages: [String] {
    program.errors.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("swipetabs-demo:") }
  }

  /// Sends the demo's process a signal.
  func send(_ signal: Int32) { kill(program.identifier, signal) }

  /// Ends the demo by SIGTERM.
  ///
  /// - Returns: Its exit status.
  func quit() async throws -> Int32 {
    program.terminate()
    return try await program.status()
  }

  /// Waits until the demo ends by itself.
  ///
  /// - Returns: Its exit status.
  func status() async throws -> Int32 { try await program.status() }

  /// The number of its window on an X server.
  func window() async throws -> String {
    let found = try await server.xdotool("search", "--onlyvisible", "--class", "swipetabs-demo")
    return String(found.split(separator: "\n").last ?? "")
  }

  private func windowFrame() async throws -> (x: Int, y: Int, width: Int, height: Int) {
    guard server.kind != .wayland else {
      // The only window fills the screen.
      return (0, 0, DisplayServer.size.width, DisplayServer.size.height)
    }
    let window = try await window()
    let geometry = try await server.xdotool("getwindowgeometry", "--shell", window)
    var values: [Substring: Int] = [:]
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { throw WaitingError(description: "no geometry in: \(geometry)") }
    return (x, y, width, height)
  }
}
