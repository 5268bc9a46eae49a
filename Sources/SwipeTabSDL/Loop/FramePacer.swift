/// Decides when the next frame may be drawn, so that there is at most one for each refresh of the
/// display, and the first one after a pause comes at once.
///
/// A presenter that does not wait for the display is paced by the clock. One that waits sets the
/// pace itself; then the pacer only keeps the loop with the events for a while after a refresh
/// instead of having it wait in the presenter, where events would pile up and lose their times.
/// That while starts as half an interval and is halved whenever drawing misses a refresh by it.
struct FramePacer: Hashable, Sendable {
  /// Seconds between two refreshes of the display.
  var interval: Double
  /// Whether showing a frame waits for the display.
  var isPacedByPresenter: Bool
  /// When the next frame may be drawn, in seconds; in the past after a pause.
  private(set) var nextFrame = -Double.infinity
  /// The part of an interval that is kept free for events after a refresh.
  private(set) var freePart = 0.5
  private var latestEnd = -Double.infinity

  /// Creates a pacer for a display of so many pictures per second.
  init(refreshRate: Double, isPacedByPresenter: Bool = false) {
    interval = 1 / refreshRate
    self.isPacedByPresenter = isPacedByPresenter
  }

  /// Notes that a frame was begun at one time and was shown at another, in seconds.
  mutating func didDraw(from start: Double, to end: Double) {
    let isInRow = start - nextFrame < interval / 2
    guard isPacedByPresenter else {
      // Frames in a row keep to the ticks, whatever the loop's small delays; a pause or a frame
      // that came late starts new ticks.
      nextFrame = (isInRow ? nextFrame : start) + interval
      return
    }
    if isInRow, end - latestEnd > 1.4 * interval { freePart = freePart > 0.1 ? freePart / 2 : 0 }
    latestEnd = end
    // Should the presenter not wait after all, the second term keeps to a sane rate.
    nextFrame = max(end + freePart * interval, start + 0.9 * interval * (freePart > 0 ? 1 : 0.6))
  }
}
