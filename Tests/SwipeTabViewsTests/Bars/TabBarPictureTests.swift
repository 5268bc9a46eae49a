import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("What bars leave on the screen") @MainActor struct TabBarPictureTests {
  private static let styles: [@MainActor () -> (style: any TabBarStyle, isFloating: Bool)] = [
    { (ToolbarStyle(), false) }, { (ToolbarStyle(), true) }, { (CapsuleStyle(), true) },
    { (CapsuleStyle(), false) }, { (UnderlineStyle(cells: .fitted), false) },
  ]

  @Test(
    "Swipes and far selections, painted bit by bit, look as if painted from nothing",
    arguments: LayoutDirection.allCases, [1.0, 1.25])
  func pictures(direction: LayoutDirection, scale: Double) {
    for make in Self.styles {
      let test = TestWindow(width: 300, height: 100, scale: scale)
      test.window.layoutDirection = direction
      let bar = bar(make(), in: test)
      test.frame()
      show([0.2, 0.5, 0.8].map { .moving(100, 101, $0) }, in: bar, test)
      show([.rest(101)] + [0.1, 0.3].map { .moving(101, 100, $0) } + [.rest(101)], in: bar, test)
      let far = { PagerPresentation.moving(101, 10, $0, phase: .programmatic) }
      show([0.1, 0.4].map(far), in: bar, test)
      show([0.6, 0.9].map(far) + [.rest(10)], in: bar, test)
    }
  }

  @Test(
    "Images for the selected state change with the selection in styles that change nothing else",
    arguments: [UnderlineStyle.Cells.equal, .fitted], [4, 40])
  func selectedImages(cells: UnderlineStyle.Cells, count: Int) {
    let test = TestWindow(width: 300, height: 100)
    let bar = TabBar(style: UnderlineStyle(cells: cells))
    bar.selectsByItself = false
    let (red, green) = (Image(PlainImage(0xFFFF_0000)), Image(PlainImage(0xFF00_FF00)))
    bar.items = TabBarItems(count: count) { _ in
      TabBarItem(
        image: red.withRenderingMode(.original), selectedImage: green.withRenderingMode(.original))
    }
    bar.presentation = .rest(0)
    test.window.rootView.addSubview(bar)
    bar.frame = bar.frame(in: Rect(origin: .zero, size: test.window.size))
    test.frame()
    for (from, to) in [(0, 1), (1, 0), (0, count - 1)] {
      for progress in [0.1, 0.5, 0.9] {
        show([.moving(from, to, progress, phase: .programmatic)], in: bar, test)
      }
      show([.rest(to)], in: bar, test)
      for _ in 0..<120 where test.window.isAnimating { test.frame() }
      show([.rest(to)], in: bar, test)
      for index in bar.indices() {
        guard let image = bar.layout?.item(at: index).imageFrame else { continue }
        let x = Int(image.midX - bar.contentOffset)
        guard x >= 0, x < 300 else { continue }
        let color = test.pixel(x, Int(image.midY))
        #expect(color == (index == to ? 0xFF00_FF00 : 0xFFFF_0000), "\(index) of \(bar.style.name)")
      }
    }
  }

  private func bar(
    _ look: (style: any TabBarStyle, isFloating: Bool), in test: TestWindow
  ) -> TabBar {
    let bar = TabBar(style: look.style)
    bar.isFloating = look.isFloating
    bar.selectsByItself = false
    bar.items = TabBarItems(
      (0..<200).map { index in
        let item = TabBarItem(title: String(repeating: "x", count: 1 + index * 7 % 11))
        item.badgeValue = index % 3 == 0 ? "\(index)" : nil
        return item
      })
    bar.presentation = .rest(100)
    test.window.rootView.addSubview(bar)
    bar.frame = bar.frame(in: Rect(origin: .zero, size: test.window.size))
    return bar
  }

  private func show(_ moments: [PagerPresentation], in bar: TabBar, _ test: TestWindow) {
    for moment in moments {
      bar.presentation = moment
      test.frame()
    }
    let difference = test.fullPicture().firstDifference(from: test.screen)
    #expect(difference == nil, "\(bar.style.name) at \(bar.presentation)")
  }
}

/// A square of one colour.
private final class PlainImage: ImageProvider {
  let name = "plain"
  let size = Size(width: 20, height: 20)
  private let pixel: UInt32

  init(_ pixel: UInt32) { self.pixel = pixel }

  func pixels(width: Int, height: Int) -> PixelBuffer? {
    PixelBuffer(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }
}
