import SwipeTabTesting
import SwipeTabs

/// The demo as a program: reads its command line, runs, and says how it ended.
@MainActor public enum DemoProgram {
  /// Why a run ends early: a line for the standard error, and the exit status.
  struct Failure: Error {
    var message: String
    var status: Int32
  }

  /// Runs the demo to its end; call it from a synchronous `main` on the first thread.
  ///
  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: the exit status.
  public static func run(arguments: [String]) -> Int32 {
    let start = Stopwatch.now()
    do throws(Failure) {
      let options = try options(arguments)
      if options.showsHelp {
        print(DemoHelp.text)
      } else if options.showsVersion {
        print(DemoHelp.versionText)
      } else {
        let script = try script(of: options)
        try checkFiles(of: options)
        if options.isHeadless {
          try HeadlessRun(options: options, script: script, start: start).run()
        } else {
          try withFault { () throws(Failure) in
            try WindowedRun(options: options, script: script, start: start).run()
          }
        }
      }
      return 0
    } catch {
      log(error.message)
      return error.status
    }
  }

  /// Writes a line to the standard error, after the program's name.
  static func log(_ line: String) { StandardErrorLog.write("swipetabs-demo: \(line)") }

  private static func options(_ arguments: [String]) throws(Failure) -> DemoOptions {
    do throws(DemoOptionsError) {
      return try DemoOptions(arguments: arguments)
    } catch {
      throw Failure(message: error.description, status: DemoOptionsError.exitStatus)
    }
  }

  private static func script(of options: DemoOptions) throws(Failure) -> ScriptSource? {
    guard let path = options.script else { return nil }
    do throws(FileError) {
      return try ScriptSource(path: path)
    } catch {
      throw Failure(message: "--script: cannot read \(error)", status: 2)
    }
  }

  private static func checkFiles(of options: DemoOptions) throws(Failure) {
    do throws(FileError) {
      try DemoLog.check(options)
    } catch {
      throw Failure(message: "cannot write \(error)", status: 2)
    }
  }

  /// Opens the files that the options ask for.
  static func openLog(_ options: DemoOptions, start: Double) throws(Failure) -> DemoLog {
    do throws(FileError) {
      return try DemoLog(options: options, start: start)
    } catch {
      throw Failure(message: "cannot write \(error)", status: 2)
    }
  }

  /// What the options ask for: the script, then the picture.
  static func perform(
    _ options: DemoOptions, script: ScriptSource?, on host: any ScriptHost, _ screen: DemoScreen
  ) async throws(Failure) {
    if let script {
      let output = try standardOutput()
      let runner = ScriptRunner(host: host, target: DemoTarget(screen)) { line in
        output.write(line: line)
      }
      do throws(ScriptError) {
        try await runner.run(script)
      } catch {
        throw Failure(message: error.description, status: error.exitStatus)
      }
      if let failure = output.failure {
        throw Failure(message: "cannot write \(failure)", status: 1)
      }
    }
    guard let screenshot = options.screenshot else { return }
    guard await host.settle(within: ScriptLimits.settleSeconds) else {
      throw Failure(message: "--screenshot: something still moves after 10 s", status: 1)
    }
    do throws(ScriptFailure) {
      try host.picture().writePNG(to: screenshot)
    } catch {
      throw Failure(message: error.description, status: 1)
    }
  }

  /// Writes the last figures of a run, which may have failed, and tells when a log could not be
  /// written.
  static func finish(_ log: DemoLog, _ window: Window, after failure: Failure?) throws(Failure) {
    do throws(FileError) {
      try log.finish(window)
    } catch {
      throw failure ?? Failure(message: "cannot write \(error)", status: 1)
    }
    if let failure { throw failure }
  }

  private static func standardOutput() throws(Failure) -> ByteSink {
    do throws(FileError) {
      return try ByteSink(path: "-")
    } catch {
      throw Failure(message: "cannot write \(error)", status: 1)
    }
  }
}
