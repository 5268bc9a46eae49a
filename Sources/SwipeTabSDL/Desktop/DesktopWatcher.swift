import CSDL2
import Dispatch
import Glibc

/// A thread that follows the desktop's settings and tells of them by SDL events.
///
/// They wake the main loop. The thread sleeps until a descriptor has something, and the main thread never waits for it.
@MainActor final class DesktopWatcher {
  /// What the thread works with: constants that any thread may use.
  private final class Context: Sendable {
    let address: String?
    let followsResources: Bool
    let stop: Int32
    let eventType: UInt32
    let hasEnded = DispatchSemaphore(value: 0)

    init(address: String?, followsResources: Bool, stop: Int32, eventType: UInt32) {
      self.address = address
      self.followsResources = followsResources
      self.stop = stop
      self.eventType = eventType
    }

    func run() {
      watch()
      close(stop)
      hasEnded.signal()
    }

    private func watch() {
      var sources: [any DescriptorSource] = []
      if let portal = address.flatMap({ SettingsPortal(address: $0) }) { sources.append(portal) }
      if followsResources, let resources = ResourceWatcher() { sources.append(resources) }
      while !sources.isEmpty {
        var watched = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0)]
        var parts: [Range<Int>] = []
        for source in sources {
          let start = watched.count
          watched += source.descriptors
          parts.append(start..<watched.count)
        }
        let timeout = sources.compactMap(\.timeout).min().map { Int32(($0 * 1000).rounded(.up)) }
        guard poll(&watched, nfds_t(watched.count), timeout ?? -1) >= 0 || errno == EINTR else {
          return
        }
        if watched[0].revents != 0 { return }
        for (source, part) in zip(sources, parts) {
          for news in source.process(watched[part]) where !push(news) { return }
        }
        sources.removeAll { !$0.isAlive }
      }
    }

    /// Pushes an event; false when the queue does not take it, as after the end of SDL.
    private func push(_ news: DesktopNews) -> Bool {
      var event = SDL_Event()
      event.user.type = eventType
      event.user.code = news.code
      for _ in 0..<1000 {
        if SDL_PushEvent(&event) >= 0 { return true }
        usleep(1000)  // The queue is full for a moment.
      }
      return false
    }
  }

  private let context: Context
  private let stopWriter: Int32

  /// How long the end waits for the thread, in seconds, should it hang in a call of the system.
  private static let patience = 0.5

  /// Starts the thread; nil when there is nothing to follow, or no thread to be had.
  ///
  /// - Parameters:
  ///   - address: the address of the session's bus, as in `DBUS_SESSION_BUS_ADDRESS`.
  ///   - followsResources: whether to watch the resources of the X server.
  init?(address: String?, followsResources: Bool) {
    guard address != nil || followsResources else { return nil }
    let type = SDL_RegisterEvents(1)
    var pipes: [Int32] = [-1, -1]
    guard type != UInt32.max, pipe(&pipes) == 0 else { return nil }
    // Programs that the process starts must not keep the pipe open.
    for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let context = Context(
      address: address, followsResources: followsResources, stop: pipes[0], eventType: type)
    guard BackgroundThread.start(context.run) else {
      pipes.forEach { close($0) }
      return nil
    }
    self.context = context
    stopWriter = pipes[1]
  }

  /// Starts to follow what a display's desktop has; nil for drivers without a picture.
  ///
  /// - Parameters:
  ///   - driver: how the display is reached.
  ///   - scale: the scale that the program asks for, which then does not follow the desktop.
  ///   - followsSettings: whether to ask the settings portal.
  convenience init?(driver: VideoDriver, scale: Double?, followsSettings: Bool) {
    guard driver.showsPictures else { return nil }
    self.init(
      address: followsSettings ? Self.sessionBus : nil,
      followsResources: driver == .x11 && DisplayScale.chosen(scale) == nil)
  }

  /// What an event tells; nil when it is not from here.
  func news(_ event: SDL_Event) -> DesktopNews? {
    event.type == context.eventType ? DesktopNews(code: event.user.code) : nil
  }

  /// Takes what has been told and waits in the queue, oldest first.
  func takeWaiting() -> [DesktopNews] {
    var news: [DesktopNews] = []
    var event = SDL_Event()
    let type = context.eventType
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, type, type) == 1 {
      news.append(DesktopNews(code: event.user.code))
    }
    return news
  }

  isolated deinit {
    close(stopWriter)  // The reading end reports a hang-up, which ends the thread.
    _ = context.hasEnded.wait(timeout: .now() + Self.patience)
  }

  /// The address of the session's bus; nil when there is none.
  static var sessionBus: String? {
    getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
