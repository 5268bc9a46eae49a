import CSDL2
import Synchronization

/// Learns when the X server has gone, and keeps Xlib from ending the process at that moment.
///
/// Xlib's own answer to a lost connection is a line on standard error and `exit(1)`. A program can
/// take both over: `XSetIOErrorHandler` the line, `XSetIOErrorExitHandler` (since libX11 1.7) the
/// exit. After that Xlib does nothing on the dead connection and reports nothing, so the main loop
/// has to ask whether it is dead. Both functions are looked up at run time, as all of Xlib is here.
@MainActor final class XServerWatch {
  /// What the handler, a C function, can reach.
  private final class State: Sendable {
    let isLost = Atomic(false)
  }

  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias ExitHandler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias SetExitHandler =
    @convention(c) (
      OpaquePointer, ExitHandler, UnsafeMutableRawPointer?
    ) -> Void

  /// Whether the connection is dead.
  var isLost: Bool { state.isLost.load(ordering: .relaxed) }

  /// The connection.
  let display: OpaquePointer
  /// Xlib.
  let library: DynamicLibrary
  private let state: State

  /// Begins to watch; nil when the window is not X11's, or its library is too old.
  init?(window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display, let library = DynamicLibrary("libX11.so.6"),
      let setHandler = library.function("XSetIOErrorHandler", as: SetHandler.self),
      let setExitHandler = library.function("XSetIOErrorExitHandler", as: SetExitHandler.self)
    else { return nil }
    let state = State()
    self.state = state
    self.display = display
    self.library = library
    // Says nothing: the error that the main loop throws is the one line.
    _ = setHandler { _ in 0 }
    // The connection keeps the pointer to its very end, later than this object's; one small object
    // stays for each connection.
    setExitHandler(
      display,
      { _, pointer in
        guard let pointer else { return }
        Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue().isLost
          .store(true, ordering: .relaxed)
      }, Unmanaged.passRetained(state).toOpaque())
  }
}
