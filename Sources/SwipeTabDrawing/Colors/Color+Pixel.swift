extension Color {
  /// The colour as a pixel: premultiplied `0xAARRGGBB`, each channel rounded to the nearest level.
  public var pixel: UInt32 {
    let straight = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) | 0xFF00_0000
    return alpha == 255 ? straight : PixelMath.scale(straight, by: UInt32(alpha))
  }

  /// Creates the colour of a premultiplied pixel; a transparent pixel is `clear`.
  public init(pixel: UInt32) {
    let straight = PixelMath.unpremultiply(pixel)
    self.init(
      red: UInt8(truncatingIfNeeded: straight >> 16),
      green: UInt8(truncatingIfNeeded: straight >> 8),
      blue: UInt8(truncatingIfNeeded: straight),
      alpha: UInt8(truncatingIfNeeded: straight >> 24))
  }
}
