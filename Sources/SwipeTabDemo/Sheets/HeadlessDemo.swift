import SwipeTabTesting
import SwipeTabs

/// The demo in a window without a display, as a command line asks for it, to take pictures of.
@MainActor struct HeadlessDemo {
  /// What is in the window.
  let screen: DemoScreen
  /// The window, not drawn yet.
  let harness: TestHarness

  /// Shows the demo.
  ///
  /// - Parameters:
  ///   - arguments: the command line without the program's name.
  ///   - textSize: the factor on all text, from 0.8 to 2.
  ///   - log: takes what is wrong with fonts, pictures and strings.
  ///   - prepare: changes the window before anything is in it.
  /// - Throws: an error when the command line is wrong, or there are no fonts or pictures.
  init(
    _ arguments: [String], textSize: Double = 1,
    log: @escaping @MainActor (String) -> Void = { StandardErrorLog.write($0) },
    prepare: @MainActor (Window) -> Void = { _ in }
  ) throws {
    let options = try DemoOptions(arguments: ["--headless"] + arguments)
    let language = DemoLanguage(options: options)
    let strings = DemoStrings(language: language, log: log)
    harness = TestHarness(
      size: options.size, scale: options.scale ?? 1,
      direction: options.isRightToLeft ? .rightToLeft : strings.layoutDirection,
      appearance: options.isDark == true ? .dark : .light, textSize: textSize,
      textEngine: try SDLTextEngine(locale: language.identifier, log: log))
    prepare(harness.window)
    let loader = try ImageLoader(mode: .immediate, log: log)
    screen = DemoScreen(
      options: options, assets: FileAssets(loader: loader, log: log), strings: strings, log: log)
    screen.install(in: harness.window)
  }
}
