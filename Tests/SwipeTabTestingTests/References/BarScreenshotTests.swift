import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

@Suite("Reference pictures of capsule, underline and dots", .serialized) @MainActor
struct BarScreenshotTests {
  enum Style: String, CaseIterable {
    case toolbar, capsule, underline, dots

    @MainActor func make() -> any TabBarStyle {
      switch self {
      case .toolbar: ToolbarStyle()
      case .capsule: CapsuleStyle()
      case .underline: UnderlineStyle()
      case .dots: DotsStyle()
      }
    }
  }

  @Test("at rest and between two pages", arguments: ReferenceScreen.Look.all(scales: [1]))
  func rest(look: ReferenceScreen.Look) throws {
    for style in [Style.capsule, .underline, .dots] {
      let screen = try ReferenceScreen(style.make(), look) { container, catalog in
        ReferenceScreen.fill(container, with: ReferenceScreen.items(catalog, look.direction))
      }
      try screen.harness.expectScreenshot(named: "\(style)-rest-\(look.testDescription)")
      let isMirrored = look.direction == .rightToLeft
      screen.harness.touch(
        from: Point(x: isMirrored ? 70 : 290, y: 100), to: Point(x: isMirrored ? 258 : 102, y: 100))
      try screen.harness.expectScreenshot(named: "\(style)-between-\(look.testDescription)")
    }
  }

  @Test("one swipe as a strip of frames", arguments: Style.allCases, LayoutDirection.allCases)
  func film(style: Style, direction: LayoutDirection) throws {
    let look = ReferenceScreen.Look(direction: direction)
    let screen = try ReferenceScreen(
      style.make(), look, size: Size(width: 200, height: 150), hasNavigation: false
    ) { container, catalog in
      let items = ReferenceScreen.items(catalog, direction)
      ReferenceScreen.fill(container, with: Array(items.prefix(3)))
    }
    let harness = screen.harness
    var frames = [harness.picture()]
    let sign = direction == .leftToRight ? -1.0 : 1
    var x = direction == .leftToRight ? 180.0 : 20
    for _ in 0..<3 {
      harness.drag(x: &x, by: 36 * sign, isFirst: frames.count == 1)
      frames.append(harness.picture())
    }
    harness.lift(at: Point(x: x, y: 60))
    for _ in 0..<4 {
      harness.advance(by: 0.045)
      frames.append(harness.picture())
    }
    try harness.settle()
    frames.append(harness.picture())
    let reference = try ScreenshotReference(
      name: "film-\(style)-\(look.testDescription)", testFile: #filePath)
    try reference.expect(Self.strip(frames), .exact)
    #expect(screen.container.selectedViewControllerIndex == 1)
  }

  /// The pictures side by side, with a gap of a few pixels.
  private static func strip(_ frames: [PixelBuffer]) -> PixelBuffer {
    let gap = [UInt32](repeating: 0xFFFF_00FF, count: 4)
    guard let first = frames.first else { return PixelBuffer(width: 0, height: 0, pixels: []) }
    var pixels: [UInt32] = []
    for y in 0..<first.height {
      for (index, frame) in frames.enumerated() {
        if index > 0 { pixels += gap }
        pixels += frame.pixels[(y * frame.width)..<((y + 1) * frame.width)]
      }
    }
    return PixelBuffer(
      width: frames.count * first.width + (frames.count - 1) * gap.count, height: first.height,
      pixels: pixels)
  }
}

extension TestHarness {
  /// Moves a finger evenly for a tenth of a second.
  fileprivate func drag(x: inout Double, by distance: Double, isFirst: Bool) {
    if isFirst { send(.down, x) }
    for _ in 0..<12 {
      advance(by: 1.0 / 120)
      x += distance / 12
      send(.move, x)
    }
  }

  private func send(_ phase: PointerEvent.Phase, _ x: Double) {
    host.send(
      .pointer(
        PointerEvent(
          id: PointerID(device: 0, finger: 0), kind: .touch, phase: phase,
          position: Point(x: x, y: 60), time: time)))
  }
}
