import SwipeTabTesting
import SwipeTabs
import Testing

@Suite("Test harness")
@MainActor
struct TestHarnessTests {
  /// Two buttons, a label with the words of one of them, and a button out of sight.
  final class Form: View {
    let send = Button(title: "Send")
    let cancel = Button(title: "Cancel")
    private(set) var log: [String] = []

    init() {
      super.init(frame: .zero)
      for (index, button) in [send, cancel, Button(title: "Far away")].enumerated() {
        button.frame = Rect(x: 20, y: 20 + Double(index) * 300, width: 120, height: 40)
        let title = button.title ?? ""
        button.addAction { [weak self] in self?.log.append(title) }
        addSubview(button)
      }
      let label = Label("Send")
      label.frame = Rect(x: 200, y: 20, width: 120, height: 40)
      addSubview(label)
      send.accessibilityIdentifier = "send-button"
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
      log.append("\(event.modifiers.rawValue) \(event.key)")
      return true
    }

    override func scroll(_ event: ScrollEvent) -> Bool {
      log.append("\(event.phase) \((event.delta.x * 10).rounded() / 10)")
      return true
    }

    override func wheel(_ event: WheelEvent) -> Bool {
      log.append("wheel \(event.notches.y)")
      return true
    }
  }

  let form = Form()
  let harness = TestHarness(size: Size(width: 400, height: 400), textEngine: NoText())

  init() { harness.show(form) }

  @Test("a tap on a name presses the button, not the label with the same words")
  func tap() throws {
    try harness.tap(on: "Send")
    try harness.tap(on: "Cancel")
    try harness.tap(on: "send-button")
    try harness.click(on: "Send")
    #expect(form.log == ["Send", "Cancel", "Send", "Send"])
  }

  @Test("a name that is not on the screen is an error that lists what is")
  func missing() {
    let error = #expect(throws: HarnessError.self) { try harness.tap(on: "Far away") }
    #expect(
      error?.description
        == "there is no 'Far away' on the screen; there is 'Send', 'Cancel', 'Send'")
    #expect(harness.isOnScreen("Cancel"))
    #expect(!harness.isOnScreen("Far away"))
  }

  @Test("a name of two buttons is an error")
  func ambiguous() {
    form.cancel.title = "Send"
    let error = #expect(throws: HarnessError.self) { try harness.tap(on: "Send") }
    #expect(
      error?.description
        == "'Send' is on the screen 2 times; give one an accessibility identifier")
  }

  @Test("keys, trackpad and wheel reach the views")
  func others() {
    harness.press(.ctrl, .pageDown)
    harness.press(.tab)
    harness.scroll(by: Point(x: -40, y: 0), duration: 0.025)
    harness.wheel(Point(x: 0, y: -1))
    #expect(
      form.log == [
        "2 pageDown", "0 tab", "changed -13.3", "changed -13.3", "changed -13.3", "ended 0.0",
        "wheel -1.0",
      ])
    #expect(harness.time == 0.025)
  }

  @Test("a drag takes its time and ends at rest, a fling ends in mid-motion")
  func gestures() {
    final class Recorder: GestureRecognizer {
      var moves: [Double] = []
      var phases: [PointerEvent.Phase] = []
      override func handle(_ event: PointerEvent) -> GestureDecision {
        if phases.last != event.phase { phases.append(event.phase) }
        if event.phase == .move { moves.append(event.position.x) }
        return event.phase == .move ? .claim : .undecided
      }
    }
    let recorder = Recorder()
    form.addGestureRecognizer(recorder)
    harness.drag(from: Point(x: 300, y: 200), to: Point(x: 100, y: 200), duration: 0.05)
    #expect(recorder.phases == [.down, .move, .up])
    #expect(recorder.moves.count == 6)
    #expect(recorder.moves.last == 100)
    #expect((harness.time * 1000).rounded() == 150)
    harness.fling(from: Point(x: 300, y: 200), to: Point(x: 100, y: 200), duration: 0.05)
    #expect((harness.time * 1000).rounded() == 200)
  }
}
