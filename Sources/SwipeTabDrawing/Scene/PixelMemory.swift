/// Memory for pixels that is not the process's own alone, such as memory shared with a display
/// server, which takes what is shown from there.
@MainActor public protocol PixelMemory: AnyObject {
  /// The pixels, valid for as long as the object lives.
  var pixels: UnsafeMutablePointer<UInt32> { get }
}

/// Gives memory for layers.
@MainActor public protocol PixelMemorySource: AnyObject {
  /// Makes memory that is zero.
  ///
  /// - Parameters:
  ///   - width: The width of the bitmap in pixels, which is also its stride; at least 1.
  ///   - height: The height in pixels; at least 1.
  /// - Returns: The memory, or nil where ordinary memory serves as well.
  func makeMemory(width: Int, height: Int) -> (any PixelMemory)?
}
