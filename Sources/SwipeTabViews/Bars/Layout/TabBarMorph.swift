public import SwipeTabCore

/// How an indicator gets from one item to another: the shapes between two rectangles.
public enum TabBarMorph {
  /// The rectangle a part of the way along, with position and size moving evenly.
  ///
  /// - Parameters:
  ///   - from: The rectangle at part 0.
  ///   - to: The rectangle at part 1.
  ///   - part: The part of the way from 0 to 1; outside it stays at its end.
  /// - Returns: A rectangle that is exactly one of the two at both ends.
  public static func linear(from: Rect, to: Rect, part: Double) -> Rect {
    if part <= 0 { return from }
    if part >= 1 { return to }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Rect(
      x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
      height: mix(from.height, to.height))
  }

  /// The rectangle a part of the way along, stretched as if it were elastic: the edge in front, in
  /// the direction of travel, follows `sin(πf/2)` and the rear one `1 - cos(πf/2)`, as in Android.
  ///
  /// - Parameters:
  ///   - from: The rectangle at part 0.
  ///   - to: The rectangle at part 1.
  ///   - part: The part of the way `f` from 0 to 1; outside it stays at its end.
  /// - Returns: A rectangle that is exactly one of the two at both ends.
  public static func elastic(from: Rect, to: Rect, part: Double) -> Rect {
    if part <= 0 { return from }
    if part >= 1 { return to }
    let angle = part * .pi / 2
    let front = Math.sin(angle)
    let rear = 1 - Math.cos(angle)
    let isForward = to.midX >= from.midX
    let left = from.minX + (to.minX - from.minX) * (isForward ? rear : front)
    let right = from.maxX + (to.maxX - from.maxX) * (isForward ? front : rear)
    let even = linear(from: from, to: to, part: part)
    return Rect(x: left, y: even.minY, width: max(0, right - left), height: even.height)
  }
}

extension TabBarLayout {
  /// The rectangle that morphs between the two items of a transition, or the selected item's.
  ///
  /// While a finger drags or a spring finishes it is elastic; for a tap or a selection by code
  /// position and size move evenly with the progress.
  public func morphedFrame(for presentation: PagerPresentation) -> Rect? {
    guard let committed = presentation.committed else { return nil }
    guard let transition = presentation.transition else { return frame(at: committed) }
    // Looking at an item may replace an estimate and move the other: both are looked at first.
    _ = frame(at: transition.to)
    let from = frame(at: transition.from)
    let to = frame(at: transition.to)
    return presentation.phase == .programmatic
      ? TabBarMorph.linear(from: from, to: to, part: presentation.progress)
      : TabBarMorph.elastic(from: from, to: to, part: presentation.progress)
  }

  /// The rectangle at a continuous position among the items: between two neighbours it moves evenly
  /// from one to the other, beyond the ends it leaves with the pages.
  ///
  /// - Parameters:
  ///   - position: A position in pages.
  ///   - count: How many items there are; at least 1.
  /// - Returns: A rectangle in points of the content.
  public func frame(atPosition position: Double, count: Int) -> Rect {
    let last = Double(count - 1)
    let low = min(max(position, 0), last).rounded(.down)
    _ = frame(at: min(Int(low) + 1, count - 1))
    let from = frame(at: Int(low))
    if position < 0 { return from.offsetBy(dx: position * from.width, dy: 0) }
    if position >= last { return from.offsetBy(dx: (position - last) * from.width, dy: 0) }
    return TabBarMorph.linear(from: from, to: frame(at: Int(low) + 1), part: position - low)
  }
}
