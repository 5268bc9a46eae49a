/// A clock that stands still until it is told to go on, with frames on multiples of 1/60 s.
///
/// Time is kept in milliseconds rounded to nanoseconds, so that a hundred waits of 0.1 s are ten
/// seconds exactly, on every machine.
public struct ManualClock: Hashable, Sendable {
  /// Frames per second.
  public static let frameRate = 60.0

  /// The present time in milliseconds.
  public private(set) var milliseconds = 0.0
  private var nextFrame = 0

  /// Creates a clock at zero.
  public init() {}

  /// The present time in seconds.
  public var seconds: Double { milliseconds / 1000 }

  /// The time of the next frame in milliseconds.
  public var nextFrameTime: Double { Double(nextFrame) * 1000 / Self.frameRate }

  /// Goes on to the next frame if it lies before a time in seconds; false when there is none.
  ///
  /// The frame of exactly that time is not drawn yet: it comes when time goes on, after the input
  /// that happens at the same moment.
  public mutating func stepToFrame(before seconds: Double) -> Bool {
    guard nextFrameTime < Self.rounded(seconds) else { return false }
    stepToFrame()
    return true
  }

  /// Goes on to the next frame.
  public mutating func stepToFrame() {
    milliseconds = max(milliseconds, nextFrameTime)
    nextFrame += 1
  }

  /// Goes on to a time in seconds; the clock never goes back.
  public mutating func advance(to seconds: Double) {
    milliseconds = max(milliseconds, Self.rounded(seconds))
  }

  /// Leaves out the frames before a time in seconds, because nothing would change in them.
  public mutating func skipFrames(before seconds: Double) {
    let first = Int((Self.rounded(seconds) * Self.frameRate / 1000).rounded(.up))
    nextFrame = max(nextFrame, first)
  }

  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 1e9).rounded() / 1e6
  }
}
