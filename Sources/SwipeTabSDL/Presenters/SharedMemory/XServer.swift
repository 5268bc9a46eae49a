import CSDL2
import Glibc

/// The functions of Xlib and its shared memory, on SDL's connection.
///
/// SDL has loaded the libraries under X11, so they are looked up rather than linked: other systems
/// need not have them, and a start pays nothing.
@MainActor final class XServer {
  /// The connection.
  let display: OpaquePointer
  /// SDL's window as the server knows it.
  let window: CSDL2.Window
  /// How the window's pixels look.
  let attributes: XWindowAttributes
  /// The graphics context of what is shown.
  let context: GC
  /// Keeps the connection open.
  private let sdlWindow: SDLWindow
  private let libraries: [DynamicLibrary]
  let createImage: CreateImage
  let putImage: PutImage
  private let attach: OnSegment
  private let detach: OnSegment
  private let sync: Sync
  private let flush: Flush
  private let nextRequest: RequestNumber
  private let lastDoneRequest: RequestNumber
  private let setErrorHandler: SetErrorHandler
  private let freeContext: FreeContext

  typealias CreateImage =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Visual>?, UInt32, Int32, UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<XShmSegmentInfo>, UInt32, UInt32
    ) -> UnsafeMutablePointer<XImage>?
  typealias PutImage =
    @convention(c) (
      OpaquePointer, Drawable, GC, UnsafeMutablePointer<XImage>, Int32, Int32, Int32, Int32, UInt32,
      UInt32, Int32
    ) -> Int32
  private typealias OnSegment =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<XShmSegmentInfo>
    ) -> Int32
  private typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias Flush = @convention(c) (OpaquePointer) -> Int32
  private typealias RequestNumber = @convention(c) (OpaquePointer) -> UInt
  private typealias Query = @convention(c) (OpaquePointer) -> Int32
  private typealias ErrorHandler =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?
    ) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> ErrorHandler?
  private typealias CreateContext =
    @convention(c) (
      OpaquePointer, Drawable, UInt, UnsafeMutableRawPointer?
    ) -> GC?
  private typealias FreeContext = @convention(c) (OpaquePointer, GC) -> Int32
  private typealias GetAttributes =
    @convention(c) (
      OpaquePointer, CSDL2.Window, UnsafeMutablePointer<XWindowAttributes>
    ) -> Int32

  /// Finds the functions; nil when the window is not X11's, or its server has no shared memory or
  /// other pixels than 32-bit XRGB.
  init?(window: SDLWindow) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window.handle, &info) == SDL_TRUE,
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let xlib = DynamicLibrary("libX11.so.6"), let xext = DynamicLibrary("libXext.so.6"),
      let query = xext.function("XShmQueryExtension", as: Query.self), query(display) != 0,
      let createImage = xext.function("XShmCreateImage", as: CreateImage.self),
      let putImage = xext.function("XShmPutImage", as: PutImage.self),
      let attach = xext.function("XShmAttach", as: OnSegment.self),
      let detach = xext.function("XShmDetach", as: OnSegment.self),
      let sync = xlib.function("XSync", as: Sync.self),
      let flush = xlib.function("XFlush", as: Flush.self),
      let nextRequest = xlib.function("XNextRequest", as: RequestNumber.self),
      let lastDoneRequest = xlib.function("XLastKnownRequestProcessed", as: RequestNumber.self),
      let setErrorHandler = xlib.function("XSetErrorHandler", as: SetErrorHandler.self),
      let createContext = xlib.function("XCreateGC", as: CreateContext.self),
      let freeContext = xlib.function("XFreeGC", as: FreeContext.self),
      let getAttributes = xlib.function("XGetWindowAttributes", as: GetAttributes.self)
    else { return nil }
    var attributes = XWindowAttributes()
    guard getAttributes(display, info.info.x11.window, &attributes) != 0,
      attributes.depth == 24, let visual = attributes.visual,
      visual.pointee.red_mask == 0xFF0000, visual.pointee.blue_mask == 0xFF,
      let context = createContext(display, info.info.x11.window, 0, nil)
    else { return nil }
    self.display = display
    self.window = info.info.x11.window
    self.attributes = attributes
    self.context = context
    sdlWindow = window
    libraries = [xlib, xext]
    self.createImage = createImage
    self.putImage = putImage
    self.attach = attach
    self.detach = detach
    self.sync = sync
    self.flush = flush
    self.nextRequest = nextRequest
    self.lastDoneRequest = lastDoneRequest
    self.setErrorHandler = setErrorHandler
    self.freeContext = freeContext
  }

  isolated deinit { _ = freeContext(display, context) }

  /// Waits until the server has done all it was asked for.
  func synchronise() { _ = sync(display, 0) }

  /// The number of the latest request.
  var latestRequest: UInt { nextRequest(display) - 1 }

  /// Whether the server is known to have done a request: each event says how far it has come.
  func hasDone(_ request: UInt) -> Bool { lastDoneRequest(display) >= request }

  /// Sends what the server is asked for, without waiting for it.
  func sendRequests() { _ = flush(display) }

  /// Gives the server a segment of shared memory.
  /// - Returns: Whether it took it: a server on another machine, or in a container, cannot.
  func take(_ segment: UnsafeMutablePointer<XShmSegmentInfo>) -> Bool {
    // Xlib ends the process when a server refuses, unless somebody handles that; whether it did is
    // seen from the number of those who have the segment.
    let handler = setErrorHandler { _, _ in 0 }
    let isAsked = attach(display, segment) != 0
    synchronise()
    _ = setErrorHandler(handler)
    var state = shmid_ds()
    guard isAsked, shmctl(segment.pointee.shmid, IPC_STAT, &state) == 0 else { return false }
    return state.shm_nattch > 1
  }

  /// Has the server forget a segment.
  func release(_ segment: UnsafeMutablePointer<XShmSegmentInfo>) { _ = detach(display, segment) }
}
