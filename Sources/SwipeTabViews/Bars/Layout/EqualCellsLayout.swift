public import SwipeTabCore

/// Cells that share the width of the bar equally: each is `1 / n` of it, however many there are.
@MainActor public final class EqualCellsLayout: TabBarLayout {
  /// The width of the bar in points.
  public let contentWidth: Double
  /// How many cells there are.
  public let count: Int
  private let makeItem: @MainActor (Int, Double) -> TabBarItemLayout
  private let indicator: (@MainActor (EqualCellsLayout, PagerPresentation) -> Rect?)?
  private var cache: [Int: TabBarItemLayout] = [:]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - count: How many cells.
  ///   - width: The width of the bar in points.
  ///   - indicator: Where the indicator is; nil for none.
  ///   - makeItem: Lays out the item with an index in a width in points; its frame begins at x = 0.
  public init(
    count: Int, width: Double,
    indicator: (@MainActor (EqualCellsLayout, PagerPresentation) -> Rect?)? = nil,
    makeItem: @escaping @MainActor (Int, Double) -> TabBarItemLayout
  ) {
    self.count = max(0, count)
    contentWidth = width
    self.indicator = indicator
    self.makeItem = makeItem
  }

  /// The width of a cell in points; without cells that of the bar.
  public var cellWidth: Double { contentWidth / Double(max(count, 1)) }

  /// The cell with an index.
  public func item(at index: Int) -> TabBarItemLayout {
    let x = contentWidth * Double(index) / Double(max(count, 1))
    if let item = cache[index] { return item.offsetBy(dx: x) }
    let item = makeItem(index, cellWidth)
    if cache.count >= TabBarFlow.cacheLimit { cache = [:] }
    cache[index] = item
    return item.offsetBy(dx: x)
  }

  /// The frame of the cell with an index.
  public func frame(at index: Int) -> Rect {
    guard let item = cache[index] else { return item(at: index).frame }
    return item.frame.offsetBy(dx: contentWidth * Double(index) / Double(max(count, 1)), dy: 0)
  }

  /// The cells that touch a range.
  public func indices(in range: ClosedRange<Double>) -> Range<Int> {
    guard count > 0, cellWidth > 0 else { return 0..<0 }
    func index(_ x: Double) -> Int {
      Int(min(max((x / cellWidth).rounded(.down), 0), Double(count - 1)))
    }
    return index(range.lowerBound)..<(index(range.upperBound) + 1)
  }

  /// Where the indicator is.
  public func indicatorFrame(for presentation: PagerPresentation) -> Rect? {
    count > 0 && presentation.committed != nil ? indicator?(self, presentation) : nil
  }
}
