import SwipeTabs

/// A titled group of rows, each with a name and a control.
@MainActor final class SettingsGroupView: PageView {
  private static let rowHeight = 48.0
  /// The space at both ends of a row, in points.
  private static let margin = 16.0
  /// The least space in points between a name and its control, and around what wraps.
  private static let gap = 12.0
  /// The least space above and below the name of a row together, in points.
  private static let room = 20.0

  private var headerHeight: Double { 30 * textGrowth }
  private let header: Label
  private let rows: [(label: Label, control: View)]

  init(_ title: String, rows: [(String, View)]) {
    header = Label(title, font: .system(13, weight: .semibold), color: .secondaryLabel)
    header.accessibilityTraits = .header
    self.rows = rows.map { name, control in
      if !(control is WorkView) { control.accessibilityLabel = name }
      return (label: Label(name, font: .system(17), numberOfLines: 0), control: control)
    }
    super.init(frame: .zero)
    addSubview(header)
    for row in self.rows {
      addSubview(row.label)
      addSubview(row.control)
    }
  }

  /// The height of header and rows for a width, in points.
  func height(for width: Double) -> Double {
    arrangement(for: width).last?.bottom ?? headerHeight
  }

  /// Where the parts of a row lie, and where the row ends.
  private struct Row {
    var label: Rect
    var control: Rect
    var bottom: Double
  }

  private func arrangement(for width: Double) -> [Row] {
    var y = headerHeight
    return rows.map { label, control in
      let row = arrange(label, control, y: y, width: width)
      y = row.bottom
      return row
    }
  }

  /// Side by side where both fit; a name beside a small control wraps, a large control goes below.
  private func arrange(_ label: Label, _ control: View, y: Double, width: Double) -> Row {
    let room = max(0, width - 2 * Self.margin)
    var size = control.sizeThatFits(Size(width: room, height: Self.rowHeight))
    if control is Slider || control is ProgressView { size.width = min(240, room) }
    let name = label.sizeThatFits(Size(width: 10_000, height: 10_000)).width.rounded(.up)
    let rest = max(0, room - Self.gap - size.width)
    if name <= rest || size.width <= room * 0.4 {
      let text = label.sizeThatFits(Size(width: rest, height: 10_000)).height.rounded(.up)
      let height = max(Self.rowHeight, text + Self.room, size.height + Self.gap)
      return Row(
        label: Rect(x: Self.margin, y: y, width: rest, height: height),
        control: Rect(
          x: width - Self.margin - size.width, y: y + (height - size.height) / 2,
          width: size.width, height: size.height),
        bottom: y + height)
    }
    let text = label.sizeThatFits(Size(width: room, height: 10_000)).height.rounded(.up)
    let top = y + Self.gap + text + Self.gap / 2
    return Row(
      label: Rect(x: Self.margin, y: y + Self.gap, width: room, height: text),
      control: Rect(x: Self.margin, y: top, width: room, height: size.height),
      bottom: top + size.height + Self.gap)
  }

  override func layoutSubviews() {
    place(
      header,
      Rect(
        x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin), height: 22 * textGrowth
      ))
    for (row, place) in zip(rows, arrangement(for: bounds.width)) {
      self.place(row.label, place.label)
      self.place(row.control, place.control)
    }
  }

  override func paint(in context: inout PaintContext) {
    let card = Rect(
      x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
    context.fill(
      card, radius: PageMetrics.cornerRadius, context.color(.secondarySystemGroupedBackground))
    let isMirrored = context.direction == .rightToLeft
    for row in arrangement(for: bounds.width).dropLast() {
      context.list.append(
        .hairline(
          from: Point(x: isMirrored ? 0 : Self.margin, y: row.bottom),
          length: bounds.width - Self.margin, isVertical: false, context.color(.separator)))
    }
  }
}
