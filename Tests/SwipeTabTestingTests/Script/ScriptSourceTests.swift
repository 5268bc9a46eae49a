import Glibc
import SwipeTabTesting
import Testing

@Suite("Source of a script")
@MainActor
struct ScriptSourceTests {
  private func lines(_ source: ScriptSource) async throws -> [String] {
    var lines: [String] = []
    while let line = try await source.nextLine() { lines.append(line) }
    return lines
  }

  /// Writes a file into the temporary folder and removes it after use.
  private func withFile(_ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
    var template = Array("/tmp/swipetabs-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    #expect(descriptor >= 0)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    try await body(path)
  }

  @Test("a file's lines come one by one, the last one without an end too")
  func file() async throws {
    try await withFile(Array("\u{FEFF}a\r\n\nlast".utf8)) { path in
      let source = try ScriptSource(path: path)
      let found = try await lines(source)
      #expect(found == ["a\r", "", "last"])
      #expect(source.lineNumber == 3)
    }
  }

  @Test("lines longer than a buffer are whole")
  func long() async throws {
    let line = String(repeating: "x", count: 60_000)
    try await withFile(Array("\(line)\n\(line)\n\(line)\n".utf8)) { path in
      let found = try await lines(ScriptSource(path: path))
      #expect(found == [line, line, line])
    }
  }

  @Test("a line without an end in sight is refused")
  func tooLong() async throws {
    let text = "state\n" + String(repeating: "x", count: ScriptLimits.lineBytes + 1)
    let error = await #expect(throws: ScriptError.self) {
      _ = try await lines(ScriptSource(text: text, name: "s"))
    }
    #expect(error?.description == "s:2: expected a line of at most 65536 bytes")
  }

  @Test("bytes that are no text are refused", arguments: [[0xFF], [0x61, 0]] as [[UInt8]])
  func binary(bytes: [UInt8]) async throws {
    try await withFile(bytes) { path in
      let error = await #expect(throws: ScriptError.self) {
        _ = try await lines(ScriptSource(path: path))
      }
      #expect(error?.message == "expected text in UTF-8, found other bytes")
    }
  }

  @Test("a missing file and a folder are errors that say why")
  func unreadable() {
    let missing = #expect(throws: FileError.self) { _ = try ScriptSource(path: "/nowhere/script") }
    #expect(missing?.description == "'/nowhere/script': No such file or directory")
    let folder = #expect(throws: FileError.self) { _ = try ScriptSource(path: "/tmp") }
    #expect(folder?.description == "'/tmp': Is a directory")
  }
}
