/// Arithmetic on premultiplied `0xAARRGGBB` pixels, two channels at a time in one integer.
///
/// Products are divided by 255 and rounded to the nearest level exactly: with `t = x + 128`,
/// `(t + (t >> 8)) >> 8` is `x / 255` rounded for every `x` from 0 to 255 * 255.
enum PixelMath {
  /// All four channels times `factor / 255`.
  @inline(__always) static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let alphaGreen = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
      | (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// Two pixels times factors that add up to 255, rounded once.
  @inline(__always) static func mix(
    _ first: UInt32, _ firstFactor: UInt32, _ second: UInt32, _ secondFactor: UInt32
  ) -> UInt32 {
    let redBlue =
      (first & 0x00FF_00FF) &* firstFactor &+ (second & 0x00FF_00FF) &* secondFactor
      &+ 0x0080_0080
    let alphaGreen =
      ((first >> 8) & 0x00FF_00FF) &* firstFactor &+ ((second >> 8) & 0x00FF_00FF) &* secondFactor
      &+ 0x0080_0080
    return ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
      | (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// The source over the destination.
  @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 &- (source >> 24))
  }

  /// Two levels multiplied as fractions of 255.
  @inline(__always) static func multiply(_ left: UInt8, _ right: UInt8) -> UInt8 {
    let value = UInt32(left) &* UInt32(right) &+ 128
    return UInt8(truncatingIfNeeded: (value &+ (value >> 8)) >> 8)
  }

  /// A coverage from 0 to 1 as a level from 0 to 255.
  @inline(__always) static func level(_ coverage: Double) -> UInt8 {
    guard coverage > 0 else { return 0 }
    return coverage >= 1 ? 255 : UInt8(coverage * 255 + 0.5)
  }

  /// The pixel with straight alpha; premultiplying it again gives the same pixel.
  static func unpremultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// The pixel of a colour with straight alpha in the same layout.
  static func premultiply(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    guard alpha < 255 else { return straight }
    return scale(straight | 0xFF00_0000, by: alpha)
  }
}
