import SwipeTabTesting
import SwipeTabs

/// The picture of the README: windows of the demo side by side.
@MainActor enum DemoPicture {
  /// A window and what a finger does in it.
  struct Shot {
    /// The options of the demo.
    var options: [String]
    /// How far a finger has dragged the pages when the picture is taken, in points, and holds them.
    var drag = 0.0
  }

  /// The size of each window, in points and pixels.
  static let size = (width: 300, height: 520)
  /// The space around all windows, and between them, in pixels; each has a border of one pixel.
  static let margin = 6
  static let gap = 12

  /// Each kind of bar and page, both appearances and directions, and a swipe under way.
  static let shots = [
    Shot(options: ["--start", "0", "--light"]),
    Shot(options: ["--start", "1", "--dark", "--style", "capsule"]),
    Shot(options: ["--start", "1", "--light", "--style", "underline"], drag: -150),
    Shot(options: ["--start", "4", "--light", "--style", "capsule", "--locale", "ar"]),
  ]

  private static let surface: UInt32 = 0xFFFF_FFFF
  private static let border: UInt32 = 0xFFC6_C6C8

  /// Draws the picture.
  ///
  /// - Throws: an error when there are no fonts or pictures.
  static func picture() throws -> PixelBuffer {
    let frames = shots.indices.map { index in
      PixelFrame(
        x: margin + index * (size.width + 2 + gap), y: margin, width: size.width + 2,
        height: size.height + 2)
    }
    let width = (frames.last?.maxX ?? 0) + margin
    let height = size.height + 2 + 2 * margin
    var pixels = [UInt32](repeating: surface, count: width * height)
    for (shot, frame) in zip(shots, frames) {
      let window = try picture(of: shot)
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let isInside = (1...window.width).contains(x) && (1...window.height).contains(y)
          pixels[(frame.y + y) * width + frame.x + x] =
            isInside ? window.pixels[(y - 1) * window.width + x - 1] : border
        }
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private struct PixelFrame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var maxX: Int { x + width }
  }

  private static func picture(of shot: Shot) throws -> PixelBuffer {
    let window = try HeadlessDemo(
      ["--size", "\(size.width)x\(size.height)", "--scale", "1"] + shot.options)
    let harness = window.harness
    harness.host.start()
    try harness.settle()
    if shot.drag != 0 {
      let start = Point(x: Double(size.width) * 0.85, y: Double(size.height) * 0.6)
      harness.touch(from: start, to: Point(x: start.x + shot.drag, y: start.y))
    }
    return harness.host.picture()
  }
}
