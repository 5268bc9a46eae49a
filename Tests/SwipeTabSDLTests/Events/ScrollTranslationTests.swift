import CSDL2
import SwipeTabCore
import Testing

@testable import SwipeTabSDL

@Suite("Trackpads become scroll events, wheels become wheel events")
struct ScrollTranslationTests {
  private let place = Point(x: 100, y: 50)

  private func translator(_ driver: VideoDriver) -> EventTranslator {
    var translator = PointerTranslationTests.translator(driver)
    _ = translator.translate(Synthetic.motion(x: 100, y: 50), at: 0)
    return translator
  }

  private func scroll(
    _ x: Double, _ y: Double, _ phase: ScrollEvent.Phase = .changed, at time: Double = 1
  ) -> InputEvent {
    .scroll(ScrollEvent(delta: Point(x: x, y: y), phase: phase, position: place, time: time))
  }

  private func wheel(
    _ x: Double, _ y: Double, isShifted: Bool = false, at time: Double = 1
  ) -> InputEvent {
    .wheel(
      WheelEvent(
        notches: Point(x: x, y: y), isShifted: isShifted, position: place, time: time))
  }

  @Test("Whole notches under X11 are a wheel: positive x asks for what lies to the right")
  func wheelOnX11() {
    var translator = translator(.x11)
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0), at: 1) == [wheel(1, 0)])
    #expect(translator.translate(Synthetic.wheel(x: -1, y: 0), at: 1) == [wheel(-1, 0)])
    #expect(translator.translate(Synthetic.wheel(x: 0, y: 1), at: 1) == [wheel(0, 1)])
  }

  @Test("Shift is told with wheels")
  func shiftedWheel() {
    var translator = translator(.x11)
    let event = Synthetic.wheel(x: 0, y: -1)
    #expect(
      translator.translate(event, at: 1, modifiers: KMOD_LSHIFT) == [wheel(0, -1, isShifted: true)])
  }

  @Test("A fraction under Wayland is a trackpad: one unit is ten, content moves by (-x, +y)")
  func trackpadOnWayland() {
    var translator = translator(.wayland)
    let events = translator.translate(Synthetic.wheel(x: 0.75, y: -0.25), at: 1)
    #expect(events == [scroll(-7.5, -2.5)])
  }

  @Test("FLIPPED only reports natural scrolling, which the values contain already")
  func flipped() {
    var translator = translator(.wayland)
    let event = Synthetic.wheel(x: 0.5, y: 0, direction: SDL_MOUSEWHEEL_FLIPPED)
    #expect(translator.translate(event, at: 1) == [scroll(-5, 0)])
  }

  @Test("Inverting turns trackpads around, and leaves wheels alone")
  func inverted() {
    var translator = translator(.wayland)
    translator.scrolling.isInverted = true
    #expect(translator.translate(Synthetic.wheel(x: 0.5, y: 0.5), at: 1) == [scroll(5, -5)])
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0), at: 2) == [wheel(1, 0, at: 2)])
  }

  @Test("The sign of x can be set for drivers that have it the other way round")
  func horizontalSign() {
    var translator = translator(.x11)
    translator.scrolling.horizontalSign = -1
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0), at: 1) == [wheel(-1, 0)])
  }

  @Test("A whole number within a trackpad's sequence belongs to it, alone it is a wheel")
  func wholeNumbers() {
    var translator = translator(.wayland)
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0), at: 1) == [wheel(1, 0)])
    #expect(
      translator.translate(Synthetic.wheel(x: 0.5, y: 0), at: 2) == [scroll(-5, 0, at: 2)])
    #expect(
      translator.translate(Synthetic.wheel(x: 1, y: 0), at: 2.1) == [scroll(-10, 0, at: 2.1)])
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0), at: 3) == [wheel(1, 0, at: 3)])
  }

  @Test("Empty, foreign and touch-made wheel events are dropped")
  func drops() {
    var translator = translator(.wayland)
    #expect(translator.translate(Synthetic.wheel(x: 0, y: 0), at: 1).isEmpty)
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0, window: 8), at: 1).isEmpty)
    #expect(translator.translate(Synthetic.wheel(x: 1, y: 0, which: UInt32.max), at: 1).isEmpty)
    #expect(translator.translate(Synthetic.wheel(x: .nan, y: 0), at: 1).isEmpty)
    translator.hasNativeAxes = true
    #expect(translator.translate(Synthetic.wheel(x: 0.5, y: 0), at: 1).isEmpty)
  }

  // MARK: Frames of the Wayland protocol

  @Test("Fingers scroll until all axes have stopped, and then the lift is told")
  func nativeFingers() {
    var translator = translator(.wayland)
    var frame = AxisFrame()
    frame.source = .finger
    frame.distances = [.horizontal: 3.5, .vertical: -2]
    #expect(translator.translate(frame, at: 1, isShifted: false) == [scroll(-3.5, 2)])
    var stop = AxisFrame()
    stop.source = .finger
    stop.stops = [.vertical]
    #expect(translator.translate(stop, at: 1, isShifted: false).isEmpty)
    stop.stops = [.horizontal]
    #expect(translator.translate(stop, at: 1, isShifted: false) == [scroll(0, 0, .ended)])
    #expect(translator.translate(stop, at: 1, isShifted: false).isEmpty)
  }

  @Test("The last motion and the lift may come in one frame")
  func nativeMotionAndStop() {
    var translator = translator(.wayland)
    var frame = AxisFrame()
    frame.source = .finger
    frame.distances = [.horizontal: 10]
    frame.stops = [.horizontal]
    #expect(
      translator.translate(frame, at: 1, isShifted: false) == [
        scroll(-10, 0), scroll(0, 0, .ended),
      ])
  }

  @Test("A native wheel turns by its notches: right and up are positive")
  func nativeWheel() {
    var translator = translator(.wayland)
    var frame = AxisFrame()
    frame.source = .wheel
    frame.distances = [.vertical: 15]
    frame.notches = [.vertical: 1]
    #expect(translator.translate(frame, at: 1, isShifted: true) == [wheel(0, -1, isShifted: true)])
    frame.distances = [.horizontal: 7.5]
    frame.notches = [.horizontal: 0.5]
    frame.source = .tilt
    #expect(translator.translate(frame, at: 1, isShifted: false) == [wheel(0.5, 0)])
  }

  @Test("A wheel whose compositor sends no notches turns one for ten units")
  func nativeWheelWithoutNotches() {
    var translator = translator(.wayland)
    var frame = AxisFrame()
    frame.source = .wheel
    frame.distances = [.horizontal: -10]
    #expect(translator.translate(frame, at: 1, isShifted: false) == [wheel(-1, 0)])
  }
}
