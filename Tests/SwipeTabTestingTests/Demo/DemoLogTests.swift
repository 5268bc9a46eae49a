import Glibc
import SwipeTabDemo
import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Logs of the demo")
@MainActor
struct DemoLogTests {
  nonisolated static let events: [(DemoEvent, String)] = [
    (.lifecycle(.didLoad, page: 2), #"{"time":12.5,"event":"didLoad","page":2}"#),
    (.lifecycle(.willAppear, page: 0), #"{"time":12.5,"event":"willAppear","page":0}"#),
    (.beforeSwipe(from: 0, to: 1), #"{"time":12.5,"event":"beforeSwipe","from":0,"to":1}"#),
    (.afterSwipe(from: 0, to: 1), #"{"time":12.5,"event":"afterSwipe","from":0,"to":1}"#),
    (.commit(index: 1), #"{"time":12.5,"event":"commit","index":1}"#),
    (.queued(index: 4), #"{"time":12.5,"event":"queued","index":4}"#),
    (
      .skipped(page: "page 3", reason: "no tab item"),
      #"{"time":12.5,"event":"skipped","page":"page 3","reason":"no tab item"}"#
    ),
    (
      .frame(cause: "animation", damage: Rect(x: 0, y: 1, width: 2, height: 3)),
      #"{"time":12.5,"event":"frame","cause":"animation","damage":[0,1,2,3]}"#
    ),
    (.error(message: "a \"b\""), #"{"time":12.5,"event":"error","message":"a \"b\""}"#),
  ]

  @Test("every event is one line", arguments: events)
  func event(event: DemoEvent, line: String) {
    #expect(event.json(milliseconds: 12.5).description == line)
  }

  @Test("a log that cannot be written on is an error with the file's name, once, and no crash")
  func fullDisk() throws {
    let sink = try ByteSink(path: "/dev/full")
    sink.write(line: "one")
    sink.write(line: "two")
    #expect(sink.failure == FileError(path: "/dev/full", code: ENOSPC))
  }

  @Test("figures without a frame are null")
  func noFrames() {
    #expect(
      FrameStatistics().json.description
        == #"{"frames":0,"framesByCause":{},"drawTime":{"min":null,"median":null,"p99":null,"#
        + #""max":null},"layoutPasses":0,"textureUploads":0,"textureBytes":0,"#
        + #""startToFirstFrame":null}"#)
  }

  @Test("draw times are told by nearest rank, in microseconds")
  func quantiles() {
    var statistics = FrameStatistics()
    for time in 1...200 { statistics.addFrame(cause: "animation", drawTime: Double(time) / 1e6) }
    statistics.addFrame(cause: "input", drawTime: 1)
    statistics.layoutPasses = 3
    statistics.startToFirstFrame = 0.125
    #expect(
      statistics.json.description
        == #"{"frames":201,"framesByCause":{"animation":200,"input":1},"drawTime":{"min":1,"#
        + #""median":101,"p99":199,"max":1000000},"layoutPasses":3,"textureUploads":0,"#
        + #""textureBytes":0,"startToFirstFrame":125}"#)
  }

  @Test("a sink empties its file, appends at once, and says why it cannot be opened")
  func sink() throws {
    var template = Array("/tmp/swipetabs-test-XXXXXX".utf8CString)
    close(mkstemp(&template))
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    try ByteSink(path: path).write(line: "old and longer")
    let sink = try ByteSink(path: path)
    sink.write(line: "one")
    sink.write([0x32, 0x0A])
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = fread(&buffer, 1, buffer.count, file)
    #expect(String(decoding: buffer[..<count], as: UTF8.self) == "one\n2\n")
    let error = #expect(throws: FileError.self) { _ = try ByteSink(path: "/nowhere/log") }
    #expect(error?.description == "'/nowhere/log': No such file or directory")
  }

  @Test("a file can be checked without being made")
  func check() throws {
    try ByteSink.check(path: "/tmp/swipetabs-never-made")
    #expect(access("/tmp/swipetabs-never-made", F_OK) != 0)
    #expect(throws: FileError.self) { try ByteSink.check(path: "/tmp") }
    #expect(throws: FileError.self) { try ByteSink.check(path: "/nowhere/log") }
    #expect(throws: FileError.self) { try ByteSink.check(path: "/dev/null/log") }
  }
}
