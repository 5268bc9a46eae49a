import SwipeTabTesting
import SwipeTabs

/// Tiles of the same size in rows, each with a line of text below, on a grey surface.
@MainActor struct SheetCanvas {
  /// A picture and what it is.
  struct Tile {
    var picture: PixelBuffer
    var label: String
  }

  private static let gap = 16
  private static let surface: UInt32 = 0xFF8E_8E93
  private let engine: any TextEngine
  private let labelScale: Double

  /// Creates a canvas; labels are drawn at a number of pixels per point.
  init(engine: any TextEngine, labelScale: Double) {
    self.engine = engine
    self.labelScale = labelScale
  }

  /// Puts tiles together, a number of them in each row.
  func sheet(_ tiles: [Tile], columns: Int) -> PixelBuffer {
    let width = tiles.map(\.picture.width).max() ?? 0
    let height = tiles.map(\.picture.height).max() ?? 0
    let labelHeight = Int(20 * labelScale)
    let rows = (tiles.count + columns - 1) / max(1, columns)
    let sheetWidth = Self.gap + (width + Self.gap) * min(columns, tiles.count)
    let sheetHeight = Self.gap + (height + labelHeight + Self.gap) * rows
    var pixels = [UInt32](repeating: Self.surface, count: sheetWidth * sheetHeight)
    for (index, tile) in tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = Self.gap + column * (width + Self.gap)
      let y = Self.gap + row * (height + labelHeight + Self.gap)
      Self.copy(tile.picture, to: x, y, in: &pixels, width: sheetWidth)
      let label = picture(of: tile.label, width: width, height: labelHeight)
      Self.copy(label, to: x, y + tile.picture.height, in: &pixels, width: sheetWidth)
    }
    return PixelBuffer(width: sheetWidth, height: sheetHeight, pixels: pixels)
  }

  private func picture(of text: String, width: Int, height: Int) -> PixelBuffer {
    let host = HeadlessHost(
      size: Size(width: Double(width) / labelScale, height: Double(height) / labelScale),
      scale: labelScale, textEngine: engine)
    let label = Label(text, font: .system(12), color: .white, alignment: .left)
    label.backgroundColor = .fixed(Color(hex: Self.surface & 0xFF_FFFF))
    host.window.rootView = label
    return host.picture()
  }

  private static func copy(
    _ picture: PixelBuffer, to x: Int, _ y: Int, in pixels: inout [UInt32], width: Int
  ) {
    for row in 0..<picture.height {
      let start = (y + row) * width + x
      let source = row * picture.width
      let length = min(picture.width, width - x)
      guard length > 0, start + length <= pixels.count else { return }
      pixels.replaceSubrange(
        start..<(start + length), with: picture.pixels[source..<(source + length)])
    }
  }
}
