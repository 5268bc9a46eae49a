import Glibc
import SwipeTabCore
import SwipeTabDrawing
import SwipeTabSDL
import Testing

/// Nothing a string can hold does harm: not to time, not to memory, not to the width.
@Suite("Hostile text", .serialized) @MainActor struct TextFuzzTests {
  /// More strings, with limits for time and memory: `SWIPETABS_FUZZ_STRINGS=10000`.
  private static let longCount = getenv("SWIPETABS_FUZZ_STRINGS").flatMap {
    Int(String(cString: $0))
  }
  /// Seconds of CPU that no layout may take; code that is not optimised is slower.
  #if DEBUG
    private static let timeLimit = 3.0
  #else
    private static let timeLimit = 1.0
  #endif
  /// Bytes that the engine may make the process grow by.
  private static let memoryLimit = 256 << 20

  @Test("Hostile strings are laid out in bounds, in time and in little memory")
  func hostile() throws {
    let engine = try SDLTextEngine { _ in }
    var text = HostileText(seed: 2026)
    let modes: [LineBreakMode] = [
      .wordWrapping, .truncatingTail, .truncatingHead, .truncatingMiddle, .clipping,
    ]
    let start = Self.greatestResidentMemory
    var times: [(seconds: Double, index: Int)] = []
    for index in 0..<(Self.longCount ?? 100) {
      let style = TextStyle(
        font: .system(13, weight: FontWeight.allCases[index % FontWeight.allCases.count]),
        alignment: .center, lineBreakMode: modes[index / 3 % modes.count],
        numberOfLines: index % 3, direction: index % 7 < 3 ? .rightToLeft : .leftToRight)
      let width = index % 11 == 0 ? nil : Double(20 + index * 37 % 500)
      let string = text.next()
      let before = Self.time
      let layout = engine.layout(string, style: style, maxWidth: width, scale: 1)
      times.append((Self.time - before, index))
      #expect(layout.size.width <= width ?? Double(SDLTextEngine.greatestLineWidth), "\(index)")
      #expect(layout.lineCount >= 1 && (index % 3 == 0 || layout.lineCount <= index % 3))
      #expect(layout.lineCount <= SDLTextEngine.greatestLength + 1)
      #expect(engine.byteCount <= 24 << 20)
    }
    guard Self.longCount != nil else { return }
    times.sort { $0.seconds > $1.seconds }
    let growth = Self.greatestResidentMemory - start
    print("slowest: \(times.prefix(5)); all: \(times.reduce(0) { $0 + $1.seconds }) s, \(growth) B")
    #expect(times[0].seconds < Self.timeLimit)
    #expect(growth < Self.memoryLimit)
  }

  @Test("Directional controls nested without end and brackets without number are survived")
  func nesting() throws {
    let engine = try SDLTextEngine { _ in }
    let style = TextStyle(font: .system(13))
    for control in ["\u{202B}", "\u{2067}", "\u{2066}\u{202E}", "\u{2068}\u{202A}"] {
      for count in [20, 70, 130, 5000] {
        let open = String(repeating: control, count: count)
        for close in ["", "\u{202C}", "\u{2069}", "\u{2069}\u{202C}\u{2069}"] {
          let text = open + "אב ab" + String(repeating: close, count: count) + "ג"
          let layout = engine.layout(text, style: style, maxWidth: nil, scale: 1)
          #expect(layout.string == String(text.unicodeScalars.prefix(10_000)) || layout.isTruncated)
        }
      }
    }
    let brackets = "א" + String(repeating: "()[", count: 3000)
    #expect(!engine.layout(brackets, style: style, maxWidth: nil, scale: 1).runs.isEmpty)
  }

  @Test("An end of an isolate that never began is as neutral as the rule wants it")
  func unmatchedEnd() throws {
    let engine = try SDLTextEngine { _ in }
    let order = engine.compose(
      "אב\u{2069} cd\u{202C}", style: TextStyle(font: .system(16)), maxWidth: nil, scale: 1)
    #expect(order[0] == ["cd", " ", "אב"] || order[0] == ["cd", " אב"])
  }

  /// The CPU time of this thread in seconds, which other processes don't change.
  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory the process has had so far, in bytes.
  private static var greatestResidentMemory: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss * 1024
  }
}
