import SwipeTabCore
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Gestures with an application's own numbers") struct OwnNumbersTests {
  @Test(
    "the numbers that a container was made with hold for its gestures",
    arguments: LayoutDirection.allCases)
  func ownNumbers(direction: LayoutDirection) {
    var physics = PagingPhysics.standard
    physics.touchSlop = 40
    physics.trackpadUnitsPerPage = 100
    physics.trackpadSilence = 0.5
    physics.wheelNotchesPerPage = 3
    let journal = Journal()
    let pages = (0..<3).map { LoggingPage("p\($0)", journal: journal) }
    let container = NumbersContainer(physics: physics)
    container.pages = pages
    let stage = Stage(container)
    stage.window.layoutDirection = direction
    stage.show()
    let sign = direction.sign
    stage.down(400)
    stage.wait(10)
    stage.move(400 - sign * 39)
    #expect(container.presentation.position == 0)
    stage.wait(10)
    stage.move(400 - sign * 60)
    #expect(abs(container.presentation.position - 20.0 / 800) < 1e-12)
    stage.wait(100)
    stage.up(400 - sign * 60)
    stage.settle()
    stage.scroll(-25 * sign)
    #expect(container.presentation.position == 0.25)
    stage.wait(400)
    #expect(container.presentation.phase == .interactive)
    stage.settle()
    #expect(container.presentation.position == 0)
    for step in 1...3 {
      stage.wheel(sign)
      #expect((container.presentation.phase == .rest) == (step < 3))
    }
  }
}

/// A container of given pages with its own numbers.
@MainActor final class NumbersContainer: SwipeTabViewController {
  var pages: [LoggingPage] = []
  override var generatedViewControllers: [any SwipeTabViewControllerType] { pages }
}
