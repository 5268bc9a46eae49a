public import SwipeTabTesting

/// Figures about the frames of a run, as `--frame-stats` writes them.
public struct FrameStatistics: Hashable, Sendable {
  /// The times that frames took to draw, of which the first million is kept.
  private var drawTimes: [Double] = []
  private var framesByCause: [String: Int] = [:]
  private var frameCount = 0
  /// How often the tree was laid out.
  public var layoutPasses = 0
  /// How often pixels went to the graphics card.
  public var textureUploads = 0
  /// The memory of textures that live, in bytes.
  public var textureBytes = 0
  /// From the start of the program to its first frame, in seconds; nil while there is none.
  public var startToFirstFrame: Double?

  /// More frames than this, hours of motion, count but do not enter the draw times.
  private static let keptTimes = 1_000_000

  /// Creates figures without a frame.
  public init() {}

  /// Counts a frame that took a time in seconds to draw.
  public mutating func addFrame(cause: String, drawTime: Double) {
    frameCount += 1
    framesByCause[cause, default: 0] += 1
    if drawTimes.count < Self.keptTimes { drawTimes.append(drawTime) }
  }

  /// The figures as one object; times are microseconds, but for the start in milliseconds.
  public var json: JSONValue {
    let sorted = drawTimes.sorted()
    let causes = framesByCause.sorted { $0.key < $1.key }
      .map { JSONValue.Entry($0.key, .integer($0.value)) }
    return .object([
      .init("frames", .integer(frameCount)),
      .init("framesByCause", .object(causes)),
      .init(
        "drawTime",
        .object([
          .init("min", Self.microseconds(sorted.first)),
          .init("median", Self.microseconds(Self.quantile(0.5, of: sorted))),
          .init("p99", Self.microseconds(Self.quantile(0.99, of: sorted))),
          .init("max", Self.microseconds(sorted.last)),
        ])),
      .init("layoutPasses", .integer(layoutPasses)),
      .init("textureUploads", .integer(textureUploads)),
      .init("textureBytes", .integer(textureBytes)),
      .init("startToFirstFrame", .number(startToFirstFrame.map { $0 * 1000 })),
    ])
  }

  /// The smallest value that at least a share of all values does not exceed (nearest rank).
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  private static func microseconds(_ seconds: Double?) -> JSONValue {
    .number(seconds.map { $0 * 1e6 })
  }
}
