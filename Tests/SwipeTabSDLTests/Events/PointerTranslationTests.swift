import CSDL2
import SwipeTabCore
import Testing

@testable import SwipeTabSDL

@Suite("Fingers and the mouse become pointer events")
struct PointerTranslationTests {
  static let geometry = WindowGeometry(
    unitWidth: 1280, unitHeight: 800, pixelWidth: 1280, pixelHeight: 800, scale: 1)

  static func translator(
    _ driver: VideoDriver = .x11, _ geometry: WindowGeometry = geometry
  ) -> EventTranslator {
    EventTranslator(windowID: Synthetic.window, driver: driver, geometry: geometry)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, button: PointerButton = .primary,
    time: Double = 2
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        id: .mouse, kind: .mouse, phase: phase, position: Point(x: x, y: y), button: button,
        time: time))
  }

  @Test("A finger whose place is no number does nothing, and is taken away when it is lifted")
  func fingerNowhere() {
    var translator = Self.translator()
    for (x, y) in [(Float.nan, Float(0.5)), (0.5, .infinity), (-.infinity, .nan)] {
      for type in [SDL_FINGERDOWN, SDL_FINGERMOTION] {
        #expect(translator.translate(Synthetic.finger(type, x: x, y: y), at: 2) == [])
      }
      #expect(
        translator.translate(Synthetic.finger(SDL_FINGERUP, x: x, y: y), at: 3) == [
          .pointer(
            PointerEvent(
              id: PointerID(device: 3, finger: 1), kind: .touch, phase: .cancel, position: .zero,
              time: 3))
        ])
    }
  }

  @Test("A finger's part of the last pixel becomes the very pixel under X11")
  func fingerOnX11() {
    var translator = Self.translator()
    let event = Synthetic.finger(SDL_FINGERDOWN, x: 600.0 / 1279, y: 400.0 / 799)
    #expect(
      translator.translate(event, at: 2) == [
        .pointer(
          PointerEvent(
            id: PointerID(device: 3, finger: 1), kind: .touch, phase: .down,
            position: Point(x: 600, y: 400), time: 2))
      ])
  }

  @Test("Under Wayland SDL divides a finger's place by the size")
  func fingerOnWayland() {
    var translator = Self.translator(.wayland)
    let event = Synthetic.finger(SDL_FINGERMOTION, x: 0.25, y: 0.5)
    #expect(
      translator.translate(event, at: 2) == [
        .pointer(
          PointerEvent(
            id: PointerID(device: 3, finger: 1), kind: .touch, phase: .move,
            position: Point(x: 320, y: 400), time: 2))
      ])
  }

  @Test("A scale makes points of pixels, for fingers and the mouse alike")
  func scaledPositions() {
    let geometry = WindowGeometry(
      unitWidth: 1281, unitHeight: 801, pixelWidth: 1281, pixelHeight: 801, scale: 2)
    var translator = Self.translator(.x11, geometry)
    let finger = translator.translate(Synthetic.finger(SDL_FINGERUP, x: 0.5, y: 0.25), at: 2)
    let mouse = translator.translate(Synthetic.motion(x: 640, y: 200), at: 2)
    guard case .pointer(let up) = finger.first else {
      Issue.record("no pointer event")
      return
    }
    #expect(up.phase == .up)
    #expect(up.position == Point(x: 320, y: 100))
    #expect(mouse == [pointer(.hover, 320, 100)])
  }

  @Test("Events of another window, and those SDL makes of others, are dropped")
  func drops() {
    var translator = Self.translator()
    let events = [
      Synthetic.finger(SDL_FINGERDOWN, x: 0.5, y: 0.5, touch: -1),
      Synthetic.finger(SDL_FINGERDOWN, x: 0.5, y: 0.5, window: 8),
      Synthetic.motion(x: 10, y: 10, which: UInt32.max),
      Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 10, which: UInt32.max),
      Synthetic.button(SDL_MOUSEBUTTONUP, x: 10, y: 10, which: UInt32.max),
      Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 10, window: 8),
      Synthetic.motion(x: 10, y: 10, window: 8),
      Synthetic.plain(SDL_MULTIGESTURE),
    ]
    for event in events { #expect(translator.translate(event, at: 2).isEmpty) }
    #expect(!translator.wantsMouseCapture)
  }

  @Test("A mouse drag goes on outside the window and ends with a leave")
  func mouseDrag() {
    var translator = Self.translator()
    let events = [
      Synthetic.motion(x: 10, y: 20),
      Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 20),
      Synthetic.motion(x: -50, y: 20, state: 1),
      Synthetic.window(SDL_WINDOWEVENT_LEAVE),
      Synthetic.button(SDL_MOUSEBUTTONUP, x: -60, y: 20),
    ]
    var captures: [Bool] = []
    let result = events.flatMap { event in
      defer { captures.append(translator.wantsMouseCapture) }
      return translator.translate(event, at: 2)
    }
    #expect(
      result == [
        pointer(.hover, 10, 20), pointer(.down, 10, 20), pointer(.move, -50, 20),
        pointer(.up, -60, 20), pointer(.leave, -60, 20),
      ])
    #expect(captures == [false, true, true, true, false])
  }

  @Test("A second button neither ends nor restarts the first one's press")
  func secondButton() {
    var translator = Self.translator()
    let events = [
      Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 1, y: 1),
      Synthetic.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, x: 1, y: 1),
      Synthetic.motion(x: 5, y: 1, state: 0b101),
      Synthetic.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, x: 5, y: 1),
      Synthetic.button(SDL_MOUSEBUTTONUP, x: 5, y: 1),
    ]
    #expect(
      events.flatMap { translator.translate($0, at: 2) } == [
        pointer(.down, 1, 1), pointer(.move, 5, 1), pointer(.up, 5, 1),
      ])
  }

  @Test("The right button presses as the secondary one, others as other")
  func otherButtons() {
    var translator = Self.translator()
    let right = translator.translate(
      Synthetic.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, x: 1, y: 1), at: 2)
    _ = translator.translate(
      Synthetic.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, x: 1, y: 1), at: 2)
    let middle = translator.translate(
      Synthetic.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_MIDDLE, x: 1, y: 1), at: 2)
    #expect(right == [pointer(.down, 1, 1, button: .secondary)])
    #expect(middle == [pointer(.down, 1, 1, button: .other)])
  }

  @Test("A release that the window never saw cancels the press")
  func lostRelease() {
    var translator = Self.translator()
    _ = translator.translate(Synthetic.button(SDL_MOUSEBUTTONDOWN, x: 1, y: 1), at: 2)
    let result = translator.translate(Synthetic.motion(x: 9, y: 1, state: 0), at: 2)
    #expect(result == [pointer(.cancel, 9, 1), pointer(.hover, 9, 1)])
    #expect(!translator.wantsMouseCapture)
  }

  @Test("Leaving with no button pressed is told once")
  func leave() {
    var translator = Self.translator()
    _ = translator.translate(Synthetic.motion(x: 3, y: 4), at: 2)
    let leave = Synthetic.window(SDL_WINDOWEVENT_LEAVE)
    #expect(translator.translate(leave, at: 2) == [pointer(.leave, 3, 4)])
    #expect(translator.translate(leave, at: 2).isEmpty)
  }
}
