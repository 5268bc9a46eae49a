public import SwipeTabDrawing

/// A colour with one value for each appearance, and others where contrast is increased.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: Color
  /// The colour in the dark appearance.
  public var dark: Color
  /// The colour in the light appearance with increased contrast; nil is the usual one.
  public var highContrastLight: Color?
  /// The colour in the dark appearance with increased contrast; nil is the usual one.
  public var highContrastDark: Color?

  /// Creates a colour from its values; without those for increased contrast it is the same there.
  public init(
    light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight
    self.highContrastDark = highContrastDark
  }

  /// A colour that is the same everywhere.
  public static func fixed(_ color: Color) -> DynamicColor {
    DynamicColor(light: color, dark: color)
  }

  /// The value for an appearance and a contrast.
  public func resolved(for appearance: Appearance, contrast: Contrast = .normal) -> Color {
    switch (appearance, contrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark
    case (.light, .increased): highContrastLight ?? light
    case (.dark, .increased): highContrastDark ?? dark
    }
  }

  /// The same colour with its opacity multiplied by `factor` (0 to 1).
  public func opacity(_ factor: Double) -> DynamicColor {
    DynamicColor(
      light: light.opacity(factor), dark: dark.opacity(factor),
      highContrastLight: highContrastLight?.opacity(factor),
      highContrastDark: highContrastDark?.opacity(factor))
  }

  init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Color(hex: light), dark: Color(hex: dark))
  }

  init(_ light: UInt32, _ dark: UInt32, increased: (light: UInt32, dark: UInt32)) {
    self.init(
      light: Color(hex: light), dark: Color(hex: dark),
      highContrastLight: Color(hex: increased.light), highContrastDark: Color(hex: increased.dark))
  }
}
