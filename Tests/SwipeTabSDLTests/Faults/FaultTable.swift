import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@testable import SwipeTabSDL

/// A call that can fail, and what is done to see what happens then.
struct FaultCase: Sendable, CustomTestStringConvertible {
  /// What the failure of a call means.
  enum Outcome: Sendable {
    /// The thing is refused with an error that names the call.
    case refused(@Sendable @MainActor () throws -> Void)
    /// A frame is lost; the next one shows the whole window.
    case nextFrame(@Sendable @MainActor (SDLWindow) throws -> any WindowPresenter)
    /// The same of a frame that is drawn by textures.
    case nextTextures
    /// The picture is refused with an error, and the next one is decoded.
    case noPicture(@Sendable @MainActor () throws(ImageError) -> PixelBuffer)
    /// Text is laid out all the same, if without some glyphs.
    case lessText
  }

  let call: String
  let outcome: Outcome
  var testDescription: String { call }

  @MainActor private static func window() throws -> SDLWindow {
    try SDLWindow(
      session: try SDLSession(driver: .other("dummy")), title: "test",
      size: Size(width: 200, height: 160))
  }

  /// All calls that can fail here; those of an X server's shared memory need one.
  static let all: [FaultCase] = [
    FaultCase(
      call: "SDL_InitSubSystem",
      outcome: .refused { _ = try SDLSession(driver: .other("dummy")) }),
    FaultCase(call: "SDL_CreateWindow", outcome: .refused { _ = try window() }),
    FaultCase(
      call: "SDL_SetWindowFullscreen", outcome: .refused { try window().setFullscreen(true) }),
    FaultCase(
      call: "SDL_CreateRenderer",
      outcome: .refused { _ = try RendererPresenter(window: try window()) }),
    FaultCase(
      call: "SDL_RegisterEvents",
      outcome: .refused { _ = try MainLoop(session: try SDLSession(driver: .other("dummy"))) }),
    FaultCase(
      call: "pipe",
      outcome: .refused { _ = try WakeWatcher(queue: nil, wakeType: 1, endType: 2) }),
    FaultCase(
      call: "SDL_CreateRGBSurfaceWithFormatFrom", outcome: .refused { try drawOntoSurface() }),
    FaultCase(call: "SDL_BlitSurface", outcome: .refused { try drawOntoSurface() }),
    FaultCase(call: "TTF_Init", outcome: .refused { _ = try SDLTextEngine { _ in } }),
    FaultCase(call: "IMG_Init", outcome: .refused { _ = try ImageLoader { _ in } }),

    FaultCase(
      call: "SDL_GetWindowSurface", outcome: .nextFrame { WindowSurfacePresenter(window: $0) }),
    FaultCase(
      call: "SDL_LockSurface", outcome: .nextFrame { WindowSurfacePresenter(window: $0) }),
    FaultCase(
      call: "SDL_UpdateWindowSurfaceRects",
      outcome: .nextFrame { WindowSurfacePresenter(window: $0) }),
    FaultCase(
      call: "SDL_CreateTexture", outcome: .nextFrame { try RendererPresenter(window: $0) }),
    FaultCase(
      call: "SDL_UpdateTexture", outcome: .nextFrame { try RendererPresenter(window: $0) }),
    FaultCase(call: "SDL_RenderCopy", outcome: .nextFrame { try RendererPresenter(window: $0) }),

    FaultCase(call: "SDL_RWFromConstMem", outcome: .noPicture(jpeg)),
    FaultCase(call: "IMG_LoadTyped_RW", outcome: .noPicture(jpeg)),
    FaultCase(call: "SDL_ConvertPixels", outcome: .noPicture(jpeg)),
    FaultCase(call: "SDL_ConvertSurfaceFormat", outcome: .noPicture(keyed)),
    FaultCase(call: "IMG_LoadSizedSVG_RW", outcome: .noPicture(drawing)),

    FaultCase(call: "TTF_OpenFontIndexDPI", outcome: .lessText),
    FaultCase(call: "TTF_SizeUTF8", outcome: .lessText),
    FaultCase(call: "TTF_SetFontSizeDPI", outcome: .lessText),
    FaultCase(call: "TTF_RenderUTF8_Shaded", outcome: .lessText),
    FaultCase(call: "TTF_RenderUTF8_Blended", outcome: .lessText),
    FaultCase(call: "FcInit", outcome: .lessText),
    FaultCase(call: "FcPatternCreate", outcome: .lessText),
    FaultCase(call: "FcFontMatch", outcome: .lessText),
    FaultCase(call: "FcFontSort", outcome: .lessText),
  ]

  /// Calls that draw by OpenGL.
  static let withTextures: [FaultCase] = [
    FaultCase(call: "SDL_GL_GetProcAddress", outcome: .refused { try nameRenderer() }),
    FaultCase(
      call: "SDL_SetRenderDrawBlendMode", outcome: .refused { _ = try TextureFixture() }),
    FaultCase(
      call: "SDL_RenderReadPixels",
      outcome: .refused {
        _ = try TextureFixture().presenter.picture(of: TextureFixture.scene())
      }),
    FaultCase(call: "SDL_CreateTexture", outcome: .nextTextures),
    FaultCase(call: "SDL_UpdateTexture", outcome: .nextTextures),
    FaultCase(call: "SDL_SetTextureBlendMode", outcome: .nextTextures),
    FaultCase(call: "SDL_SetRenderTarget", outcome: .nextTextures),
    FaultCase(call: "SDL_RenderClear", outcome: .nextTextures),
    FaultCase(call: "SDL_RenderCopy", outcome: .nextTextures),
    FaultCase(call: "SDL_RenderGeometry", outcome: .nextTextures),
  ]

  /// Those that can be tried here.
  static var possible: [FaultCase] { all + (TextureFixture.isAvailable ? withTextures : []) }

  /// Calls of the seam that only a real X server can be asked for.
  static let withServer: Set<String> = ["shmget", "XShmPutImage"]

  @MainActor private static func nameRenderer() throws {
    let fixture = try TextureFixture()
    #expect(GraphicsCard.isSoftware(try GraphicsCard.rendererName()))
    withExtendedLifetime(fixture) {}
  }

  @MainActor private static func drawOntoSurface() throws {
    let window = try window()
    let host = EmbeddedHost(
      window: window.handle, renderer: nil, scale: 1, textEngine: try SDLTextEngine { _ in })
    try host.frame(at: host.clock.now())
    guard let surface = SDL_GetWindowSurface(window.handle) else { return }
    try host.draw(onto: surface)
  }

  @MainActor private static func jpeg() throws(ImageError) -> PixelBuffer {
    try ImageDecoder.decode(PictureFixtures.jpeg)
  }

  @MainActor private static func keyed() throws(ImageError) -> PixelBuffer {
    try ImageDecoder.decode(PictureFixtures.keyedPNG)
  }

  @MainActor private static func drawing() throws(ImageError) -> PixelBuffer {
    let text = "<svg viewBox=\"0 0 8 8\"><rect width=\"8\" height=\"8\"/></svg>"
    return try ImageDecoder.rasterize(Array(text.utf8), width: 8, height: 8)
  }
}
