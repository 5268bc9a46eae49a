import SwipeTabCore
import SwipeTabDrawing
import SwipeTabViews
import Testing

@Suite("Badges") @MainActor struct TabBarBadgeTests {
  static let values = ["1", "12", "99+", "1234567", String(repeating: "9", count: 60)]

  private func fixture(
    _ style: any TabBarStyle, direction: LayoutDirection, beside: Bool = false, count: Int = 5,
    size: Size = Size(width: 800, height: 600)
  ) -> BarFixture {
    let items = (0..<count).map { index in
      let item = TabBarItem(title: "Tab \(index)", image: Image(NamedImage("icon")))
      item.badgeValue = Self.values[index % Self.values.count]
      return item
    }
    return BarFixture(style, items: TabBarItems(items), size: size, direction: direction) {
      $0.titlesBesideImages = beside
    }
  }

  @Test(
    "A badge is at the top trailing corner of its item, 18 high, 18 to 64 wide",
    arguments: LayoutDirection.allCases, [false, true])
  func place(direction: LayoutDirection, beside: Bool) throws {
    let bar = fixture(ToolbarStyle(), direction: direction, beside: beside)
    let widths = [18.6, 12 + 2 * 6.6, 12 + 3 * 6.6, 12 + 7 * 6.6, 12 + 7 * 6.6]
    for (index, width) in widths.enumerated() {
      let item = try #require(bar.item(index))
      let badge = try #require(item.badgeFrame)
      #expect(badge.height == 18)
      #expect(isClose(badge.width, width, 1e-6))
      #expect(badge.width <= 64)
      let corner =
        direction == .leftToRight ? badge.maxX - item.frame.maxX : badge.minX - item.frame.minX
      #expect(isClose(corner, 0, 1e-9))
      #expect(badge.minY == item.frame.minY)
    }
  }

  @Test("A long value ends in an ellipsis")
  func ellipsis() {
    let bar = fixture(ToolbarStyle(), direction: .leftToRight)
    let texts = bar.paintedCommands.compactMap { command -> String? in
      if case .text(let layout, _, _) = command { layout.string } else { nil }
    }
    #expect(texts.contains("999999…"))
    #expect(texts.contains("99+"))
  }

  @Test("It is red, or in the item's colour, with white text")
  func colors() {
    let plain = TabBarItem(title: "A")
    plain.badgeValue = "1"
    let green = TabBarItem(title: "B")
    green.badgeValue = "2"
    green.badgeColor = .systemGreen
    let bar = BarFixture(ToolbarStyle(), items: TabBarItems([plain, green]))
    let pills = bar.paintedCommands.compactMap { command -> Color? in
      if case .roundedRect(_, let radius, let color) = command, radius == 9 { color } else { nil }
    }
    #expect(pills == [Color(hex: 0xC9101F), DynamicColor.systemGreen.light])
    let whites = bar.paintedCommands.filter { command in
      if case .text(_, _, let color) = command { color == .white } else { false }
    }
    #expect(whites.count == 2)
  }

  @Test("There is none for nil or an empty string")
  func none() {
    let item = TabBarItem(title: "A")
    item.badgeValue = ""
    let bar = BarFixture(ToolbarStyle(), items: TabBarItems([item, TabBarItem(title: "B")]))
    #expect(bar.state.items.allSatisfy { $0.badgeFrame == nil && $0.content.badge == nil })
  }

  @Test(
    "Neighbours, bar and window never cut it, whatever the room",
    arguments: LayoutDirection.allCases, [320.0, 500, 800])
  func neverClipped(direction: LayoutDirection, width: Double) {
    for style in [ToolbarStyle(), CapsuleStyle(), UnderlineStyle()] as [any TabBarStyle] {
      for count in 1...12 {
        let bar = fixture(
          style, direction: direction, count: count, size: Size(width: width, height: 400))
        for item in bar.state.items {
          guard let badge = item.badgeFrame else { continue }
          #expect(badge.minX >= item.frame.minX - 1e-9 && badge.maxX <= item.frame.maxX + 1e-9)
          #expect(badge.minY >= bar.state.frame.minY && badge.maxY <= bar.state.frame.maxY)
        }
        let frames = bar.state.items.map(\.frame).sorted { $0.minX < $1.minX }
        for (left, right) in zip(frames, frames.dropFirst()) {
          #expect(left.maxX <= right.minX + 1e-9)
        }
      }
    }
  }

  @Test(
    "Badges of a bar are on one line, however wide they are",
    arguments: LayoutDirection.allCases, [320.0, 500, 800])
  func oneLine(direction: LayoutDirection, width: Double) {
    let styles: [any TabBarStyle] = [
      ToolbarStyle(), CapsuleStyle(), UnderlineStyle(), UnderlineStyle(cells: .fitted),
    ]
    for style in styles {
      for count in 1...12 {
        let bar = fixture(
          style, direction: direction, count: count, size: Size(width: width, height: 400))
        let lines = Set(bar.state.items.compactMap { $0.badgeFrame?.minY })
        #expect(lines.count <= 1, "\(style.name), \(count) items: \(lines)")
      }
    }
  }

  @Test("Beside a title it has a place of its own and never covers the text")
  func besideTitle() throws {
    let bar = fixture(ToolbarStyle(), direction: .leftToRight, beside: true)
    for item in bar.state.items {
      let badge = try #require(item.badgeFrame)
      let title = try #require(item.titleFrame)
      #expect(title.maxX <= badge.minX - 4 + 1e-6)
    }
  }

  @Test("It keeps its size, as icons do, whatever the text size")
  func textSize() throws {
    let bar = fixture(ToolbarStyle(), direction: .leftToRight)
    bar.window.textSizeFactor = 1.5
    bar.place()
    let badge = try #require(bar.item(0)?.badgeFrame)
    #expect(badge.height == 18)
    #expect(abs(badge.width - (11 * 0.6 + 12)) < 1e-9)
  }
}
