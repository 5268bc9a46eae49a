import SwipeTabCore
import Testing

@testable import SwipeTabViews

@Suite("Bars that change their style")
@MainActor struct StyleChangeTests {
  @Test("A bar on its way back to the selection is at its place at once in another style")
  func whileReturning() {
    let window = Window(
      size: Size(width: 100, height: 300), scale: 1, textEngine: GridTextEngine())
    let bar = TabBar()
    bar.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    window.rootView.addSubview(bar)
    bar.items = TabBarItems((0..<5).map { TabBarItem(title: "Page \($0)") })
    bar.selectsByItself = false
    bar.presentation = PagerPresentation(phase: .rest, committed: 0, position: 0)
    _ = window.frame(at: 0)
    #expect(bar.isScrollable)
    bar.presentation = PagerPresentation(phase: .rest, committed: 4, position: 4)
    bar.style = UnderlineStyle()
    window.update(to: 0)
    #expect(bar.contentOffset == 0)
    #expect(bar.indicatorFrame?.minX == 80)
  }
}
