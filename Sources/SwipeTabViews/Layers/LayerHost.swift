/// The layer of a view: what is in it, and what must be looked at again.
@MainActor final class LayerHost {
  var needsCollect = true
  var needsPaint = true
}
