import SwipeTabCore
import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Settings of the desktop") @MainActor struct DesktopSettingsTests {
  let window = Window(
    size: Size(width: 40, height: 30), scale: 1, textEngine: EstimatedTextEngine())
  let dark: DesktopSettings = {
    var settings = DesktopSettings()
    settings.appearance = .dark
    settings.contrast = .increased
    settings.reducesMotion = true
    return settings
  }()

  @Test("A window follows the desktop until the application chooses, and again when it lets go")
  func overrides() {
    #expect(window.appearance == .light && window.contrast == .normal && !window.reducesMotion)
    window.desktop = dark
    #expect(window.appearance == .dark && window.contrast == .increased && window.reducesMotion)
    window.appearance = .light
    window.contrast = .normal
    window.reducesMotion = false
    #expect(window.overrideAppearance == .light)
    #expect(window.appearance == .light && window.contrast == .normal && !window.reducesMotion)
    window.desktop = DesktopSettings()
    window.desktop = dark
    #expect(window.appearance == .light && window.contrast == .normal && !window.reducesMotion)
    window.overrideAppearance = nil
    window.overrideContrast = nil
    window.overrideReducesMotion = nil
    #expect(window.appearance == .dark && window.contrast == .increased && window.reducesMotion)
  }

  @Test("A change repaints; one that is overridden, or none, does not")
  func repaints() {
    let view = View()
    view.backgroundColor = .separator
    window.rootView = view
    _ = window.frame(at: 0)
    window.desktop = DesktopSettings()
    #expect(!window.needsFrame)
    window.desktop.contrast = .increased
    #expect(window.frame(at: 1)?.damage == [PixelRect(x: 0, y: 0, width: 40, height: 30)])
    #expect(view.effectiveContrast == .increased)
    window.overrideAppearance = .light
    #expect(!window.needsFrame)
    window.desktop.appearance = .dark
    #expect(!window.needsFrame)
    window.overrideAppearance = nil
    #expect(window.frame(at: 2) != nil)
  }

  @Test("Colours keep their usual value with increased contrast unless they have another")
  func colors() {
    let plain = DynamicColor(light: .white, dark: .black)
    #expect(plain.resolved(for: .dark, contrast: .increased) == .black)
    let red = Color(hex: 0xFF0000)
    let color = DynamicColor(light: .white, dark: .black, highContrastDark: red)
    #expect(color.resolved(for: .light, contrast: .increased) == .white)
    #expect(color.resolved(for: .dark, contrast: .increased) == red)
    #expect(color.opacity(0.5).resolved(for: .dark, contrast: .increased) == red.opacity(0.5))
  }

  @Test("Surfaces have outlines only with increased contrast")
  func outlines() {
    for (contrast, count) in [(Contrast.normal, 0), (.increased, 1)] {
      var context = PaintContext(
        bounds: Rect(x: 0, y: 0, width: 10, height: 10), scale: 1, direction: .leftToRight,
        appearance: .light, tint: .black, textEngine: EstimatedTextEngine(), contrast: contrast)
      context.outline(context.bounds, radius: 2)
      #expect(context.list.commands.count == count)
    }
  }
}
