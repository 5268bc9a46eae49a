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
  convenience init?(surface: UnsafeMutablePointer<SDL_Surface>, opacity: SurfaceOpacity) {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let copy = SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { SDL_FreeSurface(copy) }
    let width = Int(copy.pointee.w)
    let height = Int(copy.pointee.h)
    let pitch = Int(copy.pointee.pitch)
    guard width > 0, height > 0, let bytes = copy.pointee.pixels else { return nil }
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, used in
      guard let start = target.baseAddress else { return }
      for y in 0..<height {
        let row = (bytes + y * pitch).assumingMemoryBound(to: UInt32.self)
        (start + y * width).initialize(from: row, count: width)
      }
      if opacity == .straight || Self.isStraight(start, count: count) {
        Self.premultiply(start, count: count)
      }
      used = count
    }
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
