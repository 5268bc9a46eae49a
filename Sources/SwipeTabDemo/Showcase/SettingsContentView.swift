import SwipeTabTesting
import SwipeTabs

/// A form that changes the demo while it runs: groups of rows on a grey background.
@MainActor final class SettingsContentView: PageView {
  private let groups: [SettingsGroupView]
  private let rows: SettingsRows

  init(strings: DemoStrings, settings: (any DemoSettings)?) {
    rows = SettingsRows(strings: strings, settings: settings)
    groups = [
      SettingsGroupView(
        strings["SLUG-TAB-BAR"],
        rows: [
          rows.choice(
            "SLUG-STYLE", DemoStyle.allCases.map(\.token), DemoStyle.allCases, \.style),
          rows.toggle("SLUG-TEXT-BESIDE", \.isTextOnRight),
        ]),
      SettingsGroupView(
        strings["SLUG-SWIPING"],
        rows: [
          rows.toggle("SLUG-PAGING", \.isPagingEnabled),
          rows.choice(
            "SLUG-TRANSITION", ["SLUG-SLIDE", "SLUG-SCROLL", "SLUG-NONE"],
            TransitionName.allCases, \.transition),
        ]),
      SettingsGroupView(
        strings["SLUG-LOOKS"],
        rows: [
          rows.toggle("SLUG-DARK", \.isDark), rows.toggle("SLUG-RTL", \.isRightToLeft),
          rows.slider("SLUG-TEXT-SIZE", in: ScriptLimits.textSizes, \.textSize),
        ]),
      SettingsGroupView(
        strings["SLUG-EXAMPLES"],
        rows: [rows.button("SLUG-THREE-WAYS", title: "SLUG-SHOW") { $0.showContainers() }]),
    ]
    super.init(frame: .zero)
    for group in groups { addSubview(group) }
  }

  /// The controls show what is set by the time they are seen, whoever set it.
  override func didMoveToWindow() {
    if window != nil { rows.refresh() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    rows.refresh()
  }

  private static let spacing = 20.0

  override func sizeThatFits(_ size: Size) -> Size {
    let height = groups.reduce(20.0) { $0 + $1.height + Self.spacing }
    return Size(width: size.width, height: height)
  }

  override func layoutSubviews() {
    let column = PageMetrics.column(in: bounds.width)
    let width = min(column.width, 640)
    let x = ((bounds.width - width) / 2).rounded()
    var y = 20.0
    for group in groups {
      place(group, Rect(x: x, y: y, width: width, height: group.height))
      y += group.height + Self.spacing
    }
  }
}

/// A titled group of rows, each with a name and a control.
@MainActor final class SettingsGroupView: PageView {
  private static let rowHeight = 48.0
  private static let headerHeight = 30.0
  private let header: Label
  private let rows: [(label: Label, control: Control)]

  init(_ title: String, rows: [(String, Control)]) {
    header = Label(title, font: .system(13, weight: .semibold), color: .secondaryLabel)
    header.accessibilityTraits = .header
    self.rows = rows.map { name, control in
      control.accessibilityLabel = name
      return (label: Label(name, font: .system(17)), control: control)
    }
    super.init(frame: .zero)
    addSubview(header)
    for row in self.rows {
      addSubview(row.label)
      addSubview(row.control)
    }
  }

  /// The height of header and rows.
  var height: Double { Self.headerHeight + Double(rows.count) * Self.rowHeight }

  override func layoutSubviews() {
    place(header, Rect(x: 18, y: 0, width: max(0, bounds.width - 36), height: 22))
    for (index, row) in rows.enumerated() {
      let y = Self.headerHeight + Double(index) * Self.rowHeight
      let room = Size(width: max(0, bounds.width * 0.58), height: Self.rowHeight)
      var size = row.control.sizeThatFits(room)
      if row.control is Slider { size.width = min(240, room.width) }
      place(
        row.control,
        Rect(
          x: bounds.width - 18 - size.width, y: y + (Self.rowHeight - size.height) / 2,
          width: size.width, height: size.height))
      place(
        row.label,
        Rect(
          x: 18, y: y, width: max(0, bounds.width - 48 - size.width), height: Self.rowHeight))
    }
  }

  override func paint(in context: inout PaintContext) {
    let card = Rect(
      x: 0, y: Self.headerHeight, width: bounds.width, height: bounds.height - Self.headerHeight)
    context.fill(
      card, radius: PageMetrics.cornerRadius, context.color(.secondarySystemGroupedBackground))
    for index in rows.indices.dropFirst() {
      let isMirrored = context.direction == .rightToLeft
      context.list.append(
        .hairline(
          from: Point(
            x: isMirrored ? 0 : 18, y: Self.headerHeight + Double(index) * Self.rowHeight),
          length: bounds.width - 18, isVertical: false, context.color(.separator)))
    }
  }
}
