import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("A container driven by a script")
@MainActor
struct ContainerDrivingTests {
  let container: SwipeTabViewController
  let harness: TestHarness

  init() {
    container = SwipeTabViewController()
    container.setPages(count: 3) {
      TabBarItem(title: "Tab \($0)")
    } make: { index in
      let page = SwipeTabBaseViewController()
      page.title = "Page \(index)"
      return page
    }
    harness = TestHarness(size: Size(width: 800, height: 600), textEngine: NoText())
    harness.show(NavigationController(rootViewController: container))
  }

  /// Runs a script and returns the states that it printed.
  private func run(_ text: String) async throws -> [ContainerState] {
    final class States: ContainerTarget {
      var states: [ContainerState] = []
      override func state(at time: Double) -> ContainerState {
        states.append(super.state(at: time))
        return ContainerState()
      }
      override func push() {
        container.navigationController?.pushViewController(ViewController(), animated: true)
      }
    }
    let target = States(container)
    let runner = ScriptRunner(host: harness.host, target: target) { _ in }
    try await runner.run(ScriptSource(text: text, name: "test"))
    return target.states
  }

  @Test("at rest one page is shown under the bars")
  func rest() async throws {
    let state = try #require(try await run("state").first)
    #expect(state.committed == 0)
    #expect(state.offset == 0)
    #expect(state.phase == .rest)
    #expect(state.from == nil)
    #expect(state.progress == nil)
    #expect(state.appeared == [0])
    #expect(state.loaded == 1)
    #expect(state.pages == 3)
    #expect(state.navigation == .init(title: "Page 0", depth: 1))
    #expect(state.bar?.style == "toolbar")
    #expect(state.bar?.items.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
    #expect(state.bar?.items.map(\.isSelected) == [true, false, false])
    #expect(state.indicator == nil)
    #expect(state.pageFrames.map(\.index) == [0])
    #expect(state.pageFrames.first?.frame.minY == 44)
    #expect(state.pageFrames.first?.frame.maxY == state.bar?.frame.minY)
  }

  @Test("a finger moves the page by exactly what exceeds the slop")
  func drag() async throws {
    let states = try await run("down 0 600 300\nstate\nmove 0 184 300\nstate\nup 0\nsettle\nstate")
    #expect(states.map(\.phase) == [.interactive, .interactive, .rest])
    #expect(states[1].offset == 0.5)
    #expect(states[1].pageFrames.map(\.index) == [0, 1])
    #expect(states[1].pageFrames.map(\.frame.minX) == [-400, 400])
    #expect(states[2].committed == 1)
  }

  @Test("a selection ends after exactly 300 ms, wherever on the clock it began")
  func duration() async throws {
    let states = try await run(
      "wait 900\nselect 1\nwait 299\nstate\nwait 1\nstate\nselect 2\nsettle\nstate")
    #expect(states.map(\.phase) == [.programmatic, .rest, .rest])
    #expect(states.map(\.time) == [1199, 1200, 1500])
    #expect(states[1].navigation.title == "Page 1")
  }

  @Test("the state follows a resize and a setting at once")
  func atOnce() async throws {
    let states = try await run("resize 400 300\nstate\nset rtl true\nselect 1\nwait 150\nstate")
    #expect(states[0].pageFrames.first?.frame.width == 400)
    #expect(states[1].layoutDirection == .rightToLeft)
    #expect(states[1].pageFrames.map(\.frame.minX) == [200, -200])
  }

  @Test("a transition goes on while the window is minimised")
  func minimised() async throws {
    let states = try await run("resize 0 0\nselect 1\nselect 2\nsettle\nstate")
    #expect(states[0].committed == 2)
    #expect(states[0].time == 600)
  }

  @Test("under a pushed controller no page is drawn")
  func push() async throws {
    let states = try await run("push\nsettle\nstate\npop\nsettle\nstate\npop\nstate")
    #expect(states.map(\.navigation.depth) == [2, 1, 1])
    #expect(states.map { $0.pageFrames.count } == [0, 1, 1])
    #expect(states.map(\.appeared) == [[], [0], [0]])
  }

  @Test("changes of items show at the next reload")
  func items() async throws {
    let states = try await run(
      "set badge.0 7\nset title.1 New name\nset enabled.2 false\nset badge.9 1\nstate\nreload\n"
        + "state\nset badge.0\nreload\nstate")
    #expect(states[0].bar?.items.map(\.badge) == [nil, nil, nil])
    #expect(states[1].bar?.items.map(\.badge) == ["7", nil, nil])
    #expect(states[1].bar?.items.map(\.title) == ["Tab 0", "New name", "Tab 2"])
    #expect(states[1].bar?.items.map(\.isEnabled) == [true, true, false])
    #expect(states[1].bar?.items.first?.accessibilityValue == "7")
    #expect(states[2].bar?.items.map(\.badge) == [nil, nil, nil])
  }

  @Test("what is out of range does nothing")
  func outOfRange() async throws {
    let states = try await run(
      "select 7\nselect -1\nup 4\nmove 4 1 1\ncancel 4\npop\nsettle\nstate")
    #expect(states[0].committed == 0)
    #expect(states[0].time == 0)
  }
}

@Suite("Expectations of a script")
struct StateExpectationTests {
  /// A state with a bar of two items.
  private var state: ContainerState {
    var state = ContainerState()
    state.committed = 1
    state.offset = 1.0 / 3
    state.navigation.title = "My mail"
    var item = BarState.Item(index: 7, frame: Rect(x: 1, y: 2, width: 3, height: 4))
    item.isSelected = true
    item.badge = "7"
    state.bar = BarState(style: "toolbar", frame: .zero, items: [item])
    return state
  }

  @Test(
    "values are found by path and compared as the state prints them",
    arguments: [
      ("committed", "1"), ("offset", "0.333333"), ("offset", "0.3333333333"), ("queued", "null"),
      ("navigation.title", "My mail"), ("navigation.title", "\"My mail\""),
      ("item.7.selected", "true"), ("item.7.frame", "[1, 2, 3, 4]"), ("item.7.badge", "7"),
      ("bar.items.0.index", "7"), ("phase", "rest"), ("appeared", "[]"),
    ])
  func met(path: String, value: String) throws {
    try StateExpectation(path: path, value: value).check(state)
  }

  @Test(
    "what is not so is told with what was found",
    arguments: [
      ("committed", "2", "expected committed to be 2, found 1"),
      ("item.7.selected", "false", "expected item.7.selected to be false, found true"),
      (
        "item.3.selected", "true",
        "expected item.3.selected to be true, found nothing under that name"
      ),
      ("phase.x", "1", "expected phase.x to be 1, found nothing under that name"),
    ])
  func unmet(path: String, value: String, message: String) {
    #expect(throws: ScriptFailure(message)) {
      try StateExpectation(path: path, value: value).check(state)
    }
  }
}
