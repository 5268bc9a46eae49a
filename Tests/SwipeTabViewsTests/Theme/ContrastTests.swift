import SwipeTabDrawing
import Testing

@testable import SwipeTabViews

@Suite("Contrast") struct ContrastTests {
  /// The relative luminance of WCAG 2.1, with the power approximated by a table-free series of roots.
  private func luminance(_ color: Color) -> Double {
    func linear(_ level: UInt8) -> Double {
      let value = Double(level) / 255
      guard value > 0.04045 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      // base ^ 2.4 = base² · base^0.4; the fifth root by Newton's method.
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
      }
      return base * base * root * root
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  static let texts: [(String, DynamicColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("blue", .systemBlue), ("red", .systemRed), ("green", .systemGreen),
    ("orange", .systemOrange), ("yellow", .systemYellow), ("purple", .systemPurple),
    ("pink", .systemPink), ("teal", .systemTeal), ("indigo", .systemIndigo),
    ("gray", .systemGray),
  ]
  static let backgrounds: [(String, DynamicColor)] = [
    ("background", .systemBackground), ("secondary", .secondarySystemBackground),
    ("grouped", .systemGroupedBackground), ("group", .secondarySystemGroupedBackground),
    ("bar", .barBackground),
  ]

  @Test(
    "Text on every background has a contrast of 4.5 to 1 or more", arguments: Appearance.allCases)
  func texts(appearance: Appearance) {
    for (name, text) in ContrastTests.texts {
      for (surface, background) in ContrastTests.backgrounds {
        let ratio = contrast(text.resolved(for: appearance), background.resolved(for: appearance))
        #expect(ratio >= 4.5, "\(name) on \(surface), \(appearance): \(ratio)")
      }
    }
  }

  @Test("Text on a filled button and on segments can be read too", arguments: Appearance.allCases)
  func surfaces(appearance: Appearance) {
    let pairs: [(DynamicColor, DynamicColor)] = [
      (.onTint, .tint), (.label, .systemGray5), (.secondaryLabel, .systemGray6),
      (.label, .systemGray3),
    ]
    for (text, surface) in pairs {
      #expect(contrast(text.resolved(for: appearance), surface.resolved(for: appearance)) >= 4.5)
    }
  }

  @Test("Black on white has a contrast of 21")
  func scale() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
    #expect(abs(contrast(Color(hex: 0x767676), .white) - 4.54) < 0.005)
  }
}
