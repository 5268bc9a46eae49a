import SwipeTabCore
import SwipeTabDrawing

@testable import SwipeTabViews

/// A view that counts what the passes ask of it.
@MainActor final class RecordingView: View {
  var layouts = 0
  var paints = 0
  var environmentChanges = 0
  var keys: [Key] = []
  var takesKeys = false
  var hovers: [Bool] = []
  var isFocusable = false
  var paintsOutside = false
  var scrollAnswer = false
  var scrolls: [Point] = []
  var wheels: [Point] = []

  init(_ x: Double = 0, _ y: Double = 0, _ width: Double = 10, _ height: Double = 10) {
    super.init(frame: Rect(x: x, y: y, width: width, height: height))
  }

  override func layoutSubviews() { layouts += 1 }
  override func environmentDidChange() { environmentChanges += 1 }
  override func hoverDidChange(_ isHovered: Bool) { hovers.append(isHovered) }
  override var canBecomeFocused: Bool { isFocusable }

  override func paint(in context: inout PaintContext) {
    paints += 1
    let rect = paintsOutside ? bounds.insetBy(dx: -5, dy: -5) : bounds.insetBy(dx: 1, dy: 1)
    context.fill(rect, context.tint)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    keys.append(event.key)
    return takesKeys
  }

  override func scroll(_ event: ScrollEvent) -> Bool {
    scrolls.append(event.delta)
    return scrollAnswer
  }

  override func wheel(_ event: WheelEvent) -> Bool {
    wheels.append(event.notches)
    return scrollAnswer
  }
}

/// Notes what happens to it and decides as it is told.
@MainActor final class ScriptedRecognizer: GestureRecognizer {
  let name: String
  let log: EventLog
  var decisions: [GestureDecision]
  var onEvent: ((PointerEvent) -> Void)?

  init(_ name: String, _ decisions: [GestureDecision], log: EventLog) {
    self.name = name
    self.decisions = decisions
    self.log = log
  }

  override func handle(_ event: PointerEvent) -> GestureDecision {
    log.add("\(name) \(event.phase)")
    onEvent?(event)
    return decisions.isEmpty ? .undecided : decisions.removeFirst()
  }

  override func didWin() { log.add("\(name) won") }
  override func didLose() { log.add("\(name) lost") }
}

@MainActor final class EventLog {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
