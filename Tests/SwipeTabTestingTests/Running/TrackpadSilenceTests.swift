import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Waiting for a trackpad to fall silent")
@MainActor
struct TrackpadSilenceTests {
  private final class Tabs: SwipeTabViewController {
    override var generatedViewControllers: [any SwipeTabViewControllerType] {
      (0..<3).map { number in
        let page = SwipeTabBaseViewController()
        page.tabBarItem = TabBarItem(title: "Page \(number)")
        return page
      }
    }
  }

  @Test(
    "settling ends at whatever time the sequence began",
    arguments: [0, 100, 333.333333, 800, 16.666667, 1234.567891])
  func settles(milliseconds: Double) throws {
    let harness = try TestHarness(size: Size(width: 800, height: 600))
    let tabs = Tabs()
    harness.show(tabs)
    harness.host.advance(to: harness.host.time + milliseconds / 1000)
    harness.host.send(
      .scroll(
        ScrollEvent(
          delta: Point(x: -100, y: 0), phase: .changed, position: Point(x: 400, y: 300),
          time: harness.host.time)))
    #expect(tabs.presentation.position == 0.25)
    #expect(harness.host.settleMotion(within: 2))
    #expect(tabs.presentation.phase == .rest)
    #expect(tabs.presentation.position == 0)
  }
}
