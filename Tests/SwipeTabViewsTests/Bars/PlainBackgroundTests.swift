import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Bars with a background of one colour") @MainActor struct PlainBackgroundTests {
  /// The layers of a bar of 40 items in the middle of a swipe, but for the bar's own.
  private func layers(
    of style: any TabBarStyle, in test: TestWindow, hover: Point? = nil
  ) throws -> [LayerPlacement] {
    let bar = TabBar(style: style)
    bar.selectsByItself = false
    bar.items = .titles((0..<40).map { "Item \($0)" })
    bar.presentation = .rest(20)
    test.window.rootView.addSubview(bar)
    bar.frame = bar.frame(in: Rect(origin: .zero, size: test.window.size))
    test.frame()
    if let hover { test.send(.hover, hover.x, hover.y, kind: .mouse) }
    bar.presentation = .moving(20, 21, 0.4)
    let frame = try #require(test.frame())
    try #require(frame.scene.placements.count > 2)
    return Array(frame.scene.placements.dropFirst())
  }

  @Test(
    "Items that scroll are painted on it, and hide the bar behind them", arguments: [1.0, 1.25])
  func opaque(scale: Double) throws {
    for style in [ToolbarStyle(), UnderlineStyle(cells: .fitted)] as [any TabBarStyle] {
      let test = TestWindow(width: 300, height: 100, scale: scale)
      let layers = try layers(of: style, in: test)
      let still = layers.filter { $0.mix == nil && $0.layer.drawing == nil }
      #expect(!still.isEmpty)
      #expect(still.allSatisfy { $0.layer.isOpaque }, "\(style.name)")
      // The two that change are mixed over it.
      #expect(layers.filter { $0.mix != nil }.allSatisfy { !$0.layer.isOpaque })
    }
  }

  @Test("A translucent bar, and one that says nothing, blends its items")
  func translucent() throws {
    let style = ToolbarStyle()
    style.appearance.backgroundOpacity = 0.9
    let test = TestWindow(width: 300, height: 100)
    #expect(try layers(of: style, in: test).allSatisfy { !$0.layer.isOpaque })
    let faint = BandStyle(top: 6)
    faint.color = Color(white: 0, alpha: 0.5)
    let veiled = TestWindow(width: 300, height: 100)
    #expect(try layers(of: faint, in: veiled).allSatisfy { !$0.layer.isOpaque })
    let silent = TestWindow(width: 300, height: 100)
    #expect(
      try layers(of: BandStyle(top: nil), in: silent).allSatisfy { !$0.layer.isOpaque })
    #expect(veiled.screen.firstDifference(from: silent.screen) == nil)
  }

  @Test("A toolbar's is all but its line", arguments: TabBarEdge.allCases, [1.0, 1.25, 2])
  func line(edge: TabBarEdge, scale: Double) throws {
    let style = ToolbarStyle()
    var context = TabBarContext(
      size: Size(width: 300, height: 49), items: .titles(["A"]), textEngine: FakeTextEngine())
    context.scale = scale
    context.edge = edge
    let plain = try #require(style.plainBackground(of: context))
    #expect(plain.top == (edge == .top ? 0 : 1 / scale))
    #expect(plain.bottom == (edge == .top ? 1 / scale : 0))
    style.appearance.separatorColor = nil
    let whole = try #require(style.plainBackground(of: context))
    #expect(whole.top == 0 && whole.bottom == 0)
  }

  @Test("An item that paints nothing while it is selected fades, and comes back")
  func fading() throws {
    let test = TestWindow(width: 300, height: 100)
    let style = BandStyle(top: 6)
    style.hidesSelected = true
    _ = try layers(of: style, in: test)
    let bar = try #require(test.window.rootView.subviews.first as? TabBar)
    // In the middle of the boxes of the two items, 0.4 of the way from one to the other.
    let levels = try [20, 21, 22].map { index in
      let item = try #require(bar.state.items.first { $0.index == index })
      return test.pixel(Int(item.frame.minX) + 14, 60 + 18) & 0xFF
    }
    let (dark, white) = (Double(levels[2]), 255.0)
    #expect(dark < 140)
    #expect(abs(Double(levels[0]) - (dark + (white - dark) * 0.6)) < 2)
    #expect(abs(Double(levels[1]) - (dark + (white - dark) * 0.4)) < 2)
  }

  @Test("The picture is the one of a bar that blends its items", arguments: [1.0, 1.25, 2])
  func pixels(scale: Double) throws {
    let (plain, blended) = (
      TestWindow(width: 300, height: 100, scale: scale),
      TestWindow(width: 300, height: 100, scale: scale)
    )
    #expect(try layers(of: BandStyle(top: 6), in: plain).contains { $0.layer.isOpaque })
    _ = try layers(of: BandStyle(top: nil), in: blended)
    #expect(plain.screen.firstDifference(from: blended.screen) == nil)
  }

  @Test("Items that reach beyond the part of one colour leave the rest of the bar to be seen")
  func beyond() throws {
    // The band of other colour is 5 points high, the items begin at 8.
    let near = TestWindow(width: 300, height: 100)
    #expect(try layers(of: BandStyle(top: 9), in: near).allSatisfy { !$0.layer.isOpaque })
    #expect(near.pixel(1, 60 + 2) == 0xFF00_00FF)
    #expect(near.pixel(1, 60 + 7) == 0xFFFF_FFFF)
  }

  @Test("Whether items are painted on it does not depend on what was there before")
  func history() throws {
    let style = BandStyle(top: 9)
    let test = TestWindow(width: 300, height: 100)
    #expect(try layers(of: style, in: test).allSatisfy { !$0.layer.isOpaque })
    let bar = try #require(test.window.rootView.subviews.first as? TabBar)
    // Twice, so that both times the items begin where the bar is now, and the memory is the same.
    bar.styleDidChange()
    test.frame()
    style.boxTop = 10
    bar.styleDidChange()
    let frame = try #require(test.frame())
    #expect(frame.scene.placements.dropFirst().contains { $0.layer.isOpaque })
    #expect(test.fullPicture().firstDifference(from: test.screen) == nil)
  }
}

/// Boxes on white, under a blue band of 5 points; says where the white begins, or nothing.
@MainActor private final class BandStyle: TabBarStyle {
  private let top: Double?
  var boxTop = 8.0
  var color = Color.white
  var hidesSelected = false

  init(top: Double?) { self.top = top }

  var name: String { "band" }

  func height(in context: TabBarContext) -> Double { 40 }

  func layout(in context: TabBarContext) -> any TabBarLayout {
    TabBarFlow(
      count: context.count, leading: 0, trailing: 0, spacing: 0, uniformWidth: 40,
      makeItem: { _ in TabBarItemLayout(frame: Rect(x: 0, y: 0, width: 40, height: 40)) })
  }

  func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    context.fill(context.bounds, .white)
    context.fill(Rect(x: 0, y: 0, width: context.bounds.width, height: 5), Color(hex: 0x0000FF))
  }

  func plainBackground(of bar: TabBarContext) -> TabBarPlainBackground? {
    top.map { TabBarPlainBackground(color: DynamicColor(light: color, dark: color), top: $0) }
  }

  func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    if hidesSelected, item.selection > 0.5 { return }
    let frame = item.layout.frame
    let box = Rect(x: frame.minX + 4.3, y: boxTop, width: 20, height: 28.4 - boxTop)
    context.fill(box, radius: 5, Color(white: 0.2, alpha: item.selection > 0.5 ? 1 : 0.6))
  }
}
