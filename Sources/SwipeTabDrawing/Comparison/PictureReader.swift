/// A picture's size, and how its pixels relate to their neighbours.
struct PictureReader {
  typealias Pixels = UnsafeBufferPointer<UInt32>

  let width: Int
  let height: Int

  init(_ picture: PixelBuffer) {
    width = picture.width
    height = picture.height
  }

  @inline(__always) func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }

  /// Whether a difference at a pixel is one of an edge's coverage: see
  /// `PictureComparison.forgivesAntiAliasing`.
  func isEdge(
    _ x: Int, _ y: Int, _ pixels: Pixels, otherwise other: PictureReader, _ otherPixels: Pixels,
    _ tolerance: Int
  ) -> Bool {
    let own = Range(around: x, y, self, pixels)
    let theirs = Range(around: x, y, other, otherPixels)
    let pixel = pixels[y * width + x]
    let otherPixel = otherPixels[y * other.width + x]
    return (own.mixes(pixel, tolerance) || theirs.mixes(otherPixel, tolerance))
      && theirs.contains(pixel, tolerance) && own.contains(otherPixel, tolerance)
  }

  /// The least and greatest level of each channel among a pixel and its eight neighbours.
  private struct Range {
    var low = [255, 255, 255, 255]
    var high = [0, 0, 0, 0]

    init(around x: Int, _ y: Int, _ reader: PictureReader, _ pixels: Pixels) {
      for row in max(0, y - 1)...min(reader.height - 1, y + 1) {
        for column in max(0, x - 1)...min(reader.width - 1, x + 1) {
          let pixel = pixels[row * reader.width + column]
          for channel in 0..<4 {
            let level = Range.level(pixel, channel)
            low[channel] = min(low[channel], level)
            high[channel] = max(high[channel], level)
          }
        }
      }
    }

    static func level(_ pixel: UInt32, _ channel: Int) -> Int {
      Int((pixel >> UInt32(8 * channel)) & 0xFF)
    }

    /// Whether the pixel lies inside the range in every channel.
    func contains(_ pixel: UInt32, _ tolerance: Int) -> Bool {
      (0..<4).allSatisfy { channel in
        let level = Range.level(pixel, channel)
        return level >= low[channel] - tolerance && level <= high[channel] + tolerance
      }
    }

    /// Whether the pixel lies truly between both ends in some channel.
    func mixes(_ pixel: UInt32, _ tolerance: Int) -> Bool {
      (0..<4).contains { channel in
        let level = Range.level(pixel, channel)
        return level > low[channel] + tolerance && level < high[channel] - tolerance
      }
    }
  }
}
