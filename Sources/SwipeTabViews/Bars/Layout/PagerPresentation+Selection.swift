public import SwipeTabCore

extension PagerPresentation {
  /// How far an item of the bar is selected: 1 is fully, 0 not at all.
  ///
  /// In a slide the two pages share it; in a strip each page within one page of the position has its
  /// part. In the rubber band the end page stays selected.
  ///
  /// - Parameter index: The index of an item.
  /// - Returns: A number from 0 to 1.
  public func selection(of index: Int) -> Double {
    guard let committed else { return 0 }
    guard let transition else { return index == committed ? 1 : 0 }
    if isStrip, transition.origin == Double(transition.from) {
      let low = Double(min(transition.from, transition.to))
      let high = Double(max(transition.from, transition.to))
      return max(0, 1 - abs(Double(index) - min(max(position, low), high)))
    }
    let part = min(max(progress, 0), 1)
    if index == transition.from { return 1 - part }
    return index == transition.to ? part : 0
  }
}
