import Testing

@testable import SwipeTabDrawing

@Suite("Smallest PNG files") struct SmallestPNGTests {
  /// A picture of so many colours; with `alpha`, some of them are not opaque.
  private func picture(colors: Int, width: Int = 37, hasAlpha: Bool = false) -> PixelBuffer {
    let pixels = (0..<width * 23).map { index in
      let color = UInt32(index * 7 % colors)
      let alpha: UInt32 = hasAlpha && color % 3 == 1 ? 128 : 255
      return PixelMath.premultiply(alpha << 24 | color * 0x01_2345 & 0xFF_FFFF)
    }
    return PixelBuffer(width: width, height: 23, pixels: pixels)
  }

  @Test(
    "Pictures come back with the same pixels, whatever the number of colours",
    arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 700], [false, true])
  func roundTrip(colors: Int, hasAlpha: Bool) throws {
    for width in [1, 2, 3, 7, 8, 9, 37] {
      let original = picture(colors: colors, width: width, hasAlpha: hasAlpha)
      let file = try PNGEncoder.encodeSmallest(original)
      let copy = try PNGDecoder.decode(file)
      #expect(copy.width == original.width && copy.height == original.height)
      #expect(copy.pixels == original.pixels)
      #expect(try PNGEncoder.encodeSmallest(copy) == file)
    }
  }

  @Test("Greys take one byte, and few colours fewer bits")
  func kinds() throws {
    func kind(_ picture: PixelBuffer) throws -> [UInt8] {
      // So large that palettes pay.
      let pixels = [[UInt32]](repeating: picture.pixels, count: 8).flatMap(\.self)
      let tall = PixelBuffer(width: picture.width, height: picture.height * 8, pixels: pixels)
      return Array(try PNGEncoder.encodeSmallest(tall)[24...25])
    }
    #expect(try kind(picture(colors: 2)) == [1, 3])
    #expect(try kind(picture(colors: 4)) == [2, 3])
    #expect(try kind(picture(colors: 16)) == [4, 3])
    #expect(try kind(picture(colors: 17)) == [8, 3])
    #expect(try kind(picture(colors: 257)) == [8, 2])
    #expect(try kind(picture(colors: 400, hasAlpha: true)) == [8, 6])
    let greys = PixelBuffer(
      width: 16, height: 16, pixels: (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 })
    #expect(try kind(greys) == [8, 0])
    #expect(try PNGDecoder.decode(PNGEncoder.encodeSmallest(greys)).pixels == greys.pixels)
  }

  @Test("They are not longer than the quick ones", arguments: [1, 2, 40, 250, 300])
  func size(colors: Int) throws {
    for width in [1, 8, 37] {
      let picture = picture(colors: colors, width: width)
      #expect(
        try PNGEncoder.encodeSmallest(picture).count <= PNGEncoder.encode(picture).count)
    }
  }

  @Test("Broken palettes are refused")
  func broken() throws {
    let file = try PNGEncoder.encodeSmallest(picture(colors: 5, width: 370))
    // After the header's chunk come the length, the name and the colours of the palette.
    #expect(String(decoding: file[37..<41], as: UTF8.self) == "PLTE")
    let withoutPalette = Array(file[..<33]) + Array(file[(33 + 12 + 15)...])
    #expect(throws: PNGError.corrupt("no palette")) { try PNGDecoder.decode(withoutPalette) }
    func withPalette(_ colors: [UInt8]) -> [UInt8] {
      var result = Array(file[..<33])
      PNGEncoder.append("PLTE", colors, to: &result)
      return result + file[(33 + 12 + 15)...]
    }
    #expect(throws: PNGError.corrupt("a colour outside the palette")) {
      try PNGDecoder.decode(withPalette([0, 0, 0]))
    }
    #expect(throws: PNGError.corrupt("palette")) {
      try PNGDecoder.decode(withPalette([0, 0, 0, 1]))
    }
    #expect(throws: PNGError.corrupt("palette")) {
      try PNGDecoder.decode(withPalette([UInt8](repeating: 0, count: 17 * 3)))
    }
  }
}
