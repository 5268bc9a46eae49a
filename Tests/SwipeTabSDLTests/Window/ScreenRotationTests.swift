import CSDL2
import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabSDL

@Suite("Screens that are mounted turned")
struct ScreenRotationTests {
  private func geometry(
    _ rotation: ScreenRotation, scale: Double = 1.25, pixels: Int = 1
  ) -> WindowGeometry {
    WindowGeometry(
      unitWidth: 1000, unitHeight: 500, pixelWidth: 1000 * pixels, pixelHeight: 500 * pixels,
      scale: scale, rotation: rotation)
  }

  @Test("A quarter swaps the sides of the window, and of what it asks for")
  func sizes() {
    #expect(geometry(.degrees0).size == Size(width: 800, height: 400))
    #expect(geometry(.degrees180).size == Size(width: 800, height: 400))
    for rotation in [ScreenRotation.degrees90, .degrees270] {
      #expect(geometry(rotation).size == Size(width: 400, height: 800))
      #expect(geometry(rotation).units(of: Size(width: 100, height: 200)) == (250, 125))
    }
  }

  @Test(
    "The screen's corners are the picture's",
    arguments: zip(
      ScreenRotation.allCases,
      [
        [Point(x: 0, y: 0), Point(x: 999, y: 0), Point(x: 999, y: 499)],
        [Point(x: 0, y: 999), Point(x: 0, y: 0), Point(x: 499, y: 0)],
        [Point(x: 999, y: 499), Point(x: 0, y: 499), Point(x: 0, y: 0)],
        [Point(x: 499, y: 0), Point(x: 499, y: 999), Point(x: 0, y: 999)],
      ]))
  func corners(rotation: ScreenRotation, places: [Point]) {
    for (unit, place) in zip([(0.0, 0.0), (999, 0), (999, 499)], places) {
      let point = geometry(rotation, scale: 1).point(unitX: unit.0, unitY: unit.1)
      #expect(point == place)
      // The scale divides pixels afterwards.
      let scaled = geometry(rotation).point(unitX: unit.0, unitY: unit.1)
      #expect(abs(scaled.x - place.x / 1.25) < 1e-9)
      #expect(abs(scaled.y - place.y / 1.25) < 1e-9)
    }
  }

  @Test("Fingers, the mouse and trackpads are where the picture is; a wheel is where it was")
  func input() {
    var translator = PointerTranslationTests.translator(.x11, geometry(.degrees90, scale: 1))
    let finger = Synthetic.finger(SDL_FINGERDOWN, x: 300.0 / 999, y: 100.0 / 499)
    guard case .pointer(let touch)? = translator.translate(finger, at: 1).first else {
      Issue.record("no finger")
      return
    }
    #expect(touch.position == Point(x: 100, y: 699))
    guard
      case .pointer(let mouse)? = translator.translate(Synthetic.motion(x: 999, y: 0), at: 1).first
    else {
      Issue.record("no mouse")
      return
    }
    #expect(mouse.position == .zero)
    guard case .wheel(let wheel)? = translator.translate(Synthetic.wheel(x: 0, y: 1), at: 1).first
    else {
      Issue.record("no wheel")
      return
    }
    #expect(wheel.notches == Point(x: 0, y: 1))
    #expect(wheel.position == .zero)
  }

  @Test(
    "Two fingers move the content along the screen",
    arguments: zip(
      ScreenRotation.allCases,
      [Point(x: 30, y: 5), Point(x: 5, y: -30), Point(x: -30, y: -5), Point(x: -5, y: 30)]))
  func trackpad(rotation: ScreenRotation, motion: Point) {
    var translator = PointerTranslationTests.translator(.wayland, geometry(rotation, scale: 1))
    var frame = AxisFrame()
    frame.source = .finger
    frame.distances = [.horizontal: -30, .vertical: -5]
    guard
      case .scroll(let scroll)? = translator.translate(frame, at: 1, isShifted: false).first
    else {
      Issue.record("no scrolling")
      return
    }
    #expect(scroll.delta == motion)
  }

