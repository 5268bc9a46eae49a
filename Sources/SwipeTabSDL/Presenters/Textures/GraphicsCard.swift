import CSDL2

/// Tells graphics cards from programs that do their work on the processor.
enum GraphicsCard {
  private typealias GetString = @convention(c) (_ name: UInt32) -> UnsafePointer<UInt8>?

  /// `GL_RENDERER` of OpenGL's headers.
  private static let renderer: UInt32 = 0x1F01
  /// Parts of the names of renderers without a graphics card.
  private static let softwareNames = [
    "llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader",
  ]

  /// What draws for the current OpenGL context, by its own name.
  /// - Throws: `SDLError` without such a context.
  @MainActor static func rendererName() throws(SDLError) -> String {
    let address = try checked("SDL_GL_GetProcAddress", SDL_GL_GetProcAddress("glGetString"))
    guard SDL_GL_GetCurrentContext() != nil,
      let name = unsafeBitCast(address, to: GetString.self)(renderer)
    else { throw SDLError(call: "glGetString", message: "the renderer is not known") }
    return String(cString: name)
  }

  /// Whether a renderer of this name has the processor draw.
  static func isSoftware(_ name: String) -> Bool {
    let name = name.lowercased()
    return softwareNames.contains { name.contains($0) }
  }
}
