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

  /// Every setting changes alone at least once, and all of them at once.
  private static let looks: [Look] = [
    Look(textSize: 2), Look(textSize: 0.8), Look(textSize: 0.8, isDark: true),
    Look(textSize: 1.3, isDark: true, isRightToLeft: true),
    Look(textSize: 1.3, isRightToLeft: true, scale: 2),
    Look(textSize: 1.6, isDark: true, scale: 1.25, contrast: .increased),
    Look(),
  ]

  @Test(
    "a window whose settings change shows what one begun with them shows",
    arguments: [
      (BarStyleName.toolbar, "320x480", 0), (.toolbar, "320x480", 1), (.toolbar, "320x480", 2),
      (.toolbar, "760x480", 3), (.toolbar, "320x480", 4), (.capsule, "320x480", 2),
      (.underline, "320x480", 2),
    ])
  func pixels(style: BarStyleName, size: String, page: Int) throws {
    let arguments = [
      "--size", size, "--style", style.rawValue, "--start", "\(page)", "--transition", "none",
    ]
    let live = try DemoFixture(arguments)
    for look in Self.looks {
      look.apply(to: live.harness.window)
      try live.harness.settle()
      let fresh = try DemoFixture(arguments, isDrawn: false, look.apply)
      fresh.harness.host.start()
      try fresh.harness.settle()
      let difference = difference(live.harness.host.picture(), fresh.harness.host.picture())
      #expect(difference == nil, "\(look)")
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
