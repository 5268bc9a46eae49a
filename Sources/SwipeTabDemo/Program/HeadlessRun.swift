import SwipeTabTesting
import SwipeTabs

/// A run without a display: nothing but memory and a clock that moves by hand.
@MainActor struct HeadlessRun {
  let options: DemoOptions
  let script: ScriptSource?
  let start: Double

  func run() throws(DemoProgram.Failure) {
    let language = DemoLanguage(options: options)
    let log: DemoLog
    let host: HeadlessHost
    let screen: DemoScreen
    let strings = DemoStrings(language: language, log: DemoProgram.log)
    do {
      let engine = try SDLTextEngine(locale: language.identifier, log: DemoProgram.log)
      // Pictures are decoded at once: the same frame has the same pixels on every machine.
      let loader = try ImageLoader(mode: .immediate, log: DemoProgram.log)
      log = try DemoProgram.openLog(options, start: start)
      host = HeadlessHost(size: options.size, scale: options.scale ?? 1, textEngine: engine)
      screen = DemoScreen(
        options: options, assets: FileAssets(loader: loader, log: DemoProgram.log),
        strings: strings, log: DemoProgram.log)
    } catch let failure as DemoProgram.Failure {
      throw failure
    } catch {
      throw DemoProgram.Failure(message: "\(error)", status: 1)
    }
    let window = host.window
    options.choose(in: window)
    window.layoutDirection = options.isRightToLeft ? .rightToLeft : strings.layoutDirection
    host.stopwatch = Stopwatch.now
    host.onFrame = { log.write($0) }
    screen.container.eventHandler = { log.write(DemoEvent($0), at: host.time) }
    screen.install(in: window)
    host.start()
    let failure: DemoProgram.Failure? = HeadlessLoop.run {
      do throws(DemoProgram.Failure) {
        try await DemoProgram.perform(options, script: script, on: host, screen)
        return nil
      } catch {
        return error
      }
    }
    try DemoProgram.finish(log, window, after: failure)
  }
}
