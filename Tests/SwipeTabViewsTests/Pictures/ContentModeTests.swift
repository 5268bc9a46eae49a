import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Content modes by pixels") @MainActor struct ContentModeTests {
  /// A picture twice as wide as high, in four colours: red and green above blue and white.
  final class Quarters: ImageProvider {
    let name = "quarters"
    let size = Size(width: 20, height: 10)
    func pixels(width: Int, height: Int) -> PixelBuffer? {
      let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
      let pixels = (0..<(width * height)).map { index in
        colors[(index / width * 2 / height) * 2 + index % width * 2 / width]
      }
      return PixelBuffer(width: width, height: height, pixels: pixels)
    }
  }

  private static let names: [UInt32: String] = [
    0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0xFF00_0000: ".",
  ]

  /// The colours of rows of pixels, as letters; runs of one letter once with their length.
  private func rows(
    _ mode: ImageView.ContentMode, _ width: Double, _ height: Double, scale: Double = 1,
    template: Bool = false, radius: Double = 0
  ) -> [String] {
    let test = TestWindow(width: width, height: height, scale: scale)
    test.window.background = .black
    let view = ImageView(Image(Quarters(), renderingMode: template ? .template : .original))
    view.contentMode = mode
    view.cornerRadius = radius
    view.tintColor = .fixed(Color(hex: 0x00FF00))
    view.frame = Rect(x: 0, y: 0, width: width, height: height)
    test.window.rootView.addSubview(view)
    test.frame()
    return (0..<test.screen.height).map { y in
      let letters = (0..<test.screen.width).map { Self.names[test.pixel($0, y)] ?? "?" }
      var parts: [(String, Int)] = []
      for letter in letters {
        if parts.last?.0 == letter {
          parts[parts.count - 1].1 += 1
        } else {
          parts.append((letter, 1))
        }
      }
      return parts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    }
  }

  private func repeated(_ rows: (Int, String)...) -> [String] {
    rows.flatMap { Array(repeating: $0.1, count: $0.0) }
  }

  @Test("Stretched: all of the bounds", arguments: [1.0, 1.5, 2])
  func fill(scale: Double) {
    let (width, height) = (Int(16 * scale), Int(16 * scale))
    #expect(
      rows(.scaleToFill, 16, 16, scale: scale)
        == repeated(
          (height / 2, "r\(width / 2) g\(width / 2)"), (height / 2, "b\(width / 2) w\(width / 2)")))
  }

  @Test("Fitted: the whole picture, in the middle")
  func fit() {
    #expect(
      rows(.scaleAspectFit, 16, 16)
        == repeated((4, ".16"), (4, "r8 g8"), (4, "b8 w8"), (4, ".16")))
    #expect(
      rows(.scaleAspectFit, 40, 8)
        == repeated((4, ".12 r8 g8 .12"), (4, ".12 b8 w8 .12")))
    #expect(
      rows(.scaleAspectFit, 16, 16, scale: 1.25)
        == repeated((5, ".20"), (5, "r10 g10"), (5, "b10 w10"), (5, ".20")))
  }

  @Test("Filled: no gap, and what sticks out is cut")
  func cover() {
    #expect(rows(.scaleAspectFill, 16, 16) == repeated((8, "r8 g8"), (8, "b8 w8")))
    #expect(rows(.scaleAspectFill, 40, 10) == repeated((5, "r20 g20"), (5, "b20 w20")))
  }

  @Test("In the middle: the natural size, cut where the bounds are smaller")
  func center() {
    #expect(
      rows(.center, 24, 14)
        == repeated((2, ".24"), (5, ".2 r10 g10 .2"), (5, ".2 b10 w10 .2"), (2, ".24")))
    #expect(rows(.center, 10, 6) == repeated((3, "r5 g5"), (3, "b5 w5")))
  }

  @Test("A template is the tint, in every mode", arguments: ImageView.ContentMode.allCases)
  func template(mode: ImageView.ContentMode) {
    let rows = rows(mode, 20, 10, template: true)
    #expect(rows == repeated((10, "g20")))
  }

  @Test("Round corners cut the picture")
  func round() {
    let rows = rows(.scaleAspectFill, 20, 10, radius: 5)
    #expect(rows[0].hasPrefix(".2"))
    #expect(rows[5].hasPrefix("b") || rows[5].hasPrefix("?1 b"))
    #expect(rows[4].contains("g"))
  }
}
