import CSDL2
import SwipeTabDrawing

extension PixelBuffer {
  /// How the colours of a surface stand to its opacity.
  enum SurfaceOpacity {
    /// They are not multiplied by it.
    case straight
    /// They are if none exceeds it: pictures of fonts are in most versions of SDL_ttf.
    case unknown
  }

  /// Copies an SDL surface of any format, premultiplied; nil when SDL cannot convert it.
  ///
  /// The pixels are converted where they are to stay: large pictures are not in memory three times.
  convenience init?(surface: UnsafeMutablePointer<SDL_Surface>, opacity: SurfaceOpacity) {
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let pitch = surface.pointee.pitch
    guard width > 0, height > 0, let bytes = surface.pointee.pixels,
      let format = surface.pointee.format
    else { return nil }
    let wanted = SDL_PIXELFORMAT_ARGB8888.rawValue
    // SDL_ConvertPixels knows neither palettes nor transparent colours.
    if format.pointee.palette != nil || SDL_HasColorKey(surface) == SDL_TRUE {
      guard
        let copy = attempted(
          "SDL_ConvertSurfaceFormat", SDL_ConvertSurfaceFormat(surface, wanted, 0))
      else { return nil }
      defer { SDL_FreeSurface(copy) }
      SDL_SetColorKey(copy, 0, 0)  // By now the colour is transparent.
      self.init(surface: copy, opacity: opacity)
      return
    }
    let count = width * height
    var isConverted = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, used in
      guard let start = target.baseAddress else { return }
      let result = attempted(
        "SDL_ConvertPixels",
        SDL_ConvertPixels(
          Int32(width), Int32(height), format.pointee.format, bytes, pitch, wanted, start,
          Int32(width * 4)))
      isConverted = result == 0
      guard isConverted else { return }
      if opacity == .straight || Self.isStraight(start, count: count) {
        Self.premultiply(start, count: count)
      }
      used = count
    }
    guard isConverted else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Whether a colour exceeds its opacity.
  private static func isStraight(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if (pixel >> 16) & 255 > alpha || (pixel >> 8) & 255 > alpha || pixel & 255 > alpha {
        return true
      }
    }
    return false
  }

  /// Multiplies colours by their opacity.
  private static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      let red = ((pixel >> 16) & 255) * alpha
      let green = ((pixel >> 8) & 255) * alpha
      let blue = (pixel & 255) * alpha
      pixels[index] =
        alpha << 24 | divided(red) << 16 | divided(green) << 8 | divided(blue)
    }
  }

  /// A product of two bytes divided by 255, rounded.
  private static func divided(_ product: UInt32) -> UInt32 {
    (product + 128 + ((product + 128) >> 8)) >> 8
  }
}
