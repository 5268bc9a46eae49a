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
    _ arguments: [String], isDrawn: Bool = true, _ prepare: (Window) -> Void = { _ in }
  ) throws {
    let options = try DemoOptions(arguments: ["--headless"] + arguments)
    let language = DemoLanguage(options: options)
    let log: @MainActor (String) -> Void = { Issue.record("\($0)") }
    let strings = DemoStrings(language: language, log: log)
    harness = try TestHarness(
      size: options.size, scale: options.scale ?? 1,
      direction: options.isRightToLeft ? .rightToLeft : strings.layoutDirection,
      appearance: options.isDark == true ? .dark : .light, locale: language.identifier)
    let loader = try ImageLoader(mode: .immediate, log: log)
    screen = DemoScreen(
      options: options, assets: FileAssets(loader: loader, log: log), strings: strings, log: log)
    prepare(harness.window)
    screen.install(in: harness.window)
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
