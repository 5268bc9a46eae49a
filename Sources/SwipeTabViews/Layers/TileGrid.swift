import SwipeTabDrawing

/// How a layer is cut into tiles.
///
/// A layer up to one and a half times the window is one tile, so that moving it never rasterises
/// anything; so is one up to two and a half times as long that is thin, such as the items of a bar. A
/// larger one, such as the content of a scroll view, is cut along the axes in which it is larger, so
/// that only what is seen takes memory and scrolling rasterises a strip now and then.
struct TileGrid: Hashable {
  /// The extent of a tile in pixels along an axis that is cut.
  static let tileLength = 512
  /// How far one uncut tile may reach beyond its layer, in pixels.
  static let overhang = 256

  /// The width and height of tiles; nil along an axis that is not cut.
  var width: Int?
  var height: Int?
  private var limit: PixelRect

  init(layerWidth: Int, layerHeight: Int, windowWidth: Int, windowHeight: Int) {
    // Every tile in sight is one more layer to place, compare and show in each frame.
    let isThin = 2 * layerWidth * layerHeight <= windowWidth * windowHeight
    let halves = isThin ? 5 : 3
    width = 2 * layerWidth > halves * windowWidth ? TileGrid.tileLength : nil
    height = 2 * layerHeight > halves * windowHeight ? TileGrid.tileLength : nil
    limit = PixelRect(
      x: -TileGrid.overhang, y: -TileGrid.overhang, width: layerWidth + 2 * TileGrid.overhang,
      height: layerHeight + 2 * TileGrid.overhang)
  }

  /// The columns and rows of the tiles that touch a rectangle of the layer; empty for none.
  func keys(in rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let rect = rect.intersection(limit)
    guard !rect.isEmpty else { return (0..<0, 0..<0) }
    return (range(rect.x, rect.maxX, length: width), range(rect.y, rect.maxY, length: height))
  }

  /// The part of the layer that a tile stands for.
  func area(of key: LayerTile.Key) -> PixelRect {
    let x = width.map { key.column * $0 } ?? limit.x
    let y = height.map { key.row * $0 } ?? limit.y
    return PixelRect(x: x, y: y, width: width ?? limit.width, height: height ?? limit.height)
  }

  private func range(_ low: Int, _ high: Int, length: Int?) -> Range<Int> {
    guard let length else { return 0..<1 }
    return floorDivide(low, length)..<floorDivide(high - 1, length) + 1
  }

  private func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }
}
