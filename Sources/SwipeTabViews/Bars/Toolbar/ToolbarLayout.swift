import SwipeTabCore

/// The items of a toolbar that fits into its width, all measured.
@MainActor final class ToolbarLayout: TabBarLayout {
  static let minimumSpacing = 4.0

  let contentWidth: Double
  private let items: [TabBarItemLayout]

  private init(items: [TabBarItemLayout], width: Double) {
    self.items = items
    contentWidth = width
  }

  /// Spreads the items, cuts titles, or lets the bar scroll, by how much room there is.
  static func make(context: TabBarContext, appearance: ToolbarAppearance) -> any TabBarLayout {
    let maker = ToolbarItems(context: context, appearance: appearance)
    let count = context.count
    let width = context.size.width
    let spaces = minimumSpacing * Double(count + 1)
    guard Double(count) * ToolbarItems.minimumWidth + spaces <= width else {
      return TabBarFlow(
        count: count, leading: minimumSpacing, trailing: minimumSpacing, spacing: minimumSpacing,
        uniformWidth: ToolbarItems.minimumWidth
      ) { maker.item(context.content(at: $0), width: ToolbarItems.minimumWidth) }
    }
    let contents = (0..<count).map { context.content(at: $0) }
    let limit = cap(of: contents.map { maker.preferredWidth(of: $0) }, total: width - spaces)
    let items = contents.map { content in
      maker.item(content, width: min(maker.preferredWidth(of: content), limit))
    }
    let (start, spacing) = spread(items, in: width, fixed: appearance.spacing)
    var x = start
    let placed = items.map { item in
      defer { x += item.frame.width + spacing }
      return item.offsetBy(dx: x)
    }
    return ToolbarLayout(items: placed, width: width)
  }

  /// The space before the first item and the one between items.
  private static func spread(
    _ items: [TabBarItemLayout], in width: Double, fixed: Double?
  ) -> (start: Double, spacing: Double) {
    let total = items.reduce(0) { $0 + $1.frame.width }
    if let fixed, fixed.isFinite {
      let spacing = max(minimumSpacing, fixed)
      let start = (width - total - spacing * Double(items.count - 1)) / 2
      if start >= minimumSpacing { return (start, spacing) }
    }
    let spacing = (width - total) / Double(items.count + 1)
    return (spacing, spacing)
  }

  /// The greatest width that items may have so that together they take no more than `total`:
  /// narrower ones keep their width, and what they leave is shared by the wider ones.
  static func cap(of widths: [Double], total: Double) -> Double {
    var rest = total
    let sorted = widths.sorted()
    for (index, width) in sorted.enumerated() {
      let share = rest / Double(sorted.count - index)
      if width > share { return share }
      rest -= width
    }
    return .infinity
  }

  func item(at index: Int) -> TabBarItemLayout { items[index] }

  func frame(at index: Int) -> Rect { items[index].frame }

  func indices(in range: ClosedRange<Double>) -> Range<Int> {
    let first = items.firstIndex { $0.frame.maxX >= range.lowerBound } ?? items.count
    let last = items.lastIndex { $0.frame.minX <= range.upperBound } ?? -1
    return first..<max(first, last + 1)
  }
}
