import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Command line of the demo")
struct DemoOptionsTests {
  @Test("without options the defaults hold")
  func defaults() throws {
    let options = try DemoOptions(arguments: [])
    #expect(options == DemoOptions())
    #expect(options.style == .toolbar)
    #expect(options.pages == 5)
    #expect(options.start == 0)
    #expect(options.size == Size(width: 960, height: 600))
    #expect(options.content == .demo)
    #expect(options.transition == nil)
    #expect(options.isDark == nil)
    #expect(options.scale == nil)
  }

  @Test("every option is read")
  func all() throws {
    let options = try DemoOptions(arguments: [
      "--style", "capsule", "--pages", "10000", "--start", "7", "--toolbar-top", "--text-right",
      "--floating", "--transition=scroll", "--rtl", "--locale", "pt_BR.UTF-8", "--dark",
      "--size", "1280x800", "--scale=1.25", "--content", "bench", "--software", "--headless",
      "--script", "-", "--screenshot", "a.png", "--events=-", "--frame-stats", "stats.json",
      "--frames", "frames.bin", "--kiosk", "--rotation", "270",
    ])
    var expected = DemoOptions()
    expected.style = .capsule
    expected.pages = 10000
    expected.start = 7
    expected.isToolbarOnTop = true
    expected.isTextOnRight = true
    expected.barPlacement = .floating
    expected.transition = .scroll
    expected.isRightToLeft = true
    expected.locale = "pt_BR.UTF-8"
    expected.isDark = true
    expected.size = Size(width: 1280, height: 800)
    expected.scale = 1.25
    expected.content = .bench
    expected.isSoftware = true
    expected.isHeadless = true
    expected.script = "-"
    expected.screenshot = "a.png"
    expected.events = "-"
    expected.frameStats = "stats.json"
    expected.frames = "frames.bin"
    expected.presentation = .kiosk
    expected.rotation = .degrees270
    #expect(options == expected)
  }

  @Test("the last of contrary options wins")
  func lastWins() throws {
    let options = try DemoOptions(arguments: [
      "--dark", "--light", "--floating", "--docked", "--pages", "0", "--pages", "1",
    ])
    #expect(options.isDark == false)
    #expect(options.barPlacement == .docked)
    #expect(options.pages == 1)
  }

  @Test("help and version need nothing else")
  func help() throws {
    #expect(try DemoOptions(arguments: ["--help", "--nonsense"]).showsHelp)
    #expect(try DemoOptions(arguments: ["-h"]).showsHelp)
    #expect(try DemoOptions(arguments: ["--version", "x"]).showsVersion)
  }

  static let mistakes: [([String], String)] = [
    (["--rotation", "45"], "--rotation: expected 0, 90, 180 or 270, found '45'"),
    (["--kiosk=yes"], "--kiosk takes no value"),
    (["--nonsense"], "unknown option '--nonsense'; --help lists the options"),
    (["--nonsense=3"], "unknown option '--nonsense'; --help lists the options"),
    (["-x"], "unknown option '-x'; --help lists the options"),
    (["file"], "unexpected 'file'; --help lists the options"),
    (["-"], "unexpected '-'; --help lists the options"),
    (["--pages"], "--pages needs a value: --pages N"),
    (["--dark=1"], "--dark takes no value"),
    (["--pages", "-1"], "--pages: expected a whole number from 0 to 1000000, found '-1'"),
    (
      ["--pages", "1000001"], "--pages: expected a whole number from 0 to 1000000, found '1000001'"
    ),
    (["--pages", "2.5"], "--pages: expected a whole number from 0 to 1000000, found '2.5'"),
    (["--pages", ""], "--pages: expected a whole number from 0 to 1000000, found ''"),
    (
      ["--pages", "99999999999999999999"],
      "--pages: expected a whole number from 0 to 1000000, found '99999999999999999999'"
    ),
    (["--start", "two"], "--start: expected a whole number from 0 to 1000000, found 'two'"),
    (
      ["--style", "round"], "--style: expected one of toolbar, capsule, underline, found 'round'"
    ),
    (["--content", ""], "--content: expected one of demo, bench, text, harness, found ''"),
    (["--transition", "fade"], "--transition: expected one of slide, scroll, none, found 'fade'"),
    (
      ["--size", "960"],
      "--size: expected a width and a height from 1 to 16384, such as 960x600, found '960'"
    ),
    (
      ["--size", "0x600"],
      "--size: expected a width and a height from 1 to 16384, such as 960x600, found '0x600'"
    ),
    (
      ["--size", "16385x600"],
      "--size: expected a width and a height from 1 to 16384, such as 960x600, found '16385x600'"
    ),
    (["--scale", "nan"], "--scale: expected a number from 0.5 to 4, found 'nan'"),
    (["--scale", "0.49"], "--scale: expected a number from 0.5 to 4, found '0.49'"),
    (["--scale", "1,5"], "--scale: expected a number from 0.5 to 4, found '1,5'"),
    (["--locale", "../x"], "--locale: expected a language such as de, ar or pt_BR, found '../x'"),
    (["--script="], "--script: expected the name of a file, found ''"),
    (["--a\nb"], "unknown option '--a?b'; --help lists the options"),
  ]

  @Test("a mistake is one line that names the option", arguments: mistakes)
  func mistake(arguments: [String], message: String) {
    #expect(throws: DemoOptionsError(message)) { _ = try DemoOptions(arguments: arguments) }
  }

  @Test("the help names every option and fits 80 columns")
  func helpText() {
    for option in [
      "--style", "--pages", "--start", "--toolbar-top", "--text-right", "--floating", "--docked",
      "--transition", "--rtl", "--locale", "--dark", "--light", "--size", "--scale", "--content",
      "--software", "--headless", "--script", "--screenshot", "--events", "--frame-stats",
      "--frames", "--help", "--version",
    ] {
      #expect(DemoHelp.text.contains(option + " ") || DemoHelp.text.contains(option + ","))
    }
    #expect(DemoHelp.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
