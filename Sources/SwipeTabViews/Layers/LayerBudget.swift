import SwipeTabDrawing

/// Keeps the memory of a window's layers within a limit.
@MainActor enum LayerBudget {
  /// The limit unless a window is given another: room for the window and six pages of a large screen.
  static let standard = 256 << 20

  /// Gives back the pixels that were not seen for the longest time, until the rest fits.
  ///
  /// What is seen now stays, even beyond the limit.
  static func enforce(on window: Window) {
    var tiles: [LayerTile] = []
    collect(window.rootView, into: &tiles)
    var bytes = tiles.reduce(0) { $0 + $1.byteCount }
    window.layerByteCount = bytes
    guard bytes > window.layerByteBudget else { return }
    for tile in tiles.sorted(by: { $0.lastUse < $1.lastUse }) {
      guard bytes > window.layerByteBudget, tile.lastUse < window.frameNumber else { break }
      bytes -= tile.byteCount
      tile.discard()
    }
    window.layerByteCount = bytes
  }

  private static func collect(_ view: View, into tiles: inout [LayerTile]) {
    for entry in view.layerHost?.order ?? [] {
      switch entry {
      case .chunk(let chunk): tiles += chunk.tiles.values
      case .layer(let subview, _, _): collect(subview, into: &tiles)
      }
    }
  }
}
