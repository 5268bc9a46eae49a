import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

/// The demo in a window without a display, as its options ask for it.
@MainActor struct DemoFixture {
  let screen: DemoScreen
  let harness: TestHarness

  /// Shows the demo; every line in the log is a failure.
  ///
  /// A test that looks only at layout saves the time to draw. The window is prepared before anything
  /// is in it.
  init(
    _ arguments: [String], isDrawn: Bool = true, _ prepare: @MainActor (Window) -> Void = { _ in }
  ) throws {
    let demo = try HeadlessDemo(arguments, log: { Issue.record("\($0)") }, prepare: prepare)
    screen = demo.screen
    harness = demo.harness
    if isDrawn {
      harness.host.start()
      try harness.settle()
    } else {
      harness.host.update()
    }
  }

  /// Taps on something and waits until nothing moves.
  func tap(_ name: String) throws {
    try harness.tap(on: name)
    try harness.settle()
  }
}
