import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Competition for a drag inside pages") struct CompetitionTests {
  /// A list of 3000 points over the whole page.
  private func list(in fixture: SwipeFixture, page: Int = 0) -> ScrollView {
    let list = ScrollView(.vertical)
    list.contentSize = Size(width: fixture.width, height: 3000)
    fixture.add(list, to: page, frame: Rect(x: 0, y: 0, width: fixture.width, height: 500))
    return list
  }

  /// A strip of one and a half widths across the page.
  private func strip(in fixture: SwipeFixture, page: Int) -> ScrollView {
    let strip = ScrollView(.horizontal)
    strip.contentSize = Size(width: fixture.width * 1.5, height: 200)
    fixture.add(strip, to: page, frame: Rect(x: 0, y: 100, width: fixture.width, height: 200))
    return strip
  }

  @Test(
    "a thumb's arc scrolls the list, and pages stay until the finger is up",
    arguments: SwipeCase.all)
  func thumb(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let list = list(in: fixture)
    let stage = fixture.stage
    stage.down(200, 300)
    for (dx, dy) in [(6.0, 8.0), (10, 20), (16, 40)] {
      stage.wait(8)
      stage.move(200 - fixture.sign * dx, 300 - dy)
    }
    #expect(list.contentOffset.y == 24)
    for step in 1...10 {
      stage.wait(8)
      stage.move(200 - fixture.sign * (16 + 15 * Double(step)), 260)
      #expect(fixture.position == 0)
    }
    stage.up(200 - fixture.sign * 166, 260)
    stage.settle()
    #expect(fixture.selected == 0)
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1))
    stage.settle()
    #expect(fixture.selected == 1)
  }

  @Test(
    "a strip scrolls inside, and a drag that begins at its end moves the pages",
    arguments: SwipeCase.all)
  func strip(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 1)
    let strip = strip(in: fixture, page: 1)
    let stage = fixture.stage
    let extent = fixture.width * 0.5
    func shown() -> Double {
      fixture.sign > 0 ? strip.contentOffset.x : extent - strip.contentOffset.x
    }
    #expect(abs(shown()) < 0.001)
    // Towards its end, and on past it: one drag never changes hands.
    stage.down(fixture.x(0.9), 200)
    stage.wait(10)
    stage.move(fixture.x(0.9) - fixture.sign * 40, 200)
    #expect(abs(shown() - 24) < 0.001)
    for step in 1...20 {
      stage.wait(10)
      stage.move(fixture.x(0.9) - fixture.sign * (40 + extent * Double(step) / 12), 200)
      #expect(fixture.position == 1)
    }
    #expect(shown() > extent)
    stage.wait(100)
    stage.up(fixture.x(0.9) - fixture.sign * (40 + extent * 20 / 12), 200)
    stage.settle()
    #expect(abs(shown() - extent) < 0.51)
    #expect(fixture.position == 1)

    // At the end, onwards: the pages move, and the strip stays even when the finger turns round.
    stage.down(fixture.x(0.9), 200)
    stage.wait(10)
    stage.move(fixture.x(0.9) - fixture.sign * 116, 200)
    #expect(abs(fixture.position - 1 - 100 / fixture.width) < 1e-9)
    stage.wait(10)
    stage.move(fixture.x(0.9) + fixture.sign * 84, 200)
    #expect(abs(fixture.position - 1 + 100 / fixture.width) < 1e-9)
    #expect(abs(shown() - extent) < 0.51)
    stage.wait(100)
    stage.up(fixture.x(0.9) + fixture.sign * 84, 200)
    stage.settle()
    #expect(fixture.position == 1)

    // Set to keep its drags, it does.
    strip.handsOverAtEnds = false
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.2), y: 200)
    stage.settle()
    #expect(fixture.position == 1)
  }

  @Test(
    "a slider takes a finger's drag along it, beside it the pages move", arguments: SwipeCase.all)
  func slider(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let slider = Slider(value: 0.25)
    fixture.add(slider, to: 0, frame: Rect(x: 20, y: 100, width: 324, height: 32))
    let stage = fixture.stage
    let y = slider.convert(Point(x: 0, y: 16), to: nil).y
    stage.down(180, y)
    stage.wait(10)
    stage.move(180 + fixture.sign * 120, y)
    // What exceeds the slop of 16, over a track of 300.
    #expect(abs(slider.value - 0.25 - 104.0 / 300) < 1e-9)
    #expect(fixture.position == 0)
    stage.wait(10)
    stage.move(180 - fixture.sign * 170, y)
    #expect(slider.value == 0)
    #expect(fixture.position == 0)
    stage.up(180 - fixture.sign * 170, y)
    stage.settle()
    #expect(fixture.selected == 0)
    #expect(fixture.container.journal.take() == [])
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1), y: y + 60)
    stage.settle()
    #expect(fixture.selected == 1)
  }

  @Test("a vertical drag on a slider in a list scrolls the list", arguments: SwipeCase.all)
  func sliderInList(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let list = list(in: fixture)
    let slider = Slider(value: 0.25)
    slider.frame = Rect(x: 20, y: 200, width: 324, height: 32)
    list.contentView.addSubview(slider)
    fixture.stage.window.update(to: fixture.stage.time)
    let y = slider.convert(Point(x: 0, y: 16), to: nil).y
    fixture.stage.drag(from: 180, to: 180, y: y)
    fixture.stage.down(180, y)
    for step in 1...5 {
      fixture.stage.wait(10)
      fixture.stage.move(180 + Double(step), y - 20 * Double(step))
    }
    fixture.stage.wait(100)
    fixture.stage.up(185, y - 100)
    #expect(list.contentOffset.y == 84)
    #expect(fixture.position == 0)
  }

  @Test("a press on a button that becomes a drag presses nothing", arguments: SwipeCase.all)
  func button(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    var presses = 0
    let button = Button(title: "Send") { presses += 1 }
    fixture.add(button, to: 0, frame: Rect(x: 10, y: 100, width: fixture.width - 20, height: 200))
    let stage = fixture.stage
    stage.down(fixture.x(0.9), 200)
    #expect(button.isHighlighted)
    stage.wait(10)
    stage.move(fixture.x(0.9) - fixture.sign * 15.9, 200)
    #expect(button.isHighlighted)
    stage.wait(10)
    stage.move(fixture.x(0.9) - fixture.sign * 16.1, 200)
    #expect(!button.isHighlighted)
    stage.wait(200)
    // Back over the button, and lifted there.
    stage.move(fixture.x(0.9), 200)
    stage.wait(200)
    stage.up(fixture.x(0.9), 200)
    stage.settle()
    #expect(presses == 0)
    #expect(fixture.selected == 0)
    stage.down(fixture.x(0.5), 200)
    stage.wait(900)
    stage.up(fixture.x(0.5), 200)
    #expect(presses == 1)
    #expect(fixture.position == 0)
  }

  @Test(
    "a mouse that swipes past the last page clicks nothing, and swiping goes on to work",
    arguments: SwipeCase.all)
  func mousePastTheEnd(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe, selected: 2)
    var presses = 0
    let button = Button(title: "Buy") { presses += 1 }
    fixture.add(button, to: 2, frame: Rect(x: 0, y: 100, width: fixture.width, height: 200))
    let stage = fixture.stage
    func drag(_ points: Double, from start: Double) {
      stage.point(.down, start, 200, kind: .mouse)
      for step in 1...10 {
        stage.wait(10)
        stage.point(.move, start + points * Double(step) / 10, 200, kind: .mouse)
      }
      stage.wait(100)
      stage.point(.up, start + points, 200, kind: .mouse)
      stage.settle()
    }
    drag(fixture.sign * -300, from: fixture.x(0.9))
    #expect(presses == 0)
    #expect(fixture.position == 2)
    drag(fixture.sign * fixture.width * 0.8, from: fixture.x(0.1))
    #expect(fixture.selected == 1)
    #expect(presses == 0)
  }

  @Test("other buttons of the mouse leave nothing pressed", arguments: SwipeCase.all)
  func otherButtons(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    stage.point(.down, 300, kind: .mouse, button: .secondary)
    stage.point(.up, 300, kind: .mouse, button: .secondary)
    // One whose release never comes.
    stage.point(.down, 300, kind: .mouse, button: .other)
    stage.point(.move, 100, kind: .mouse, button: .other)
    #expect(fixture.container.presentation.phase == .rest)
    fixture.container.selectViewController(at: 1)
    stage.wait(100)
    #expect(fixture.container.presentation.phase == .programmatic)
    stage.settle()
    #expect(fixture.position == 1)
  }

  @Test(
    "taps reach the content before and after pages change, and both pages during a drag",
    arguments: SwipeCase.all)
  func taps(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let stage = fixture.stage
    var presses: [Int] = []
    for page in 0..<2 {
      let button = Button(title: "\(page)") { presses.append(page) }
      fixture.add(button, to: page, frame: Rect(x: 0, y: 100, width: fixture.width, height: 200))
    }
    stage.down(fixture.x(0.5), 200)
    stage.up(fixture.x(0.5), 200)
    stage.drag(from: fixture.x(0.9), to: fixture.x(0.1), y: 400)
    stage.settle()
    stage.down(fixture.x(0.5), 200)
    stage.up(fixture.x(0.5), 200)
    #expect(presses == [0, 1])

    stage.down(fixture.x(0.1), 400)
    stage.wait(10)
    stage.move(fixture.x(0.1) + fixture.sign * (16 + fixture.width / 2), 400)
    let left = stage.window.rootView.hitTest(Point(x: fixture.x(0.25), y: 200)) as? Button
    let right = stage.window.rootView.hitTest(Point(x: fixture.x(0.75), y: 200)) as? Button
    #expect(left?.title == "0")
    #expect(right?.title == "1")
  }

  @Test(
    "a page may be passed over whose content is pages itself, whichever of them moves",
    arguments: SwipeCase.all)
  func nested(swipe: SwipeCase) {
    let fixture = SwipeFixture(swipe)
    let inner = LoggingContainer(pages: 2)
    let page = fixture.container.pages[1]
    page.addChild(inner)
    fixture.add(inner.view, to: 1, frame: Rect(x: 0, y: 0, width: fixture.width, height: 300))
    fixture.container.selectViewController(at: 2)
    fixture.stage.settle()
    #expect(fixture.selected == 2)
    fixture.container.selectViewController(at: 1)
    fixture.stage.settle()
    // The inner pages take the drag first.
    fixture.stage.down(fixture.x(0.9), 150)
    fixture.stage.wait(10)
    fixture.stage.move(fixture.x(0.9) - fixture.sign * 100, 150)
    #expect(fixture.position == 1)
    fixture.stage.up(fixture.x(0.9) - fixture.sign * 100, 150)
    fixture.stage.settle()
    fixture.stage.drag(from: fixture.x(0.9), to: fixture.x(0.1), y: 450)
    fixture.stage.settle()
    #expect(fixture.selected == 2)
  }
}
