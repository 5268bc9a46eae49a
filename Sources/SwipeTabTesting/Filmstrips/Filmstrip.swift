public import SwipeTabs

/// The pictures of a motion, in the order of time, as one picture.
public struct Filmstrip: Sendable {
  /// The pictures; all have the size of the first.
  public let frames: [PixelBuffer]

  /// The most frames of a strip: more cannot be looked at.
  public static let greatestFrameCount = 120
  /// A row is no wider than this many pixels, so that a strip fits on a screen, unless one frame is.
  static let greatestRowWidth = 1600
  /// The pixels between frames.
  static let gap = 2
  /// A grey that shows between light and between dark frames.
  static let gapColor: UInt32 = 0xFF8E_8E93

  /// Creates a strip.
  public init(frames: [PixelBuffer]) { self.frames = frames }

  /// The frames in rows, from left to right and from the top, with thin lines between.
  ///
  /// - Parameter columns: frames in a row; nil for rows of about the same length that fit on a
  ///   screen.
  /// - Returns: the picture.
  public func picture(columns: Int? = nil) -> PixelBuffer {
    guard let first = frames.first else { return PixelBuffer(width: 0, height: 0, pixels: []) }
    let perRow = min(frames.count, max(1, columns ?? Self.columns(frames.count, first.width)))
    let rows = (frames.count + perRow - 1) / perRow
    let width = perRow * (first.width + Self.gap) - Self.gap
    let height = rows * (first.height + Self.gap) - Self.gap
    var pixels = [UInt32](repeating: Self.gapColor, count: width * height)
    for (index, frame) in frames.enumerated() {
      let left = index % perRow * (first.width + Self.gap)
      let top = index / perRow * (first.height + Self.gap)
      let count = min(frame.width, first.width)
      for y in 0..<min(frame.height, first.height) {
        let target = (top + y) * width + left
        pixels.replaceSubrange(
          target..<(target + count),
          with: frame.pixels[(y * frame.width)..<(y * frame.width + count)])
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private static func columns(_ count: Int, _ width: Int) -> Int {
    let most = max(1, (greatestRowWidth + gap) / (width + gap))
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }
}

extension PixelBuffer {
  /// The part of the picture inside a rectangle.
  func cropped(to rect: PixelRect) -> PixelBuffer {
    let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    for y in part.y..<(part.y + part.height) {
      result += pixels[(y * width + part.x)..<(y * width + part.x + part.width)]
    }
    return PixelBuffer(width: part.width, height: part.height, pixels: result)
  }

  /// The picture in the upper left corner of a larger one.
  func padded(width: Int, height: Int) -> PixelBuffer {
    var result: [UInt32] = []
    for y in 0..<height {
      let count = y < self.height ? min(width, self.width) : 0
      result += pixels[(min(y, self.height - 1) * self.width)...].prefix(count)
      result += [UInt32](repeating: Filmstrip.gapColor, count: width - count)
    }
    return PixelBuffer(width: width, height: height, pixels: result)
  }
}