  @Test("A touch on the last pixel under Wayland is inside", arguments: ScreenRotation.allCases)
  func edge(rotation: ScreenRotation) {
    var translator = PointerTranslationTests.translator(.wayland, geometry(rotation, scale: 1))
    for x in [Float(0), 0.9999] {
      for y in [Float(0), 0.9999] {
        let finger = Synthetic.finger(SDL_FINGERDOWN, x: x, y: y)
        guard case .pointer(let touch)? = translator.translate(finger, at: 1).first else {
          Issue.record("no finger")
          return
        }
        let size = translator.geometry.size
        #expect(touch.position.x >= 0 && touch.position.x < size.width)
        #expect(touch.position.y >= 0 && touch.position.y < size.height)
      }
    }
  }

  @Test("The variable is a quarter, or a line in the log")
  func variable() {
    var lines: [String] = []
    func parse(_ text: String?) -> ScreenRotation? {
      ScreenRotation.parse(text) { lines.append($0) }
    }
    #expect(parse(nil) == nil)
    #expect(parse("") == nil)
    #expect(parse("0") == .degrees0)
    #expect(parse("270") == .degrees270)
    #expect(lines.isEmpty)
    #expect(parse("45") == nil)
    #expect(parse("left") == nil)
    #expect(
      lines.first
        == "SWIPETABS_ROTATION: expected 0, 90, 180 or 270, found '45'; nothing is turned")
    #expect(lines.count == 2)
  }
}

@Suite("Pictures on screens that are mounted turned") @MainActor struct TurningCompositorTests {
  /// A scene in which every pixel has a colour of its own.
  private func scene(_ width: Int, _ height: Int, shade: UInt32 = 0) -> Scene {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.pixels[y * bitmap.stride + x] =
          0xFF00_0000 | shade << 16 | UInt32(x) << 8 | UInt32(y)
      }
    }
    var scene = Scene(width: width, height: height, background: .white)
    scene.placements = [
      LayerPlacement(
        layer: Layer(bitmap: bitmap, isOpaque: true), x: 0, y: 0, clip: scene.bounds)
    ]
    return scene
  }

  /// The colour on the screen where the picture has a pixel, found the slow way.
  private func turned(
    _ screen: Bitmap, _ x: Int, _ y: Int, _ rotation: ScreenRotation
  ) -> UInt32 {
    let (column, row) =
      switch rotation {
      case .degrees0: (x, y)
      case .degrees90: (screen.width - 1 - y, x)
      case .degrees180: (screen.width - 1 - x, screen.height - 1 - y)
      case .degrees270: (y, screen.height - 1 - x)
      }
    return screen.pixels[row * screen.stride + column]
  }

  @Test(
    "Each pixel is where it belongs, also in parts drawn anew", arguments: ScreenRotation.allCases)
  func pixels(rotation: ScreenRotation) {
    // A picture of 73 by 41 points at 1.25, which no tile divides.
    let (width, height) = (91, 51)
    let size = rotation.turned(width, height)
    let screen = Bitmap(width: size.width, height: size.height)
    let compositor = TurningCompositor(rotation: rotation)
    var drawn = compositor.compose(scene(width, height), damage: [], into: screen)
    if rotation == .degrees0 {
      drawn = compositor.compose(scene(width, height), damage: nil, into: screen)
    }
    #expect(drawn == [screen.bounds])
    let damage = [
      PixelRect(x: 3, y: 5, width: 40, height: 7), PixelRect(x: 80, y: 40, width: 50, height: 50),
    ]
    drawn = compositor.compose(scene(width, height, shade: 1), damage: damage, into: screen)
    #expect(drawn.map(\.area) == [280, 11 * 11])
    for y in 0..<height {
      for x in 0..<width {
        let isNew = damage.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
        let wanted = 0xFF00_0000 | (isNew ? 0x1_0000 : 0) | UInt32(x) << 8 | UInt32(y)
        guard turned(screen, x, y, rotation) == wanted else {
          Issue.record("\(x), \(y) at \(rotation)")
          return
        }
      }
    }
  }

  @Test("A screen of another size is drawn whole")
  func resize() {
    let compositor = TurningCompositor(rotation: .degrees90)
    let first = Bitmap(width: 20, height: 30)
    #expect(compositor.compose(scene(30, 20), damage: [], into: first) == [first.bounds])
    #expect(compositor.compose(scene(30, 20), damage: [], into: first).isEmpty)
    let second = Bitmap(width: 25, height: 35)
    #expect(compositor.compose(scene(35, 25), damage: [], into: second) == [second.bounds])
    #expect(turned(second, 34, 24, .degrees90) == 0xFF00_2218)
  }
}
