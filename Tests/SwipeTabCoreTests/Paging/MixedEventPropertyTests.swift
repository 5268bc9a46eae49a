import SwipeTabCore
import Testing

@Suite("Properties of mixed events")
struct MixedEventPropertyTests {
  /// What a pager may be told while it does something else.
  private static func event(
    _ driver: PagerDriver, isTrackpad: Bool, using random: inout SeededGenerator
  ) -> PagerEvent {
    let pager = driver.pager
    switch random.int(in: 0...11) {
    case 0, 1: return .press
    case 2:
      let anchor = random.double(in: -300...300)
      return .dragBegan(
        anchor: anchor, pointer: anchor + random.double(in: -30...30),
        source: isTrackpad ? .trackpad : .pointer)
    case 3, 4, 5:
      guard case .tracking(let drag) = pager.state else { return .tick }
      return .dragMoved(
        pointer: drag.pointer + random.double(in: -60...60), source: drag.source)
    case 6:
      return .dragEnded(
        velocity: random.double(in: -3000...3000), travel: random.double(in: 0...200),
        source: driver.pager.dragSource ?? .pointer)
    case 7: return random.int(in: 0...1) == 0 ? .release : .cancel
    case 8: return .select(random.int(in: -1...pager.count))
    case 9: return .step(random.int(in: -1...1))
    case 10:
      return .resize(
        PagerMetrics(
          pageWidth: [0, 320, 392.727, 411.428, 800][random.int(in: 0...4)], scale: 1.25,
          direction: random.int(in: 0...1) == 0 ? .leftToRight : .rightToLeft))
    default:
      switch random.int(in: 0...3) {
      case 0: return .setPagingEnabled(random.int(in: 0...3) != 0)
      case 1: return .setTransitionStyle(TransitionStyle.allCases[random.int(in: 0...2)])
      case 2: return .setReducesMotion(random.int(in: 0...4) == 0)
      default: return .updatePages(change(of: pager.count, using: &random))
      }
    }
  }

  private static func change(
    of count: Int, using random: inout SeededGenerator
  ) -> PageListChange {
    let last = max(count - 1, 0)
    switch random.int(in: 0...4) {
    case 0 where count < 8, 1 where count < 3: return .insert(at: random.int(in: 0...count))
    case 2: return .move(from: random.int(in: 0...last), to: random.int(in: 0...last))
    case 3:
      let kept = PageListChange.KeptPage(from: random.int(in: 0...last), to: random.int(in: 0...2))
      return .replace(count: 3, keeping: random.int(in: 0...1) == 0 ? kept : nil)
    default: return .remove(at: random.int(in: 0...last))
    }
  }

  @Test("after any events the pager comes to rest on one page that has appeared", arguments: 0..<8)
  func comesToRest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    var faults: [String] = []
    for _ in 0..<250 {
      var driver = PagerDriver(pages: random.int(in: 0...5), width: 392.727)
      var history: [String] = []
      for _ in 0..<random.int(in: 1...30) {
        let event = Self.event(driver, isTrackpad: seed % 2 == 1, using: &random)
        history.append("\(event)")
        driver.send(event)
        if random.int(in: 0...2) == 0 { driver.wait(random.double(in: 0...0.12)) }
        let now = driver.now
        if !now.position.isFinite || !now.progress.isFinite { faults.append("\(history)") }
      }
      driver.send(.cancel)
      driver.wait(2)
      let now = driver.now
      let isRight =
        now.phase == .rest && now.position == Double(now.committed ?? 0)
        && driver.pager.appearedPages == [now.committed].compactMap { $0 }
        && driver.pager.installedPages == Set([now.committed].compactMap { $0 })
        && (now.committed == nil) == (driver.pager.count == 0)
        && driver.pager.queued == nil
      if !isRight { faults.append("\(driver.pager) after \(history)") }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.first ?? "")")
  }

  @Test("appearance calls and callbacks are paired through everything but list changes")
  func paired() {
    var random = SeededGenerator(seed: 200)
    for _ in 0..<1500 {
      var driver = PagerDriver(pages: 4, width: 411.428, initial: 2)
      var audit = EffectAudit(appeared: 2)
      var history: [PagerEvent] = []
      for _ in 0..<20 {
        let event = Self.event(driver, isTrackpad: false, using: &random)
        if case .updatePages = event { continue }
        history.append(event)
        driver.send(event)
        if random.int(in: 0...2) == 0 { driver.wait(random.double(in: 0...0.2)) }
      }
      driver.send(.cancel)
      driver.wait(2)
      audit.read(driver.log)
      #expect(audit.faults.isEmpty, "\(audit.faults) after \(history)")
    }
  }

  @Test("what is not a move makes no jump: presses, releases, resizes, turned directions")
  func noJumps() {
    var random = SeededGenerator(seed: 300)
    for isTrackpad in [false, true] {
      for _ in 0..<1000 {
        var driver = PagerDriver(pages: 4, width: 411.428, initial: 1)
        for _ in 0..<30 {
          let event = Self.event(driver, isTrackpad: isTrackpad, using: &random)
          let before = driver.now
          switch event {
          case .updatePages, .setTransitionStyle, .setReducesMotion: continue
          default: driver.send(event)
          }
          let after = driver.now
          let span = max(1, before.transition?.span ?? 1, after.transition?.span ?? 1)
          let way: Double =
            switch event {
            case .dragMoved, .dragBegan:
              60 / (isTrackpad ? 400 : max(driver.pager.metrics.pageWidth, 1)) * span
            default: 0
            }
          // The last fraction of a pixel before rest is not a jump that anybody could see.
          #expect(
            abs(after.position - before.position) <= way + 0.005,
            "\(event): from \(before) to \(after)")
          if random.int(in: 0...2) == 0 { driver.wait(random.double(in: 0...0.1)) }
        }
      }
    }
  }

  @Test("a trackpad swipe goes on without a jump when the page gets another width")
  func trackpadResize() {
    var driver = PagerDriver(pages: 3, width: 800)
    driver.send(.dragBegan(anchor: 0, pointer: -100, source: .trackpad))
    #expect(driver.position == 0.25)
    for width in [400, 0, 392.727] {
      driver.send(.resize(PagerMetrics(pageWidth: width)))
      #expect(driver.position == 0.25)
      driver.send(.dragMoved(pointer: -100, source: .trackpad))
      #expect(driver.position == 0.25)
    }
    // 400 units are one page, whatever its width.
    driver.send(.dragMoved(pointer: -200, source: .trackpad))
    #expect(driver.position == 0.5)
  }

  @Test("a grabbed transition pulled past the end is caught where it is shown")
  func caughtPastTheEnd() {
    var driver = PagerDriver(pages: 2, width: 400)
    driver.send(.select(1))
    driver.wait(0.15)
    driver.drag(by: -400)
    let pulled = driver.position
    #expect(pulled > 1.1)
    driver.release()
    driver.send(.press)
    driver.send(.dragBegan(anchor: 300, pointer: 300, source: .pointer))
    #expect(abs(driver.position - pulled) < 1e-12)
  }

  @Test("a trackpad that catches a page pulled far past the end by a finger does not drop it")
  func trackpadCatchesFinger() {
    var driver = PagerDriver(pages: 2, width: 400)
    driver.drag(by: 200)
    let pulled = driver.position
    #expect(pulled < -0.1)
    driver.release()
    driver.send(.dragBegan(anchor: 0, pointer: 0, source: .trackpad))
    #expect(abs(driver.position - pulled) < 1e-12)
    driver.send(.dragMoved(pointer: 100, source: .trackpad))
    #expect(abs(driver.position - pulled) < 1e-12)
  }
}
