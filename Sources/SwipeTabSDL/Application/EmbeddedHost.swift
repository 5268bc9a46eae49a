import CSDL2
public import SwipeTabCore
public import SwipeTabDrawing
public import SwipeTabViews

/// A view tree in a rectangle of a window that belongs to an existing SDL2 program.
///
/// The program keeps its window, its renderer and its loop. It hands in every event with
/// `handle(_:)`; when `needsFrame` is true, or `nextFrameDeadline` has come, it calls
/// `frame(at:)` and, each time it draws, `draw()` between its own drawing and `SDL_RenderPresent`.
/// Times are seconds of `clock`. The host must be gone before the renderer is destroyed.
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
  private let renderer: OpaquePointer
  private let compositor = CPUCompositor()
  var translator: EventTranslator
  /// Fingers and mouse that went down inside the rectangle.
  var heldPointers: Set<PointerID> = []
  var isHovering = false
  private var fixedScale: Double?
  /// Follows the desktop's settings.
  let desktop: DesktopWatcher?
  private var canvas: (bitmap: Bitmap, texture: StreamingTexture)?
  private var latest: Frame?

  /// Joins a view tree with a program's window.
  /// - Parameters:
  ///   - handle: The program's `SDL_Window`.
  ///   - renderer: The `SDL_Renderer` of that window, with no logical size set.
  ///   - area: The rectangle in points; nil fills the window.
  ///   - scale: Pixels per point; nil takes what the window system says.
  ///   - textEngine: What lays out text; an `SDLTextEngine` as a rule.
  ///   - followsDesktop: Whether appearance, contrast and motion follow the desktop's settings.
  public init(
    window handle: OpaquePointer, renderer: OpaquePointer, area: Rect? = nil,
    scale: Double? = nil, textEngine: any TextEngine, followsDesktop: Bool = true
  ) {
    self.handle = handle
    self.renderer = renderer
    self.area = area
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let driver = VideoDriver(name: name)
    desktop = DesktopWatcher(driver: driver, scale: scale, followsSettings: followsDesktop)
    fixedScale = DisplayScale.fixed(scale, driver: driver)
    let geometry = WindowGeometry.measure(handle, fixedScale: fixedScale)
    translator = EventTranslator(
      windowID: SDL_GetWindowID(handle), driver: driver, geometry: geometry)
    window = SwipeTabViews.Window(
      size: area?.size ?? geometry.size, scale: geometry.scale, textEngine: textEngine)
    let clock = clock
    window.clock = { clock.now() }
  }

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
  func invalidate() { canvas = nil }

  // MARK: Frames

  /// Brings the picture to a time in seconds of `clock`.
  /// - Parameter time: Not earlier than the events handed in.
  /// - Returns: Whether the picture differs from before, so that the program should draw.
  /// - Throws: `SDLError` when the renderer has no room for it.
  @discardableResult
  public func frame(at time: Double) throws -> Bool {
    window.update(to: time)
    let frame = window.frame(at: time)
    if let frame { latest = frame }
    guard let latest, frame != nil || canvas == nil else { return false }
    try show(latest, damage: frame?.damage ?? [])
    return true
  }

  private func show(_ frame: Frame, damage: [PixelRect]) throws {
    let bounds = frame.scene.bounds
    guard !bounds.isEmpty else {
      canvas = nil
      return
    }
    var damage = damage
    if canvas?.bitmap.bounds != bounds { canvas = nil }
    let canvas =
      try self.canvas
      ?? (
        bitmap: Bitmap(width: bounds.width, height: bounds.height),
        texture: StreamingTexture(renderer: renderer, width: bounds.width, height: bounds.height)
      )
    if self.canvas == nil { damage = [bounds] }
    self.canvas = nil  // Only whole pictures are kept, should an upload fail.
    damage = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    compositor.compose(frame.scene, damage: damage, into: canvas.bitmap)
    for rect in damage { try canvas.texture.upload(canvas.bitmap, rect: rect) }
    self.canvas = canvas
  }

  /// Copies the picture into the rectangle of the renderer's current target.
  ///
  /// The renderer's viewport, clip and scale are left as they were.
  /// - Throws: `SDLError` when the renderer fails, or the picture is lost and cannot be made again.
  public func draw() throws {
    if canvas == nil, let latest { try show(latest, damage: []) }
    guard let canvas else { return }
    var viewport = SDL_Rect()
    var clip = SDL_Rect()
    var scaleX: Float = 1
    var scaleY: Float = 1
    SDL_RenderGetViewport(renderer, &viewport)
    SDL_RenderGetClipRect(renderer, &clip)
    let isClipped = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    defer {
      SDL_RenderSetScale(renderer, scaleX, scaleY)
      SDL_RenderSetViewport(renderer, &viewport)
      if isClipped { SDL_RenderSetClipRect(renderer, &clip) }
    }
    SDL_RenderSetScale(renderer, 1, 1)
    SDL_RenderSetViewport(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
    let scale = translator.geometry.scale
    var target = SDL_Rect(
      x: Int32((frame.origin.x * scale).rounded()), y: Int32((frame.origin.y * scale).rounded()),
      w: Int32(canvas.bitmap.width), h: Int32(canvas.bitmap.height))
    try checked("SDL_RenderCopy", SDL_RenderCopy(renderer, canvas.texture.handle, nil, &target))
  }
}
