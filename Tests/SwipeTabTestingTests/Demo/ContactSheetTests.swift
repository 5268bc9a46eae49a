import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("Contact sheets", .serialized) @MainActor struct ContactSheetTests {
  @Test("a sheet holds a labelled tile for every page in every language")
  func tiles() throws {
    let plan = SheetPlan(
      name: "small", options: ["--size", "160x120", "--scale", "1"], locales: ["en", "ar"],
      columns: 5)
    let sheet = try plan.picture()
    // Five columns and two rows with gaps of 16 and a line of 20 below each tile.
    #expect(sheet.width == 16 + 5 * 176)
    #expect(sheet.height == 16 + 2 * (120 + 20 + 16))
    // Surface between the tiles, the page's own surface inside.
    #expect(sheet.pixels[8 * sheet.width + 8] == 0xFF8E_8E93)
    #expect(sheet.pixels[60 * sheet.width + 20] == 0xFFFF_FFFF)
  }

  @Test("all looks have a sheet of their own name")
  func plans() {
    let names = SheetPlan.all.map(\.name)
    #expect(Set(names).count == names.count)
    for window in ["phone", "desktop"] {
      for look in ["1x-light-ltr", "1x-light-rtl", "2x-dark-ltr", "2x-dark-rtl"] {
        #expect(names.contains("\(window)-\(look)"))
      }
    }
  }

  @Test("the picture of the README has all windows side by side, each with a border")
  func demoPicture() throws {
    let picture = try DemoPicture.picture()
    #expect(picture.width == 4 * 302 + 3 * 12 + 2 * 6)
    #expect(picture.height == 522 + 2 * 6)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] }
    for window in 0..<4 {
      let x = 6 + window * 314
      #expect(pixel(x - 1, 100) == 0xFFFF_FFFF)
      #expect(pixel(x, 100) == 0xFFC6_C6C8)
      #expect(pixel(x + 301, 100) == 0xFFC6_C6C8)
    }
    // Below the bar: a white page, a dark one, a swipe half way, a grouped surface.
    #expect(pixel(6 + 1 + 10, 100) == 0xFFFF_FFFF)
    #expect(pixel(320 + 1 + 10, 100) == 0xFF00_0000)
    #expect(pixel(948 + 1 + 5, 100) != 0xFFFF_FFFF)
  }

  @Test("a command line without a folder is an error that says what is expected")
  func usage() {
    #expect(ContactSheets.run(arguments: []) == 2)
    #expect(ContactSheets.run(arguments: ["--what"]) == 2)
    #expect(ContactSheets.run(arguments: ["a", "b"]) == 2)
    #expect(ContactSheets.run(arguments: ["--demo"]) == 2)
    #expect(ContactSheets.run(arguments: ["--demo", "a", "b"]) == 2)
  }
}

@Suite("The demo's pages at work", .serialized) @MainActor struct DemoPageTests {
  @Test("a message is read when it is chosen, flagged and deleted by its actions")
  func inbox() throws {
    let demo = try DemoFixture(["--start", "2", "--size", "390x700"])
    let harness = demo.harness
    #expect(harness.isOnScreen("4 unread"))
    try demo.tap("Maren Holt, The boat is ready")
    #expect(harness.isOnScreen("3 unread"))
    func open() throws {
      let row = try harness.element("Leila Haddad, Notes from Thursday").frame
      harness.drag(
        from: Point(x: 300, y: row.midY), to: Point(x: 60, y: row.midY))
      try harness.settle()
    }
    try open()
    try demo.tap("Flag")
    #expect(harness.isOnScreen("3 unread"))
    try open()
    try demo.tap("Delete")
    #expect(harness.isOnScreen("2 unread"))
    #expect(!harness.isOnScreen("Leila Haddad, Notes from Thursday"))
  }

  @Test("the slider of the player tells the time left, and is no swipe")
  func player() throws {
    let demo = try DemoFixture(["--size", "390x844"])
    let harness = demo.harness
    let slider = try harness.element("Position in the track").frame
    let knob = slider.minX + 12 + (slider.width - 24) * 102 / 247
    harness.drag(
      from: Point(x: knob, y: slider.midY), to: Point(x: slider.maxX, y: slider.midY))
    try harness.settle()
    #expect(demo.screen.container.selectedViewControllerIndex == 0)
    let value = try harness.element("Position in the track").value
    #expect(value?.hasSuffix(" / 4:07") == true)
    #expect(value?.hasPrefix("1:42") == false)
  }

  @Test("the reset button puts every setting back")
  func reset() throws {
    let demo = try DemoFixture(["--start", "4", "--size", "700x1000"])
    demo.screen.isTextOnRight = true
    demo.screen.textSize = 1.2
    demo.screen.transition = .none
    try demo.harness.settle()
    try demo.tap("SLUG-RESET")
    #expect(!demo.screen.isTextOnRight)
    #expect(demo.screen.textSize == 1)
    #expect(demo.screen.transition == .slide)
  }

  @Test("a button that starts work gives way to a wheel until it is done")
  func work() throws {
    let demo = try DemoFixture(["--start", "4", "--size", "700x1000"])
    #expect(demo.harness.isOnScreen("Back up"))
    try demo.harness.tap(on: "Back up")
    demo.harness.advance(by: 0.5)
    #expect(!demo.harness.isOnScreen("Back up"))
    demo.harness.advance(by: 2)
    #expect(demo.harness.isOnScreen("Back up"))
  }
}
