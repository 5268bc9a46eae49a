import Testing

@testable import SwipeTabDrawing
@testable import SwipeTabSDL

/// Scaling of pictures made of pixels.
@Suite struct ResamplingTests {
  @Test("One colour stays that colour in every size", arguments: [1, 3, 7, 16, 40])
  func flat(side: Int) {
    let picture = PixelBuffer(
      width: 16, height: 16, pixels: Array(repeating: 0x8040_2010, count: 256))
    let other = picture.resampled(width: side, height: side + 1)
    #expect(other.width == side && other.height == side + 1)
    #expect(other.pixels.allSatisfy { $0 == 0x8040_2010 })
  }

  @Test("A smaller picture is the mean of the area under each pixel")
  func mean() {
    let picture = PixelBuffer(
      width: 4, height: 2,
      pixels: [
        0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000,
        0xFF00_0004,
      ])
    #expect(picture.resampled(width: 2, height: 1).pixels == [0xFF80_8080, 0xFF00_0001])
  }

  @Test("A larger picture goes evenly from one pixel to the next")
  func interpolated() {
    let picture = PixelBuffer(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_00FF])
    let values = picture.resampled(width: 4, height: 1).pixels.map { $0 & 255 }
    #expect(values == [0, 64, 191, 255])
  }

  @Test("Turning by the orientation of Exif puts the first pixel where it belongs")
  func turned() {
    let picture = PixelBuffer(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(picture.turned(to: 1).pixels == [1, 2, 3, 4, 5, 6])
    #expect(picture.turned(to: 2).pixels == [3, 2, 1, 6, 5, 4])
    #expect(picture.turned(to: 3).pixels == [6, 5, 4, 3, 2, 1])
    #expect(picture.turned(to: 4).pixels == [4, 5, 6, 1, 2, 3])
    #expect(picture.turned(to: 5).pixels == [1, 4, 2, 5, 3, 6])
    #expect(picture.turned(to: 6).pixels == [4, 1, 5, 2, 6, 3])
    #expect(picture.turned(to: 7).pixels == [6, 3, 5, 2, 4, 1])
    #expect(picture.turned(to: 8).pixels == [3, 6, 2, 5, 1, 4])
    #expect(picture.turned(to: 6).width == 2)
  }
}
