import SwipeTabCore

/// The way of a bar between two places that are far apart: half its width away from the one, then
/// half its width to the other.
///
/// What lies between would pass too fast to be seen, and would all have to be painted.
struct TabBarShortcut {
  /// More items than this between two selections are left out.
  static let distance = 64

  /// The offset where the way begins.
  var start: Double
  /// The offset where it ends.
  var end: Double
  /// The width of the bar.
  var width: Double

  /// The offset at a part of the way from 0 to 1; a way shorter than the bar is left whole.
  func offset(at part: Double) -> Double {
    let way = min(max(end - start, -width), width)
    let part = min(max(part, 0), 1)
    return part < 0.5 ? start + way * part : end - way * (1 - part)
  }
}

extension TabBar {
  /// The shortcut of the transition under way, if it leads far.
  var shortcut: TabBarShortcut? {
    guard let transition = shown.transition, isScrollable, isValid(shown),
      abs(transition.to - transition.from) > TabBarShortcut.distance
    else { return nil }
    // Looking at an item may replace an estimate and move the other: both are looked at first.
    _ = offset(ofSelected: transition.to)
    return TabBarShortcut(
      start: offset(ofSelected: transition.from), end: offset(ofSelected: transition.to),
      width: bounds.width)
  }

  /// Where the indicator is on a shortcut: seen in the bar, it goes evenly from the place that it
  /// has at the start to the one that it has at the end.
  func indicatorFrame(on shortcut: TabBarShortcut) -> Rect? {
    guard let transition = shown.transition,
      let from = layout?.indicatorFrame(for: .atRest(on: transition.from)),
      let to = layout?.indicatorFrame(for: .atRest(on: transition.to))
    else { return nil }
    let seen = TabBarMorph.linear(
      from: from.offsetBy(dx: -shortcut.start, dy: 0),
      to: to.offsetBy(dx: -shortcut.end, dy: 0), part: shown.progress)
    return seen.offsetBy(dx: shortcut.offset(at: shown.progress), dy: 0)
  }

  private func offset(ofSelected index: Int) -> Double {
    offset(centring: layout?.focalPoint(for: .atRest(on: index)) ?? 0)
  }

  /// The offset that brings a point of the content into the middle, as far as the ends allow.
  func offset(centring point: Double) -> Double {
    min(max(point - bounds.width / 2, 0), maximumOffset)
  }
}

extension PagerPresentation {
  fileprivate static func atRest(on page: Int) -> PagerPresentation {
    PagerPresentation(phase: .rest, committed: page, position: Double(page))
  }
}
