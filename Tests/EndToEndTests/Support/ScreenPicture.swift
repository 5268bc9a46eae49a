import Foundation

/// The part of a picture of the screen that a window fills.
struct WindowPicture {
  let screen: ScreenPicture
  let x: Int
  let y: Int

  /// The color at a pixel of the window, 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 { screen[self.x + x, self.y + y] }
}

/// A picture of a screen, taken by an outside program.
struct ScreenPicture {
  let width: Int
  let height: Int
  /// Rows from the top, 0xRRGGBB.
  let pixels: [UInt32]

  /// The color at a pixel, 0xRRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Reads what `xwd` writes: a header of big-endian words, a name, a color map, 24-bit or 32-bit pixels.
  init(windowDump data: Data) throws {
    let bytes = [UInt8](data)
    func word(_ index: Int) -> Int {
      bytes[(4 * index)..<(4 * index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    // Three bytes a pixel where windows on the screen differ from it in kind, else four.
    guard bytes.count > 100, word(1) == 7, word(2) == 2, [24, 32].contains(word(11)) else {
      throw WaitingError(description: "not a window dump of 24-bit or 32-bit pixels")
    }
    let bytesPerPixel = word(11) / 8
    let (width, height, stride) = (word(4), word(5), word(12))
    let start = word(0) + word(19) * 12
    guard word(7) == 0, bytes.count >= start + stride * height else {
      throw WaitingError(description: "a window dump that ends early or is big-endian")
    }
    self.width = width
    self.height = height
    pixels = (0..<height).flatMap { y in
      (0..<width).map { x in
        let at = start + y * stride + bytesPerPixel * x
        return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      }
    }
  }

  /// Reads a binary portable pixmap ("P6"), which `grim` writes.
  init(portablePixmap data: Data) throws {
    let bytes = [UInt8](data)
    var at = 0
    func field() -> String {
      let start = at
      while at < bytes.count, !Character(UnicodeScalar(bytes[at])).isWhitespace { at += 1 }
      at += 1
      return String(decoding: bytes[start..<min(at - 1, bytes.count)], as: UTF8.self)
    }
    guard field() == "P6", let width = Int(field()), let height = Int(field()), field() == "255",
      bytes.count >= at + 3 * width * height
    else { throw WaitingError(description: "not a portable pixmap of 8-bit colors") }
    self.width = width
    self.height = height
    pixels = (0..<(width * height)).map { index in
      let place = at + 3 * index
      return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    }
  }
}
