import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("Touching a tab bar") @MainActor struct TabBarTouchTests {
  private func fixture(
    direction: LayoutDirection = .leftToRight, configure: (TabBar) -> Void = { _ in }
  ) -> (BarFixture, Chosen) {
    let chosen = Chosen()
    let bar = BarFixture(
      ToolbarStyle(), items: .icons(4, title: "Tab"), direction: direction
    ) {
      $0.onSelect = { chosen.indices.append($0) }
      configure($0)
    }
    return (bar, chosen)
  }

  @Test("A tap inside an item chooses it", arguments: LayoutDirection.allCases)
  func tap(direction: LayoutDirection) {
    let (bar, chosen) = fixture(direction: direction)
    for index in 0..<4 { bar.tapItem(index) }
    #expect(chosen.indices == [0, 1, 2, 3])
  }

  @Test("A press may last as long as it likes")
  func longPress() throws {
    let (bar, chosen) = fixture()
    let x = try #require(bar.item(2)).frame.midX
    bar.pointer(.down, x)
    bar.advance(30)
    bar.pointer(.up, x)
    #expect(chosen.indices == [2])
  }

  @Test("Motion below the slop is still a tap, the slop itself is not")
  func slop() throws {
    let (bar, chosen) = fixture()
    let frame = try #require(bar.item(1)).frame
    bar.pointer(.down, frame.midX)
    bar.pointer(.move, frame.midX + 15)
    bar.pointer(.up, frame.midX + 15)
    #expect(chosen.indices == [1])
    for (dx, dy) in [(16.0, 0.0), (0.0, -16.0)] {
      bar.pointer(.down, frame.midX, frame.midY)
      bar.pointer(.move, frame.midX + dx, frame.midY + dy)
      bar.pointer(.move, frame.midX, frame.midY)
      bar.pointer(.up, frame.midX, frame.midY)
    }
    #expect(chosen.indices == [1])
  }

  @Test("A release outside the item, in the gap or in another item, chooses nothing")
  func outside() throws {
    let (bar, chosen) = fixture()
    let frame = try #require(bar.item(1)).frame
    bar.pointer(.down, frame.maxX - 2)
    bar.pointer(.up, frame.maxX + 6)
    bar.tap(frame.maxX + 20)
    #expect(chosen.indices.isEmpty)
  }

  @Test("A disabled item takes no taps and shows itself at 40 % opacity")
  func disabled() throws {
    let (bar, chosen) = fixture { $0.items = .icons(4, title: "Tab") }
    let item = TabBarItem(title: "Off", image: Image(NamedImage("off")))
    item.isEnabled = false
    bar.bar.items = TabBarItems([TabBarItem(title: "On"), item])
    bar.window.update(to: 0)
    bar.tapItem(1)
    #expect(chosen.indices.isEmpty)
    bar.tapItem(0)
    #expect(chosen.indices == [0])
    let painted = TabBarItemPainting(
      index: 1, content: TabBarItemContent(item), layout: TabBarItemLayout(frame: .zero),
      selection: 0)
    #expect(painted.opacity == 0.4)
  }

  @Test("Only the primary button of a mouse taps, and a cancelled touch does not")
  func otherPointers() throws {
    let (bar, chosen) = fixture()
    let x = try #require(bar.item(1)).frame.midX
    let y = bar.bar.frame.midY
    for phase in [PointerEvent.Phase.down, .up] {
      bar.window.handle(
        .pointer(
          PointerEvent(
            id: .mouse, kind: .mouse, phase: phase, position: Point(x: x, y: y),
            button: .secondary, time: 0)))
    }
    bar.pointer(.down, x)
    bar.pointer(.cancel, x)
    #expect(chosen.indices.isEmpty)
  }

  @Test("A second finger neither taps nor disturbs the first")
  func secondFinger() throws {
    let (bar, chosen) = fixture()
    let first = try #require(bar.item(0)).frame.midX
    let second = try #require(bar.item(3)).frame.midX
    bar.pointer(.down, first)
    bar.pointer(.down, second, finger: 1)
    bar.pointer(.up, second, finger: 1)
    #expect(chosen.indices.isEmpty)
    bar.pointer(.up, first)
    #expect(chosen.indices == [0])
  }

  @Test("Changed values show only after a reload")
  func reload() throws {
    let item = TabBarItem(title: "Before")
    let bar = BarFixture(ToolbarStyle(), items: TabBarItems([item]))
    item.title = "After"
    item.badgeValue = "3"
    bar.window.textSizeFactor = 1.1
    bar.window.update(to: 0)
    #expect(bar.item(0)?.content.title == "Before")
    bar.bar.reload()
    #expect(bar.item(0)?.shownTitle == "After")
    #expect(bar.item(0)?.content.badge == "3")
  }

  @Test("A mouse over an item is shown, and forgotten when it leaves")
  func hover() throws {
    let (bar, _) = fixture()
    let frame = try #require(bar.item(1)).frame
    func hover(_ phase: PointerEvent.Phase, _ x: Double) {
      bar.window.handle(
        .pointer(
          PointerEvent(
            id: .mouse, kind: .mouse, phase: phase, position: Point(x: x, y: frame.midY),
            time: bar.time)))
    }
    _ = bar.window.frame(at: 0)
    let paints = bar.window.counters.paints
    hover(.hover, frame.midX)
    _ = bar.window.frame(at: 0)
    #expect(bar.window.counters.paints == paints + 1)
    hover(.hover, frame.midX + 1)
    _ = bar.window.frame(at: 0)
    #expect(bar.window.counters.paints == paints + 1)
    hover(.leave, frame.midX)
    _ = bar.window.frame(at: 0)
    #expect(bar.window.counters.paints == paints + 2)
  }
}

/// What a bar reported.
@MainActor final class Chosen {
  var indices: [Int] = []
}
