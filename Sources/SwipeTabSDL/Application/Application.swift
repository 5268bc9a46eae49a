public import SwipeTabCore
public import SwipeTabViews

/// A program with one window: the display, the window's view tree and the main loop.
///
/// Call `run` from a synchronous `main` on the process's first thread:
///
///     @main struct Program {
///       @MainActor static func main() throws {
///         try Application.run(title: "Pages", size: Size(width: 800, height: 600)) {
///           $0.window.rootView = PagesView()
///         }
///       }
///     }
///
/// Tasks on the main actor and work on Dispatch's main queue run while it waits. It ends when the
/// user closes the window (unless it is a `Kiosk`), by `stop()`, and by SIGTERM, SIGINT or SIGHUP;
/// the process lives on. Started by systemd with `Type=notify` it tells when the first picture is
/// shown, and that it lives when `WatchdogSec` asks.
@MainActor public final class Application {
  /// What is told to the system and how it behaves.
  public struct Options {
    /// Whether there is a window among others, or one that fills the screen.
    public var presentation = Presentation.window
    /// How the program behaves when it is presented as a kiosk.
    public var kiosk = Kiosk()
    /// How the picture is turned on a screen that is mounted turned; nil asks the environment.
    public var rotation: ScreenRotation?
    /// Whether trackpads move the content against the system's setting.
    public var isScrollingInverted = false
    /// What draws the window; nil asks the environment, and else is `automatic`.
    public var renderer: RendererChoice?
    /// Pixels per point, from 0.5 to 4; nil asks the environment and the display.
    public var scale: Double?
    /// Whether appearance, contrast and motion follow the desktop's settings, by its settings portal
    /// on the session's bus, for as long as the application chooses nothing else in its window.
    public var followsDesktop = true
    /// The language of the text, such as `ja` or `ar-EG`; empty takes the system's.
    public var locale = ""
    /// Where what is learnt about the machine's fonts is kept for the next run; nil for nowhere.
    public var fontCache: FontCache? = .user
    /// Takes what the library has to say to a developer, one line at a time.
    public var log: @MainActor (String) -> Void = { _ in }

    /// Creates the usual options.
    public init() {}
  }

  /// The root of the views: events go in here, pictures come out.
  public let window: Window
  /// The window on the display.
  public let displayWindow: SDLWindow
  /// What joins the two.
  public let host: WindowHost
  /// Tells the time of events and frames.
  public var clock: MonotonicClock { loop.clock }
  /// Decides, when the user closes the window, whether the program ends; it does by default.
  public var shouldClose: () -> Bool = { true }
  /// What ended `run()`.
  public enum End: Hashable, Sendable {
    /// The user closed the window.
    case closed
    /// `stop()`.
    case stopped
    /// SIGTERM, SIGINT or SIGHUP.
    case signal
    /// The display server ended, or the window could not be drawn any more; `run()` throws the
    /// reason afterwards.
    case displayLost
  }

  /// Called once when `run()` is about to end, whatever the reason.
  ///
  /// It is the place to save what the user would miss. The views are still there; nothing that they
  /// show is seen any more.
  public var onEnd: (End) -> Void = { _ in }
  private var isClosedByUser = false
  private let loop: MainLoop
  private let textEngine: SDLTextEngine
  /// Seconds between meeting fonts that are not in the cache and writing it: long after the frame.
  private static let fontCacheDelay = 2.0

  /// Opens a window.
  /// - Parameters:
  ///   - title: What the desktop shows.
  ///   - size: The size of the contents in points.
  ///   - options: What differs from the usual.
  /// - Throws: `SDLError` without a display or a window, `TextError` without fonts.
  public init(title: String, size: Size, options: Options = Options()) throws {
    let session = try SDLSession()
    // First, so that the answer is there by the time of the first frame, which does not wait for it.
    let desktop = DesktopWatcher(
      driver: session.driver, scale: options.scale, followsSettings: options.followsDesktop)
    let rotation = options.rotation ?? ScreenRotation.chosen(log: options.log) ?? .degrees0
    let renderer = options.renderer ?? RendererChoice.chosen(log: options.log) ?? .automatic
    displayWindow = try SDLWindow(
      session: session, title: title, size: size, scale: options.scale, rotation: rotation,
      isForTextures: renderer.triesTextures(rotation: rotation))
    if options.presentation != .window { try displayWindow.setFullscreen(true) }
    if session.driver == .kmsdrm, let problem = KernelDevices.system.inputProblem {
      options.log(problem)
    }
    let kiosk =
      options.presentation == .kiosk
      ? KioskMode(window: displayWindow, options: options.kiosk) : nil
    loop = try MainLoop(session: session)
    textEngine = try SDLTextEngine(
      locale: options.locale, fontCache: options.fontCache, log: options.log)
    window = Window(
      size: displayWindow.geometry.size, scale: displayWindow.geometry.scale,
      textEngine: textEngine)
    let clock = loop.clock
    window.clock = { clock.now() }
    host = try WindowHost(
      window: displayWindow, renderer: renderer, client: window, clock: clock,
      isScrollingInverted: options.isScrollingInverted, log: options.log)
    host.desktop = desktop
    host.kiosk = kiosk
    host.service = ServiceManager()
    host.onDesktopChange = { [window] in window.desktop = $0 }
    host.onClose = { [weak self] in
      guard let self, shouldClose() else { return }
      isClosedByUser = true
      stop()
    }
    // Not by `Task.sleep`: libdispatch's timers wake the process for ever after.
    textEngine.onFontCacheChange = { [weak textEngine, weak window] in
      window?.scheduleEndless(at: clock.now() + Self.fontCacheDelay) { [weak textEngine] in
        textEngine?.saveFontCache()
      }
    }
  }

  /// Shows the window until the program ends.
  /// - Throws: `SDLError` when the display is lost.
  public func run() throws {
    defer {
      host.service?.willStop()
      textEngine.saveFontCache()
    }
    do {
      switch try loop.run(host) {
      case .stopped: onEnd(isClosedByUser ? .closed : .stopped)
      case .signal: onEnd(.signal)
      }
    } catch {
      onEnd(.displayLost)
      throw error
    }
  }

  /// Ends `run()` after the event at hand.
  public func stop() { loop.stop() }

  /// Opens a window, lets it be filled, and shows it until the program ends.
  /// - Parameters:
  ///   - title: What the desktop shows.
  ///   - size: The size of the contents in points.
  ///   - options: What differs from the usual.
  ///   - fill: Puts views into the application's window.
  /// - Throws: What `init` and `run()` throw, and what `fill` does.
  public static func run(
    title: String, size: Size, options: Options = Options(),
    fill: (Application) throws -> Void
  ) throws {
    let application = try Application(title: title, size: size, options: options)
    try fill(application)
    try application.run()
  }
}
