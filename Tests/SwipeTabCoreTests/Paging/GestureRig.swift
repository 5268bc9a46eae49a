import SwipeTabCore
import Testing

/// A pager under a finger: the events of pointers go through a recogniser, as in a container, and
/// what must hold after every single event is checked.
struct GestureRig {
  var driver: PagerDriver
  var pan = PanRecognizer(axis: .horizontal)
  /// Where the finger was last, along the axis.
  private var finger = 0.0
  /// The release of the last gesture, when it was one.
  private(set) var release: PanRelease?
  /// Everything that was wrong.
  private(set) var faults: [String] = []

  init(pages: Int, width: Double, direction: LayoutDirection, initial: Int = 0) {
    driver = PagerDriver(pages: pages, width: width, initial: initial, direction: direction)
  }

  var width: Double { driver.pager.metrics.pageWidth }

  mutating func fail(_ text: String) {
    faults.append("\(text) at \(driver.time): \(driver.pager.state)")
  }

  /// Hands in an event of a pointer now, and checks that the pages move at most as far as it did.
  mutating func pointer(_ phase: PointerEvent.Phase, _ x: Double, finger id: Int64 = 1) {
    let before = driver.now
    let old = pan.isDragging || pan.isPressed ? pan.location : x
    for output in pan.outputs(for: .touch(phase, x, 0, at: driver.time, finger: id)) {
      apply(output)
    }
    let step = abs(pan.location - old)
    checkStep(from: before, pointerStep: step, what: "\(phase) to \(x)")
  }

  /// Takes the gesture away.
  mutating func cancel() {
    let before = driver.now
    apply(pan.cancel())
    checkStep(from: before, pointerStep: 0, what: "cancel")
  }

  /// Lets time pass, in frames, and checks that nothing is faster than its spring can be.
  mutating func wait(_ seconds: Double) {
    let end = driver.time + seconds
    while driver.time < end {
      driver.time = min(driver.time + 1.0 / 60, end)
      driver.send(.tick)
    }
  }

  /// Waits until nothing moves any more, at most for three seconds.
  mutating func rest() {
    var frames = 0
    while driver.pager.isAnimating, frames < 180 {
      wait(1.0 / 60)
      frames += 1
    }
    checkRest()
  }

  private mutating func apply(_ output: PanRecognizer.Output) {
    switch output {
    case .none: break
    case .pressed:
      release = nil
      driver.send(.press)
    case .began:
      driver.send(.dragBegan(anchor: pan.anchor, pointer: pan.location, source: .pointer))
    case .moved: driver.send(.dragMoved(pointer: pan.location))
    case .released(let release):
      self.release = release
      driver.send(.dragEnded(velocity: release.velocity, travel: release.travel))
    case .tapped, .failed: driver.send(.release)
    case .cancelled: driver.send(.cancel)
    }
  }

  /// A page moves with the finger or less, never more; a grabbed jump over several pages moves its
  /// two pages by that much.
  mutating func checkStep(
    from before: PagerPresentation, pointerStep: Double, what: String
  ) {
    let after = driver.now
    let span = max(1, before.transition?.span ?? 1, after.transition?.span ?? 1)
    let moved = abs(after.position - before.position) * width
    if moved > pointerStep * span + 1e-6 {
      fail("a jump of \(moved) points for a step of \(pointerStep) (\(what))")
    }
  }

  private mutating func checkRest() {
    let now = driver.now
    guard now.phase == .rest else { return fail("still in phase \(now.phase)") }
    if now.position != now.position.rounded() { fail("at rest on \(now.position)") }
    guard let page = now.committed else { return }
    if now.position != Double(page) { fail("page \(page) at \(now.position)") }
    if driver.pager.appearedPages != [page] { fail("appeared: \(driver.pager.appearedPages)") }
    if driver.pager.installedPages != [page] { fail("installed: \(driver.pager.installedPages)") }
  }
}

extension Transition {
  /// How many pages one unit of progress stands for.
  var span: Double { abs(Double(to) - origin) }
}

/// Reads a list of effects and tells what was not paired.
struct EffectAudit {
  private var stages: [Int: String] = [:]
  private var pending: [(from: Int, to: Int)] = []
  private(set) var faults: [String] = []

  /// Starts with a page that has appeared.
  init(appeared: Int) { stages[appeared] = "did" }

  mutating func read(_ effects: [PagerEffect]) {
    for (index, effect) in effects.enumerated() {
      switch effect {
      case .willAppear(let page): expect(page, in: [nil, "disappearing"], then: "appearing")
      case .didAppear(let page): expect(page, in: ["appearing"], then: "did")
      case .willDisappear(let page): expect(page, in: ["appearing", "did"], then: "disappearing")
      case .didDisappear(let page): expect(page, in: ["disappearing"], then: nil)
      case .beforeSwipe(let from, let to): pending.append((from, to))
      case .afterSwipe(let from, let to):
        guard let last = pending.last, last == (from, to) else {
          faults.append("after \(from) \(to) without its before")
          continue
        }
        pending = []
        if index == 0 || effects[index - 1] != .commit(to) { faults.append("after, no commit") }
      default: break
      }
    }
  }

  private mutating func expect(_ page: Int, in allowed: [String?], then next: String?) {
    if !allowed.contains(stages[page]) {
      faults.append("page \(page): \(next ?? "did disappear") while \(stages[page] ?? "away")")
    }
    stages[page] = next
  }
}
