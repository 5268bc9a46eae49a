package import CSDL2
public import SwipeTabCore
import SwipeTabDrawing
public import SwipeTabViews

/// Joins a window on the display with its contents: events in, frames out, no more of them than
/// the display can show.
@MainActor public final class WindowHost: MainLoopMember {
  /// The window.
  public let window: SDLWindow
  /// Called when the user closes the window, after the contents had the event.
  public var onClose: () -> Void = {}
  /// Sees each event before the contents do.
  public var onEvent: (InputEvent) -> Void = { _ in }
  /// Told of each frame after it was shown, with its time and how long drawing and showing it took,
  /// both in seconds.
  public var onFrame: (_ frame: Frame, _ time: Double, _ duration: Double) -> Void = { _, _, _ in }
  /// Called when the desktop's settings are known, and when they change.
  public var onDesktopChange: (DesktopSettings) -> Void = { _ in }
  /// Follows the desktop's settings.
  var desktop: DesktopWatcher?
  /// Keeps the user from leaving; nil for a window that can be closed.
  var kiosk: KioskMode?
  /// Who is told that the program lives.
  var service: ServiceManager?
  /// The number of frames shown.
  public private(set) var frameCount = 0
  /// Nil only while one takes the place of another.
  private var presenter: (any WindowPresenter)?
  private var chain: PresenterChain
  private let client: any WindowHostClient
  private let clock: MonotonicClock
  private let axes: WaylandAxisListener?
  private var translator: EventTranslator
  /// Memory for the events that one of SDL's means.
  private var translated: [InputEvent] = []
  private var pacer: FramePacer
  private var scene: Frame?
  private var needsFullFrame = true
  private var hasCapture = false
  private var failures = 0

  /// Frames that may fail one after the other before the host gives up: a second.
  private static let failureLimit = 60
  /// After so many of them a simpler presenter is tried.
  private static let patience = 10
  /// Seconds between updates of contents that nobody sees.
  private static let hiddenInterval = 0.1

  /// Creates a host.
  /// - Parameters:
  ///   - window: The window.
  ///   - presenter: What draws into it, and nothing else does; nil chooses what suits the driver.
  ///   - renderer: What is chosen from; no effect with a presenter.
  ///   - client: The contents.
  ///   - clock: The loop's clock.
  ///   - isScrollingInverted: Whether trackpads move the content against the system's setting.
  ///   - log: Takes a line when a presenter cannot be made, or another one takes its place.
  /// - Throws: `SDLError` when nothing can draw into the window.
  public convenience init(
    window: SDLWindow, presenter: (any WindowPresenter)? = nil,
    renderer: RendererChoice = .automatic, client: any WindowHostClient, clock: MonotonicClock,
    isScrollingInverted: Bool = false, log: @escaping @MainActor (String) -> Void = { _ in }
  ) throws {
    let chain =
      presenter.map { presenter in PresenterChain([{ presenter }], log: log) }
      ?? PresenterChain(window: window, choice: renderer, log: log)
    try self.init(
      window: window, chain: chain, client: client, clock: clock,
      isScrollingInverted: isScrollingInverted)
  }

  /// As the other one, with the presenters to choose from.
  init(
    window: SDLWindow, chain: PresenterChain, client: any WindowHostClient, clock: MonotonicClock,
    isScrollingInverted: Bool = false
  ) throws {
    self.window = window
    self.client = client
    self.clock = clock
    var chain = chain
    let presenter = try chain.first()
    self.chain = chain
    self.presenter = presenter
    client.pixelMemorySource = presenter.pixelMemorySource
    translator = EventTranslator(
      windowID: window.id, driver: window.session.driver, geometry: window.geometry)
    translator.scrolling.isInverted = isScrollingInverted
    pacer = FramePacer(
      refreshRate: window.refreshRate, isPacedByPresenter: presenter.waitsForDisplay)
    axes = window.session.driver == .wayland ? WaylandAxisListener(window: window) : nil
  }

  /// The textures of the presenter.
  public var textureUse: TextureUse { presenter?.textureUse ?? TextureUse() }

  // MARK: Events

