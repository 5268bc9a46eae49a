import CSDL2
import SwipeTabDrawing

extension PixelBuffer {
  /// Copies an SDL surface of any format; nil when SDL cannot convert it.
  ///
  /// Straight opacity becomes premultiplied; pictures of fonts already are, which shows in no
  /// channel exceeding the opacity.
  convenience init?(surface: UnsafeMutablePointer<SDL_Surface>) {
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
      Self.premultiply(start, count: count)
      used = count
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Multiplies colours by their opacity, unless they already are.
  private static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var isStraight = false
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      if (pixel >> 16) & 255 > alpha || (pixel >> 8) & 255 > alpha || pixel & 255 > alpha {
        isStraight = true
        break
      }
    }
    guard isStraight else { return }
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
