import SwipeTabDrawing

/// The content of a layer between two nested layers.
@MainActor final class LayerChunk {
  /// The first view in the chunk: so pixels are kept when nested layers come and go elsewhere.
  let key: ObjectIdentifier
  /// What is in it, from back to front.
  var items: [LayerItem] = []
  /// A rectangle around all items, in pixels of the layer.
  private(set) var extent = PixelRect.zero
  /// The pieces in which it is rasterised; one unless the layer is much larger than the window.
  var tiles: [LayerTile.Key: LayerTile] = [:]

  init(key: ObjectIdentifier) { self.key = key }

  /// Adds what can be seen.
  func append(_ kind: LayerItem.Kind, bounds: PixelRect) {
    guard !bounds.isEmpty else { return }
    items.append(LayerItem(kind: kind, bounds: bounds))
    extent = extent.union(bounds)
  }

  /// Ends a clip or group that began at an index, or takes it out if it is empty.
  func end(_ kind: LayerItem.Kind, from index: Int?) {
    guard let index, items.indices.contains(index) else { return }
    if index == items.count - 1 {
      items.removeLast()
      return
    }
    var bounds = PixelRect.zero
    for item in items[(index + 1)...] { bounds = bounds.union(item.bounds) }
    items[index].bounds = bounds
    items.append(LayerItem(kind: kind, bounds: bounds))
  }
}
