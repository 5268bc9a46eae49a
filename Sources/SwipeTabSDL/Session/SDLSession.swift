import CSDL2
import Glibc

/// SDL's video, from initialisation to shutdown: windows exist only while a session does.
///
/// Hints that must be set before SDL starts are set here, and nowhere else.
@MainActor public final class SDLSession {
  /// How the display is reached.
  public let driver: VideoDriver
  private var serverWatch: XServerWatch?
  private var hasLostCompositor = false

  /// Starts video on the display of this machine.
  /// - Throws: `SDLError` with call `display` when there is none: SDL's drivers without a picture
  ///   do not count. Its message says what was tried and what to do.
  public convenience init() throws(SDLError) {
    try self.init { name in getenv(name).map { String(cString: $0) } }
  }

  /// As `init()`, with the environment's variables given.
  convenience init(environment: (String) -> String?) throws(SDLError) {
    let available = (0..<SDL_GetNumVideoDrivers()).compactMap { index in
      SDL_GetVideoDriver(index).map { String(cString: $0) }
    }
    var refusals: [String] = []
    for driver in VideoDriver.candidates(available: available, environment: environment) {
      guard driver.showsPictures else {
        refusals.append("\(driver.name): shows nothing")
        continue
      }
      do {
        try self.init(driver: driver)
        return
      } catch {
        refusals.append("\(driver.name): \(error.message)")
      }
    }
    throw Self.noDisplay(refusals: refusals, environment: environment)
  }

  /// Starts video with one driver, which may be one without a picture (`dummy`).
  /// - Throws: `SDLError` when SDL cannot start it.
  public init(driver: VideoDriver) throws(SDLError) {
    Self.setHints(for: driver)
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let composing = ComposeFile.hide()
    defer { composing.restore() }
    try checked("SDL_InitSubSystem", SDL_InitSubSystem(SDL_INIT_VIDEO))
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? driver.name
    self.driver = VideoDriver(name: name)
    if self.driver == .x11 {
      // Shared memory instead of a GL texture: 5 to 17 times faster without a graphics card. Under
      // Wayland the same hint makes SDL_GetWindowSurface fail, so the driver must be known first.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    SDL_StopTextInput()  // No text fields: keeps input methods and screen keyboards away.
  }

  /// Whether the display server has gone: nothing can be shown any more, and nothing comes in.
  public var isDisplayLost: Bool { hasLostCompositor || serverWatch?.isLost == true }

  /// Begins to watch for the end of the display server, through a window of the session.
  func watchDisplay(of window: OpaquePointer) {
    if serverWatch == nil, driver == .x11 { serverWatch = XServerWatch(window: window) }
  }

  /// Takes note of SDL's request to quit.
  ///
  /// With the hints above SDL makes one under Wayland only when the connection to the compositor
  /// has broken; elsewhere it means that the program is asked to end.
  func noteQuitRequest() {
    if driver == .wayland { hasLostCompositor = true }
  }

  isolated deinit {
    // What was on a display that is gone is gone, too; asking it to go can only hang.
    guard !isDisplayLost else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    // Others in the process (an embedding program) may still use SDL.
    if SDL_WasInit(0) & ~SDL_INIT_EVENTS == 0 { SDL_Quit() }
  }

  private static func setHints(for driver: VideoDriver) {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver.name, SDL_HINT_OVERRIDE)
    // One event for one finger and one for one mouse: never both for the same.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")  // The main loop does that.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")  // One request to close, not two.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")  // The first press acts, too.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
  }

  private static func noDisplay(
    refusals: [String], environment: (String) -> String?
  ) -> SDLError {
    let missing = ["DISPLAY", "WAYLAND_DISPLAY"].filter { (environment($0) ?? "").isEmpty }
    let variables =
      missing.count == 2
      ? "Neither DISPLAY (X11) nor WAYLAND_DISPLAY (Wayland) is set."
      : "The display that DISPLAY or WAYLAND_DISPLAY names does not answer."
    let tried = refusals.isEmpty ? "nothing to try" : refusals.joined(separator: "; ")
    return SDLError(
      call: "display",
      message: "No display to open a window on. \(variables) Tried: \(tried). "
        + "Start the program in a desktop session, set DISPLAY or WAYLAND_DISPLAY to a running "
        + "one (for example with xvfb-run), or draw without a window.")
  }
}
