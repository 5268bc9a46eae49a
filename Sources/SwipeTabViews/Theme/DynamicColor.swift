public import SwipeTabDrawing

/// A colour with one value for each appearance.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: Color
  /// The colour in the dark appearance.
  public var dark: Color

  /// Creates a colour from its two values.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// A colour that is the same in both appearances.
  public static func fixed(_ color: Color) -> DynamicColor {
    DynamicColor(light: color, dark: color)
  }

  /// The value for an appearance.
  public func resolved(for appearance: Appearance) -> Color {
    appearance == .light ? light : dark
  }

  /// The same colour with its opacity multiplied by `factor` (0 to 1).
  public func opacity(_ factor: Double) -> DynamicColor {
    DynamicColor(light: light.opacity(factor), dark: dark.opacity(factor))
  }

  init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Color(hex: light), dark: Color(hex: dark))
  }
}
