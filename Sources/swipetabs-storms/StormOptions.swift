import SwipeTabDemo
import SwipeTabTesting

/// What the command line asks for.
struct StormOptions: Sendable {
  /// A command line that is not understood.
  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  /// The number of storms.
  var count = 1000
  /// The seed of the first one.
  var first = 1
  /// What is added for the next seed, so that several programs can share the work.
  var stride = 1
  /// Commands in a storm.
  var steps = 1000
  /// What the pages show; nil takes the demo's showcase for one storm in ten.
  var content: DemoOptions.Content?
  /// Seconds of use of one window, instead of storms.
  var soak: Int?
  /// Where the scripts of failed storms go.
  var folder = "."
  /// Whether only the help is asked for.
  var showsHelp = false

  static let help = """
    Usage: swipetabs-storms [OPTION...]

    Uses the demo in every way at random, without a display, and checks after each
    command that its promises are kept. A storm that fails is made short; its
    script is written to storm-SEED.script and can be given to swipetabs-demo.

      --count N       number of storms (1000)
      --steps N       commands in each (1000)
      --first SEED    seed of the first storm (1)
      --stride N      added for each next seed (1)
      --content WHAT  what the pages show: text, demo or bench (text, and demo in
                      one of ten)
      --folder NAME   where scripts go (.)
      --soak SECONDS  instead of storms: one window in use for so long at 60 frames
                      a second, with memory and open files watched
      --help          this text

    Exit status: 0 all promises were kept, 1 one was not, 2 bad option.
    """

  init() {}

  /// Reads a command line.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        showsHelp = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw UsageError(description: "\(option): unknown, or its value is missing (see --help)")
      }
      switch option {
      case "--count": count = try Self.number(option, value, in: 1...1_000_000)
      case "--steps": steps = try Self.number(option, value, in: 1...1_000_000)
      case "--first": first = try Self.number(option, value, in: 0...1_000_000_000)
      case "--stride": stride = try Self.number(option, value, in: 1...1000)
      case "--soak": soak = try Self.number(option, value, in: 1...1_000_000)
      case "--folder": folder = value
      case "--content":
        guard let content = DemoOptions.Content(rawValue: value), content != .harness else {
          throw UsageError(description: "--content: expected text, demo or bench, found '\(value)'")
        }
        self.content = content
      default: throw UsageError(description: "unknown option \(option) (see --help)")
      }
    }
  }

  private static func number(
    _ option: String, _ text: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw UsageError(
        description: "\(option): expected a number from \(range.lowerBound) to "
          + "\(range.upperBound), found '\(text)'")
    }
    return value
  }
}
