import CSDL2
public import SwipeTabCore

/// A window on the display: resizable, with all the pixels the display has.
///
/// Three units meet here. *Points* are what the application sees. *Units* are what SDL calls the
/// window's size and the mouse's position. *Pixels* are what is drawn. Under X11 units are pixels
/// and the scale comes from the desktop's setting; under Wayland units are points unless the scale
/// is overridden by `SWIPETABS_SCALE`.
@MainActor public final class SDLWindow {
  /// The session the window lives in.
  public let session: SDLSession
  /// SDL's window.
  public let handle: OpaquePointer
  /// SDL's number of the window, as its events carry it.
  public let id: UInt32
  /// How the picture is turned on the screen.
  public let rotation: ScreenRotation
  /// The geometry now.
  public private(set) var geometry: WindowGeometry
  private var fixedScale: Double?
  /// Whether the scale is that of the X server's resources.
  private let followsResources: Bool

  /// Opens a window in the middle of the screen.
  /// - Parameters:
  ///   - session: The session, which stays alive with the window.
  ///   - title: What the desktop shows.
  ///   - size: The size of the contents in points.
  ///   - isHidden: Whether the window waits for `show()`.
  ///   - scale: Pixels per point, from 0.5 to 4; nil asks the environment and the display.
  ///   - rotation: How the picture is turned on the screen.
  ///   - isForTextures: Whether a graphics card is going to draw into it: a window that is not made
  ///     for that may be closed and opened again for it.
  /// - Throws: `SDLError` when SDL cannot.
  public init(
    session: SDLSession, title: String, size: Size, isHidden: Bool = false, scale: Double? = nil,
    rotation: ScreenRotation = .degrees0, isForTextures: Bool = false
  ) throws(SDLError) {
    self.session = session
    self.rotation = rotation
    fixedScale = DisplayScale.fixed(scale, driver: session.driver)
    followsResources = session.driver == .x11 && DisplayScale.chosen(scale) == nil
    let position = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if isHidden { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let guess = session.driver == .wayland ? 1 : fixedScale ?? 1
    let (width, height) = rotation.turned(size.width * guess, size.height * guess)
    func create(_ flags: UInt32) -> OpaquePointer? {
      SDL_CreateWindow(title, position, position, Self.units(width), Self.units(height), flags)
    }
    handle = try checked(
      "SDL_CreateWindow",
      (isForTextures ? create(flags | SDL_WINDOW_OPENGL.rawValue) : nil) ?? create(flags))
    id = SDL_GetWindowID(handle)
    session.watchDisplay(of: handle)
    geometry = .measure(handle, fixedScale: fixedScale, rotation: rotation)
    // Only now is it known how many pixels a unit has; an overridden scale makes them differ.
    let wanted = geometry.units(of: size)
    if wanted.width != geometry.unitWidth || wanted.height != geometry.unitHeight {
      SDL_SetWindowSize(handle, Int32(wanted.width), Int32(wanted.height))
      geometry = .measure(handle, fixedScale: fixedScale, rotation: rotation)
    }
    limitSize()
  }

  isolated deinit {
    if !session.isDisplayLost { SDL_DestroyWindow(handle) }
  }

  /// The size in points below which the user cannot shrink a window.
  private static let leastSize = Size(width: 120, height: 120)

  private func limitSize() {
    let least = geometry.units(of: Self.leastSize)
    SDL_SetWindowMinimumSize(handle, Int32(least.width), Int32(least.height))
  }

  private static func units(_ length: Double) -> Int32 {
    Int32(min(16_384, max(1, length.rounded())))
  }

  /// The title that the desktop shows.
  public var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Whether nothing of the window can be seen, so that drawing is a waste.
  public var isOutOfSight: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & hidden != 0
  }

  /// Asks the window system for its size and scale again.
  /// - Returns: Whether something has changed.
  @discardableResult
  public func refreshGeometry() -> Bool {
    let old = geometry
    geometry = .measure(handle, fixedScale: fixedScale, rotation: rotation)
    return geometry != old
  }

  /// Asks the resources of the X server for the scale again, where it comes from there.
  ///
  /// The window keeps its size on the screen.
  func refreshScale() {
    guard followsResources else { return }
    fixedScale = DisplayScale.readXResources() ?? 1
    if refreshGeometry() { limitSize() }
  }

  /// Asks the window system for another size of the contents in points.
  ///
  /// One without extent minimises the window. What comes of it is told by an event.
  public func resize(to size: Size) {
    guard !size.isEmpty else { return SDL_MinimizeWindow(handle) }
    if isOutOfSight { SDL_RestoreWindow(handle) }
    let units = geometry.units(of: size)
    SDL_SetWindowSize(handle, Int32(units.width), Int32(units.height))
  }

  /// Shows a hidden window.
  public func show() { SDL_ShowWindow(handle) }

  /// How often the display shows a new picture, in hertz: what SDL says, or 60 when it is silent.
  public var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return 60 }
    return min(480, max(24, Double(mode.refresh_rate)))
  }
}
