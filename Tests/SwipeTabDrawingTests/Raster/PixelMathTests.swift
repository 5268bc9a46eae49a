import Testing

@testable import SwipeTabDrawing

@Suite("Pixel arithmetic")
struct PixelMathTests {
  @Test("Every product of two levels is rounded to the nearest level in every channel")
  func scaleRoundsExactly() {
    var wrong = 0
    for level in 0..<256 {
      for factor in 0..<256 {
        let pixel = UInt32(level) &* 0x0101_0101
        let expected = UInt32((2 * level * factor + 255) / 510) &* 0x0101_0101
        if PixelMath.scale(pixel, by: UInt32(factor)) != expected { wrong += 1 }
        if UInt32(PixelMath.multiply(UInt8(level), UInt8(factor))) &* 0x0101_0101 != expected {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("An opaque source replaces, a transparent one leaves the destination untouched")
  func overAtTheEnds() {
    for destination: UInt32 in [0, 0xFFFF_FFFF, 0xFF01_0203, 0x8010_2030] {
      #expect(PixelMath.over(0xFF12_3456, destination) == 0xFF12_3456)
      #expect(PixelMath.over(0, destination) == destination)
    }
    #expect(PixelMath.over(0x8080_0000, 0xFFFF_FFFF) == 0xFFFF_7F7F)
  }

  @Test("A mixture of two pixels is rounded once, and is either of them at the ends")
  func mixRoundsOnce() {
    var wrong = 0
    for factor in 0..<256 {
      for level in stride(from: 0, to: 256, by: 3) {
        let (first, second) = (level, 255 - level / 2)
        let expected = UInt32((2 * (first * factor + second * (255 - factor)) + 255) / 510)
        let mixed = PixelMath.mix(
          UInt32(first) &* 0x0101_0101, UInt32(factor), UInt32(second) &* 0x0101_0101,
          UInt32(255 - factor))
        if mixed != expected &* 0x0101_0101 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("A pixel with straight alpha becomes the same premultiplied pixel again")
  func straightAlphaRoundTrip() {
    var wrong = 0
    for alpha: UInt32 in 0...255 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        if PixelMath.premultiply(PixelMath.unpremultiply(pixel)) != pixel { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("Colours become premultiplied pixels")
  func colorPixels() {
    #expect(Color(hex: 0x123456).pixel == 0xFF12_3456)
    #expect(Color(red: 255, green: 128, blue: 0, alpha: 128).pixel == 0x8080_4000)
    #expect(Color.clear.pixel == 0)
    #expect(Color(red: 9, green: 9, blue: 9, alpha: 0).pixel == 0)
    #expect(
      Color(pixel: 0x8080_4000) == Color(red: 255, green: 128, blue: 0, alpha: 128))
  }
}
