import SwipeTabCore
import Testing

@testable import SwipeTabViews

@Suite("Frames of the focus ring")
@MainActor struct FocusRingFrameTests {
  @Test("The ring is part of the frame after the key: no second frame is due")
  func oneFrame() {
    let window = Window(
      size: Size(width: 200, height: 100), scale: 1, textEngine: FakeTextEngine())
    let button = Button(title: "Go")
    button.frame = Rect(x: 10, y: 10, width: 80, height: 40)
    window.rootView.addSubview(button)
    _ = window.frame(at: 0)
    window.handle(.key(KeyEvent(key: .tab, time: 0.1)))
    #expect(window.frame(at: 0.1) != nil)
    #expect(window.focusedView === button)
    #expect(!window.needsFrame)
  }
}
