public import SwipeTabCore
public import SwipeTabDrawing

/// Cells on a coloured bar, and a line at its bottom edge that is always where the pages are.
///
/// With equal cells the line's distance from the leading edge is `position / n` of the width at
/// every instant, beyond the ends too. Taps scroll the pages through those between.
@MainActor public final class UnderlineStyle: TabBarStyle {
  /// How wide cells are.
  public enum Cells: Hashable, Sendable {
    /// All alike: the width of the bar divided by their number.
    case equal
    /// As wide as what they show; together at least as wide as the bar, which scrolls when they are
    /// wider. The line morphs between them.
    case fitted
  }

  /// How wide cells are: equal.
  public var cells: Cells
  /// The colour of the bar: a blue.
  public var backgroundColor = DynamicColor.fixed(DynamicColor.systemBlue.light)
  /// The colour of the line: white of 0.9.
  public var lineColor = DynamicColor.fixed(Color(white: 0.9))
  /// The thickness of the line in points: 3.
  public var lineHeight = 3.0
  /// The colour of templates and titles: white.
  public var normalColor = DynamicColor.white
  /// Their colour while selected: nil, which is no other one, so that a swipe changes no item but
  /// those with an image for the selected state.
  public var selectedColor: DynamicColor?
  /// The font of titles of items without an image: 15 points, semibold.
  public var font = Font.system(15, weight: .semibold)
  /// The thickness of the bar in points: 50, or more where the text needs it.
  public var minimumHeight = 50.0

  /// Creates a style.
  public init(cells: Cells = .equal) {
    self.cells = cells
  }

  /// `underline`.
  public var name: String { "underline" }
  /// Above the pages.
  public var defaultEdge: TabBarEdge { .top }
  /// The pages scroll through those between.
  public var defaultTransitionStyle: TransitionStyle { .scroll }
  /// The line is over the items, in a layer of its own.
  public var isIndicatorBehindItems: Bool { false }
  /// Only with a colour for it.
  public var itemsShowSelection: Bool { selectedColor != nil }

  /// 50 points, or what the text needs.
  public func height(in context: TabBarContext) -> Double {
    max(minimumHeight, (context.lineHeight(of: font) + 24).rounded(.up))
  }

  /// The cells.
  public func layout(in context: TabBarContext) -> any TabBarLayout {
    var row = TabBarRow(font: font)
    row.prefersImages = true
    let height = context.size.height
    guard cells == .fitted else {
      row.padding = EdgeInsets(horizontal: 4, vertical: 0)
      return EqualCellsLayout(
        count: context.count, width: context.size.width, indicator: equalLine(height),
        makeItem: { [row] index, width in
          row.item(context.content(at: index), in: context, width: width, y: 0, height: height)
        })
    }
    let surplus = surplus(of: row, in: context)
    return TabBarFlow(
      count: context.count, leading: 0, trailing: 0, spacing: 0, indicator: fittedLine(height),
      makeItem: { [row] index in
        let content = context.content(at: index)
        let width = row.width(of: content, in: context) + surplus
        return row.item(content, in: context, width: width, y: 0, height: height)
      })
  }

  private func equalLine(
    _ height: Double
  ) -> @MainActor (EqualCellsLayout, PagerPresentation) -> Rect? {
    let line = lineHeight
    return { layout, presentation in
      Rect(
        x: layout.contentWidth * presentation.position / Double(layout.count), y: height - line,
        width: layout.cellWidth, height: line)
    }
  }

  private func fittedLine(
    _ height: Double
  ) -> @MainActor (TabBarFlow, PagerPresentation) -> Rect? {
    let line = lineHeight
    return { layout, presentation in
      guard presentation.committed != nil else { return nil }
      let cell = layout.frame(atPosition: presentation.position, count: layout.count)
      return Rect(x: cell.minX, y: height - line, width: cell.width, height: line)
    }
  }

  /// What each cell gets so that few cells fill the bar.
  private func surplus(of row: TabBarRow, in context: TabBarContext) -> Double {
    guard context.count > 0, context.count <= TabBarFlow.eagerLimit else { return 0 }
    let total = (0..<context.count).reduce(0) {
      $0 + row.width(of: context.content(at: $1), in: context)
    }
    return max(0, (context.size.width - total) / Double(context.count))
  }

  /// Fills the bar.
  public func paintBackground(of bar: TabBarContext, in context: inout PaintContext) {
    context.fill(
      context.bounds, radius: cornerRadius(in: bar), context.color(backgroundColor))
  }

  /// All of it.
  public func plainBackground(of bar: TabBarContext) -> TabBarPlainBackground? {
    TabBarPlainBackground(color: backgroundColor)
  }

  /// Paints the line.
  public func paintIndicator(in frame: Rect, of bar: TabBarContext, in context: inout PaintContext)
  {
    context.fill(frame, context.color(lineColor))
  }

  /// Paints the image, or the title of an item without one.
  public func paint(_ item: TabBarItemPainting, in context: inout PaintContext) {
    let normal = context.color(normalColor)
    item.paintContents(
      normal: normal, selected: selectedColor.map { context.color($0) } ?? normal, in: &context)
  }
}
