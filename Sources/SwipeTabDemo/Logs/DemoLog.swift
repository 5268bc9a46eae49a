import SwipeTabTesting
import SwipeTabs

/// Everything that the demo writes down about a run, as far as the options ask for it.
@MainActor final class DemoLog {
  private let events: ByteSink?
  private let statisticsSink: ByteSink?
  private let frameTimes: FrameTimes?
  private var statistics = FrameStatistics()
  private let start: Double
  private var hasFrame = false
  /// The textures of the window at the end; there are none without a display.
  var textures = TextureUse()

  /// Opens the files; nothing is opened when one of them cannot be.
  ///
  /// - Parameters:
  ///   - options: what is asked for.
  ///   - start: when the program began, on the clock of `Stopwatch`.
  /// - Throws: `FileError` for a file that cannot be written.
  init(options: DemoOptions, start: Double) throws(FileError) {
    self.start = start
    try Self.check(options)
    events = try Self.open(options.events)
    statisticsSink = try Self.open(options.frameStats)
    frameTimes = try Self.open(options.frames).map(FrameTimes.init)
  }

  /// Checks that all files of the options can be written, without making them.
  static func check(_ options: DemoOptions) throws(FileError) {
    for path in [options.events, options.frameStats, options.frames, options.screenshot] {
      if let path { try ByteSink.check(path: path) }
    }
  }

  private static func open(_ path: String?) throws(FileError) -> ByteSink? {
    guard let path else { return nil }
    return try ByteSink(path: path)
  }

  /// Writes an event at a time in seconds.
  func write(_ event: DemoEvent, at time: Double) {
    events?.write(line: event.json(milliseconds: time * 1000).description)
  }

  /// Counts a frame that is on the screen now.
  func write(_ frame: FrameReport) {
    frameTimes?.append()
    if !hasFrame {
      hasFrame = true
      statistics.startToFirstFrame = Stopwatch.now() - start
    }
    if statisticsSink != nil { statistics.addFrame(cause: frame.cause, drawTime: frame.drawTime) }
    if events != nil { write(.frame(cause: frame.cause, damage: frame.damage), at: frame.time) }
  }

  /// Writes the figures of the whole run, and tells of what could not be written.
  ///
  /// - Throws: `FileError` for the first file that did not take all that was written to it.
  func finish(_ window: Window) throws(FileError) {
    statistics.layoutPasses = window.counters.layouts
    statistics.textureUploads = textures.uploads
    statistics.textureBytes = textures.bytes
    statisticsSink?.write(line: statistics.json.description)
    for sink in [events, statisticsSink, frameTimes?.sink] {
      if let failure = sink?.failure { throw failure }
    }
  }
}

extension DemoEvent {
  /// The demo's word for an event of the container.
  init(_ event: SwipeTabEvent) {
    switch event {
    case .didLoad(let page): self = .lifecycle(.didLoad, page: page)
    case .willAppear(let page): self = .lifecycle(.willAppear, page: page)
    case .didAppear(let page): self = .lifecycle(.didAppear, page: page)
    case .willDisappear(let page): self = .lifecycle(.willDisappear, page: page)
    case .didDisappear(let page): self = .lifecycle(.didDisappear, page: page)
    case .beforeSwipe(let from, let to): self = .beforeSwipe(from: from, to: to)
    case .afterSwipe(let from, let to): self = .afterSwipe(from: from, to: to)
    case .commit(let index): self = .commit(index: index)
    case .queued(let index): self = .queued(index: index)
    case .skipped(let page, let reason): self = .skipped(page: page, reason: reason)
    case .error(let message): self = .error(message: message)
    }
  }
}
