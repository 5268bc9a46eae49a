import SwipeTabCore
import SwipeTabDrawing
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

  @Test(
    "The ring stands out from every view and background, the colour of the ring itself included",
    arguments: Appearance.allCases, Contrast.allCases)
  func standsOut(appearance: Appearance, contrast: Contrast) {
    let tints: [DynamicColor] = [
      .systemBlue, .systemRed, .systemYellow, .systemGray, .label, .systemBackground,
      .fixed(Color(hex: 0xFFF3A0)), .fixed(Color(hex: 0x101040)),
      .fixed(Color(hex: 0x777777)), .fixed(Color.black.opacity(0.1)),
    ]
    for tint in tints {
      let test = TestWindow(width: 100, height: 100)
      test.window.appearance = appearance
      test.window.contrast = contrast
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = tint
      let button = Button(title: "", style: .filled)
      button.tintColor = tint
      button.cornerRadius = 0
      button.frame = Rect(x: 20, y: 20, width: 60, height: 60)
      view.addSubview(button)
      test.window.rootView.addSubview(view)
      test.frame()
      test.press(.tab)
      test.frame()
      func color(_ x: Int) -> Color { Color(hex: test.pixel(x, 50)) }
      // From outside: background, band, ring, ring, band, button.
      let ring = color(17)
      #expect(color(18) == ring)
      #expect(color(16) == color(19))
      #expect(ring.contrast(with: color(16)) >= (contrast == .normal ? 3 : 9), "\(tint)")
      let toBackground = max(ring.contrast(with: color(15)), color(16).contrast(with: color(15)))
      // Of two tones one has at least the root of their contrast to anything.
      #expect(toBackground >= (contrast == .normal ? 1.7 : 3), "\(tint)")
    }
  }
}
