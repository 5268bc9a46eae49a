/// Decides when the next frame may be drawn, so that there is at most one for each refresh of the
/// display, and the first one after a pause comes at once.
struct FramePacer: Hashable, Sendable {
  /// Seconds between two frames.
  var interval: Double
  /// The tick that the latest frame was drawn for, in seconds.
  private var latest = -Double.infinity

  /// Creates a pacer for a display.
  /// - Parameters:
  ///   - refreshRate: Pictures per second.
  ///   - isPacedByPresenter: Whether showing a frame waits for the display already. Then half an
  ///     interval is kept only, as a brake: a pacer that is a little slower than the display would
  ///     miss every other refresh.
  init(refreshRate: Double, isPacedByPresenter: Bool = false) {
    interval = (isPacedByPresenter ? 0.5 : 1) / refreshRate
  }

  /// When the next frame may be drawn, in seconds; in the past after a pause.
  var nextFrame: Double { latest + interval }

  /// Notes that a frame was drawn at a time.
  mutating func didDraw(at time: Double) {
    // Frames in a row keep to the ticks, whatever the loop's small delays; a pause or a frame that
    // came late starts new ticks.
    let isOnTime = time - nextFrame < interval / 2
    latest = isOnTime ? nextFrame : time
  }
}
