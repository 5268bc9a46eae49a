import CSDL2
import Glibc

/// SDL's video, from initialisation to shutdown: windows exist only while a session does.
///
/// Hints that must be set before SDL starts are set here, and nowhere else; hints and text input
/// are as before when it has gone, for a process that uses SDL for other things, too.
@MainActor public final class SDLSession {
  /// How the display is reached.
  public let driver: VideoDriver
  /// The connection to an X server; nil before there is a window, and on other displays.
  private(set) var serverWatch: XServerWatch?
  private var hasLostCompositor = false
  private let hints: HintKeeper
  private let hadTextInput: Bool

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
        let problem = driver == .kmsdrm ? KernelDevices.system.displayProblem : nil
        refusals.append("\(driver.name): \(error.message)" + (problem.map { " (\($0))" } ?? ""))
      }
    }
    throw Self.noDisplay(refusals: refusals, environment: environment)
  }

  /// Starts video with one driver, which may be one without a picture (`dummy`).
  /// - Throws: `SDLError` when SDL cannot start it.
  public init(driver: VideoDriver) throws(SDLError) {
    let hints = HintKeeper()
    Self.setHints(hints, for: driver)
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let composing = ComposeFile.hide()
    defer { composing.restore() }
    // Video that runs already is somebody else's; one that starts takes text until told otherwise.
    hadTextInput =
      SDL_WasInit(SDL_INIT_VIDEO) != 0 && SDL_IsTextInputActive() == SDL_TRUE
    try checked("SDL_InitSubSystem", SDL_InitSubSystem(SDL_INIT_VIDEO))
    self.hints = hints
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? driver.name
    self.driver = VideoDriver(name: name)
    if self.driver == .x11 {
      // Shared memory instead of a GL texture: 5 to 17 times faster without a graphics card. Under
      // Wayland the same hint makes SDL_GetWindowSurface fail, so the driver must be known first.
      hints.set(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
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
    if hadTextInput, SDL_WasInit(SDL_INIT_VIDEO) != 0 { SDL_StartTextInput() }
    // Others in the process (an embedding program) may still use SDL.
    if SDL_WasInit(0) & ~SDL_INIT_EVENTS == 0 { SDL_Quit() }
  }

  private static func setHints(_ hints: HintKeeper, for driver: VideoDriver) {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver.name, SDL_HINT_OVERRIDE)
    // One event for one finger and one for one mouse: never both for the same.
    hints.set(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    hints.set(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    hints.set(SDL_HINT_NO_SIGNAL_HANDLERS, "1")  // The main loop does that.
    hints.set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    hints.set(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")  // One request to close, not two.
    hints.set(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")  // The first press acts, too.
    hints.set(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
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
