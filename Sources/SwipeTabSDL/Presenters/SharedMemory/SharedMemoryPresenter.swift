public import SwipeTabDrawing

/// Shows layers from memory that is shared with the X server, without a copy: where a window shows
/// one opaque layer the server takes the pixels from the layer itself.
///
/// Sliding pages cost the process a few requests a frame; copying them costs as much as all the rest
/// of a frame together. What translucent layers cover is put together in memory of the window's
/// size, of which only what is used takes room.
@MainActor public final class SharedMemoryPresenter: WindowPresenter {
  private let window: SDLWindow
  private let server: XServer
  private let source: SharedPixelSource
  private let compositor = CPUCompositor()
  /// Puts the picture together when it has to be turned: then no layer is shown straight.
  private let turning: TurningCompositor?
  private var canvas: Bitmap?
  private var needsFullFrame = true
  /// The latest request that has the server take pixels; nil when it is known to have done all.
  private var readingRequest: UInt?
  /// Shows frames as long as no memory can be shared: a window has grown large, or the system's
  /// segments are used up.
  private var substitute: WindowSurfacePresenter?

  /// Creates a presenter; nil unless the window is X11's and its server shares memory.
  public init?(window: SDLWindow) {
    guard let server = XServer(window: window) else { return nil }
    self.window = window
    self.server = server
    source = SharedPixelSource(server: server)
    turning =
      window.rotation == .degrees0 ? nil : TurningCompositor(rotation: window.rotation)
    guard makeCanvas() != nil else { return nil }
  }

  /// The window's size in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (window.geometry.pixelWidth, window.geometry.pixelHeight)
  }

  /// False: the server takes the pixels as soon as it can.
  public var waitsForDisplay: Bool { false }

  /// Memory that the server has, too; none when the picture is turned.
  public var pixelMemorySource: (any PixelMemorySource)? { turning == nil ? source : nil }

  /// Waits until the server has taken the pixels of the latest frame.
  ///
  /// As a rule it has long done so: its copying takes most of a frame's time, and runs beside the
  /// program. Where an event has come since, as in a drag, nobody has to be asked.
  public func prepareFrame() {
    guard let request = readingRequest else { return }
    if !server.hasDone(request) { server.synchronise() }
    readingRequest = nil
  }

  /// Shows the whole picture next time.
  public func invalidate() {
    needsFullFrame = true
    substitute?.invalidate()
  }

  /// Draws what has to be drawn of the damaged parts and shows them.
  /// - Throws: `SDLError` when the display is lost or there is no memory at all.
  public func present(_ scene: Scene, damage: [PixelRect]) throws {
    prepareFrame()
    guard let canvas = makeCanvas() else {
      let presenter = substitute ?? WindowSurfacePresenter(window: window)
      substitute = presenter
      return try presenter.present(scene, damage: damage)
    }
    substitute = nil
    if let turning {
      for rect in turning.compose(scene, damage: needsFullFrame ? nil : damage, into: canvas) {
        try show(canvas, rect.x, rect.y, rect)
      }
      return finish()
    }
    if needsFullFrame {
      compose(scene, damage: [canvas.bounds], canvas)
    } else {
      compose(scene, damage: damage, canvas)
    }
    for copy in compositor.copies {
      try show(copy.layer.bitmap, copy.sourceX, copy.sourceY, copy.target)
    }
    for rect in compositor.drawn.rects { try show(canvas, rect.x, rect.y, rect) }
    finish()
  }

  private func finish() {
    if needsFullFrame {
      // The first frame is told of when it is there.
      prepareFrame()
    } else {
      server.sendRequests()
    }
    needsFullFrame = false
  }

  private func compose(_ scene: Scene, damage: [PixelRect], _ canvas: Bitmap) {
    let server = server
    compositor.compose(scene, damage: damage, into: canvas) { layer in
      (layer.bitmap.memory as? SharedPixels)?.server === server
    }
  }

  /// The memory of the window's size, made anew when that has changed.
  private func makeCanvas() -> Bitmap? {
    let (width, height) = pixelSize
    if let canvas, canvas.width == width, canvas.height == height { return canvas }
    canvas = nil
    needsFullFrame = true
    guard width > 0, height > 0,
      let memory = SharedPixels(width: width, height: height, server: server)
    else { return nil }
    canvas = Bitmap(width: width, height: height, memory: memory)
    return canvas
  }

  private func show(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ target: PixelRect) throws {
    guard let memory = bitmap.memory as? SharedPixels else { return }
    let isDone = attempted(
      "XShmPutImage",
      server.putImage(
        server.display, server.window, server.context, memory.image, Int32(x), Int32(y),
        Int32(target.x), Int32(target.y), UInt32(target.width), UInt32(target.height), 0))
    guard let isDone, isDone != 0 else {
      throw SDLError(call: "XShmPutImage", message: "the display does not show shared memory")
    }
    readingRequest = server.latestRequest
  }
}
