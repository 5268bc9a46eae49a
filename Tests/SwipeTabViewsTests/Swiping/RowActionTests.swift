import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Rows with actions inside pages") struct RowActionTests {
  private let fixture: SwipeFixture
  private let row: SwipeActionsRow
  private let log = Journal()
  private var stage: Stage { fixture.stage }

  init() { self.init(SwipeCase(width: 800, direction: .leftToRight)) }

  private init(_ swipe: SwipeCase) {
    fixture = SwipeFixture(swipe, selected: 1)
    let log = log
    row = SwipeActionsRow(
      content: ListRow(title: "Message") { log.note("opened") },
      actions: [
        .init(title: "Flag") { log.note("flagged") },
        .init(title: "Delete", color: .systemRed) { log.note("deleted") },
      ])
    fixture.add(row, to: 1, frame: Rect(x: 0, y: 100, width: swipe.width, height: 60))
  }

  private var y: Double { row.convert(Point(x: 0, y: 30), to: nil).y }

  /// Drags from a part of the width by points towards the trailing edge.
  private func drag(from part: Double, by points: Double, lifts: Bool = true) {
    let start = fixture.x(part)
    stage.down(start, y)
    for step in 1...10 {
      stage.wait(10)
      stage.move(start + fixture.sign * points * Double(step) / 10, y)
    }
    guard lifts else { return }
    stage.wait(100)
    stage.up(start + fixture.sign * points, y)
    stage.settle()
  }

  private func tap(_ part: Double) {
    stage.down(fixture.x(part), y)
    stage.wait(50)
    stage.up(fixture.x(part), y)
    stage.settle()
  }

  @Test(
    "a drag opens the row by what exceeds the slop, and the pages stay", arguments: SwipeCase.all)
  func opens(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    test.drag(from: 0.9, by: -76, lifts: false)
    #expect(abs(test.row.reveal - 60) < 1e-9)
    #expect(abs(test.row.content.frame.minX + 60 * swipe.sign) < 1e-9)
    #expect(test.fixture.position == 1)
    test.stage.wait(100)
    test.stage.up(test.fixture.x(0.9) - swipe.sign * 76, test.y)
    test.stage.settle()
    // Not half open: it closes again.
    #expect(test.row.reveal == 0)
    test.drag(from: 0.9, by: -116)
    #expect(test.row.isOpen)
    #expect(test.row.reveal == test.row.openExtent)
    #expect(test.fixture.position == 1)
    #expect(test.fixture.container.journal.take() == [])
    #expect(test.log.take() == [])
  }

  @Test(
    "closed, a drag the other way turns the page; open, it closes the row", arguments: SwipeCase.all
  )
  func otherWay(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    test.drag(from: 0.1, by: 200, lifts: false)
    #expect(test.row.reveal == 0)
    #expect(abs(test.fixture.position - 1 + 184 / swipe.width) < 1e-9)
    test.stage.wait(100)
    test.stage.up(test.fixture.x(0.1) + swipe.sign * 200, test.y)
    test.stage.settle()
    test.row.setOpen(true, animated: false)
    test.fixture.container.selectViewController(at: 1)
    test.stage.settle()
    test.drag(from: 0.3, by: 200)
    #expect(!test.row.isOpen)
    #expect(test.row.reveal == 0)
    #expect(test.fixture.position == 1)
  }

  @Test("past its buttons an open row follows ever less", arguments: SwipeCase.all)
  func rubberBand(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    let extent = test.row.openExtent
    test.drag(from: 0.95, by: -(extent + 16 + 100), lifts: false)
    let pull = 100 * 0.55
    #expect(abs(test.row.reveal - extent - pull * swipe.width / (pull + swipe.width)) < 1e-9)
    test.stage.wait(100)
    test.stage.up(test.fixture.x(0.95) - swipe.sign * (extent + 116), test.y)
    test.stage.settle()
    #expect(test.row.reveal == extent)
  }

  @Test("a fling opens and closes it whatever the place", arguments: SwipeCase.all)
  func flings(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    test.stage.fling(-swipe.sign * 0.5, from: test.fixture.x(0.7), y: test.y)
    #expect(test.row.isOpen)
    test.stage.settle()
    #expect(test.row.reveal == test.row.openExtent)
    test.stage.fling(swipe.sign * 0.5, from: test.fixture.x(0.3), y: test.y)
    #expect(!test.row.isOpen)
    test.stage.settle()
    #expect(test.row.reveal == 0)
    #expect(test.fixture.selected == 1)
  }

  @Test(
    "a press on an open row only closes it, one on a button does what it says",
    arguments: SwipeCase.all)
  func presses(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    test.tap(0.5)
    #expect(test.log.take() == ["opened"])
    test.row.setOpen(true, animated: false)
    test.stage.wait(20)
    test.tap(0.3)
    #expect(test.log.take() == [])
    #expect(!test.row.isOpen)
    #expect(test.row.reveal == 0)
    test.row.setOpen(true, animated: false)
    test.stage.wait(20)
    test.tap(1 - 10 / swipe.width)
    #expect(test.log.take() == ["deleted"])
    #expect(!test.row.isOpen)
  }

  @Test("a press holds the row where it is, and a lift lets it go on", arguments: SwipeCase.all)
  func held(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    test.row.setOpen(true, animated: true)
    test.stage.wait(50)
    let reveal = test.row.reveal
    #expect(reveal > 10 && reveal < test.row.openExtent)
    test.stage.down(test.fixture.x(0.1), test.y)
    test.stage.wait(200)
    #expect(test.row.reveal == reveal)
    test.stage.tell(.focusLost)
    test.stage.settle()
    #expect(test.row.reveal == test.row.openExtent)
  }

  @Test(
    "a row scrolled with a list keeps closed, vertical drags go to the list",
    arguments: SwipeCase.all)
  func vertical(swipe: SwipeCase) {
    let test = RowActionTests(swipe)
    let list = ScrollView(.vertical)
    list.contentSize = Size(width: swipe.width, height: 3000)
    test.fixture.add(list, to: 1, frame: Rect(x: 0, y: 0, width: swipe.width, height: 500))
    list.contentView.addSubview(test.row)
    test.stage.window.update(to: test.stage.time)
    let y = test.y
    test.stage.down(test.fixture.x(0.9), y)
    for (dx, dy) in [(10.0, 20.0), (60, 30), (160, 40)] {
      test.stage.wait(10)
      test.stage.move(test.fixture.x(0.9) - swipe.sign * dx, y - dy)
    }
    #expect(test.row.reveal == 0)
    #expect(list.contentOffset.y > 0)
    #expect(test.fixture.position == 1)
  }

  @Test(
    "arrows open and close it, its buttons take the focus only while open", arguments: SwipeCase.all
  )
  func keys(swipe: SwipeCase) throws {
    let test = RowActionTests(swipe)
    let window = test.stage.window
    window.moveFocus(to: test.row.content)
    #expect(!window.focusOrder.contains { $0 === test.row.buttons[0] })
    test.stage.press(swipe.sign > 0 ? .left : .right)
    test.stage.settle()
    #expect(test.row.isOpen)
    #expect(window.focusOrder.contains { $0 === test.row.buttons[0] })
    test.stage.press(swipe.sign > 0 ? .right : .left)
    test.stage.settle()
    #expect(!test.row.isOpen)
    #expect(!window.focusOrder.contains { $0 === test.row.buttons[0] })
  }
}
