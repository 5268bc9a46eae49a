import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Swiping while the window changes") struct SwipeResizeTests {
  @Test("growing point by point on any page keeps it in place", arguments: LayoutDirection.allCases)
  func grows(direction: LayoutDirection) {
    for page in 0..<3 {
      let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction), selected: page)
      for width in stride(from: 800.0, through: 900, by: 1) {
        fixture.stage.tell(.resized(Size(width: width, height: 600)))
        #expect(fixture.origin(of: page) == 0)
        #expect(fixture.container.pages[page].view.frame.width == width)
      }
      #expect(fixture.container.journal.take() == [])
    }
  }

  @Test(
    "a resize in mid-drag keeps the fraction, and the finger moves the new width",
    arguments: LayoutDirection.allCases)
  func midDrag(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction), selected: 1)
    let stage = fixture.stage
    stage.down(400)
    stage.wait(10)
    stage.move(400 - fixture.sign * (16 + 320))
    #expect(abs(fixture.position - 1.4) < 1e-12)
    stage.tell(.resized(Size(width: 500, height: 600)))
    #expect(abs(fixture.position - 1.4) < 1e-12)
    #expect(abs(fixture.origin(of: 1) + fixture.sign * 200) < 1e-9)
    stage.wait(10)
    stage.move(400 - fixture.sign * (16 + 320 + 50))
    #expect(abs(fixture.position - 1.5) < 1e-12)
    stage.wait(100)
    stage.up(400 - fixture.sign * (16 + 320 + 50))
    stage.settle()
    #expect(fixture.position == 2)
  }

  @Test("a selection before the first layout is shown in place", arguments: SwipeCase.all)
  func beforeLayout(swipe: SwipeCase) {
    let container = LoggingContainer(pages: 4)
    container.selectedViewControllerIndex = 2
    let stage = Stage(container, size: .zero)
    stage.window.layoutDirection = swipe.direction
    stage.show()
    container.selectViewController(at: 3)
    stage.tell(.resized(Size(width: swipe.width, height: 600)))
    stage.settle()
    #expect(container.selectedViewControllerIndex == 3)
    #expect(container.pages[3].view.frame.minX == 0)
    #expect(container.pages[3].view.frame.width == swipe.width)
    #expect(container.tabBar?.presentation.position == 3)
  }

  @Test(
    "turned over with paging off on a later page, it stays there and goes back by code",
    arguments: LayoutDirection.allCases)
  func turned(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 600, direction: direction), pages: 4)
    fixture.container.isPagingEnabled = false
    fixture.container.selectViewController(at: 3)
    fixture.stage.settle()
    fixture.stage.tell(.resized(Size(width: 900, height: 400)))
    #expect(fixture.origin(of: 3) == 0)
    fixture.container.selectViewController(at: 0)
    fixture.stage.settle()
    #expect(fixture.origin(of: 0) == 0)
    #expect(fixture.selected == 0)
  }

  @Test(
    "shrunk to nothing and back the page stays, and what was selected meanwhile is kept",
    arguments: SwipeCase.all)
  func nothing(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 1)
    fixture.stage.tell(.resized(.zero))
    fixture.stage.wait(100)
    fixture.container.selectViewController(at: 2)
    fixture.stage.settle()
    fixture.stage.tell(.resized(Size(width: swipe.width, height: 600)))
    #expect(fixture.position == 2)
    #expect(fixture.origin(of: 2) == 0)
    #expect(fixture.stage.window.rootView.frame.width == swipe.width)
  }

  @Test(
    "a new size during a slide keeps its progress and ends in place",
    arguments: LayoutDirection.allCases)
  func midSlide(direction: LayoutDirection) {
    let fixture = SwipeFixture(SwipeCase(width: 800, direction: direction))
    fixture.container.selectViewController(at: 2)
    fixture.stage.wait(150)
    let progress = fixture.container.presentation.progress
    fixture.stage.tell(.resized(Size(width: 392.727, height: 600)))
    #expect(fixture.container.presentation.progress == progress)
    fixture.stage.settle()
    #expect(fixture.origin(of: 2) == 0)
    #expect(
      fixture.container.journal.take().filter { !$0.hasPrefix("p") } == [
        "before 0 2", "after 0 2 at 2",
      ])
  }

  @Test(
    "fractional widths do not add up to an error far out, and 799.99999 of 800 is the page",
    arguments: SwipeCase.all)
  func farOut(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, pages: 400, selected: 365)
    #expect(fixture.origin(of: 365) == 0)
    fixture.stage.drag(
      from: fixture.x(0.9), to: fixture.x(0.9) - fixture.sign * (fixture.width - 0.00001) * 0.9)
    fixture.stage.settle()
    #expect(fixture.position == 366)
    #expect(fixture.origin(of: 366) == 0)
    #expect(fixture.container.pages[366].view.frame.width == swipe.width)
  }

  @Test(
    "neighbours meet without gap or overlap at every offset and scale",
    arguments: [1, 1.25, 1.5, 2, 3])
  func seams(scale: Double) {
    for direction in LayoutDirection.allCases {
      let container = LoggingContainer(pages: 3)
      let stage = Stage(container, size: Size(width: 800, height: 600), scale: scale)
      stage.window.layoutDirection = direction
      stage.show()
      stage.down(400)
      for step in 1...200 {
        stage.wait(4)
        stage.move(400 - direction.sign * (16 + Double(step) * 3.77))
        let first = container.pages[0].view.frame
        let second = container.pages[1].view.frame
        #expect(abs(second.minX - first.minX - direction.sign * 800) < 1e-9)
        let pixels = first.minX * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
      }
      stage.up(0)
    }
  }
}
