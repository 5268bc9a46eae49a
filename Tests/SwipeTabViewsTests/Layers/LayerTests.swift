import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Layers") struct LayerTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hex: UInt32)
    -> View
  {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .fixed(Color(hex: hex))
    return view
  }

  @Test("A layer between views without one keeps its place in the order")
  func order() {
    let test = TestWindow()
    let root = test.window.rootView
    let (back, layer, front) = (
      box(0, 0, 30, 30, 0xFF0000), box(10, 10, 30, 30, 0x00FF00), box(20, 20, 30, 30, 0x0000FF)
    )
    layer.wantsLayer = true
    for view in [back, layer, front] { root.addSubview(view) }
    test.frame()
    #expect(test.pixel(5, 5) == 0xFFFF_0000)
    #expect(test.pixel(15, 15) == 0xFF00_FF00)
    #expect(test.pixel(25, 25) == 0xFF00_00FF)
    #expect(test.pixel(60, 60) == 0xFFFF_FFFF)
  }

  @Test("Neighbouring pages meet without gap or overlap", arguments: [1.0, 1.25, 1.5, 1.75, 2, 3])
  func neighbours(scale: Double) {
    let test = TestWindow(width: 101, height: 20, scale: scale)
    let width = 33.4
    let pages = (0..<4).map { index in
      let page = box(
        Double(index) * width, 0, width, 20, [0xFF0000, 0x00FF00, 0x0000FF, 0x888888][index])
      page.wantsLayer = true
      test.window.rootView.addSubview(page)
      return page
    }
    for step in 0..<40 {
      let offset = Double(step) * 0.83
      for (index, page) in pages.enumerated() {
        page.frame.origin.x = Double(index) * width - offset
      }
      test.frame()
      let placements = test.window.makeScene().placements
      for (left, right) in zip(placements, placements.dropFirst()) {
        #expect(left.frame.maxX == right.frame.x)
      }
      let end = Int((4 * width - offset) * scale) - 1
      for x in 0..<min(end, test.screen.width) {
        #expect([0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF88_8888].contains(test.pixel(x, 5)))
      }
    }
  }

  @Test("A bar in front keeps its pixels when pages come and go behind it")
  func chunksKeepPixels() {
    let test = TestWindow()
    let pages = View(frame: Rect(x: 0, y: 0, width: 200, height: 80))
    let bar = RecordingView(0, 80, 200, 20)
    test.window.rootView.addSubview(pages)
    test.window.rootView.addSubview(bar)
    let first = box(0, 0, 200, 80, 0xFF0000)
    first.wantsLayer = true
    pages.addSubview(first)
    test.frame()
    let second = box(200, 0, 200, 80, 0x00FF00)
    second.wantsLayer = true
    let cost = test.cost {
      pages.addSubview(second)
      first.frame.origin.x = -100
      second.frame.origin.x = 100
    }
    #expect(cost.rasterisedPixels == 200 * 80)
    #expect(bar.paints == 1)
  }

  @Test("Clipping cuts subviews, round corners cut the corners")
  func clipping() {
    let test = TestWindow()
    let outer = box(10, 10, 40, 40, 0xFF0000)
    let inner = box(-10, -10, 100, 100, 0x0000FF)
    inner.wantsLayer = true
    outer.addSubview(inner)
    outer.clipsToBounds = true
    test.window.rootView.addSubview(outer)
    test.frame()
    #expect(test.pixel(10, 10) == 0xFF00_00FF)
    #expect(test.pixel(9, 30) == 0xFFFF_FFFF)
    #expect(test.pixel(50, 30) == 0xFFFF_FFFF)
    outer.cornerRadius = 12
    test.frame()
    #expect(test.pixel(10, 10) == 0xFFFF_FFFF)
    #expect(test.pixel(30, 30) == 0xFF00_00FF)
  }

  @Test("Alpha fades a view with all it holds as one group")
  func groupOpacity() {
    let test = TestWindow()
    let outer = box(0, 0, 40, 40, 0x000000)
    let inner = box(10, 10, 20, 20, 0x000000)
    inner.wantsLayer = true
    outer.addSubview(inner)
    test.window.rootView.addSubview(outer)
    outer.alpha = 0.5
    test.frame()
    #expect(test.pixel(5, 5) == test.pixel(20, 20))
    outer.wantsLayer = true
    test.frame()
    #expect(test.pixel(5, 5) == test.pixel(20, 20))
  }

  @Test("What a view paints outside of its bounds is cut off, so that it can be cleared again")
  func paintsOutside() {
    let test = TestWindow()
    let view = RecordingView(20, 20, 20, 20)
    view.paintsOutside = true
    test.window.rootView.addSubview(view)
    test.frame()
    #expect(test.pixel(19, 30) == 0xFFFF_FFFF)
    view.frame.origin.x = 100
    test.frame()
    #expect(test.screen.firstDifference(from: test.fullPicture()) == nil)
  }

  @Test("Frames that are not finite are ignored, negative extents count as zero")
  func invalidFrames() {
    let test = TestWindow()
    let view = box(10, 10, 20, 20, 0xFF0000)
    test.window.rootView.addSubview(view)
    test.frame()
    for bad in [Double.nan, .infinity, -.infinity] {
      view.frame = Rect(x: bad, y: 0, width: 10, height: 10)
      view.frame = Rect(x: 0, y: 0, width: bad, height: 10)
      view.alpha = bad
      view.cornerRadius = bad
      view.center = Point(x: bad, y: 0)
    }
    #expect(view.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.alpha == 1)
    #expect(test.cost {} == FrameCounters())
    view.frame = Rect(x: 1e300, y: -1e300, width: -5, height: 1e300)
    #expect(view.frame == Rect(x: 1e7, y: -1e7, width: 0, height: 1e7))
    view.frame = Rect(x: -1e7, y: -1e7, width: 1e7, height: 1e7)
    view.wantsLayer = true
    test.frame()
    #expect(test.screen.firstDifference(from: test.fullPicture()) == nil)
  }

  @Test("Memory stays within the budget: what was not seen for the longest time goes first")
  func budget() {
    let test = TestWindow(width: 100, height: 100)
    test.window.layerByteBudget = 3 * 100 * 100 * 4
    let pages = (0..<6).map { index in
      let page = RecordingView(Double(index) * 100, 0, 100, 100)
      page.backgroundColor = .white
      page.wantsLayer = true
      test.window.rootView.addSubview(page)
      return page
    }
    for shown in 0..<6 {
      for (index, page) in pages.enumerated() {
        page.frame.origin.x = Double(index - shown) * 100
      }
      test.frame()
      #expect(test.window.layerByteCount <= test.window.layerByteBudget)
    }
    #expect(test.window.layerByteCount == 120_000)
    // The three latest are still there, the first is rasterised anew.
    let cost = test.cost {
      for (index, page) in pages.enumerated() { page.frame.origin.x = Double(index - 4) * 100 }
    }
    #expect(cost.rasterisedPixels == 0)
    let again = test.cost {
      for (index, page) in pages.enumerated() { page.frame.origin.x = Double(index) * 100 }
    }
    #expect(again.rasterisedPixels == 10_000)
    #expect(again.paints == 0)
  }

  @Test("Layers of views that left the window are freed")
  func freed() {
    let test = TestWindow(width: 100, height: 100)
    let page = RecordingView(0, 0, 100, 100)
    page.backgroundColor = .white
    page.wantsLayer = true
    test.window.rootView.addSubview(page)
    test.frame()
    #expect(test.window.layerByteCount == 40_000)
    page.removeFromSuperview()
    test.frame()
    #expect(test.window.layerByteCount == 0)
    #expect(page.layerHost == nil)
  }

  @Test("A view taken out of the window is not kept alive")
  func released() {
    let test = TestWindow()
    weak var gone: View?
    do {
      let view = ScrollView()
      view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      view.contentView.addSubview(Button(title: "x"))
      gone = view
      test.window.rootView.addSubview(view)
      test.frame()
      test.send(.down, 10, 10)
      view.removeFromSuperview()
    }
    test.frame()
    #expect(gone == nil)
  }

  @Test("What is thin is one piece up to two and a half windows, what is not up to one and a half")
  func pieces() {
    func pieces(_ width: Int, _ height: Int) -> (Int?, Int?) {
      let grid = TileGrid(
        layerWidth: width, layerHeight: height, windowWidth: 1000, windowHeight: 800)
      return (grid.width, grid.height)
    }
    let length = TileGrid.tileLength
    #expect(pieces(2500, 100) == (nil, nil))
    #expect(pieces(2501, 100) == (length, nil))
    #expect(pieces(1500, 1200) == (nil, nil))
    #expect(pieces(1501, 1200) == (length, nil))
    #expect(pieces(1000, 1201) == (nil, length))
    #expect(pieces(200, 2000) == (nil, nil))
  }

  @Test("A page gets memory that is shown without a copy although a title reaches over its edge")
  func overhang() {
    let test = TestWindow(width: 200, height: 100)
    let source = Source()
    test.window.pixelMemorySource = source
    let page = box(0, 0, 200, 100, 0x336699)
    page.wantsLayer = true
    page.addSubview(box(-1, 10, 20, 20, 0xFF0000))
    test.window.rootView.addSubview(page)
    let glass = box(0, 0, 200, 100, 0x336699)
    glass.backgroundColor = nil
    glass.wantsLayer = true
    glass.addSubview(box(0, 0, 90, 100, 0x00FF00))
    glass.addSubview(box(150, 0, 50, 100, 0x00FF00))
    test.window.rootView.addSubview(glass)
    test.frame()
    // The page alone: the other layer is transparent in the middle.
    #expect(source.widths == [201])
  }

  private final class Source: PixelMemorySource {
    var widths: [Int] = []
    func makeMemory(width: Int, height: Int) -> (any PixelMemory)? {
      widths.append(width)
      return nil
    }
  }
}
