import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Neighbours and thin lines at any scale and offset") @MainActor struct NeighbourTests {
  nonisolated static let scales = [1, 1.25, 1.5, 1.75, 2, 3]
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// The next of a row of numbers from 0 to 1 that fill it evenly.
  private func fraction(_ index: Int) -> Double {
    (Double(index) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1)
  }

  private func view(_ color: UInt32, in parent: View, isLayer: Bool) -> View {
    let view = View()
    view.wantsLayer = isLayer
    view.backgroundColor = .fixed(Color(hex: color & 0xFF_FFFF))
    parent.addSubview(view)
    return view
  }

  @Test(
    "Pages side by side cover all between them, whatever their offset, and meet in one clean edge",
    arguments: scales, [true, false])
  func pages(scale: Double, isLayer: Bool) {
    let test = TestWindow(width: 61, height: 7, scale: scale)
    test.window.background = .fixed(Color(hex: 0x00FF00))
    let left = view(red, in: test.window.rootView, isLayer: isLayer)
    let right = view(blue, in: test.window.rootView, isLayer: isLayer)
    for index in 0..<80 {
      let offset = 61 * fraction(index)
      left.frame = Rect(x: -offset, y: 0, width: 61, height: 7)
      right.frame = Rect(x: 61 - offset, y: 0, width: 61, height: 7)
      test.frame()
      let (width, height) = (test.screen.width, test.screen.height)
      let edge = (0..<width).first { test.pixel($0, 0) == blue } ?? width
      for y in 0..<height {
        for x in 0..<width {
          #expect(test.pixel(x, y) == (x < edge ? red : blue), "\(offset): \(x) \(y)")
        }
      }
      #expect(abs(Double(edge) - (61 - offset) * scale) <= 0.51)
    }
  }

  @Test("Rows of any height in a moved page leave no line between them", arguments: scales)
  func rows(scale: Double) {
    let test = TestWindow(width: 10, height: 90, scale: scale)
    test.window.background = .fixed(Color(hex: 0x00FF00))
    let page = View()
    page.wantsLayer = true
    test.window.rootView.addSubview(page)
    var y = 0.0
    for index in 0..<20 {
      let height = 3 + 4 * fraction(index)
      let row = view(index % 2 == 0 ? red : blue, in: page, isLayer: false)
      row.frame = Rect(x: 0, y: y, width: 10, height: height)
      y += height
    }
    for index in 0..<20 {
      page.frame = Rect(x: 0, y: -3 * fraction(index), width: 10, height: y)
      test.frame()
      for row in 0..<test.screen.height {
        let pixel = test.pixel(5, row)
        #expect(pixel == red || pixel == blue, "\(index): \(row)")
      }
    }
  }

  /// Draws a hairline across.
  private final class LineView: View {
    var y = 0.0
    var isVertical = false
    override func paint(in context: inout PaintContext) {
      let start = isVertical ? Point(x: y, y: 0) : Point(x: 0, y: y)
      context.list.append(
        .hairline(from: start, length: 40, isVertical: isVertical, .black))
    }
  }

  @Test(
    "A hairline is one device pixel in its full colour, wherever it is", arguments: scales,
    [true, false])
  func hairlines(scale: Double, isVertical: Bool) {
    let test = TestWindow(width: 40, height: 40, scale: scale)
    test.window.background = .white
    let line = LineView()
    line.isVertical = isVertical
    test.window.rootView.addSubview(line)
    for index in 0..<60 {
      line.y = 5 + 20 * fraction(index)
      line.frame = Rect(
        x: isVertical ? 7 * fraction(index + 3) : 0, y: isVertical ? 0 : 7 * fraction(index + 3),
        width: 40, height: 40)
      line.setNeedsPaint()
      test.frame()
      let across = (0..<test.screen.width).map {
        isVertical ? test.pixel($0, 20) : test.pixel(20, $0)
      }
      #expect(across.filter { $0 == 0xFF00_0000 }.count == 1)
      #expect(across.filter { $0 == 0xFFFF_FFFF }.count == across.count - 1)
    }
  }
}
