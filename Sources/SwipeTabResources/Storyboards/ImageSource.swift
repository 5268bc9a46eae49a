public import SwipeTabDrawing

/// Finds an application's images by name.
@MainActor public protocol ImageSource: AnyObject {
  /// The image with a name, or nil if there is none.
  func image(named name: String) -> Image?
}
