/// The command line of the benchmarks.
struct BenchmarkOptions {
  /// Something on the command line that is not understood.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  /// The parts to run, in this order.
  var sections: [BenchmarkSection] = []
  /// The file for the figures as JSON, `-` for standard output.
  var jsonFile: String?
  /// The file with the limits of figures; nil for no limits.
  var limitsFile: String?
  /// Whether figures above their limit make the run fail.
  var checksLimits = false
  var showsHelp = false

  static let help = """
    Usage: swipetabs-benchmarks [SECTION...] [--check] [--json FILE|-]

    Measures the demo beside its floors in one run; needs a display (Scripts/benchmark starts one).

      start     start to first frame: a bare C program, 5 pages, 10000 pages
      idle      10 seconds without input: CPU, frames, wake-ups
      swipe     a mouse drag: the demo's frames beside a copy of the frame and presenting it,
                CPU a frame beside a bare C program that slides two pictures
      tabs      10000 tabs beside 5 in each style: start, memory, swipe, selection
      text      200 labels on a page, new and known, beside a copy of the page in memory
      touch     a finger's move on a touch screen to the frame that shows it (own X server)
      memory    500 containers made, swiped and dropped: what is left of them
      latency   tasks of the main actor and the main queue in a program with a window
      pager     events of the pager a second
      stages    layout, painting and compositing at three sizes beside a copy of the frame
      frames    swipe frames of each bar, bars alone, and 5 to 10000 pages, in memory
      allocations  what the frames of a steady swipe allocate
      pacing    intervals between frames with another program on the processor
      soak      a hundred thousand page changes: what memory grows by
      instructions  instructions of a swipe (needs valgrind)

      --limits  the file with the limits of figures: a name, a bar, a number, a bar, the reason
      --check   fail (status 1) when a figure is above its limit
      --json    write the figures as JSON, too; with - nothing else is written
    """

  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--check": checksLimits = true
      case "--limits":
        guard let file = words.popFirst() else {
          throw UsageError(description: "--limits takes the name of a file")
        }
        limitsFile = file
      case "--json":
        guard let file = words.popFirst() else {
          throw UsageError(description: "--json takes the name of a file, or -")
        }
        jsonFile = file
      default:
        guard let section = BenchmarkSection(rawValue: word) else {
          throw UsageError(description: "\(word) is neither an option nor a section (see --help)")
        }
        sections.append(section)
      }
    }
    if sections.isEmpty { sections = BenchmarkSection.allCases }
  }
}

/// A part of the benchmarks.
enum BenchmarkSection: String, CaseIterable {
  case start, idle, swipe, tabs, text, touch, memory, latency
  case pager, stages, frames, allocations, pacing, soak, instructions
}
