import SwipeTabCore
import SwipeTabDrawing

/// The layer of a view: everything in it that has no layer of its own.
///
/// Views in front of a nested layer cannot share pixels with those behind it, so the content is cut
/// into chunks, in order: chunk, nested layer, chunk, and so on.
@MainActor final class LayerHost {
  /// What follows what, from back to front.
  enum Entry {
    /// Content of this layer.
    case chunk(LayerChunk)
    /// A view with a layer of its own; its superview lies at `offset` points from this layer's
    /// origin, and the view is seen inside `clip`, in this layer's pixels.
    case layer(View, offset: Point, clip: PixelRect?)
  }

  /// Whether views moved, came, went or changed their looks inside.
  var needsCollect = true
  /// Counts changes of content; tiles remember which one they show.
  var generation = 0
  var order: [Entry] = []
  /// The extent in whole pixels, rounded up.
  var pixelWidth = 0
  var pixelHeight = 0

  /// What is drawn into every picture, for a view that draws live.
  var drawing: Layer?
  /// The generation that `drawing` shows.
  var drawnGeneration = -1

  /// Notes that some view inside has something new to paint.
  func contentDidChange() { generation += 1 }

  /// Whether the layer has never been looked into.
  var isNew: Bool { generation == 0 }

  /// The chunks by what identifies them, for the next collecting.
  var chunks: [ObjectIdentifier: LayerChunk] {
    var chunks: [ObjectIdentifier: LayerChunk] = [:]
    for case .chunk(let chunk) in order { chunks[chunk.key] = chunk }
    return chunks
  }
}
