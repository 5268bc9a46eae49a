/// How a long use of one window went.
public struct SoakReport: Hashable, Sendable {
  /// A soak is measured in so many parts of the same length.
  public static let parts = 4

  /// The seconds of use, on the manual clock.
  public var seconds: Double
  /// The commands carried out.
  public var commandCount = 0
  /// The frames that were drawn.
  public var frameCount = 0
  /// The most that the program held in each part, by looks at even intervals.
  public var peaks: [ProcessUse] = []
  /// What it held at the end of each part, when the window was as in the beginning and all caches
  /// were empty.
  public var bare: [ProcessUse] = []

  /// Creates a report of use that has not begun.
  public init(seconds: Double) { self.seconds = seconds }

  /// Keeps the larger of what was known and seen in a part, for each figure.
  mutating func note(_ use: ProcessUse, part: Int) {
    guard part < peaks.count else { return peaks.append(use) }
    peaks[part] = ProcessUse(
      heapBytes: max(peaks[part].heapBytes, use.heapBytes),
      residentBytes: max(peaks[part].residentBytes, use.residentBytes),
      openFiles: max(peaks[part].openFiles, use.openFiles))
  }

  /// How many bytes more may be allocated with empty caches at the end than after the first part:
  /// what is kept of each swipe would be more in an hour.
  public static let greatestBareGrowth = 256 << 10
  /// How many bytes more may be allocated at most in the second half than in the first one, whose
  /// first part fills the caches: they have fixed budgets, but are not always full to the brim.
  public static let greatestPeakGrowth = 4 << 20

  /// What grew, a line for each; empty when what the program holds is flat.
  public var growths: [String] {
    guard let warm = bare.first, let end = bare.last, peaks.count == Self.parts else {
      return ["nothing was measured"]
    }
    var lines: [String] = []
    let half = Self.parts / 2
    func peak(_ parts: some Sequence<ProcessUse>, _ figure: KeyPath<ProcessUse, Int>) -> Int {
      parts.map { $0[keyPath: figure] }.max() ?? 0
    }
    let bareGrowth = end.heapBytes - warm.heapBytes
    if bareGrowth > Self.greatestBareGrowth {
      lines.append("\(bareGrowth >> 10) KB more with empty caches at the end")
    }
    let growth =
      peak(peaks.suffix(half), \.heapBytes) - peak(peaks.prefix(half), \.heapBytes)
    if growth > Self.greatestPeakGrowth {
      lines.append("\(growth >> 10) KB more at most in the second half than in the first")
    }
    if end.openFiles > warm.openFiles {
      lines.append("\(end.openFiles - warm.openFiles) open files more with empty caches")
    }
    let files = peak(peaks.dropFirst(), \.openFiles) - peaks[0].openFiles
    if files > 0 { lines.append("\(files) open files more than in the first part") }
    return lines
  }
}
