import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("The capsule bar") @MainActor struct CapsuleTests {
  /// Titles of 1, 2, … 40 letters and some mixed scripts.
  static let titles =
    ["A", "Inbox", "Ein sehr langer Titel mit vierzig Zeichen", "日本語", "مرحبا", "B"]
    + (7...15).map { String(repeating: "x", count: $0) }

  @Test("It floats 16 points from the sides with items 16 points inside it")
  func floats() throws {
    let bar = BarFixture(CapsuleStyle(), items: .titles(["One", "Two", "Three"]))
    let state = bar.state
    #expect(state.frame == Rect(x: 16, y: 526, width: 768, height: 58))
    let first = try #require(bar.item(0))
    #expect(isClose(first.frame.minX, 32))
    #expect(isClose(first.frame.minY, 542) && isClose(first.frame.height, 26))
    #expect(isClose(first.frame.width, 3 * 9 + 32))
    #expect(isClose(bar.frames[1].minX - first.frame.maxX, 8))
    let title = try #require(first.titleFrame)
    #expect(isClose(title.minX, first.frame.minX + 16) && isClose(title.minY, 546))
  }

  @Test("Docked, it takes the full width at either edge", arguments: TabBarEdge.allCases)
  func docked(edge: TabBarEdge) {
    let bar = BarFixture(CapsuleStyle(), items: .titles(["One", "Two"])) {
      $0.isFloating = false
      $0.edge = edge
    }
    let y = edge == .top ? 0.0 : 542
    #expect(bar.state.frame == Rect(x: 0, y: y, width: 800, height: 58))
  }

  @Test(
    "While a finger swipes, the front edge runs ahead and the rear edge follows",
    arguments: LayoutDirection.allCases, [1.0, 1.25, 2])
  func elastic(direction: LayoutDirection, scale: Double) throws {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles(Self.titles), size: Size(width: 4000, height: 600),
      scale: scale, direction: direction)
    #expect(!bar.bar.isScrollable)
    let sines = [0, 0.3826834323650898, 0.7071067811865475, 0.9238795325112867, 1]
    let width = bar.state.frame.minX * 2 + bar.state.frame.width
    func logical(_ rect: Rect) -> Rect {
      direction == .leftToRight ? rect : rect.mirrored(in: width)
    }
    for (from, to) in [(0, 1), (1, 2), (2, 1), (4, 3)] {
      let start = logical(bar.frames[from])
      let end = logical(bar.frames[to])
      for quarter in 0...4 {
        bar.bar.presentation = .moving(from, to, Double(quarter) / 4)
        let capsule = logical(try #require(bar.state.indicatorFrame))
        let front = sines[quarter]
        let rear = 1 - sines[4 - quarter]
        let isForward = to > from
        let left = start.minX + (end.minX - start.minX) * (isForward ? rear : front)
        let right = start.maxX + (end.maxX - start.maxX) * (isForward ? front : rear)
        #expect(isClose(capsule.minX, left, 1e-6) && isClose(capsule.maxX, right, 1e-6))
        #expect(isClose(capsule.height, start.height))
        #expect(isClose(bar.state.items[from].selection, 1 - Double(quarter) / 4))
        #expect(isClose(bar.state.items[to].selection, Double(quarter) / 4))
      }
      bar.bar.presentation = .moving(from, to, 0)
      #expect(bar.state.indicatorFrame == bar.frames[from])
      bar.bar.presentation = .moving(from, to, 1)
      #expect(bar.state.indicatorFrame == bar.frames[to])
    }
  }

  @Test("For a tap, position and width move evenly with the eased progress")
  func matched() throws {
    let bar = BarFixture(
      CapsuleStyle(), items: .titles(Self.titles), size: Size(width: 4000, height: 600))
    let start = bar.frames[0]
    let end = bar.frames[4]
    for part in [0.0, 0.25, 0.5, 0.75, 1] {
      bar.bar.presentation = .moving(0, 4, part, phase: .programmatic)
      let capsule = try #require(bar.state.indicatorFrame)
      #expect(isClose(capsule.minX, start.minX + (end.minX - start.minX) * part, 1e-6))
      #expect(isClose(capsule.width, start.width + (end.width - start.width) * part, 1e-6))
    }
  }

  @Test("Grabbing the slide of a tap does not make the capsule jump")
  func grab() throws {
    let bar = BarFixture(CapsuleStyle(), items: .titles(Self.titles))
    bar.bar.presentation = .moving(0, 1, 0.4, phase: .programmatic)
    let before = bar.state.indicatorFrame
    bar.bar.presentation = .moving(0, 1, 0.4, phase: .interactive)
    #expect(bar.state.indicatorFrame == before)
    bar.bar.presentation = .moving(0, 1, 0.4, phase: .settling)
    #expect(bar.state.indicatorFrame == before)
    bar.bar.presentation = .rest(0)
    bar.bar.presentation = .moving(0, 1, 0.4, phase: .interactive)
    #expect(bar.state.indicatorFrame != before)
  }

  @Test("In the rubber band the capsule stays on the end tab, fully selected")
  func rubberBand() {
    let bar = BarFixture(CapsuleStyle(), items: .titles(["One", "Two"]))
    let first = bar.frames[0]
    bar.bar.presentation = PagerPresentation(phase: .interactive, committed: 0, position: -0.2)
    #expect(bar.state.indicatorFrame == first)
    #expect(bar.state.items[0].selection == 1)
  }

  @Test("The selected tab is in the middle as far as the ends allow")
  func centres() {
    for index in 0..<12 {
      let bar = BarFixture(
        CapsuleStyle(), items: .titles((0..<12).map { "Channel number \($0)" }), selected: index)
      let frames = bar.state.items.map(\.frame)
      let middle = bar.state.frame.midX
      guard let item = bar.item(index)?.frame else { continue }
      let isClamped = bar.bar.contentOffset == 0 || frames.last?.maxX == 784 - 16
      #expect(isClamped || isClose(item.midX, middle, 0.5))
      #expect(item.minX >= 32 - 1e-6 && item.maxX <= 768 + 1e-6)
    }
  }

  @Test("The bar scrolls evenly with the position of a swipe and never turns back")
  func monotonic() throws {
    let bar = BarFixture(
      CapsuleStyle(),
      items: .titles((0..<20).map { String(repeating: "m", count: 1 + $0 * 7 % 23) }),
      selected: 8)
    let start = bar.bar.contentOffset
    var last = start
    for step in 0...40 {
      bar.bar.presentation = .moving(8, 9, Double(step) / 40)
      #expect(bar.bar.contentOffset >= last - 1e-9)
      last = bar.bar.contentOffset
    }
    bar.bar.presentation = .rest(9)
    #expect(isClose(bar.bar.contentOffset, last))
    bar.bar.presentation = .moving(8, 9, 0.5)
    #expect(isClose(bar.bar.contentOffset, (start + last) / 2, 1e-6))
  }

  @Test("Images stand beside titles, and a bar with images is as high as they need")
  func images() throws {
    let items = TabBarItems([
      TabBarItem(title: "Inbox", image: Image(NamedImage("inbox"))),
      TabBarItem(image: Image(NamedImage("sent"))), TabBarItem(title: "Text"),
    ])
    let bar = BarFixture(CapsuleStyle(), items: items)
    #expect(bar.state.frame.height == 64)
    let both = try #require(bar.item(0))
    let image = try #require(both.imageFrame)
    let title = try #require(both.titleFrame)
    #expect(image.size == Size(width: 24, height: 24))
    #expect(isClose(title.minX - image.maxX, 4))
    #expect(isClose(both.frame.width, 16 + 24 + 4 + 45 + 16))
    #expect(isClose(try #require(bar.item(1)).frame.width, 56))
  }
}
