import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Script language")
struct ScriptParserTests {
  static let commands: [(String, ScriptCommand)] = [
    ("down 0 10 20.5", .down(finger: 0, Point(x: 10, y: 20.5))),
    ("move 1 -5 1e2", .move(finger: 1, Point(x: -5, y: 100))),
    ("up 3", .up(finger: 3)),
    ("cancel 3", .cancel(finger: 3)),
    (
      "swipe 800 300 100 300 250",
      .swipe(from: Point(x: 800, y: 300), to: Point(x: 100, y: 300), milliseconds: 250)
    ),
    ("tap 1 2", .tap(Point(x: 1, y: 2))),
    ("mouse down", .mouse(.down(nil))),
    ("mouse down 1 2", .mouse(.down(Point(x: 1, y: 2)))),
    ("mouse up", .mouse(.up(nil))),
    ("mouse up 1 2", .mouse(.up(Point(x: 1, y: 2)))),
    ("mouse move 1 2", .mouse(.move(Point(x: 1, y: 2)))),
    ("click 1 2", .click(Point(x: 1, y: 2))),
    ("scroll -400 0", .scroll(Point(x: -400, y: 0))),
    ("scroll end", .scrollEnd),
    ("wheel 1 0", .wheel(notches: Point(x: 1, y: 0), isShifted: false)),
    ("wheel 0 -1 Shift", .wheel(notches: Point(x: 0, y: -1), isShifted: true)),
    ("key Ctrl+PageDown", .key(KeyChord(.pageDown, modifiers: .control))),
    ("key Alt+3", .key(KeyChord(.character("3"), modifiers: .alt))),
    ("key Ctrl+Shift+Tab", .key(KeyChord(.tab, modifiers: [.control, .shift]))),
    ("key Ctrl++", .key(KeyChord(.character("+"), modifiers: .control))),
    ("key F12", .key(KeyChord(.function(12)))),
    ("key f", .key(KeyChord(.character("f")))),
    ("select 2", .select(2)),
    ("select -1", .select(-1)),
    ("select 99999999999999999999", .select(.max)),
    ("wait 16.5", .wait(milliseconds: 16.5)),
    ("settle", .settle),
    ("resize 0 0", .resize(.zero)),
    ("resize 800 600", .resize(Size(width: 800, height: 600))),
    ("focus lost", .focus(isGained: false)),
    ("focus gained", .focus(isGained: true)),
    ("reset targets", .reset(.targets)),
    ("reset device", .reset(.device)),
    ("set style capsule", .set(.style(.capsule))),
    ("set textRight true", .set(.textOnRight(true))),
    ("set rtl false", .set(.rightToLeft(false))),
    ("set dark true", .set(.dark(true))),
    ("set paging false", .set(.paging(false))),
    ("set scale 1.25", .set(.scale(1.25))),
    ("set textSize 2", .set(.textSize(2))),
    ("set transition none", .set(.transition(.none))),
    ("set pages 0", .set(.pages(0))),
    ("set badge.2 99 new", .set(.badge(index: 2, "99 new"))),
    ("set badge.2", .set(.badge(index: 2, nil))),
    ("set title.0   Älter  und neu ", .set(.title(index: 0, "Älter  und neu"))),
    ("set title.0 C#", .set(.title(index: 0, "C#"))),
    ("set enabled.7 false", .set(.isEnabled(index: 7, false))),
    ("reload", .reload),
    ("push", .push),
    ("expect committed 1", .expect(path: "committed", value: "1")),
    ("expect navigation.title My mail", .expect(path: "navigation.title", value: "My mail")),
    ("expect screenshot home.png", .expectScreenshot("home.png")),
    ("pop", .pop),
    ("screenshot a file.png", .screenshot("a file.png")),
    ("state", .state),
    ("\t state  # the whole one\r", .state),
    ("set badge.1 4 # four", .set(.badge(index: 1, "4"))),
  ]

  @Test("every command is read", arguments: commands)
  func command(line: String, command: ScriptCommand) throws {
    #expect(try ScriptParser().parse(line) == command)
  }

  @Test("empty lines and comments are no commands", arguments: ["", "  \t", "# note", " #", "\r"])
  func nothing(line: String) throws {
    #expect(try ScriptParser().parse(line) == nil)
  }

