import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@MainActor @Suite("Contrast") struct ContrastTests {
  private func contrast(_ first: Color, _ second: Color) -> Double { first.contrast(with: second) }

  nonisolated static let texts: [(String, DynamicColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("blue", .systemBlue), ("red", .systemRed), ("green", .systemGreen),
    ("orange", .systemOrange), ("yellow", .systemYellow), ("purple", .systemPurple),
    ("pink", .systemPink), ("teal", .systemTeal), ("indigo", .systemIndigo),
    ("gray", .systemGray),
  ]
  nonisolated static let backgrounds: [(String, DynamicColor)] = [
    ("background", .systemBackground), ("secondary", .secondarySystemBackground),
    ("grouped", .systemGroupedBackground), ("group", .secondarySystemGroupedBackground),
    ("bar", .barBackground),
  ]

  /// Lines and tracks that have to be seen where contrast is increased.
  nonisolated static let lines: [(String, DynamicColor)] = [
    ("separator", .separator), ("gray2", .systemGray2), ("gray3", .systemGray3),
    ("gray4", .systemGray4),
  ]

  @Test("The contrast of two colours is the ratio of WCAG")
  func ratio() {
    #expect(Color.white.contrast(with: .black) == 21)
    #expect(Color.black.contrast(with: .black) == 1)
    #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.005)
    #expect(abs(Color(hex: 0xFF0000).contrast(with: .white) - 4.0) < 0.005)
    #expect(Color.black.opacity(0.5).over(.white) == Color(white: 127 / 255.0))
  }

  /// The least contrast of text.
  private func least(_ contrast: Contrast) -> Double { contrast == .normal ? 4.5 : 7 }

  @Test(
    "Text on every background has a contrast of 4.5 to 1, or 7 to 1 with increased contrast",
    arguments: Appearance.allCases, Contrast.allCases)
  func texts(appearance: Appearance, level: Contrast) {
    for (name, text) in ContrastTests.texts {
      for (surface, background) in ContrastTests.backgrounds {
        let ratio = contrast(
          text.resolved(for: appearance, contrast: level),
          background.resolved(for: appearance, contrast: level))
        #expect(ratio >= least(level), "\(name) on \(surface), \(appearance), \(level): \(ratio)")
      }
    }
  }

  @Test(
    "Text on filled buttons, badges, capsules and segments can be read too",
    arguments: Appearance.allCases, Contrast.allCases)
  func surfaces(appearance: Appearance, level: Contrast) {
    let pairs: [(String, DynamicColor, DynamicColor, increased: Double)] = [
      ("filled button", .onTint, .tint, 7), ("segments", .label, .systemGray5, 7),
      ("faint grey", .secondaryLabel, .systemGray6, 7), ("pressed row", .label, .systemGray3, 4.5),
      ("badge", .white, .badgeBackground, 7), ("capsule", .white, CapsuleStyle().capsuleColor, 7),
      ("bar of capsules", .label, CapsuleStyle().backgroundColor, 7),
    ]
    for (name, text, surface, increased) in pairs {
      let ratio = contrast(
        text.resolved(for: appearance, contrast: level),
        surface.resolved(for: appearance, contrast: level))
      #expect(
        ratio >= (level == .normal ? 4.5 : increased), "\(name), \(appearance), \(level): \(ratio)")
    }
  }

  @Test(
    "With increased contrast lines and tracks have 3 to 1 on every background, and no text less than before",
    arguments: Appearance.allCases)
  func increased(appearance: Appearance) {
    for (surface, background) in ContrastTests.backgrounds {
      let back = background.resolved(for: appearance, contrast: .increased)
      for (name, line) in ContrastTests.lines {
        let ratio = contrast(line.resolved(for: appearance, contrast: .increased), back)
        #expect(ratio >= 3, "\(name) on \(surface), \(appearance): \(ratio)")
      }
      for (name, text) in ContrastTests.texts + ContrastTests.lines {
        let usual = contrast(
          text.resolved(for: appearance), background.resolved(for: appearance))
        #expect(
          contrast(text.resolved(for: appearance, contrast: .increased), back) >= usual,
          "\(name) on \(surface), \(appearance)")
      }
    }
  }

  @Test("Black on white has a contrast of 21")
  func scale() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
    #expect(abs(contrast(Color(hex: 0x767676), .white) - 4.54) < 0.005)
  }
}
