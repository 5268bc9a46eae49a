public import SwipeTabTesting
import SwipeTabs

/// Storms in the demo's window.
@MainActor public enum DemoStorms {
  /// Creates storms that show pages of a kind; texts are laid out as on a screen.
  ///
  /// - Throws: an error when there are no fonts, or pictures cannot be decoded.
  public static func make(
    content: DemoOptions.Content, profile: StormProfile = StormProfile()
  ) throws -> Storms {
    var options = DemoOptions()
    options.isHeadless = true
    options.content = content
    let language = DemoLanguage(options: options)
    let log: @MainActor (String) -> Void = { _ in }
    let strings = DemoStrings(language: language, log: log)
    let loader = try ImageLoader(mode: .immediate, log: log)
    let assets = FileAssets(loader: loader, log: log)
    let engine = try SDLTextEngine(locale: language.identifier, log: log)
    let dropCaches: @MainActor () -> Void = {
      engine.removeCaches()
      loader.removeCaches()
    }
    return Storms(profile: profile, textEngine: engine, dropCaches: dropCaches) { window in
      let screen = DemoScreen(options: options, assets: assets, strings: strings, log: log)
      screen.container.log = log
      screen.install(in: window)
      return DemoTarget(screen)
    }
  }

  /// The command line that runs the script of a failed storm by hand.
  public static func command(content: DemoOptions.Content, profile: StormProfile, file: String)
    -> String
  {
    let size = profile.windowSize
    return "swipetabs-demo --headless --content \(content.rawValue) "
      + "--size \(Int(size.width))x\(Int(size.height)) --scale 1 --script \(file)"
  }
}
