import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("A minimised window")
@MainActor
struct MinimisedWindowTests {
  private final class Tabs: SwipeTabViewController {
    override var generatedViewControllers: [any SwipeTabViewControllerType] {
      (0..<3).map { number in
        let page = SwipeTabBaseViewController()
        page.tabBarItem = TabBarItem(title: "Page \(number)")
        return page
      }
    }
  }

  @Test("a swipe released while minimised comes to rest, and settling waits for it")
  func settles() throws {
    let harness = try TestHarness(size: Size(width: 800, height: 600))
    let tabs = Tabs()
    harness.show(tabs)
    harness.host.send(touch(.down, x: 600, at: harness.host.time))
    harness.host.send(touch(.move, x: 264, at: harness.host.time))
    harness.host.setSize(Size(width: 0, height: 0))
    harness.host.advance(to: harness.host.time + 0.1)
    harness.host.send(touch(.up, x: 264, at: harness.host.time))
    #expect(harness.host.window.nextDeadline != nil)
    #expect(harness.host.settleMotion())
    #expect(tabs.presentation.phase == .rest)
    #expect(tabs.presentation.position == 0)
    #expect(tabs.appearedIndices == [0])
  }

  private func touch(_ phase: PointerEvent.Phase, x: Double, at time: Double) -> InputEvent {
    .pointer(
      PointerEvent(
        id: PointerID(device: 1, finger: 0), kind: .touch, phase: phase,
        position: Point(x: x, y: 300), time: time))
  }
}
