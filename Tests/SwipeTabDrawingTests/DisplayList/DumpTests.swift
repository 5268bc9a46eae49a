import SwipeTabCore
import SwipeTabDrawing
import Testing

@Suite("Display list dumps")
struct DumpTests {
  private final class NamedProvider: ImageProvider {
    let size = Size(width: 1, height: 1)
    let name = "inbox"
    func pixels(width: Int, height: Int) -> PixelBuffer? { nil }
  }

  private let red = Color(hex: 0xFF3B30)

  @Test("Every command has its line, and what lies inside is indented")
  func everyCommand() {
    let text = TextLayout(
      string: "Say \"hi\"\n", size: Size(width: 20.25, height: 10), firstBaseline: 8,
      lastBaseline: 8, lineCount: 1, isTruncated: false, scale: 1, runs: [])
    let rect = Rect(x: 1, y: -2.5, width: 30, height: 4)
    let image = Image(NamedProvider())
    let inner = list([
      .image(image, in: rect, tint: red, opacity: 1),
      .image(image.withRenderingMode(.original), in: rect, tint: red, opacity: 0.5),
    ])
    let dump = list([
      .fill(rect, red), .roundedRect(rect, radius: 4, red.opacity(0.5)),
      .stroke(rect, radius: 0, width: 1.0 / 3, red), .shadow(rect, radius: 8, blur: 12, .black),
      .gradient(
        rect, radius: 0,
        [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear)],
        start: .zero, end: Point(x: 0, y: 4)),
      .line([.zero, Point(x: 3, y: 4)], width: 2, .black), .pushClip(rect, radius: 4),
      .hairline(from: Point(x: 0, y: 9), length: 5, isVertical: false, .black),
      .pushOpacity(0.25, bounds: rect), .text(text, at: Point(x: 3, y: 4), .black),
      .list(inner, at: Point(x: 10, y: 20)), .popOpacity, .popClip,
      .fill(Rect(x: .nan, y: -0.0001, width: .infinity, height: 1234567), .clear),
    ]).dump()
    #expect(
      dump == """
        fill (1 -2.5 30 4) #FF3B30
        roundedRect (1 -2.5 30 4) radius=4 #FF3B3080
        stroke (1 -2.5 30 4) radius=0 width=0.333 #FF3B30
        shadow (1 -2.5 30 4) radius=8 blur=12 #000000
        gradient (1 -2.5 30 4) radius=0 (0 0)-(0 4) 0:#FFFFFF 1:#00000000
        line (0 0) (3 4) width=2 #000000
        pushClip (1 -2.5 30 4) radius=4
          hairline (0 9) horizontal length=5 #000000
          pushOpacity 0.25 (1 -2.5 30 4)
            text "Say \\"hi\\"\\n" (3 4) size=(20.25 10) #000000
            list (10 20)
              image inbox (1 -2.5 30 4) tint=#FF3B30
              image inbox (1 -2.5 30 4) original opacity=0.5
          popOpacity
        popClip
        fill (nan 0 inf 1234567) #00000000
        """)
  }

  @Test("An empty list is an empty text, and pops alone are not indented below zero")
  func edges() {
    #expect(list([]).dump() == "")
    #expect(
      list([.popClip, .fill(.zero, red)]).dump() == "popClip\nfill (0 0 0 0) #FF3B30")
  }
}
