import SwipeTabDrawing

extension PixelBuffer {
  /// The picture in the middle of a transparent one, cut where it is larger.
  func centered(width: Int, height: Int) -> PixelBuffer {
    if width == self.width, height == self.height { return self }
    let left = (width - self.width) / 2
    let top = (height - self.height) / 2
    var result = [UInt32](repeating: 0, count: max(0, width * height))
    for y in max(0, top)..<max(0, min(height, top + self.height)) {
      for x in max(0, left)..<max(0, min(width, left + self.width)) {
        result[y * width + x] = pixels[(y - top) * self.width + x - left]
      }
    }
    return PixelBuffer(width: width, height: height, pixels: result)
  }

  /// The picture turned as the orientation of Exif says: 1 is upright, 3 upside down, 6 and 8 a
  /// quarter turned, even and 5, 7 mirrored.
  func turned(to orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let isSideways = orientation >= 5
    let newWidth = isSideways ? height : width
    let newHeight = isSideways ? width : height
    var result = [UInt32](repeating: 0, count: newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sourceX, sourceY) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        result[y * newWidth + x] = pixels[sourceY * width + sourceX]
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, pixels: result)
  }
}
