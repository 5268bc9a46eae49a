import CSDL2

/// How a program has set its renderer, to be given back exactly after drawing pixel for pixel.
///
/// A renderer that is set to nothing special is not touched at all.
@MainActor struct RendererState {
  private let renderer: OpaquePointer
  private let logicalWidth: Int32
  private let logicalHeight: Int32
  private let scaleX: Float
  private let scaleY: Float
  private let viewport: SDL_Rect
  private let hasWholeViewport: Bool
  private let clip: SDL_Rect?

  /// Notes how the renderer's target is set, and sets it to draw anywhere, pixel for pixel.
  init(resetting renderer: OpaquePointer) {
    self.renderer = renderer
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    (logicalWidth, logicalHeight) = (width, height)
    var x: Float = 1
    var y: Float = 1
    SDL_RenderGetScale(renderer, &x, &y)
    (scaleX, scaleY) = (x, y)
    viewport = Self.viewport(of: renderer)
    clip = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE ? Self.clip(of: renderer) : nil
    if clip != nil { SDL_RenderSetClipRect(renderer, nil) }
    if width > 0 { SDL_RenderSetLogicalSize(renderer, 0, 0) }
    if x != 1 || y != 1 { SDL_RenderSetScale(renderer, 1, 1) }
    // Only now are its sides those of the target.
    SDL_GetRendererOutputSize(renderer, &width, &height)
    let whole = SDL_Rect(x: 0, y: 0, w: width, h: height)
    hasWholeViewport = Self.viewport(of: renderer) == whole
    if !hasWholeViewport { SDL_RenderSetViewport(renderer, nil) }
  }

  /// Sets everything as it was.
  func restore() {
    if logicalWidth > 0 { SDL_RenderSetLogicalSize(renderer, logicalWidth, logicalHeight) }
    var x: Float = 1
    var y: Float = 1
    SDL_RenderGetScale(renderer, &x, &y)
    if x != scaleX || y != scaleY { SDL_RenderSetScale(renderer, scaleX, scaleY) }
    if logicalWidth > 0 || !hasWholeViewport {
      Self.set(viewport, read: { Self.viewport(of: renderer) }) { rect in
        var rect = rect
        SDL_RenderSetViewport(renderer, &rect)
      }
    }
    if let clip {
      var rect = clip
      SDL_RenderSetClipRect(renderer, &rect)
      Self.set(clip, read: { Self.clip(of: renderer) }) { rect in
        var rect = rect
        SDL_RenderSetClipRect(renderer, &rect)
      }
    }
  }

  /// Sets a rectangle so that reading it gives the same as before: SDL multiplies it by the scale,
  /// and what it divides again may be less by one, which would add up from frame to frame.
  private static func set(
    _ wanted: SDL_Rect, read: () -> SDL_Rect, write: (SDL_Rect) -> Void
  ) {
    var rect = wanted
    for _ in 0..<3 {
      let present = read()
      guard present != wanted else { return }
      write(rect)
      let result = read()
      rect.x += wanted.x - result.x
      rect.y += wanted.y - result.y
      rect.w += wanted.w - result.w
      rect.h += wanted.h - result.h
    }
  }

  private static func viewport(of renderer: OpaquePointer) -> SDL_Rect {
    var rect = SDL_Rect()
    SDL_RenderGetViewport(renderer, &rect)
    return rect
  }

  private static func clip(of renderer: OpaquePointer) -> SDL_Rect {
    var rect = SDL_Rect()
    SDL_RenderGetClipRect(renderer, &rect)
    return rect
  }
}

extension SDL_Rect {
  static func == (left: SDL_Rect, right: SDL_Rect) -> Bool {
    left.x == right.x && left.y == right.y && left.w == right.w && left.h == right.h
  }

  static func != (left: SDL_Rect, right: SDL_Rect) -> Bool { !(left == right) }
}

/// The OpenGL context that a program works with, which SDL's renderers change when they draw.
@MainActor struct CurrentContext {
  private let context = SDL_GL_GetCurrentContext()
  private let window = SDL_GL_GetCurrentWindow()

  /// Makes it the current one again.
  func restore() {
    guard SDL_GL_GetCurrentContext() != context else { return }
    SDL_GL_MakeCurrent(context == nil ? nil : window, context)
  }
}
