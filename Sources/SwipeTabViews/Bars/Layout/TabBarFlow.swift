public import SwipeTabCore

/// Items in a row, each as wide as it wants, with equal spaces between: the layout of scrolling bars.
///
/// Of a long row only what is looked at is measured; the widths of the others are estimated from the
/// first items, so that ten thousand items cost what a few cost.
@MainActor public final class TabBarFlow: TabBarLayout {
  /// Up to this many items are all measured at once, so that nothing is estimated.
  static let eagerLimit = 64
  /// How many items the estimate is taken from.
  static let sampleCount = 16
  /// How many laid out items are kept; frames are kept for all that were measured.
  static let cacheLimit = 512

  /// How many items there are.
  public let count: Int
  private let leading: Double
  private let trailing: Double
  private let spacing: Double
  private let isUniform: Bool
  private let makeItem: @MainActor (Int) -> TabBarItemLayout
  private var sums: SparsePrefixSums
  /// What the items that were measured occupy, from x = 0 on: nothing is copied for it but this.
  private var frames = PagedArray<Rect?>(common: nil)
  private var measuredCount = 0
  /// A part of the content in which all items were measured.
  private var exactRange: ClosedRange<Double>?
  private var cache: [Int: TabBarItemLayout] = [:]
  private var indicator: (@MainActor (TabBarFlow, PagerPresentation) -> Rect?)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - leading: The space in points before the first item.
  ///   - trailing: The space in points after the last item.
  ///   - spacing: The space in points between two items.
  ///   - uniformWidth: The width of every item in points, if it is known without asking.
  ///   - indicator: Where the indicator is; nil for none.
  ///   - makeItem: Lays out the item with an index; its frame begins at x = 0.
  public init(
    count: Int, leading: Double, trailing: Double, spacing: Double, uniformWidth: Double? = nil,
    indicator: (@MainActor (TabBarFlow, PagerPresentation) -> Rect?)? = nil,
    makeItem: @escaping @MainActor (Int) -> TabBarItemLayout
  ) {
    self.count = max(0, count)
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    self.makeItem = makeItem
    self.indicator = indicator
    isUniform = uniformWidth != nil
    sums = SparsePrefixSums(count: count, estimate: max(1, (uniformWidth ?? 1) + spacing))
    guard uniformWidth == nil, count > 0 else { return }
    let sample = (0..<min(count, TabBarFlow.sampleCount)).map { makeItem($0) }
    let mean = sample.reduce(0) { $0 + $1.frame.width } / Double(sample.count)
    sums = SparsePrefixSums(count: count, estimate: max(1, mean + spacing))
    for (index, item) in sample.enumerated() { keep(item, at: index) }
    if count <= TabBarFlow.eagerLimit { for index in 0..<count { measureItem(at: index) } }
  }

  /// The width of all items with the spaces around and between, in points.
  public var contentWidth: Double {
    leading + trailing + (count > 0 ? sums.sum(first: count) - spacing : 0)
  }

  /// Where an item lies; it is measured if it was not.
  public func item(at index: Int) -> TabBarItemLayout {
    measureItem(at: index)
    let item = cache[index] ?? makeItem(index)
    if cache[index] == nil { store(item, at: index) }
    return item.offsetBy(dx: leading + sums.sum(first: index))
  }

  /// What an item occupies; it is measured if it was not.
  public func frame(at index: Int) -> Rect {
    guard let frame = frames[index] else { return item(at: index).frame }
    return frame.offsetBy(dx: leading + sums.sum(first: index), dy: 0)
  }

  /// The items that touch a range of the content.
  public func indices(in range: ClosedRange<Double>) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = sums.index(at: range.lowerBound - leading)
    let last = sums.index(at: range.upperBound - leading)
    return first..<(last + 1)
  }

  /// Where the indicator is.
  public func indicatorFrame(for presentation: PagerPresentation) -> Rect? {
    count > 0 ? indicator?(self, presentation) : nil
  }

  /// Measures the items in a range of the content.
  public func measure(_ range: ClosedRange<Double>) -> Bool {
    guard !isUniform, measuredCount < count else { return false }
    if let exactRange, exactRange.contains(range) { return false }
    var hasMoved = false
    // Items that turn out narrower than estimated let further ones into the range.
    for _ in 0..<8 {
      var isExact = true
      for index in indices(in: range) where frames[index] == nil {
        measureItem(at: index)
        isExact = false
      }
      if isExact {
        exactRange = exactRange.flatMap { $0.union(with: range) } ?? range
        break
      }
      hasMoved = true
    }
    return hasMoved
  }

  private func measureItem(at index: Int) {
    guard !isUniform, frames[index] == nil else { return }
    keep(makeItem(index), at: index)
  }

  private func keep(_ item: TabBarItemLayout, at index: Int) {
    guard frames[index] == nil else { return }
    exactRange = nil  // What lies behind moves.
    measuredCount += 1
    sums.add(item.frame.width + spacing - sums.estimate, at: index)
    store(item, at: index)
  }

  private func store(_ item: TabBarItemLayout, at index: Int) {
    if cache.count >= TabBarFlow.cacheLimit { cache = [:] }
    cache[index] = item
    frames[index] = item.frame
  }
}

extension ClosedRange {
  /// Both ranges together; nil where they do not touch.
  fileprivate func union(with other: ClosedRange) -> ClosedRange? {
    guard overlaps(other) else { return nil }
    return Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
