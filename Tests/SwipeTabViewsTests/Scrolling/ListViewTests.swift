import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Lists") struct ListViewTests {
  let test = TestWindow(width: 300, height: 400)
  let list = ListView()
  private let made = Record()

  private final class Record {
    var views = 0
    var paths: [ListView.Path] = []
    var chosen: [ListView.Path] = []
  }

  init() {
    let made = made
    list.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    list.rowHeight = { 50 * max(1, $0.textSizeFactor) }
    list.makeRow = { path, reused in
      made.paths.append(path)
      if reused == nil { made.views += 1 }
      let label = reused as? Label ?? Label()
      label.text = "\(path.section).\(path.row)"
      return label
    }
    list.onSelect = { made.chosen.append($0) }
    list.sections = [
      .init(title: "First", rowCount: 3), .init(rowCount: 0),
      .init(title: "Rest", rowCount: 99_997),
    ]
    test.window.rootView.addSubview(list)
    test.frame()
  }

  private func text(_ section: Int, _ row: Int) -> String? {
    (list.view(at: .init(section: section, row: row)) as? Label)?.text
  }

  private var header: Double { list.geometry.headerHeight }

  @Test("The chosen row is marked for assistive technology, whatever its contents are")
  func selectedElement() {
    list.keepsSelection = true
    list.selectedRow = .init(section: 0, row: 1)
    func node(_ label: String) -> AccessibilityNode? {
      test.window.accessibilityTree().first { $0.label == label }
    }
    #expect(node("0.1")?.isSelected == true)
    #expect(node("0.1")?.role == .button)
    #expect(node("0.0")?.isSelected == false)
    list.selectedRow = .init(section: 0, row: 0)
    #expect(node("0.1")?.isSelected == false)
    #expect(node("0.0")?.isSelected == true)
    // Contents that only group: the row speaks for them.
    list.makeRow = { path, _ in
      let group = View()
      for (index, text) in ["a\(path.row)", "b"].enumerated() {
        let label = Label(text)
        label.frame = Rect(x: Double(index) * 50, y: 0, width: 40, height: 20)
        group.addSubview(label)
      }
      return group
    }
    list.reloadData()
    #expect(node("a0, b")?.isSelected == true)
    #expect(node("a1, b")?.isSelected == false)
    #expect(node("a1, b")?.role == .button)
    // Rows that cannot be pressed leave the word to what is in them.
    list.onSelect = nil
    list.reloadData()
    let chosen = test.window.accessibilityTree().first { $0.isSelected }
    #expect(chosen?.children.map(\.label) == ["a0", "b"])
  }

  @Test("Only rows in sight exist, and their views are used again")
  func virtual() {
    #expect(list.rowCount == 100_000)
    #expect(list.contentSize.height == 5_000_000 + 2 * header)
    #expect(made.views <= 10)
    for step in 1...400 {
      list.contentOffset = Point(x: 0, y: Double(step) * 37)
      test.frame()
    }
    #expect(made.views <= 24)
    #expect(list.visibleRows.count <= 9)
    #expect(text(2, 0) == nil)
    list.contentOffset = Point(x: 0, y: 4_999_600 + 2 * header)
    test.frame()
    #expect(text(2, 99_996) == "2.99996")
    #expect(made.views <= 24)
  }

  @Test("Rows and titles follow each other without gap, separators end with their section")
  func places() throws {
    let frames = list.cells.keys.sorted().compactMap { list.cells[$0]?.frame }
    #expect(frames[0].minY == header)
    #expect(frames[1].minY == header + 50)
    #expect(frames[3].minY == 2 * header + 150)
    #expect(list.headers.keys.sorted() == [0, 2])
    #expect(list.cells[1]?.surface.showsSeparator == true)
    #expect(list.cells[2]?.surface.showsSeparator == false)
  }

  @Test("A press chooses a row, a drag scrolls and chooses nothing")
  func presses() {
    test.send(.down, 150, header + 75)
    test.frame(after: 0.2)
    #expect(list.cells[1]?.surface.isHighlighted == true)
    test.send(.up, 150, header + 75)
    #expect(made.chosen == [.init(section: 0, row: 1)])
    test.send(.down, 150, 300)
    for step in 1...10 { test.send(.move, 150, 300 - Double(step) * 10) }
    #expect(list.cells.values.allSatisfy { !$0.surface.isHighlighted })
    test.send(.up, 150, 200, after: 0.2)
    #expect(list.contentOffset.y == 84)
    #expect(made.chosen.count == 1)
  }

  @Test("A marked row is one that was chosen, while the list keeps the mark")
  func selection() {
    list.keepsSelection = true
    test.send(.down, 150, header + 75)
    test.send(.up, 150, header + 75)
    #expect(list.selectedRow == .init(section: 0, row: 1))
    #expect(list.cells[1]?.surface.isSelected == true)
    list.selectedRow = .init(section: 0, row: 0)
    #expect(list.cells[1]?.surface.isSelected == false)
    #expect(list.cells[0]?.surface.isSelected == true)
    #expect(made.chosen.count == 1)
    list.sections = [.init(rowCount: 0)]
    #expect(list.selectedRow == nil)
  }

  @Test("The keyboard goes from row to row and keeps the row in sight")
  func keys() {
    test.window.moveFocus(to: list)
    #expect(list.focusRingBounds.minY == header + 3)
    test.press(.down)
    test.press(.down)
    test.press(.down)
    #expect(list.focusedNumber == 3)
    test.press(.enter)
    #expect(made.chosen == [.init(section: 2, row: 0)])
    test.press(.pageDown)
    #expect(list.focusedNumber == 10)
    test.frame()
    #expect(list.focusRingBounds.maxY <= 400)
    test.press(.end)
    test.frame()
    #expect(list.focusedNumber == 99_999)
    #expect(text(2, 99_996) == "2.99996")
    test.press(.down)
    #expect(list.focusedNumber == 99_999)
    test.press(.pageUp)
    #expect(list.focusedNumber == 99_992)
    test.press(.home)
    test.frame()
    #expect(list.contentOffset.y == 0)
    #expect(list.focusedNumber == 0)
    test.press(.up)
    #expect(list.focusedNumber == 0)
    test.press(.space)
    #expect(made.chosen.last == .init(section: 0, row: 0))
  }

  @Test("A list without a choice is read with the keys that scroll")
  func scrollKeys() {
    list.onSelect = nil
    #expect(!list.canBecomeFocused)
  }

  @Test("The row at the top stays there when the size or the direction changes")
  func keepsPlace() {
    list.contentOffset = Point(x: 0, y: 2 * header + 150 + 50 * 500 + 20)
    test.frame()
    list.frame = Rect(x: 0, y: 0, width: 200, height: 250)
    test.frame()
    #expect(list.visibleRows.first == .init(section: 2, row: 500))
    test.window.layoutDirection = .rightToLeft
    test.frame()
    #expect(list.visibleRows.first == .init(section: 2, row: 500))
    test.window.textSizeFactor = 2
    test.frame()
    #expect(list.visibleRows.first == .init(section: 2, row: 500))
    #expect(abs(list.cells[503].map { $0.frame.minY - list.contentOffset.y } ?? 0 + 40) < 41)
    test.window.textSizeFactor = 1
    test.frame()
    #expect(list.visibleRows.first == .init(section: 2, row: 500))
  }

  @Test("A row shows its actions at both edges; another one closes it", arguments: [1.0, -1])
  func actions(side: Double) {
    list.rowActions = { _ in
      .init(leading: [.init(title: "Read") {}], trailing: [.init(title: "Delete") {}])
    }
    list.reloadData()
    test.frame()
    func open(_ number: Int) {
      let y = header + 25 + 50 * Double(number)
      test.send(.down, 150, y)
      for step in 1...10 { test.send(.move, 150 + side * Double(step) * 7, y) }
      test.send(.up, 150 + side * 70, y, after: 0.2)
      test.frame(after: 2)
      test.frame()
    }
    open(0)
    #expect(list.cells[0]?.actionsRow.openEdge == (side > 0 ? .leading : .trailing))
    #expect(list.cells[0]?.actionsRow.reveal == -side * 74)
    open(1)
    #expect(list.cells[0]?.actionsRow.isOpen == false)
    #expect(list.cells[1]?.actionsRow.isOpen == true)
    #expect(made.chosen == [])
  }

  @Test("A row that comes back into sight is closed")
  func reopened() {
    list.rowActions = { _ in .init(trailing: [.init(title: "Delete") {}]) }
    list.reloadData()
    test.frame()
    list.cells[0]?.actionsRow.setOpen(true, animated: false)
    list.contentOffset = Point(x: 0, y: 3000)
    test.frame()
    list.contentOffset = .zero
    test.frame()
    #expect(list.cells[0]?.actionsRow.isOpen == false)
  }

  @Test("With the focus, the arrows show the actions of the row")
  func actionKeys() {
    list.rowActions = { _ in .init(trailing: [.init(title: "Delete") {}]) }
    list.reloadData()
    test.frame()
    test.window.moveFocus(to: list)
    test.press(.left)
    #expect(list.cells[0]?.actionsRow.openEdge == .trailing)
    test.press(.escape)
    #expect(list.cells[0]?.actionsRow.isOpen == false)
  }

  @Test("No sections, empty sections and a list without extent are harmless")
  func empty() {
    list.sections = []
    test.frame()
    list.sections = [.init(title: "Nothing", rowCount: 0)]
    test.frame()
    list.frame = .zero
    test.frame()
    list.scrollToRow(.init(section: 9, row: 9), animated: true)
    list.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    list.sections = [.init(rowCount: -3), .init(rowCount: 1)]
    test.frame()
    #expect(list.visibleRows == [.init(section: 1, row: 0)])
  }

  @Test("A frame that scrolls by a few points makes no row and lays out none")
  func cost() {
    list.contentOffset = Point(x: 0, y: 1000)
    test.frame()
    let count = made.paths.count
    let cost = test.cost { list.contentOffset = Point(x: 0, y: 1003) }
    #expect(made.paths.count <= count + 1)
    #expect(cost.paints <= 3)
  }
}
