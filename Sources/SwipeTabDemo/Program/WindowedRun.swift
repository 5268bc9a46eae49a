import SwipeTabTesting
import SwipeTabs

/// A run in a window on a display, until it is closed or the script has ended.
@MainActor struct WindowedRun {
  let options: DemoOptions
  let script: ScriptSource?
  let start: Double

  /// Where a failure of the script waits for the end of the main loop.
  private final class Outcome {
    var failure: DemoProgram.Failure?
  }

  func run() throws(DemoProgram.Failure) {
    let language = DemoLanguage(options: options)
    let application: Application
    do {
      var settings = Application.Options()
      if options.isSoftware { settings.renderer = .software }
      settings.scale = options.scale
      settings.presentation = options.presentation
      settings.rotation = options.rotation
      settings.locale = language.identifier
      settings.log = DemoProgram.log
      application = try Application(title: "SwipeTabs", size: options.size, options: settings)
    } catch let error as SDLError where error.call == "display" {
      throw DemoProgram.Failure(
        message: error.message + " (--headless does that.)", status: 3)
    } catch {
      throw DemoProgram.Failure(message: "\(error)", status: 1)
    }
    let log = try DemoProgram.openLog(options, start: start)
    let loader: ImageLoader
    do {
      loader = try ImageLoader(log: DemoProgram.log)
    } catch {
      throw DemoProgram.Failure(message: "\(error)", status: 1)
    }
    let strings = DemoStrings(language: language, log: DemoProgram.log)
    let screen = DemoScreen(
      options: options, assets: FileAssets(loader: loader, log: DemoProgram.log),
      strings: strings, log: DemoProgram.log)
    let window = application.window
    options.choose(in: window)
    window.layoutDirection = options.isRightToLeft ? .rightToLeft : strings.layoutDirection
    application.host.onFrame = { frame, time, duration in
      log.write(
        FrameReport(
          time: time, causes: frame.causes,
          damage: FrameReport.points(frame.damage, scale: window.scale), drawTime: duration))
    }
    let clock = application.clock
    screen.container.eventHandler = { log.write(DemoEvent($0), at: clock.now()) }
    screen.install(in: window)
    let outcome = Outcome()
    if script != nil || options.screenshot != nil {
      let host = ApplicationHost(application)
      host.hasPendingPictures = { loader.pendingCount > 0 }
      Task {
        do throws(DemoProgram.Failure) {
          try await DemoProgram.perform(options, script: script, on: host, screen)
        } catch {
          outcome.failure = error
        }
        application.stop()
      }
    }
    do {
      try application.run()
    } catch {
      // What was written down so far is kept all the same.
      outcome.failure = DemoProgram.Failure(message: "\(error)", status: 1)
    }
    log.textures = application.host.textureUse
    try DemoProgram.finish(log, window, after: outcome.failure)
  }
}
