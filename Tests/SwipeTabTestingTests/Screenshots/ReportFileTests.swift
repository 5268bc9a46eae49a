import Glibc
import SwipeTabs
import Testing

@testable import SwipeTabTesting

@Suite("The report of failures") struct ReportFileTests {
  let folder = TemporaryFolder()
  var report: ReportFile { ReportFile(path: folder.path + "/report.html") }

  private func entry(_ name: String, bytes: [UInt8] = [1, 2, 3]) -> ReportEntry {
    var entry = ReportEntry(
      key: "/tmp/\(name)", name: name, kind: .different, message: "m", origin: "o", command: "c")
    entry.actual = ReportEntry.Picture(width: 1, height: 1, bytes: bytes)
    return entry
  }

  private func text() throws -> String {
    String(decoding: try Files.read(report.path), as: UTF8.self)
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test("names and messages cannot end a script or begin a tag")
  func escapes() throws {
    let name = "</script><img src=x onerror=alert(1)>&<!--"
    var evil = entry(name)
    evil.message = "<script>alert(1)</script>"
    evil.origin = "\"><b>"
    evil.command = "a && b > c"
    try report.add(evil)
    let page = try text()
    let block = page.suffix(page.count - ReportPage.text.count)
    #expect(count("</script>", in: page) == 2)
    #expect(!block.contains("<img"))
    #expect(!block.contains("<!--"))
    #expect(!block.contains("<b>"))
    #expect(block.contains("\\u003c/script\\u003e\\u003cimg src=x"))
  }

  @Test("the page asks for nothing outside itself")
  func isSelfContained() {
    for word in ["http:", "https:", "//cdn", "@import", "url(", "fetch(", "innerHTML"] {
      #expect(!ReportPage.text.contains(word), "\(word)")
    }
    #expect(ReportPage.text.contains("default-src 'none'"))
  }

  @Test("failures are added and taken out one by one, and the page goes with the last")
  func addAndRemove() throws {
    for name in ["a", "b", "c"] { try report.add(entry(name)) }
    try report.remove("/tmp/b")
    try report.remove("/tmp/unknown")
    let page = try text()
    #expect(page.contains("\"name\":\"a\"") && page.contains("\"name\":\"c\""))
    #expect(!page.contains("\"name\":\"b\""))
    try report.remove("/tmp/a")
    try report.remove("/tmp/c")
    #expect(!Files.exists(report.path))
  }

  @Test("what a killed process has left half written is cut off")
  func repair() throws {
    try report.add(entry("a"))
    let whole = try Files.read(report.path)
    try report.add(entry("b"))
    let both = try Files.read(report.path)
    try Files.write(Array(both.dropLast(12)), to: report.path)
    try report.add(entry("c"))
    let page = try text()
    #expect(page.hasPrefix(String(decoding: whole, as: UTF8.self)))
    #expect(!page.contains("\"name\":\"b\"") && page.contains("\"name\":\"c\""))
  }

  @Test("a thousand failures take a second, and beyond the greatest size they lose their pictures")
  func thousand() throws {
    let bytes = [UInt8](repeating: 7, count: 3000)
    for index in 0..<1000 { try report.add(entry("picture-\(index)", bytes: bytes)) }
    let page = try text()
    #expect(count("class=\"failure\"", in: page) == 1000)
    #expect(page.utf8.count < 6_000_000)
    let full = ReportFile(path: report.path, greatestSize: page.utf8.count + 500)
    try full.add(entry("last", bytes: bytes))
    #expect(try text().hasSuffix("\"actual\":null,\"difference\":null}</script>\n"))
  }

  @Test("threads and processes that write at once lose nothing")
  func parallel() async throws {
    let run = SnapshotRun(folder: folder.path + "/report", identity: "one")
    let entries = (0..<40).map { entry("picture-\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for entry in entries {
        group.addTask {
          try run.note(.failed, entry.key)
          try run.report(entry)
        }
      }
      try await group.waitForAll()
    }
    let page = String(decoding: try Files.read(run.reportPath), as: UTF8.self)
    for entry in entries { #expect(page.contains("\"name\":\"\(entry.name)\"")) }
    let list = String(decoding: try Files.read(run.listPath), as: UTF8.self)
    #expect(list.split(separator: "\n").count == 41)
  }

  @Test("bytes as text", arguments: ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v"])
  func base64(plain: String, text: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == text)
  }
}
