import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Rasteriser: shadows, gradients and lines") @MainActor
struct ShadowGradientLineTests {
  @Test("A shadow falls along a smooth step, half at the edge, and ends at the blur")
  func shadowProfile() {
    let bitmap = draw(
      60, 40, .shadow(Rect(x: 10, y: 10, width: 40, height: 20), radius: 4, blur: 4, .black))
    // The step at 1/16, 3/16 ... 15/16: u * u * (3 - 2u).
    let row = bitmap.alphas(row: 20)
    #expect(row[5] == 0)
    #expect(row[6] == 3)
    #expect(row[9] == 104)
    #expect(row[10] == 151)
    #expect(row[13] == 252)
    #expect(row[14..<46].allSatisfy { $0 == 255 })
    #expect(row == row.reversed())
    for y in 0..<40 { #expect(bitmap.alphas(row: y) == bitmap.alphas(row: 39 - y)) }
  }

  @Test("A large shadow has the corners of a small one")
  func shadowStretch() {
    let small = draw(
      41, 41, .shadow(Rect(x: 10, y: 10, width: 21, height: 21), radius: 8, blur: 6, .black))
    let large = draw(
      120, 90, .shadow(Rect(x: 10, y: 10, width: 100, height: 70), radius: 8, blur: 6, .black))
    for y in 0..<20 {
      #expect(large.alphas(row: y).prefix(20) == small.alphas(row: y).prefix(20))
      #expect(large.alphas(row: 89 - y).suffix(20) == small.alphas(row: y).suffix(20))
    }
  }

  @Test("A shadow thinner than its blur is fainter")
  func thinShadow() {
    let bitmap = draw(
      60, 30, .shadow(Rect(x: 10, y: 14, width: 40, height: 2), radius: 0, blur: 10, .black))
    let middle = bitmap.alphas(row: 15)[30]
    #expect(middle > 20 && middle < 60)
  }

  @Test("A shadow without blur is the shape itself")
  func sharpShadow() {
    let rect = Rect(x: 1, y: 1, width: 10, height: 8)
    let shadow = draw(12, 10, .shadow(rect, radius: 3, blur: 0, .black))
    let shape = draw(12, 10, .roundedRect(rect, radius: 3, .black))
    #expect(shadow.snapshot().pixels == shape.snapshot().pixels)
  }

  @Test("A gradient has the colours of the pixels' middles")
  func verticalGradient() {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let bitmap = draw(
      1, 4,
      .gradient(
        Rect(x: 0, y: 0, width: 1, height: 4), radius: 0, stops, start: .zero,
        end: Point(x: 0, y: 4)))
    #expect((0..<4).map { bitmap[0, $0] & 0xFF } == [32, 96, 159, 223])
    let across = draw(
      4, 1,
      .gradient(
        Rect(x: 0, y: 0, width: 4, height: 1), radius: 0, stops, start: .zero,
        end: Point(x: 4, y: 0)))
    #expect((0..<4).map { across[$0, 0] & 0xFF } == [32, 96, 159, 223])
  }

  @Test("A gradient goes on beyond its ends, sorts its stops, and lends no colour to transparency")
  func gradientStops() {
    let stops = [
      GradientStop(location: 1, color: Color(red: 255, green: 0, blue: 0, alpha: 0)),
      GradientStop(location: 0, color: .white), GradientStop(location: .nan, color: .black),
    ]
    let bitmap = draw(
      5, 1,
      .gradient(
        Rect(x: 0, y: 0, width: 5, height: 1), radius: 0, stops, start: Point(x: 1, y: 0),
        end: Point(x: 4, y: 0)))
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[4, 0] == 0)
    // White fading away stays white: all channels equal the alpha.
    #expect(bitmap[2, 0] & 0xFF == bitmap[2, 0] >> 24)
    let flat = draw(
      1, 1,
      .gradient(
        Rect(x: 0, y: 0, width: 1, height: 1), radius: 0,
        [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)],
        start: .zero, end: .zero))
    #expect(flat[0, 0] == 0xFFFF_FFFF)
  }

  @Test("Two stops at one place are a hard edge")
  func hardEdge() {
    let stops = [
      GradientStop(location: 0.5, color: .black), GradientStop(location: 0.5, color: .white),
    ]
    let bitmap = draw(
      4, 1,
      .gradient(
        Rect(x: 0, y: 0, width: 4, height: 1), radius: 0, stops, start: .zero,
        end: Point(x: 4, y: 0)))
    #expect(bitmap.pixels(row: 0) == [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test("A horizontal line on device pixels is crisp and has round ends")
  func horizontalLine() {
    let bitmap = draw(10, 6, .line([Point(x: 3, y: 3), Point(x: 7, y: 3)], width: 2, .black))
    #expect(bitmap.alphas(row: 1) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    // The ends reach half the width further: 0.5 - (sqrt(0.5) - 1) = 0.793.
    #expect(bitmap.alphas(row: 2) == [0, 0, 202, 255, 255, 255, 255, 202, 0, 0])
    #expect(bitmap.alphas(row: 3) == bitmap.alphas(row: 2))
    #expect(bitmap.alphas(row: 4) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Joined lines are not darker where they meet, and one point is a dot")
  func joins() {
    let color = Color(white: 0, alpha: 0.5)
    let bitmap = draw(
      20, 20, .line([Point(x: 4, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 4)], width: 4, color))
    #expect(bitmap[10, 10] >> 24 == 128)
    #expect(bitmap[6, 10] >> 24 == 128)
    let dot = draw(4, 4, .line([Point(x: 2, y: 2)], width: 4, .black))
    let circle = draw(4, 4, .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 2, .black))
    #expect(dot.snapshot().pixels == circle.snapshot().pixels)
  }

  @Test("A line thinner than a pixel is fainter, not broken")
  func thinLine() {
    let bitmap = draw(
      6, 1, .line([Point(x: -5, y: 0.5), Point(x: 12, y: 0.5)], width: 0.5, .black))
    #expect(bitmap.alphas(row: 0) == [128, 128, 128, 128, 128, 128])
  }
}
