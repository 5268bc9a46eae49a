/// Shows scenes in plain memory: for tests, screenshots and running without a display.
@MainActor public final class MemoryPresenter: Presenter {
  /// The window's pixels, opaque where something was presented.
  public private(set) var bitmap: Bitmap
  /// The damage of the latest frame, within the window.
  public private(set) var latestDamage: [PixelRect] = []
  /// How many scenes were presented.
  public private(set) var frameCount = 0

  private let compositor = CPUCompositor()

  /// Creates a presenter for a window of a size in pixels.
  public init(width: Int, height: Int) { bitmap = Bitmap(width: width, height: height) }

  /// The size of the window in pixels.
  public var pixelSize: (width: Int, height: Int) { (bitmap.width, bitmap.height) }

  /// How many pixels were written so far.
  public var writtenPixels: Int { compositor.writtenPixels }

  /// Gives the window another size in pixels; what it showed is gone until the next frame.
  public func resize(width: Int, height: Int) {
    guard width != bitmap.width || height != bitmap.height else { return }
    bitmap = Bitmap(width: width, height: height)
  }

  /// Draws the damaged parts of a scene; a scene of another size resizes the window and draws all.
  public func present(_ scene: Scene, damage: [PixelRect]) {
    let isResized = scene.width != bitmap.width || scene.height != bitmap.height
    resize(width: scene.width, height: scene.height)
    latestDamage = isResized ? [scene.bounds] : damage
    compositor.compose(scene, damage: latestDamage, into: bitmap)
    frameCount += 1
  }
}
