import CSDL2

extension SDLWindow {
  /// Fills the screen, or goes back to a window.
  /// - Throws: `SDLError` when the window system refuses.
  public func setFullscreen(_ isFullscreen: Bool) throws(SDLError) {
    guard !lacksWindowManager else {
      // SDL asks the window manager; without one a window of the screen's size does the same.
      if isFullscreen { fillScreen() } else { SDL_SetWindowBordered(handle, SDL_TRUE) }
      return
    }
    let flags = isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    try checked("SDL_SetWindowFullscreen", SDL_SetWindowFullscreen(handle, flags))
  }

  private func fillScreen() {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &bounds) == 0 else {
      return
    }
    SDL_SetWindowBordered(handle, SDL_FALSE)
    SDL_SetWindowSize(handle, bounds.w, bounds.h)
    SDL_SetWindowPosition(handle, bounds.x, bounds.y)
    // Nobody else would give it the keys.
    SDL_RaiseWindow(handle)
    SDL_SetWindowInputFocus(handle)
    refreshGeometry()
  }

  /// Whether the window is on an X server where no window manager has announced itself, as programs
  /// that are started alone on a server find it.
  private var lacksWindowManager: Bool {
    typealias InternAtom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Atom
    typealias RootWindow = @convention(c) (OpaquePointer) -> CSDL2.Window
    typealias ListProperties =
      @convention(c) (
        OpaquePointer, CSDL2.Window, UnsafeMutablePointer<Int32>
      ) -> UnsafeMutablePointer<Atom>?
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(handle, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display, let library = DynamicLibrary("libX11.so.6"),
      let intern = library.function("XInternAtom", as: InternAtom.self),
      let root = library.function("XDefaultRootWindow", as: RootWindow.self),
      let list = library.function("XListProperties", as: ListProperties.self),
      let free = library.function("XFree", as: Free.self)
    else { return false }
    let announcement = intern(display, "_NET_SUPPORTING_WM_CHECK", 0)
    var count: Int32 = 0
    guard let properties = list(display, root(display), &count) else { return true }
    defer { _ = free(properties) }
    return !UnsafeBufferPointer(start: properties, count: Int(count)).contains(announcement)
  }
}
