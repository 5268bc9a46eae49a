/// An immutable picture in device pixels: premultiplied `0xAARRGGBB`, row by row from the top.
public final class PixelBuffer: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, `width * height` of them.
  public let pixels: [UInt32]

  /// Creates a picture from its pixels; missing ones are transparent, surplus ones are dropped.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    if pixels.count == count {
      self.pixels = pixels
    } else {
      self.pixels =
        Array(pixels.prefix(count)) + Array(repeating: 0, count: max(0, count - pixels.count))
    }
  }
}

extension PixelBuffer {
  /// The picture with left and right exchanged.
  func mirrored() -> PixelBuffer {
    var mirrored: [UInt32] = []
    mirrored.reserveCapacity(pixels.count)
    for row in 0..<height {
      mirrored.append(contentsOf: pixels[(row * width)..<((row + 1) * width)].reversed())
    }
    return PixelBuffer(width: width, height: height, pixels: mirrored)
  }
}

/// An immutable coverage mask in device pixels, drawn in any colour: 0 is outside, 255 inside.
public final class CoverageMask: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The coverage, `width * height` values row by row from the top.
  public let coverage: [UInt8]

  /// Creates a mask from its values; missing ones are outside, surplus ones are dropped.
  public init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    if coverage.count == count {
      self.coverage = coverage
    } else {
      self.coverage =
        Array(coverage.prefix(count)) + Array(repeating: 0, count: max(0, count - coverage.count))
    }
  }
}
