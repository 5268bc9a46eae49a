import SwipeTabCore
import SwipeTabDrawing

/// Stands in for an image that was not found; a placeholder is drawn for it.
final class MissingImage: ImageProvider {
  let size = Size(width: 24, height: 24)
  let name: String

  init(_ name: String) { self.name = name }

  func pixels(width: Int, height: Int) -> PixelBuffer? { nil }
}
