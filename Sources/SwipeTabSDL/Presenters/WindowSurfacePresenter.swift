import CSDL2
public import SwipeTabDrawing

/// Draws into the memory of a window: shared memory under X11, the fastest way without a graphics
/// card, in which only the damaged rectangles travel.
@MainActor public final class WindowSurfacePresenter: WindowPresenter {
  private let window: SDLWindow
  private let compositor: TurningCompositor
  /// The memory and the size drawn into last; another one has nothing of the picture yet.
  private var latest: (memory: UnsafeMutableRawPointer, width: Int32, height: Int32)?

  /// Creates a presenter.
  public init(window: SDLWindow) {
    self.window = window
    compositor = TurningCompositor(rotation: window.rotation)
  }

  /// The window's size in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (window.geometry.pixelWidth, window.geometry.pixelHeight)
  }

  /// False: the memory is taken at once.
  public var waitsForDisplay: Bool { false }

  /// Shows the whole picture next time.
  public func invalidate() { latest = nil }

  /// Draws the damaged parts and shows them.
  /// - Throws: `SDLError` when the window has no memory or cannot show it.
  public func present(_ scene: Scene, damage: [PixelRect]) throws {
    // Anew each frame: a resize makes the old one invalid, and asking is cheap.
    let surface = try checked("SDL_GetWindowSurface", SDL_GetWindowSurface(window.handle))
    let width = surface.pointee.w
    let height = surface.pointee.h
    guard let format = surface.pointee.format, format.pointee.BytesPerPixel == 4,
      format.pointee.Rmask == 0xFF0000, format.pointee.Bmask == 0xFF, surface.pointee.pitch % 4 == 0
    else {
      throw SDLError(
        call: "SDL_GetWindowSurface", message: "the display has no 32-bit XRGB pixels")
    }
    try checked("SDL_LockSurface", SDL_LockSurface(surface))
    guard let memory = surface.pointee.pixels else {
      SDL_UnlockSurface(surface)
      throw SDLError(call: "SDL_GetWindowSurface", message: "the surface has no memory")
    }
    let bitmap = Bitmap(
      borrowing: memory.assumingMemoryBound(to: UInt32.self), width: Int(width),
      height: Int(height), stride: Int(surface.pointee.pitch) / 4)
    let isKnown = latest.map { $0 == (memory, width, height) } ?? false
    let shown = compositor.compose(scene, damage: isKnown ? damage : nil, into: bitmap)
    SDL_UnlockSurface(surface)
    latest = (memory, width, height)
    guard !shown.isEmpty else { return }
    let rects = shown.map(SDL_Rect.init)
    try checked(
      "SDL_UpdateWindowSurfaceRects",
      SDL_UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)))
  }
}

extension SDL_Rect {
  /// The same rectangle in SDL's words.
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
