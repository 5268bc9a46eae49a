import SwipeTabTesting
import SwipeTabs
import Testing

@testable import SwipeTabDemo

/// A setting that changes while the window is shown, and a window that was begun with it.
@Suite("Settings that change live", .serialized) @MainActor struct LiveSettingTests {
  /// What is set.
  struct Look: CustomStringConvertible {
    var textSize = 1.0
    var isDark = false
    var isRightToLeft = false
    var scale = 1.0
    var contrast = Contrast.normal

    var description: String {
      "text \(textSize), \(isDark ? "dark" : "light"), \(isRightToLeft ? "rtl" : "ltr"), "
        + "scale \(scale), contrast \(contrast)"
    }

    @MainActor func apply(to window: Window) {
      window.textSizeFactor = textSize
      window.appearance = isDark ? .dark : .light
      window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      window.scale = scale
      window.contrast = contrast
    }
  }

  /// Neighbours differ in one setting each, then in all.
  private static let looks: [Look] = [
    Look(), Look(textSize: 2), Look(textSize: 0.8), Look(textSize: 1.3, isDark: true),
    Look(isDark: true), Look(isDark: true, isRightToLeft: true), Look(isRightToLeft: true),
    Look(scale: 2), Look(scale: 1.5), Look(contrast: .increased),
    Look(
      textSize: 1.6, isDark: true, isRightToLeft: true, scale: 1.25, contrast: .increased),
    Look(),
  ]

  @Test(
    "a window whose settings change shows what one begun with them shows",
    arguments: [BarStyleName.toolbar, .capsule, .underline])
  func pixels(style: BarStyleName) throws {
    for page in 0..<5 {
      // Two bars have each page in one window only; the first one in two.
      let sizes = style == .toolbar ? ["390x640", "800x600"] : ["390x640"]
      for size in sizes {
        let arguments = [
          "--size", size, "--style", style.rawValue, "--start", "\(page)", "--transition", "none",
        ]
        let live = try DemoFixture(arguments)
        for look in Self.looks.dropFirst() {
          look.apply(to: live.harness.window)
          try live.harness.settle()
          let fresh = try DemoFixture(arguments, isDrawn: false, look.apply)
          fresh.harness.host.start()
          try fresh.harness.settle()
          let difference = difference(
            live.harness.host.picture(), fresh.harness.host.picture())
          #expect(difference == nil, "page \(page), \(size), \(look)")
        }
      }
    }
  }

  /// Where two pictures differ first, and in how many pixels; nil where they are the same.
  private func difference(_ first: PixelBuffer, _ second: PixelBuffer) -> String? {
    guard first.width == second.width, first.height == second.height else { return "the size" }
    let places = first.pixels.indices.filter { first.pixels[$0] != second.pixels[$0] }
    guard let place = places.first else { return nil }
    return "(\(place % first.width), \(place / first.width)) and \(places.count - 1) more pixels"
  }
}
