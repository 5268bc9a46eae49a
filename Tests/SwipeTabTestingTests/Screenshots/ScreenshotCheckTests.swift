import Glibc
import SwipeTabs
import Testing

@testable import SwipeTabTesting

@Suite("Pictures and the report of a run") @MainActor
struct ScreenshotCheckTests {
  let folder = TemporaryFolder()
  let check: ScreenshotCheck
  let run: SnapshotRun

  init() throws {
    check = ScreenshotCheck(
      reference: try ScreenshotReference(name: "home", testFile: "\(folder.path)/HomeTests.swift"),
      origin: ScreenshotOrigin(
        function: "home(look:)", file: "\(folder.path)/HomeTests.swift", line: 12))
    run = SnapshotRun(folder: folder.path + "/report", identity: "first")
  }

  private func picture(_ pixel: UInt32 = 0xFF33_6699, width: Int = 8) -> PixelBuffer {
    PixelBuffer(
      width: width, height: 8, pixels: [UInt32](repeating: pixel, count: width * 8))
  }

  private func report(_ run: SnapshotRun? = nil) throws -> [String] {
    let path = (run ?? self.run).reportPath
    guard Files.exists(path) else { return [] }
    let page = String(decoding: try Files.read(path), as: UTF8.self)
    return page.split(separator: "<script type=\"application/json\"").dropFirst().map(String.init)
  }

  private func list() throws -> [String] {
    String(decoding: try Files.read(run.listPath), as: UTF8.self).split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  @Test("a failure is in the report until the picture is right again")
  func failsAndPasses() throws {
    try check.run(picture(), mode: .record, in: run)
    #expect(try report() == [])
    let error = #expect(throws: ScreenshotError.self) {
      try check.run(picture(0xFF33_669A), mode: .compare, in: run)
    }
    #expect(
      error?.description
        == "'home' is not as its reference: 64 of 64 pixels differ, by up to 1 levels, inside "
        + "(0 0 8 8): see \(check.reference.newPath) and \(check.reference.differencePath), "
        + "report \(run.reportPath); if it is right, accept it with: "
        + "SNAPSHOT=record swift test --filter home")
    let blocks = try report()
    #expect(blocks.count == 1)
    #expect(blocks.first?.contains("\"origin\":\"home(look:) in HomeTests.swift:12\"") == true)
    #expect(blocks.first?.contains("\"kind\":\"different\"") == true)
    for name in ["expected", "actual", "difference"] {
      #expect(
        blocks.first?.contains("\"\(name)\":{\"width\":8,\"height\":8,\"data\":\"iVBO") == true)
    }
    try check.run(picture(), mode: .compare, in: run)
    #expect(!Files.exists(run.reportPath))
    #expect(try list() == ["run", "new", "failed", "same"])
  }

  @Test("a missing reference fails with the command that records it")
  func missing() throws {
    let error = #expect(throws: ScreenshotError.self) {
      try check.run(picture(), mode: .compare, in: run)
    }
    #expect(
      error?.description
        == "there is no reference for 'home': look at \(check.reference.newPath), report "
        + "\(run.reportPath); record it with: SNAPSHOT=missing swift test --filter home")
    #expect(try report().first?.contains("\"kind\":\"missing\"") == true)
    try check.run(picture(), mode: .missing, in: run)
    #expect(try report() == [])
  }

  @Test("another size and a broken reference are in the report")
  func kinds() throws {
    try check.run(picture(), mode: .record, in: run)
    #expect(throws: ScreenshotError.self) {
      try check.run(picture(width: 9), mode: .compare, in: run)
    }
    #expect(try report().last?.contains("\"kind\":\"size\"") == true)
    try Files.write([1, 2, 3], to: check.reference.path)
    #expect(throws: ScreenshotError.self) { try check.run(picture(), mode: .compare, in: run) }
    #expect(try report().last?.contains("\"kind\":\"unreadable\"") == true)
  }

  @Test("recording shows what it has replaced, and lists new, changed and unchanged ones")
  func recorded() throws {
    for pixel in [0xFF00_0000, 0xFF00_0000, 0xFF00_00FF] as [UInt32] {
      try check.run(picture(pixel), mode: .record, in: run)
    }
    #expect(try list() == ["run", "new", "unchanged", "changed"])
    #expect(try report().first?.contains("\"kind\":\"recorded\"") == true)
  }

  @Test("the next run begins with an empty report")
  func nextRun() throws {
    #expect(throws: ScreenshotError.self) { try check.run(picture(), mode: .compare, in: run) }
    let next = SnapshotRun(folder: run.folder, identity: "second")
    var other = check
    other.reference = try ScreenshotReference(
      name: "other", testFile: "\(folder.path)/HomeTests.swift")
    try other.run(picture(), mode: .record, in: next)
    #expect(try report() == [])
    #expect(try list() == ["run", "new"])
  }

  @Test("a report that cannot be written does not hide the failure")
  func unwritable() throws {
    try Files.write([], to: folder.path + "/report")
    let error = #expect(throws: ScreenshotError.self) {
      try check.run(picture(), mode: .compare, in: run)
    }
    #expect(error?.description.hasPrefix("there is no reference for 'home'") == true)
    #expect(error?.description.contains("the report cannot be written") == true)
    unlink(folder.path + "/report")
  }

  @Test("other fonts than those of the references come first in the message")
  func fonts() throws {
    let own = FontRecord(text: "Sans.ttf 2.0 abc\nFreeType 2.12.1\n")
    var check = check
    check.fonts = own
    try check.run(picture(), mode: .record, in: run)
    let path = check.reference.folder + "/fonts.txt"
    #expect(try Files.read(path) == Array(own.text.utf8))
    check.fonts = FontRecord(text: "Sans.ttf 2.1 abd\nFreeType 2.12.1\nOther.ttf 1 2\n")
    try check.run(picture(), mode: .compare, in: run)
    let error = #expect(throws: ScreenshotError.self) {
      try check.run(picture(0), mode: .compare, in: run)
    }
    #expect(
      error?.description.hasPrefix(
        "the reference was made with Sans.ttf 2.0 abc, here it is 2.1 abd; so: 'home' is not as")
        == true)
  }

  @Test("a handler takes failures, and the test goes on")
  func handler() throws {
    let harness = TestHarness(size: Size(width: 8, height: 8), textEngine: NoText())
    harness.show(View())
    var failures: [ScreenshotFailure] = []
    harness.screenshotFailureHandler = { failures.append($0) }
    try harness.expectScreenshot(named: "../no name", file: "/tmp/a.swift", line: 7)
    #expect(failures.map(\.origin.line) == [7])
    harness.screenshotFailureHandler = nil
    #expect(throws: ScreenshotError.self) { try harness.expectScreenshot(named: "../no name") }
  }
}
