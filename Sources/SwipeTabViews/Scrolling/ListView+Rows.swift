import SwipeTabCore
import SwipeTabDrawing

extension ListView {
  /// The font of section titles.
  static let headerFont = Font.system(13, weight: .semibold)

  /// The user's text size where the list is shown: 1 is normal.
  public var textSizeFactor: Double { window?.textSizeFactor ?? 1 }

  func updateGeometry() {
    let inset = min(max(0, columnInset(bounds.width)), bounds.width / 2)
    let width = bounds.width - 2 * inset
    let room = max(0, width - 2 * rowPadding)
    let top =
      headerView?.sizeThatFits(Size(width: room, height: View.coordinateLimit)).height ?? 0
    let line = textLayout("X", style: TextStyle(font: Self.headerFont, alignment: .left)).size
      .height
    geometry = ListGeometry(
      sections: sections, top: top.rounded(.up), rowHeight: max(1, rowHeight(self).rounded()),
      headerHeight: (line + 3 * ListGeometry.sectionGap).rounded(.up), x: inset, width: width)
  }

  /// Makes, places and takes away rows so that those in sight are there.
  func layOutRows() {
    guard window != nil, bounds.height > 0 else { return }
    let column = geometry.column
    headerView?.frame = Rect(
      x: column.x + rowPadding, y: 0, width: max(0, column.width - 2 * rowPadding),
      height: geometry.sections.isEmpty ? geometry.height : firstTop)
    let (rows, sections) = geometry.visible(from: position, to: position + bounds.height)
    for number in cells.keys where !rows.contains(number) { recycle(number) }
    for section in headers.keys where !sections.contains(section) {
      headers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for number in rows where number < rowCount {
      let cell = cells[number] ?? makeCell(number)
      if let rect = geometry.rowRect(number) { cell.frame = rect }
      cell.surface.isFullWidth = column.x <= 0
    }
    for section in sections {
      guard let rect = geometry.headerRect(section), let title = geometry.sections[section].title
      else { continue }
      let header = headers[section] ?? makeHeader(section, title)
      header.frame = rect
    }
  }

  /// Where the first section begins.
  private var firstTop: Double {
    geometry.headerRect(0)?.minY ?? geometry.rowRect(0)?.minY ?? geometry.height
  }

  private func makeHeader(_ section: Int, _ title: String) -> ListHeader {
    let header = ListHeader(title)
    header.inset = rowPadding + titleInset
    headers[section] = header
    contentView.addSubview(header)
    return header
  }

  private func makeCell(_ number: Int) -> ListCell {
    guard let path = geometry.path(of: number) else { return ListCell(View()) }
    var spare = spareCells.popLast()
    let content = makeRow(path, spare?.content)
    if spare?.content !== content { spare = nil }
    let cell = spare ?? ListCell(content)
    let section = geometry.sections[path.section]
    cell.prepare(
      position: number, count: rowCount, separatorInset: separatorInset,
      isLast: path.row == section.rowCount - 1, isSelected: path == selectedRow,
      actions: rowActions?(path) ?? RowActions()
    ) { [weak self] in self?.choose(number: number) }
    cell.surface.padding = rowPadding
    cell.surface.isFullWidth = geometry.column.x <= 0
    cell.surface.canBePressed = onSelect != nil
    cell.actionsRow.onOpenChange = { [weak self, weak cell] isOpen in
      if isOpen { self?.closeRows(except: cell) }
    }
    cells[number] = cell
    contentView.addSubview(cell)
    return cell
  }

  /// Keeps at most as many spare views as a fling needs for a few frames.
  private static let spareLimit = 16

  func recycle(_ number: Int) {
    guard let cell = cells.removeValue(forKey: number) else { return }
    cell.removeFromSuperview()
    if spareCells.count < Self.spareLimit { spareCells.append(cell) }
  }

  private func closeRows(except open: ListCell?) {
    for cell in cells.values where cell !== open && cell.actionsRow.isOpen {
      cell.actionsRow.setOpen(false, animated: true)
    }
  }

  func updateSelection() {
    for (number, cell) in cells {
      cell.surface.isSelected = selectedRow != nil && geometry.path(of: number) == selectedRow
    }
  }

  func choose(number: Int) {
    guard let path = geometry.path(of: number) else { return }
    focusedNumber = number
    if keepsSelection { selectedRow = path }
    onSelect?(path)
  }

  func moveFocus(to number: Int) {
    focusedNumber = min(max(number, 0), rowCount - 1)
    scrollToRow(number: focusedNumber, animated: false)
    window?.needsCompose = true
  }

  func scrollToRow(number: Int, animated: Bool) {
    guard var rect = geometry.rowRect(number), let path = geometry.path(of: number) else { return }
    // The title of a section comes into sight with its first row.
    if path.row == 0, let header = geometry.headerRect(path.section) { rect = rect.union(header) }
    if number == 0 { rect = rect.union(Rect(x: rect.minX, y: 0, width: 1, height: 1)) }
    // What bars cover is no place to look at.
    let covered = Rect(
      x: rect.minX, y: rect.minY - contentInset.top, width: rect.width,
      height: rect.height + contentInset.top + contentInset.bottom)
    scrollRectToVisible(covered, animated: animated)
  }
}