  package func handle(_ event: SDL_Event) {
    if let axes, event.type == axes.eventType { return handleAxes(axes) }
    if let news = desktop?.news(event) { return handle(news) }
    let time = clock.time(ofTicks: event.common.timestamp)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT, SDL_DISPLAYEVENT:
      window.refreshGeometry()
      translator.geometry = window.geometry
      if event.type == SDL_DISPLAYEVENT.rawValue || isDisplayChange(event.window) {
        pacer.interval = 1 / window.refreshRate
      }
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      presenter?.invalidate()
      needsFullFrame = true
    default: break
    }
    kiosk?.watch(event, at: time)
    translator.hasNativeAxes = axes?.isActive ?? false
    var events = translated
    translated = []
    translator.translate(event, at: time, modifiers: SDL_GetModState(), into: &events)
    deliver(events)
    events.removeAll(keepingCapacity: true)
    translated = events
    captureMouse()
  }

  private func handle(_ news: DesktopNews) {
    switch news {
    case .settings(let settings): onDesktopChange(settings)
    case .resources:
      window.refreshScale()
      translator.geometry = window.geometry
      deliver(translator.geometryChanges(at: clock.now()))
    }
  }

  private func handleAxes(_ axes: WaylandAxisListener) {
    let isShifted = SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    for frame in axes.takeFrames() {
      let time = frame.ticks.map { clock.time(ofServerTicks: $0) } ?? clock.now()
      deliver(translator.translate(frame, at: time, isShifted: isShifted))
    }
  }

  private func isDisplayChange(_ event: SDL_WindowEvent) -> Bool {
    UInt32(event.event) == SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue
  }

  private func deliver(_ events: [InputEvent]) {
    for event in events {
      if kiosk != nil, case .window(.closeRequested, _) = event { continue }
      onEvent(event)
      client.handle(event)
      switch event {
      case .window(.closeRequested, _): onClose()
      case .window(.exposed, _), .window(.resized, _): needsFullFrame = true
      default: break
      }
    }
  }

  /// Keeps the events of a held mouse coming when it leaves the window.
  private func captureMouse() {
    guard translator.wantsMouseCapture != hasCapture else { return }
    hasCapture = translator.wantsMouseCapture
    // Not every driver can; then the drag pauses outside the window, which is no error.
    SDL_CaptureMouse(hasCapture ? SDL_TRUE : SDL_FALSE)
  }

  // MARK: Frames

  package func step(at time: Double) throws -> Double? {
    if kiosk?.takesExit(at: time) == true { onClose() }
    service?.step(at: time)
    let next = try stepContents(at: time) ?? .infinity
    let other = min(kiosk?.deadline ?? .infinity, service?.deadline ?? .infinity)
    let earliest = min(next, other)
    return earliest < .infinity ? earliest : nil
  }

  private func stepContents(at time: Double) throws -> Double? {
    // What the desktop has said by now the first frame shows; it does not wait for more.
    if frameCount == 0 { desktop?.takeWaiting().forEach(handle) }
    if let deadline = client.nextDeadline, deadline <= time { client.update(to: time) }
    guard client.needsFrame || needsFullFrame else { return nextTimer(after: time) }
    if window.isOutOfSight {
      guard client.needsFrame else { return nextTimer(after: time) }
      client.update(to: time)
      return time + Self.hiddenInterval
    }
    if pacer.nextFrame <= time { try draw(at: time) }
    guard client.needsFrame || needsFullFrame else { return nextTimer(after: time) }
    return min(pacer.nextFrame, nextTimer(after: time) ?? .infinity)
  }

  private func nextTimer(after time: Double) -> Double? {
    // A timer that is due still although it was run must not keep the loop from sleeping.
    client.nextDeadline.map { max($0, time + 0.001) }
  }

  private func draw(at time: Double) throws {
    defer { pacer.didDraw(from: time, to: clock.now()) }
    presenter?.prepareFrame()
    let frame = client.frame(at: time)
    if let frame { scene = frame }
    guard var shown = frame ?? (needsFullFrame ? scene : nil) else {
      needsFullFrame = false
      return
    }
    if needsFullFrame { shown.damage = [shown.scene.bounds] }
    do {
      try presenter?.present(shown.scene, damage: shown.damage)
      needsFullFrame = false
      failures = 0
      frameCount += 1
      if frameCount == 1 { service?.didStart(at: time) }
      onFrame(shown, time, clock.now() - time)
    } catch {
      // Sizes may change between the event and the drawing: the next frame shows all of it.
      presenter?.invalidate()
      needsFullFrame = true
      failures += 1
      let isHopeless = error as? SDLError == TexturePresenter.tooLarge
      if isHopeless || failures == Self.patience { try replacePresenter(after: error) }
      if failures > Self.failureLimit { throw error }
    }
  }

  /// Goes on with the next presenter, if there is another one.
  private func replacePresenter(after error: any Error) throws {
    guard !chain.isEmpty, !window.session.isDisplayLost else { return }
    presenter = nil  // A window has room for one.
    let next = try chain.next(after: error)
    presenter = next
    failures = 0
    client.pixelMemorySource = next.pixelMemorySource
    pacer.isPacedByPresenter = next.waitsForDisplay
  }
}