  static let mistakes: [(String, String)] = [
    (
      "down 0 5",
      "expected 'down ID X Y' with Y a number from -1000000 to 1000000, found 'down 0 5'"
    ),
    ("down a 5 5", "expected 'down ID X Y' with ID a whole number, found 'down a 5 5'"),
    ("down 0.5 5 5", "expected 'down ID X Y' with ID a whole number, found 'down 0.5 5 5'"),
    (
      "tap nan 1", "expected 'tap X Y' with X a number from -1000000 to 1000000, found 'tap nan 1'"
    ),
    (
      "tap 0x10 1",
      "expected 'tap X Y' with X a number from -1000000 to 1000000, found 'tap 0x10 1'"
    ),
    (
      "tap 1e999 1",
      "expected 'tap X Y' with X a number from -1000000 to 1000000, found 'tap 1e999 1'"
    ),
    ("tap 1 2 3", "expected 'tap X Y' and nothing after it, found 'tap 1 2 3'"),
    ("wait -1", "expected 'wait MS' with MS a number from 0 to 86400000, found 'wait -1'"),
    ("wait", "expected 'wait MS' with MS a number from 0 to 86400000, found 'wait'"),
    ("settle now", "expected 'settle' and nothing after it, found 'settle now'"),
    (
      "resize 1 20000",
      "expected 'resize W H' with H a number from 0 to 16384, found 'resize 1 20000'"
    ),
    ("focus", "expected 'focus lost|gained' with the word one of gained, lost, found 'focus'"),
    (
      "set dark yes", "expected 'set KEY VALUE' with VALUE one of false, true, found 'set dark yes'"
    ),
    (
      "set style round",
      "expected 'set KEY VALUE' with VALUE one of capsule, toolbar, underline, "
        + "found 'set style round'"
    ),
    (
      "set scale 5",
      "expected 'set KEY VALUE' with VALUE a number from 0.5 to 4, found 'set scale 5'"
    ),
    (
      "set pages -1",
      "expected 'set KEY VALUE' with VALUE a whole number from 0 to 1000000, found 'set pages -1'"
    ),
    (
      "set badge.x 1",
      "expected 'set KEY VALUE' with a whole number as the I of badge.I, found 'set badge.x 1'"
    ),
    ("screenshot", "expected 'screenshot FILE' with the name of a file, found 'screenshot'"),
    (
      "mouse jump",
      "expected 'mouse down|up|move [X Y]' with the word one of down, move, up, "
        + "found 'mouse jump'"
    ),
    (
      "expect colour red",
      "expected 'expect PATH VALUE|screenshot FILE' with PATH beginning with one of time, "
        + "committed, offset, phase, from, to, progress, queued, appeared, loaded, pages, "
        + "navigation, bar, indicator, focus, pageFrames, layoutDirection, scale, item, "
        + "found 'expect colour red'"
    ),
    (
      "expect committed",
      "expected 'expect PATH VALUE|screenshot FILE' with a VALUE, found 'expect committed'"
    ),
    (
      "wheel 1 0 Ctrl",
      "expected 'wheel DX DY [Shift]' with nothing else but Shift, found 'wheel 1 0 Ctrl'"
    ),
  ]

  @Test("a mistake says what was expected and found", arguments: mistakes)
  func mistake(line: String, message: String) {
    #expect(throws: ScriptSyntaxError(message)) { try ScriptParser().parse(line) }
  }

  @Test("an unknown command lists the commands and stays one short line")
  func unknown() {
    let line = "fly\u{1B}[1m" + String(repeating: "x", count: 500)
    let error = #expect(throws: ScriptSyntaxError.self) { try ScriptParser().parse(line) }
    #expect(
      error?.description
        == "unknown command 'fly?[1m\(String(repeating: "x", count: 73))…', expected one of "
        + "cancel, click, down, expect, focus, key, mouse, move, page, pop, push, reload, reset, "
        + "resize, screenshot, scroll, select, set, settle, state, swipe, tap, up, wait, wheel")
  }

  @Test(
    "chords without a known key are refused", arguments: ["Ctrl+", "Foo+Tab", "F25", "", "Tabb"])
  func badChord(text: String) {
    #expect(KeyChord(text) == nil)
  }
}
