public import SwipeTabCore

/// A list of any number of rows in sections, of which only those in sight exist as views.
///
/// All rows have one height, so that a list of a hundred thousand rows is laid out as fast as one
/// of ten. A row's view is made when it comes into sight and used again for another row when it has
/// left it. A press chooses a row; with the keyboard, the arrows, Page Up, Page Down, Home and End
/// move the focus from row to row, and Enter and Space choose.
@MainActor open class ListView: ScrollView {
  /// Some rows under a title.
  public struct Section: Hashable, Sendable {
    /// The title above the rows; nil for none.
    public var title: String?
    /// The number of rows.
    public var rowCount: Int

    /// Creates a section.
    public init(title: String? = nil, rowCount: Int) {
      self.title = title
      self.rowCount = max(0, rowCount)
    }
  }

  /// The place of a row.
  public struct Path: Hashable, Sendable {
    /// The section, counted from 0.
    public var section: Int
    /// The row in its section, counted from 0.
    public var row: Int

    /// Creates a place.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// The sections; setting them keeps the position, and forgets a selection that is not among them.
  public var sections: [Section] = [] {
    didSet { if sections != oldValue { reloadData() } }
  }
  /// Makes the view of a row, or fills one that is not needed any more.
  public var makeRow: @MainActor (Path, View?) -> View = { _, view in view ?? View() }
  /// The height of every row in points; asked at each layout, so it may follow the text size.
  public var rowHeight: @MainActor (ListView) -> Double = { 48 * max(1, $0.textSizeFactor) }
  /// What a row offers when it is dragged aside: the actions at its leading and trailing edges.
  public var rowActions: (@MainActor (Path) -> RowActions)?
  /// Called when a row is chosen with a press, Enter or Space.
  public var onSelect: (@MainActor (Path) -> Void)?
  /// Whether a chosen row stays marked.
  public var keepsSelection = false
  /// The marked row; setting it does not call `onSelect`.
  public var selectedRow: Path? {
    didSet { if selectedRow != oldValue { updateSelection() } }
  }
  /// The distance between the column of rows and the edges, for a width of the list, in points.
  public var columnInset: @MainActor (Double) -> Double = { _ in 0 } {
    didSet { setNeedsLayout() }
  }
  /// The distance from both edges of a row to its contents, in points: a pressed row and the focus
  /// ring are wider than what they surround.
  public var rowPadding = 12.0 {
    didSet { if rowPadding != oldValue { reloadData() } }
  }
  /// The distance from the leading edge of a row's contents to the line under it, in points: where
  /// text begins.
  public var separatorInset = 0.0 {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }
  /// The distance from the leading edge of the rows' contents to the titles of sections, in points.
  public var titleInset = 0.0 {
    didSet { if titleInset != oldValue { setNeedsLayout() } }
  }
  /// A view above the first section, which scrolls with the rows.
  public var headerView: View? {
    didSet {
      guard headerView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let headerView { contentView.addSubview(headerView) }
      setNeedsLayout()
    }
  }

  /// The actions of a row.
  public struct RowActions {
    /// Those at the edge at which text begins.
    public var leading: [SwipeActionsRow.Action]
    /// Those at the other edge.
    public var trailing: [SwipeActionsRow.Action]

    /// Creates actions.
    public init(leading: [SwipeActionsRow.Action] = [], trailing: [SwipeActionsRow.Action] = []) {
      self.leading = leading
      self.trailing = trailing
    }
  }

  var geometry = ListGeometry()
  /// The rows in sight, by their number in the whole list.
  var cells: [Int: ListCell] = [:]
  var spareCells: [ListCell] = []
  var headers: [Int: ListHeader] = [:]
  /// The number of the row with the focus.
  var focusedNumber = 0

  /// Creates an empty list.
  public init() { super.init(.vertical) }

  /// The number of rows in all sections.
  public var rowCount: Int { geometry.rowCount }

  /// The rows that exist as views, in their order.
  public var visibleRows: [Path] { cells.keys.sorted().compactMap(geometry.path(of:)) }

  /// Makes all rows anew, for other contents.
  public func reloadData() {
    for number in cells.keys { recycle(number) }
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    updateGeometry()
    if let selectedRow, geometry.number(of: selectedRow) == nil { self.selectedRow = nil }
    focusedNumber = min(focusedNumber, max(0, rowCount - 1))
    setNeedsLayout()
  }

  /// The view that `makeRow` gave for a row in sight; nil for others.
  public func view(at path: Path) -> View? {
    geometry.number(of: path).flatMap { cells[$0]?.content }
  }

  /// Moves the list as little as needed to show a row.
  public func scrollToRow(_ path: Path, animated: Bool) {
    layoutIfNeeded()
    guard let number = geometry.number(of: path) else { return }
    scrollToRow(number: number, animated: animated)
  }

  /// Lays out the rows in sight; what was at the top stays there when their height has changed.
  open override func layoutSubviews() {
    let anchor = geometry.place(at: position)
    // What is above the first row grows with the text, and stays in sight with it.
    let isAtTop = position <= (latestRange?.lowerBound ?? 0)
    let hadRows = geometry.rowHeight > 0
    let oldHeight = geometry.rowHeight
    let oldHeader = geometry.headerHeight
    updateGeometry()
    contentSize = Size(width: bounds.width, height: geometry.height)
    let isSame = oldHeight == geometry.rowHeight && oldHeader == geometry.headerHeight
    if hadRows, !isSame, !isScrolling, !isAtTop { position = geometry.position(of: anchor) }
    super.layoutSubviews()
    layOutRows()
  }

  /// Brings the rows that came into sight.
  open override func didScroll() {
    layOutRows()
    super.didScroll()
  }

  /// A list with rows that can be chosen is one stop of Tab.
  open override var canBecomeFocused: Bool { rowCount > 0 && onSelect != nil }

  /// The row with the focus.
  open override var focusRingBounds: Rect {
    guard let rect = geometry.rowRect(focusedNumber) else { return bounds }
    return rect.offsetBy(dx: contentView.frame.minX, dy: contentView.frame.minY)
      .insetBy(dx: 3, dy: 3)
  }

  /// The round corners of a marked row.
  open override var focusRingRadius: Double {
    geometry.column.x > 0 ? ListCell.cornerRadius : 0
  }

  /// Moves the focus from row to row and chooses.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, window?.focusedView === self, rowCount > 0 else {
      return super.keyDown(event)
    }
    let page = max(1, Int(bounds.height / max(1, geometry.rowHeight)) - 1)
    switch event.key {
    case .up: moveFocus(to: focusedNumber - 1)
    case .down: moveFocus(to: focusedNumber + 1)
    case .pageUp: moveFocus(to: focusedNumber - page)
    case .pageDown: moveFocus(to: focusedNumber + page)
    case .home: moveFocus(to: 0)
    case .end: moveFocus(to: rowCount - 1)
    case .enter, .space: if !event.isRepeat { choose(number: focusedNumber) }
    default: return cells[focusedNumber]?.keyDown(event) ?? false
    }
    return true
  }

  /// Shows the row with the focus when the list gets it.
  open override func focusDidChange() {
    if window?.focusedView === self, window?.isFocusRingVisible == true {
      scrollToRow(number: focusedNumber, animated: false)
    }
  }
}
