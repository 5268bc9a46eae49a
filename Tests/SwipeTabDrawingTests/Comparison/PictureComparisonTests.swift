import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Comparing pictures") @MainActor
struct PictureComparisonTests {
  private func picture(_ width: Int, _ pixels: [UInt32]) -> PixelBuffer {
    PixelBuffer(width: width, height: pixels.count / width, pixels: pixels)
  }

  private func circle(_ x: Double) -> PixelBuffer {
    draw(
      20, 20, background: .white,
      .roundedRect(Rect(x: x, y: 4, width: 11, height: 11), radius: 6, .black)
    ).snapshot()
  }

  @Test("The same pictures match exactly")
  func same() {
    let result = PictureComparison.exact.compare(circle(4), with: circle(4))
    #expect(result.isMatch)
    #expect(result.comparedCount == 400)
    #expect(result.differingCount == 0)
    #expect(result.worstDifference == 0)
    #expect(result.bounds == .zero)
    #expect(result.description == "no difference")
  }

  @Test("One level in one channel is found, with its place and amount")
  func oneLevel() {
    let expected = picture(3, [UInt32](repeating: 0xFF10_2030, count: 9))
    var pixels = expected.pixels
    pixels[5] = 0xFF10_2130
    pixels[6] = 0xFF00_2030
    let result = PictureComparison.exact.compare(picture(3, pixels), with: expected)
    #expect(!result.isMatch)
    #expect(result.differingCount == 2)
    #expect(result.worstDifference == 16)
    #expect(result.bounds == PixelRect(x: 0, y: 1, width: 3, height: 2))
    #expect(
      result.description == "2 of 9 pixels differ, by up to 16 levels, inside (0 1 3 2)")
  }

  @Test("A tolerance forgives so many levels in each channel, opacity included")
  func tolerance() {
    let expected = picture(2, [0xFF10_1010, 0x8000_0000])
    let actual = picture(2, [0xFF12_0E11, 0x8200_0000])
    #expect(PictureComparison(tolerance: 2).compare(actual, with: expected).isMatch)
    #expect(PictureComparison(tolerance: 2).compare(actual, with: expected).worstDifference == 2)
    #expect(PictureComparison(tolerance: 1).compare(actual, with: expected).differingCount == 2)
  }

  @Test("A share of the pixels may differ, not one more")
  func share() {
    let expected = picture(10, [UInt32](repeating: 0xFF00_0000, count: 10))
    var pixels = expected.pixels
    pixels[0] = 0xFFFF_FFFF
    let rules = PictureComparison(allowedShare: 0.1)
    #expect(rules.compare(picture(10, pixels), with: expected).isMatch)
    pixels[9] = 0xFFFF_FFFF
    let result = rules.compare(picture(10, pixels), with: expected)
    #expect(!result.isMatch)
    #expect(result.differingShare == 0.2)
  }

  @Test("Edges may be covered differently where anti-aliasing is forgiven")
  func antiAliasing() {
    let rules = PictureComparison(forgivesAntiAliasing: true)
    #expect(!PictureComparison.exact.compare(circle(4), with: circle(4.2)).isMatch)
    #expect(rules.compare(circle(4), with: circle(4.2)).isMatch)
    #expect(rules.compare(circle(4.2), with: circle(4)).isMatch)
  }

  @Test("Moved, missing and recoloured shapes are not taken for anti-aliasing")
  func realDifferences() {
    let rules = PictureComparison(tolerance: 2, forgivesAntiAliasing: true)
    #expect(!rules.compare(circle(4), with: circle(5)).isMatch)
    let empty = draw(20, 20, background: .white).snapshot()
    #expect(!rules.compare(empty, with: circle(4)).isMatch)
    func line(_ x: Double) -> PixelBuffer {
      draw(
        9, 9, background: .white, .fill(Rect(x: x, y: 0, width: 1, height: 9), .black)
      ).snapshot()
    }
    #expect(rules.compare(line(4), with: line(5)).differingCount == 18)
    func box(_ color: Color) -> PixelBuffer { draw(4, 4, background: color).snapshot() }
    #expect(
      rules.compare(box(Color(hex: 0x101010)), with: box(Color(hex: 0x181010))).differingCount
        == 16)
  }

  @Test("Ignored regions are not compared")
  func ignored() {
    let expected = picture(4, [UInt32](repeating: 0xFF00_0000, count: 8))
    var pixels = expected.pixels
    pixels[1] = 0xFFFF_FFFF
    let rules = PictureComparison(ignoredRegions: [
      PixelRect(x: 0, y: 0, width: 2, height: 1), PixelRect(x: 1, y: -5, width: 1, height: 6),
    ])
    let result = rules.compare(picture(4, pixels), with: expected)
    #expect(result.isMatch)
    #expect(result.comparedCount == 6)
    #expect(result.worstDifference == 0)
  }

  @Test("Another size is a difference of all pixels that only one has, whatever is allowed")
  func sizes() {
    let small = picture(2, [0xFF00_0000, 0xFF00_0000])
    let tall = picture(1, [0xFF00_0000, 0xFF00_0000])
    let result = PictureComparison(allowedShare: 1).compare(small, with: tall)
    #expect(!result.isMatch)
    #expect(result.hasWrongSize)
    // Of 2 x 2, one pixel is in both and the lower right one in neither.
    #expect(result.differingCount == 3)
    #expect(result.worstDifference == 255)
    #expect(result.description == "size 2x1, expected 1x2")
    #expect(result.picture().width == 2)
    #expect(result.picture().height == 2)
    let none = PixelBuffer(width: 0, height: 0, pixels: [])
    #expect(!PictureComparison.exact.compare(none, with: small).isMatch)
    #expect(PictureComparison.exact.compare(none, with: none).isMatch)
  }

  @Test("The picture of the differences marks each kind in its colour")
  func differencePicture() {
    let expected = picture(4, [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    let actual = picture(4, [0xFFFF_FFFF, 0xFF01_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    let rules = PictureComparison(
      tolerance: 1, ignoredRegions: [PixelRect(x: 3, y: 0, width: 1, height: 1)])
    #expect(
      rules.compare(actual, with: expected).picture().pixels
        == [0xFFFF_0000, 0xFFFF_CC00, 0xFFFF_FFFF, 0xFF99_CCFF])
    let same = PictureComparison.exact.compare(
      picture(1, [0xFF00_0000]), with: picture(1, [0xFF00_0000]))
    #expect(same.picture().pixels == [0xFFC0_C0C0])
  }
}
