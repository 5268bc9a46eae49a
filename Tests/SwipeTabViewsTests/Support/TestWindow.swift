import SwipeTabCore
import SwipeTabDrawing

@testable import SwipeTabViews

/// A window with memory that is brought up to date by damage, as a screen would be.
@MainActor final class TestWindow {
  let window: Window
  let text = FakeTextEngine()
  private(set) var screen: Bitmap
  private let compositor = CPUCompositor()
  private(set) var latest: Frame?
  private var time = 0.0

  init(width: Double = 200, height: Double = 100, scale: Double = 1) {
    window = Window(size: Size(width: width, height: height), scale: scale, textEngine: text)
    screen = Bitmap(width: window.pixelSize.width, height: window.pixelSize.height)
  }

  /// Asks for a frame a 60th of a second later and shows it.
  @discardableResult func frame(after delay: Double = 1.0 / 60) -> Frame? {
    time += delay
    let (width, height) = window.pixelSize
    if screen.width != width || screen.height != height {
      screen = Bitmap(width: width, height: height)
    }
    latest = window.frame(at: time)
    if let latest { compositor.compose(latest.scene, damage: latest.damage, into: screen) }
    return latest
  }

  /// What a frame costs.
  func cost(of change: () -> Void) -> FrameCounters {
    let before = window.counters
    change()
    frame()
    return window.counters.difference(from: before)
  }

  /// The picture drawn from nothing.
  func fullPicture() -> Bitmap {
    window.rootView.dropPixels()
    window.needsCompose = true
    let bitmap = Bitmap(width: screen.width, height: screen.height)
    compositor.compose(window.makeScene(), into: bitmap)
    return bitmap
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { screen.pixels[y * screen.stride + x] }

  func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: Int64 = 1,
    kind: PointerKind = .touch, button: PointerButton = .primary, after delay: Double = 0.01
  ) {
    time += delay
    window.handle(
      .pointer(
        PointerEvent(
          id: kind == .mouse ? .mouse : PointerID(device: 1, finger: id), kind: kind, phase: phase,
          position: Point(x: x, y: y), button: button, time: time)))
  }

  func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    time += 0.01
    window.handle(.key(KeyEvent(key: key, modifiers: modifiers, time: time)))
  }

  func send(_ event: WindowEvent) {
    time += 0.01
    window.handle(.window(event, time: time))
  }

  func scroll(
    _ dx: Double, _ dy: Double, at point: Point, phase: ScrollEvent.Phase = .changed,
    after delay: Double = 0.01
  ) {
    time += delay
    window.handle(
      .scroll(ScrollEvent(delta: Point(x: dx, y: dy), phase: phase, position: point, time: time)))
  }

  func wheel(_ dx: Double, _ dy: Double, at point: Point, isShifted: Bool = false) {
    time += 0.01
    window.handle(
      .wheel(
        WheelEvent(
          notches: Point(x: dx, y: dy), isShifted: isShifted, position: point, time: time)))
  }
}

extension View {
  fileprivate func dropPixels() {
    layerHost = nil
    paintedList = nil
    for view in subviews { view.dropPixels() }
  }
}

extension FrameCounters {
  func difference(from old: FrameCounters) -> FrameCounters {
    var result = FrameCounters()
    result.frames = frames - old.frames
    result.layouts = layouts - old.layouts
    result.paints = paints - old.paints
    result.collects = collects - old.collects
    result.rasterisations = rasterisations - old.rasterisations
    result.rasterisedPixels = rasterisedPixels - old.rasterisedPixels
    result.abandonedLayouts = abandonedLayouts - old.abandonedLayouts
    return result
  }
}

extension Bitmap {
  /// The first pixel that differs, as text; nil where both are the same.
  func firstDifference(from other: Bitmap) -> String? {
    guard width == other.width, height == other.height else { return "sizes differ" }
    for y in 0..<height {
      for x in 0..<width where pixels[y * stride + x] != other.pixels[y * other.stride + x] {
        return
          "(\(x), \(y)): \(String(pixels[y * stride + x], radix: 16)) and "
          + String(other.pixels[y * other.stride + x], radix: 16)
      }
    }
    return nil
  }
}

/// The same numbers every time.
struct TestRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func chance(_ part: Double) -> Bool { number(0...1) < part }
}
