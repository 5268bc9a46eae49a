import CSDL2
import CSDL2Image
import SwipeTabCore
public import SwipeTabDrawing

/// Turns the bytes of a picture into pixels; harmless with hostile bytes, and usable on any thread
/// while an `ImageLoader` lives.
public enum ImageDecoder {
  /// Decodes a PNG, JPEG or WebP picture, upright.
  ///
  /// - Throws: `ImageError` when the bytes are of another kind, damaged or too large.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
    guard bytes.count <= ImageLimits.greatestFileSize else { throw .fileTooLarge(bytes.count) }
    let header = try ImageHeader(bytes)
    switch header.format {
    case .png: return try load(PNGCheck.essentials(bytes), as: header)
    case .jpeg:
      try JPEGCheck.check(bytes)
      return try load(bytes, as: header).turned(to: JPEGCheck.orientation(bytes))
    case .webp:
      try WebPCheck.check(bytes)
      return try load(bytes, as: header)
    case .svg: throw .unknownFormat("SVG")
    }
  }

  /// Draws a vector drawing at exactly a size in pixels: as large as fits, in the middle.
  ///
  /// - Throws: `ImageError` when it is outside the safe subset.
  public static func rasterize(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(ImageError) -> PixelBuffer {
    let size = try DrawingCheck(bytes).size
    let side = ImageLimits.greatestDrawingSide
    guard width > 0, height > 0, width <= side, height <= side else {
      throw .tooLarge(width: width, height: height)
    }
    let factor = min(Double(width) / size.width, Double(height) / size.height)
    // SDL_image rounds sides up, and a little too much must not become another pixel.
    let fitted = (
      width: min(width, max(1, Int((size.width * factor).rounded()))),
      height: min(height, max(1, Int((size.height * factor).rounded())))
    )
    let surface = bytes.withUnsafeBytes { memory -> UnsafeMutablePointer<SDL_Surface>? in
      guard
        let stream = attempted(
          "SDL_RWFromConstMem", SDL_RWFromConstMem(memory.baseAddress, Int32(memory.count)))
      else { return nil }
      defer { SDL_RWclose(stream) }
      return attempted(
        "IMG_LoadSizedSVG_RW",
        IMG_LoadSizedSVG_RW(stream, Int32(fitted.width), Int32(fitted.height)))
    }
    guard let surface else { throw .library(SDLError.last("IMG_LoadSizedSVG_RW")) }
    defer { SDL_FreeSurface(surface) }
    guard let picture = PixelBuffer(surface: surface, opacity: .straight) else {
      throw .library(SDLError.last("SDL_ConvertSurfaceFormat"))
    }
    return picture.centered(width: width, height: height)
  }

  private static func load(
    _ bytes: [UInt8], as header: ImageHeader
  ) throws(ImageError) -> PixelBuffer {
    let surface = bytes.withUnsafeBytes { memory in
      attempted(
        "SDL_RWFromConstMem", SDL_RWFromConstMem(memory.baseAddress, Int32(memory.count))
      ).flatMap { stream in
        attempted("IMG_LoadTyped_RW", IMG_LoadTyped_RW(stream, 1, header.format.rawValue))
      }
    }
    guard let surface else { throw .library(SDLError.last("IMG_LoadTyped_RW")) }
    defer { SDL_FreeSurface(surface) }
    try ImageLimits.check(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard let picture = PixelBuffer(surface: surface, opacity: .straight) else {
      throw .library(SDLError.last("SDL_ConvertSurfaceFormat"))
    }
    return picture
  }
}
