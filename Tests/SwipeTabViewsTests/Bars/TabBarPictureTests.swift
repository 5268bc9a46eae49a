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
