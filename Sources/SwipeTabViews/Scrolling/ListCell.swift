import SwipeTabCore
import SwipeTabDrawing

/// One row of a list: what the application shows, on a surface that can be pressed and dragged aside.
@MainActor final class ListCell: View {
  /// The round corners of a marked row, in points.
  static let cornerRadius = 8.0

  let content: View
  let surface: ListSurface
  let actionsRow: SwipeActionsRow

  init(_ content: View) {
    self.content = content
    surface = ListSurface(content)
    actionsRow = SwipeActionsRow(content: surface)
    super.init(frame: .zero)
    addSubview(actionsRow)
  }

  /// Makes the cell stand for a row.
  func prepare(
    position: Int, count: Int, separatorInset: Double, isLast: Bool, isSelected: Bool,
    actions: ListView.RowActions, action: @escaping @MainActor () -> Void
  ) {
    actionsRow.setActions(actions.trailing, leading: actions.leading)
    surface.separatorInset = separatorInset
    surface.showsSeparator = !isLast
    surface.isSelected = isSelected
    surface.isHighlighted = false
    surface.removeAllActions()
    surface.addAction(action)
    surface.setNeedsPaint()
  }

  override func layoutSubviews() { actionsRow.frame = bounds }

  override func keyDown(_ event: KeyEvent) -> Bool { actionsRow.keyDown(event) }
}

/// The surface of a row, which takes presses and shows them.
@MainActor final class ListSurface: Control {
  var separatorInset = 0.0
  var showsSeparator = true
  /// The distance from both edges to the contents, in points.
  var padding = 0.0 { didSet { if padding != oldValue { setNeedsLayout() } } }
  /// Whether the row reaches from edge to edge of the list.
  var isFullWidth = false { didSet { if isFullWidth != oldValue { setNeedsPaint() } } }
  var canBePressed = false { didSet { if canBePressed != oldValue { stateDidChange() } } }
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func layoutSubviews() { content.frame = bounds.insetBy(dx: padding, dy: 0) }

  override func paint(in context: inout PaintContext) {
    let radius = isFullWidth ? 0 : ListCell.cornerRadius
    if isSelected {
      context.fill(bounds, radius: radius, context.tint.opacity(0.14))
    }
    if canBePressed, isHighlighted || isHovered {
      context.fill(
        bounds, radius: radius,
        context.color(.label).opacity(isHighlighted ? 0.1 : 0.045))
    }
    guard showsSeparator else { return }
    let start = padding + separatorInset
    let end = isFullWidth ? 0 : padding
    context.list.append(
      .hairline(
        from: Point(
          x: context.direction == .leftToRight ? start : end,
          y: bounds.height - context.hairline),
        length: max(0, bounds.width - start - end), isVertical: false,
        context.color(.separator)))
  }

  /// What is in the row tells what the row is, too.
  override func stateDidChange() {
    super.stateDidChange()
    var traits: AccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if canBePressed { traits.insert(.button) }
    content.accessibility.rowTraits = traits
  }

  override func activate() { if canBePressed { super.activate() } }

  /// The list is the stop of Tab, not its rows.
  override var canBecomeFocused: Bool { false }

  /// What is in the row speaks for it.
  override var isAccessibilityElement: Bool {
    get { canBePressed && !content.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is in the row tells what it is, too, unless the row speaks for it.
  override var accessibilityTraits: AccessibilityTraits {
    get { isAccessibilityElement ? super.accessibilityTraits : [] }
    set { super.accessibilityTraits = newValue }
  }

  /// What all that is in the row is called, where the row speaks for it.
  override var accessibilityLabel: String? {
    get {
      guard isAccessibilityElement else { return nil }
      let labels = content.accessibilityNodes().flatMap(\.labels)
      return accessibility.label ?? (labels.isEmpty ? nil : labels.joined(separator: ", "))
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// The title above the rows of a section.
@MainActor final class ListHeader: View {
  private let label: Label
  var inset = 0.0

  init(_ title: String) {
    label = Label(title, font: ListView.headerFont, color: .secondaryLabel)
    label.accessibilityTraits = .header
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  override func layoutSubviews() {
    let height = label.sizeThatFits(bounds.size).height
    let frame = Rect(
      x: inset, y: bounds.height - ListGeometry.sectionGap - height,
      width: max(0, bounds.width - 2 * inset), height: height)
    label.frame =
      effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  override func environmentDidChange() { setNeedsLayout() }
}
