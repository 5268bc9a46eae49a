import CSDL2
public import SwipeTabDrawing

/// Shows layers as textures by a graphics card: a frame in which layers move uploads no pixels.
@MainActor public final class TexturePresenter: WindowPresenter {
  /// The error of a picture whose layers are larger than the graphics card's textures can be: another
  /// try would fail as well.
  static let tooLarge = SDLError(
    call: "SDL_CreateTexture", message: "a layer is larger than the graphics card's textures")

  /// Whether showing a frame waits for the display.
  public var waitsForDisplay: Bool { renderer.waitsForDisplay }
  private let renderer: TextureRenderer
  private let compositor: TextureCompositor
  private var needsFrame = true

  /// Makes a presenter.
  /// - Parameters:
  ///   - window: The window, whose picture is not turned.
  ///   - allowsSoftware: Whether OpenGL will do that has the processor draw, which is slower than
  ///     drawing into memory: for tests.
  /// - Throws: `SDLError` when there is no graphics card, or it cannot blend and draw into textures.
  public convenience init(
    window: SDLWindow, allowsSoftware: Bool = false
  ) throws(SDLError) {
    try self.init(
      window: window, allowsSoftware: allowsSoftware, budget: LayerTextures.standardBudget)
  }

  /// As `init(window:allowsSoftware:)`, with the most bytes of textures that are not seen.
  init(window: SDLWindow, allowsSoftware: Bool, budget: Int) throws(SDLError) {
    guard window.rotation == .degrees0 else {
      throw SDLError(call: "TexturePresenter", message: "the picture is turned")
    }
    renderer = try TextureRenderer(window: window, allowsSoftware: allowsSoftware)
    compositor = TextureCompositor(renderer: renderer, budget: budget)
  }

  /// The size of what the renderer draws, in pixels.
  public var pixelSize: (width: Int, height: Int) { renderer.pixelSize }

  /// The textures of the layers, and what was uploaded and drawn.
  public var textureUse: TextureUse {
    var use = TextureUse()
    use.uploads = compositor.textures.uploads
    use.uploadedBytes = compositor.textures.uploadedBytes
    use.drawCalls = renderer.drawCalls
    use.bytes = compositor.byteCount
    return use
  }

  /// Drops all textures, whose contents may be lost.
  public func invalidate() {
    compositor.removeAll()
    needsFrame = true
  }

  /// Uploads what was painted anew, draws the scene and shows it; nothing when nothing differs.
  /// - Throws: `SDLError` when the renderer fails or has no room.
  public func present(_ scene: Scene, damage: [PixelRect]) throws {
    guard needsFrame || !damage.isEmpty else { return }
    needsFrame = true
    try compositor.draw(scene)
    SDL_RenderPresent(renderer.handle)
    needsFrame = false
  }

  /// The picture that the graphics card makes of a scene, for comparison; it is not shown.
  package func picture(of scene: Scene) throws(SDLError) -> PixelBuffer {
    try compositor.draw(scene)
    let (width, height) = pixelSize
    var pixels = [UInt32](repeating: 0, count: width * height)
    try checked(
      "SDL_RenderReadPixels",
      SDL_RenderReadPixels(
        renderer.handle, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width * 4)))
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}
