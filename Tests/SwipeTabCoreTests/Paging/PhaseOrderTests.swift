import SwipeTabCore
import Testing

@Suite("The order of phases")
struct PhaseOrderTests {
  static let cases: [(width: Double, direction: LayoutDirection)] = [
    (800, .leftToRight), (392.727, .rightToLeft), (411.428, .leftToRight), (800, .rightToLeft),
  ]

  /// Notes phases without repeating one.
  private func note(_ driver: PagerDriver, in phases: inout [PagerPhase]) {
    if phases.last != driver.now.phase { phases.append(driver.now.phase) }
  }

  private func rest(_ driver: inout PagerDriver, noting phases: inout [PagerPhase]) {
    for _ in 0..<60 {
      driver.wait(1.0 / 60)
      note(driver, in: &phases)
    }
  }

  /// Drags by a part of the width towards the next page, in points.
  private func points(_ part: Double, _ driver: PagerDriver) -> Double {
    -driver.pager.metrics.direction.sign * part * driver.pager.metrics.pageWidth
  }

  @Test(
    "a swipe is interactive, settles and rests; one that goes back does too, without a commit",
    arguments: cases, [0.3, 0.7])
  func swipe(surroundings: (width: Double, direction: LayoutDirection), part: Double) {
    var driver = PagerDriver(width: surroundings.width, direction: surroundings.direction)
    var phases: [PagerPhase] = []
    driver.drag(by: points(part, driver))
    note(driver, in: &phases)
    #expect(driver.pager.committed == 0)
    #expect(abs(driver.position - part) < 1e-12)
    driver.release()
    note(driver, in: &phases)
    rest(&driver, noting: &phases)
    #expect(phases == [.interactive, .settling, .rest])
    #expect(driver.callbacks.contains(.commit(1)) == (part > 0.5))
  }

  @Test("a selection is programmatic, then rests", arguments: cases)
  func selection(width: Double, direction: LayoutDirection) {
    var driver = PagerDriver(width: width, direction: direction)
    var phases: [PagerPhase] = []
    driver.send(.select(2))
    note(driver, in: &phases)
    rest(&driver, noting: &phases)
    #expect(phases == [.programmatic, .rest])
  }

  @Test("a drag that ends exactly on a page needs no settling", arguments: cases)
  func exact(width: Double, direction: LayoutDirection) {
    var driver = PagerDriver(width: width, direction: direction)
    var phases: [PagerPhase] = []
    driver.drag(by: points(1.2, driver))
    note(driver, in: &phases)
    driver.release()
    note(driver, in: &phases)
    #expect(phases == [.interactive, .rest])
    #expect(driver.pager.committed == 1)
  }

  @Test("a catch while settling is interactive again, and the page settled on is the one told")
  func caught() {
    for (width, direction) in Self.cases {
      var driver = PagerDriver(width: width, direction: direction)
      var phases: [PagerPhase] = []
      driver.drag(by: points(0.6, driver))
      note(driver, in: &phases)
      driver.release()
      note(driver, in: &phases)
      driver.wait(0.03)
      driver.drag(by: 0)
      note(driver, in: &phases)
      driver.send(.dragMoved(pointer: 400 - points(0.5, driver)))
      driver.release()
      note(driver, in: &phases)
      rest(&driver, noting: &phases)
      #expect(phases == [.interactive, .settling, .interactive, .settling, .rest])
      #expect(driver.pager.committed == 0)
      #expect(driver.callbacks == [.beforeSwipe(from: 0, to: 1)])
    }
  }

  @Test("pulled past an end it is interactive and settles back, with no transition at all")
  func pastTheEnd() {
    for (width, direction) in Self.cases {
      var driver = PagerDriver(width: width, initial: 2, direction: direction)
      var phases: [PagerPhase] = []
      driver.drag(by: points(0.5, driver))
      note(driver, in: &phases)
      #expect(driver.now.transition == nil)
      #expect(driver.position > 2)
      driver.release()
      note(driver, in: &phases)
      rest(&driver, noting: &phases)
      #expect(phases == [.interactive, .settling, .rest])
      #expect(driver.log == [])
      #expect(driver.position == 2)
    }
  }
}
