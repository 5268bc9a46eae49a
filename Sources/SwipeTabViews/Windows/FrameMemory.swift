/// Two lists that serve one frame after the other: the host holds the one of the latest frame while
/// the next frame fills the other, so that neither is ever copied or made anew.
struct FrameMemory<Element> {
  /// The list of the frame at hand.
  var now: [Element] = []
  private var next: [Element] = []

  /// Begins a frame with an empty list, in the memory of the frame before the last one.
  mutating func turn() {
    swap(&now, &next)
    now.removeAll(keepingCapacity: true)
  }
}
