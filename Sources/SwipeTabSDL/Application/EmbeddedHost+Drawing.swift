public import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews

/// What an `EmbeddedHost` has drawn, and where the program's renderer has it.
@MainActor struct EmbeddedCanvas {
  let bitmap: Bitmap
  /// Nil for a program without a renderer.
  let texture: StreamingTexture?
}

extension EmbeddedHost {
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
    let context = CurrentContext()
    defer { context.restore() }
    var damage = damage
    if canvas?.bitmap.bounds != bounds { canvas = nil }
    let canvas = try self.canvas ?? makeCanvas(width: bounds.width, height: bounds.height)
    if self.canvas == nil { damage = [bounds] }
    self.canvas = nil  // Only whole pictures are kept, should an upload fail.
    damage = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    compositor.compose(frame.scene, damage: damage, into: canvas.bitmap)
    if let texture = canvas.texture {
      for rect in damage { try texture.upload(canvas.bitmap, rect: rect) }
    }
    self.canvas = canvas
  }

  private func makeCanvas(width: Int, height: Int) throws -> EmbeddedCanvas {
    var texture: StreamingTexture?
    if let renderer {
      guard hasRenderer else {
        throw SDLError(call: "EmbeddedHost", message: "the program's renderer is gone")
      }
      texture = try StreamingTexture(renderer: renderer, width: width, height: height)
    }
    return EmbeddedCanvas(bitmap: Bitmap(width: width, height: height), texture: texture)
  }

  /// Where the picture goes, in pixels of the program's window.
  private func target(of canvas: EmbeddedCanvas) -> SDL_Rect {
    let scale = translator.geometry.scale
    return SDL_Rect(
      x: Int32((frame.origin.x * scale).rounded()), y: Int32((frame.origin.y * scale).rounded()),
      w: Int32(canvas.bitmap.width), h: Int32(canvas.bitmap.height))
  }

  /// Copies the picture into the rectangle of the renderer's current target.
  ///
  /// The renderer is left as it was: viewport, clip, scale, logical size, colours, target; so is the
  /// current OpenGL context.
  /// - Throws: `SDLError` when the renderer fails, or the picture is lost and cannot be made again,
  ///   or the host was made without a renderer.
  public func draw() throws {
    guard let renderer else {
      throw SDLError(
        call: "EmbeddedHost.draw()", message: "made without a renderer; draw onto a surface")
    }
    if canvas == nil, let latest { try show(latest, damage: []) }
    guard let canvas, let texture = canvas.texture else { return }
    guard hasRenderer else {
      throw SDLError(call: "EmbeddedHost", message: "the program's renderer is gone")
    }
    let context = CurrentContext()
    defer { context.restore() }
    let state = RendererState(resetting: renderer)
    defer { state.restore() }
    var target = target(of: canvas)
    try checked("SDL_RenderCopy", SDL_RenderCopy(renderer, texture.handle, nil, &target))
  }

  /// Copies the picture into its rectangle of a surface, as a rule that of the program's window.
  ///
  /// This is for programs without a renderer. Any format will do; the surface's clip is left as it
  /// was.
  /// - Parameter surface: What to draw onto.
  /// - Throws: `SDLError` when the surface cannot be drawn to.
  public func draw(onto surface: UnsafeMutablePointer<SDL_Surface>) throws {
    if canvas == nil, let latest { try show(latest, damage: []) }
    guard let canvas else { return }
    let bitmap = canvas.bitmap
    let picture = try checked(
      "SDL_CreateRGBSurfaceWithFormatFrom",
      SDL_CreateRGBSurfaceWithFormatFrom(
        bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.stride * 4),
        SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(picture) }
    var clip = SDL_Rect()
    SDL_GetClipRect(surface, &clip)
    SDL_SetClipRect(surface, nil)
    defer { SDL_SetClipRect(surface, &clip) }
    var target = target(of: canvas)
    try checked("SDL_BlitSurface", SDL_UpperBlit(picture, nil, surface, &target))
  }
}
