import CSDL2
public import SwipeTabCore
public import SwipeTabDrawing
public import SwipeTabViews

/// A view tree in a rectangle of a window that belongs to an existing SDL2 program.
///
/// The program keeps its window, its renderer and its loop. It hands in every event with
/// `handle(_:)`; when `needsFrame` is true, or `nextFrameDeadline` has come, it calls
/// `frame(at:)` and, each time it draws, `draw()` between its own drawing and `SDL_RenderPresent`.
/// Times are seconds of `clock`.
///
/// A program without a renderer draws with `draw(onto:)` before `SDL_UpdateWindowSurface`. Nothing
/// that belongs to the program is changed: no hint of SDL, no text input, cursor, state of the
/// renderer, or OpenGL context. Several hosts, in one window or in several, know nothing of each
/// other. Let go of a host before its renderer is destroyed, or with the window.
@MainActor public final class EmbeddedHost {
  /// The root of the views.
  public let window: SwipeTabViews.Window  // X11's headers have a type of this name, too.
  /// The clock of events and frames.
  public let clock = MonotonicClock()
  /// The rectangle in the program's window, in points; nil fills the window.
  public var area: Rect? {
    didSet { if area != oldValue { updateGeometry() } }
  }
  /// Whether keys are for the views; false while the program has its own use for them.
  public var takesKeys = true
  /// The program's window.
  let handle: OpaquePointer
  let renderer: OpaquePointer?
  private let windowID: UInt32
  let compositor = CPUCompositor()
  var translator: EventTranslator
  /// Fingers and mouse that went down inside the rectangle.
  var heldPointers: Set<PointerID> = []
  var isHovering = false
  private var fixedScale: Double?
  /// Follows the desktop's settings.
  let desktop: DesktopWatcher?
  /// Does the main actor's work in the program's loop.
  let mainQueue: MainQueueService?
  var canvas: EmbeddedCanvas?
  var latest: Frame?

  /// Joins a view tree with a program's window.
  /// - Parameters:
  ///   - handle: The program's `SDL_Window`.
  ///   - renderer: The `SDL_Renderer` of that window, with no logical size set while events are
  ///     handed in; nil for a program that draws into surfaces.
  ///   - area: The rectangle in points; nil fills the window.
  ///   - scale: Pixels per point; nil takes what the window system says.
  ///   - textEngine: What lays out text; an `SDLTextEngine` as a rule.
  ///   - followsDesktop: Whether appearance, contrast and motion follow the desktop's settings.
  ///   - servesMainActor: Whether tasks on the main actor, such as those that bring decoded pictures,
  ///     run while the program hands in events; false for a program with a Foundation run loop.
  public init(
    window handle: OpaquePointer, renderer: OpaquePointer?, area: Rect? = nil,
    scale: Double? = nil, textEngine: any TextEngine, followsDesktop: Bool = true,
    servesMainActor: Bool = true
  ) {
    self.handle = handle
    windowID = SDL_GetWindowID(handle)
    mainQueue = servesMainActor ? MainQueueService() : nil
    self.renderer = renderer
    self.area = area
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let driver = VideoDriver(name: name)
    desktop = DesktopWatcher(driver: driver, scale: scale, followsSettings: followsDesktop)
    fixedScale = DisplayScale.fixed(scale, driver: driver)
    let geometry = WindowGeometry.measure(handle, fixedScale: fixedScale)
    translator = EventTranslator(
      windowID: windowID, driver: driver, geometry: geometry)
    window = SwipeTabViews.Window(
      size: area?.size ?? geometry.size, scale: geometry.scale, textEngine: textEngine)
    let clock = clock
    window.clock = { clock.now() }
  }

  isolated deinit {
    let context = CurrentContext()
    invalidate()
    context.restore()
  }

  /// Whether the program still has its window.
  private var hasWindow: Bool { SDL_GetWindowFromID(windowID) == handle }
  /// Whether the program still has its renderer.
  var hasRenderer: Bool { hasWindow && SDL_GetRenderer(handle) == renderer }

  /// The rectangle of the views in points.
  public var frame: Rect { area ?? Rect(origin: .zero, size: translator.geometry.size) }

  /// Whether `frame(at:)` would draw something new.
  public var needsFrame: Bool { window.needsFrame }

  /// When `frame(at:)` is to be called at the latest, in seconds of `clock`: now while something
  /// moves, the next timer otherwise, or nil to wait for an event.
  public var nextFrameDeadline: Double? {
    needsFrame ? clock.now() : window.nextDeadline
  }

  /// Takes over the size and scale that the program's window has now.
  func updateGeometry() {
    guard hasWindow else { return }
    translator.geometry = .measure(handle, fixedScale: fixedScale)
    window.scale = translator.geometry.scale
    window.size = frame.size
  }

  /// Takes over what the desktop tells.
  func handle(_ news: DesktopNews) {
    switch news {
    case .settings(let settings): window.desktop = settings
    case .resources:
      fixedScale = DisplayScale.readXResources() ?? 1
      updateGeometry()
    }
  }

  /// Forgets the texture, whose contents the graphics card has lost.
  func invalidate() {
    // A renderer takes its textures with it.
    if !hasRenderer { canvas?.texture?.abandon() }
    canvas = nil
  }
}
