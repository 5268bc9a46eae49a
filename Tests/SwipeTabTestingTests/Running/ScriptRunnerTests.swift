import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Script runner")
@MainActor
struct ScriptRunnerTests {
  let host = RecordingHost()

  /// Runs a script and returns the lines that it printed.
  private func run(_ text: String) async throws -> [String] {
    let output = Lines()
    let runner = ScriptRunner(host: host, target: host) { output.lines.append($0) }
    try await runner.run(ScriptSource(text: text, name: "test.script"))
    return output.lines
  }

  private final class Lines {
    var lines: [String] = []
  }

  @Test("fingers go down, move and up; unknown ones do nothing")
  func fingers() async throws {
    _ = try await run("move 1 5 5\nup 1\ndown 1 10 20\nmove 1 30 20\nup 1\nup 1\ncancel 1")
    #expect(
      host.log == [
        "0.0: finger 1 down 10.0 20.0", "0.0: finger 1 move 30.0 20.0",
        "0.0: finger 1 up 30.0 20.0",
      ])
  }

  @Test("a cancelled finger is taken away where it was")
  func cancel() async throws {
    _ = try await run("down 2 10 20\ncancel 2")
    #expect(host.log == ["0.0: finger 2 down 10.0 20.0", "0.0: finger 2 cancel 10.0 20.0"])
  }

  @Test("a swipe moves evenly at 120 Hz and ends at its time")
  func swipe() async throws {
    _ = try await run("wait 100\nswipe 700 300 100 300 50")
    #expect(
      host.log == [
        "100.0: finger 0 down 700.0 300.0", "108.333333: finger 0 move 600.0 300.0",
        "116.666667: finger 0 move 500.0 300.0", "125.0: finger 0 move 400.0 300.0",
        "133.333333: finger 0 move 300.0 300.0", "141.666667: finger 0 move 200.0 300.0",
        "150.0: finger 0 move 100.0 300.0", "150.0: finger 0 up 100.0 300.0",
      ])
    #expect(host.time == 0.15)
  }

  @Test("a swipe of no duration still moves")
  func instantSwipe() async throws {
    _ = try await run("swipe 700 300 100 300 0")
    #expect(
      host.log == [
        "0.0: finger 0 down 700.0 300.0", "0.0: finger 0 move 100.0 300.0",
        "0.0: finger 0 up 100.0 300.0",
      ])
  }

  @Test("the mouse remembers where it is and whether its button is down")
  func mouse() async throws {
    _ = try await run(
      "mouse up\nmouse move 10 10\nmouse down\nmouse move 20 10\nmouse up\nmouse move 5 5\n"
        + "click 7 8\nscroll -40 0\nscroll end")
    #expect(
      host.log == [
        "0.0: mouse hover 10.0 10.0", "0.0: mouse down 10.0 10.0", "0.0: mouse move 20.0 10.0",
        "0.0: mouse up 20.0 10.0", "0.0: mouse hover 5.0 5.0", "0.0: mouse hover 7.0 8.0",
        "0.0: mouse down 7.0 8.0", "0.0: mouse up 7.0 8.0", "0.0: scroll changed -40.0 at 7.0 8.0",
        "0.0: scroll ended 0.0 at 7.0 8.0",
      ])
  }

  @Test("trackpad and wheel act in the middle of the pages before the mouse has moved")
  func scrollPlace() async throws {
    _ = try await run("scroll -40 0\nwheel 1 0\nwheel 0 -1 Shift")
    #expect(
      host.log == [
        "0.0: scroll changed -40.0 at 400.0 250.0", "0.0: wheel 1.0 0.0 false at 400.0 250.0",
        "0.0: wheel 0.0 -1.0 true at 400.0 250.0",
      ])
  }

  @Test("keys, window events and calls reach the window and the container in order")
  func others() async throws {
    _ = try await run(
      "key Ctrl+PageDown\nresize 400 300\nfocus lost\nfocus gained\nreset targets\nreset device\n"
        + "select 3\nset dark true\nset pages 7\nreload\npush\npop\nsettle\nscreenshot /dev/null\ntap 1 2"
    )
    #expect(
      host.log == [
        "0.0: key pageDown down", "0.0: key pageDown up", "resize 400.0 300.0", "0.0: focusLost",
        "0.0: focusGained", "0.0: targetsReset", "0.0: deviceReset", "select 3", "dark true",
        "set pages 7", "reload", "push", "pop", "settle within 10.0", "picture",
        "0.0: finger 0 down 1.0 2.0", "0.0: finger 0 up 1.0 2.0",
      ])
  }

  @Test("state prints one line with the exact present time")
  func state() async throws {
    let lines = try await run("state\nwait 16.5\nwait 0.25\nstate\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"time":0,"#) == true)
    #expect(lines.last?.hasPrefix(#"{"time":16.75,"#) == true)
  }

  @Test("a bad line names file, line and what was expected; what stood before it has run")
  func badLine() async throws {
    let error = await #expect(throws: ScriptError.self) {
      _ = try await run("select 1\n\n# note\nselect x\nselect 2")
    }
    #expect(
      error?.description
        == "test.script:4: expected 'select I' with I a whole number, found 'select x'")
    #expect(error?.exitStatus == 2)
    #expect(host.log == ["select 1"])
  }

  @Test("what the container cannot do is a bad script, what fails is a failure")
  func failures() async throws {
    let unsupported = await #expect(throws: ScriptError.self) {
      _ = try await run("set style capsule")
    }
    #expect(unsupported?.description == "test.script:1: no such style yet")
    #expect(unsupported?.exitStatus == 2)
    let unwritable = await #expect(throws: ScriptError.self) {
      _ = try await run("screenshot /nowhere/a.png")
    }
    #expect(
      unwritable?.description
        == "test.script:1: screenshot: cannot write '/nowhere/a.png': No such file or directory")
    #expect(unwritable?.exitStatus == 1)
    host.comesToRest = false
    let restless = await #expect(throws: ScriptError.self) { _ = try await run("wait 1\nsettle") }
    #expect(restless?.description == "test.script:2: settle: something still moves after 10 s")
    #expect(restless?.exitStatus == 1)
  }
}
