import SwipeTabDrawing

/// The sizes of one picture that were asked for last.
struct SizedPictures {
  private var pictures: [PixelBuffer] = []
  private let greatestCount: Int

  /// Creates an empty store.
  ///
  /// - Parameter greatestCount: how many sizes are kept; at least 1.
  init(greatestCount: Int) {
    self.greatestCount = greatestCount
  }

  /// The picture in exactly a size.
  mutating func exact(width: Int, height: Int) -> PixelBuffer? {
    guard let index = pictures.firstIndex(where: { $0.width == width && $0.height == height })
    else { return nil }
    let picture = pictures.remove(at: index)
    pictures.append(picture)
    return picture
  }

  /// The picture in the size that shows a wanted one best: the smallest that is larger, else the
  /// largest.
  func nearest(width: Int) -> PixelBuffer? {
    pictures.filter { $0.width >= width }.min { $0.width < $1.width }
      ?? pictures.max { $0.width < $1.width }
  }

  /// Keeps a picture; the one not used for longest goes.
  mutating func insert(_ picture: PixelBuffer) {
    if pictures.count >= greatestCount { pictures.removeFirst() }
    pictures.append(picture)
  }
}
