public import SwipeTabCore

/// The geometry of a bar's items for one size, in logical coordinates.
///
/// `x` grows from the leading edge of the content in both layout directions and `y` from the top of
/// the bar; the bar mirrors and scrolls what it gets. A new layout is made when the size, the items
/// or the environment change. Everything is a pure function of what the layout was made from and of
/// the presentation, but for layouts that estimate what nobody has looked at: they say so in
/// `measure(_:)`.
@MainActor public protocol TabBarLayout: AnyObject {
  /// The width of all items with the space around them, in points; the bar scrolls when it is wider
  /// than the bar.
  var contentWidth: Double { get }

  /// Where the item with an index from 0 to the number of items less one lies.
  func item(at index: Int) -> TabBarItemLayout

  /// What the item with an index occupies: the frame of `item(at:)`, which several steps of each
  /// frame ask for.
  func frame(at index: Int) -> Rect

  /// The items that touch a range of the content.
  func indices(in range: ClosedRange<Double>) -> Range<Int>

  /// Where the indicator is, or nil without one.
  func indicatorFrame(for presentation: PagerPresentation) -> Rect?

  /// Which point of the content should be in the middle of the bar, as far as the ends allow.
  func focalPoint(for presentation: PagerPresentation) -> Double

  /// Makes exact what was estimated in a range of the content.
  ///
  /// - Parameter range: A range in points of the content.
  /// - Returns: Whether anything moved by that; the bar then sees to it that what is seen stays.
  func measure(_ range: ClosedRange<Double>) -> Bool
}

extension TabBarLayout {
  /// The frame of the item with its parts.
  public func frame(at index: Int) -> Rect { item(at: index).frame }

  /// No indicator.
  public func indicatorFrame(for presentation: PagerPresentation) -> Rect? { nil }

  /// Nothing is estimated.
  public func measure(_ range: ClosedRange<Double>) -> Bool { false }

  /// The middle of the selected item; on the way between two it moves evenly from one to the other.
  ///
  /// It follows the continuous position, from neighbour to neighbour, so that it never turns back;
  /// where a strip starts near its target, it goes straight from the item left to the target.
  public func focalPoint(for presentation: PagerPresentation) -> Double {
    guard let committed = presentation.committed else { return 0 }
    func middle(_ index: Int) -> Double { frame(at: index).midX }
    guard let transition = presentation.transition else { return middle(committed) }
    let progress = min(max(presentation.progress, 0), 1)
    let from: Int
    let to: Int
    let part: Double
    if transition.origin == Double(transition.from) {
      let low = Double(min(transition.from, transition.to))
      let high = Double(max(transition.from, transition.to))
      let position = min(max(presentation.position, low), high)
      from = Int(position.rounded(.down))
      to = min(from + 1, Int(high))
      part = position - Double(from)
    } else {
      from = transition.from
      to = transition.to
      part = progress
    }
    // Looking at an item may replace an estimate and move the other: both are looked at first.
    _ = middle(to)
    let start = middle(from)
    return part == 0 ? start : start + (middle(to) - start) * part
  }
}
