public import SwipeTabs

extension PixelBuffer {
  /// Copies the pixels of a bitmap.
  @MainActor public convenience init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      let row = UnsafeBufferPointer(start: bitmap.pixels + y * bitmap.stride, count: bitmap.width)
      pixels.append(contentsOf: row)
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
