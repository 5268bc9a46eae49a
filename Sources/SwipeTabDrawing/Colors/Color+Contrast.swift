import SwipeTabCore

extension Color {
  /// How bright the colour is to the eye, from 0 (black) to 1 (white), its alpha left aside: the
  /// relative luminance of WCAG 2.2.
  public var luminance: Double {
    func linear(_ level: UInt8) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : Math.exp(2.4 * Math.log((value + 0.055) / 1.055))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How far two colours stand apart, from 1 (alike) to 21 (black and white): the contrast ratio of
  /// WCAG 2.2, which asks for 4.5 for text and 3 for what else has to be seen.
  public func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The opaque colour that is seen when this one lies on a background.
  package func over(_ background: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return background.mixed(with: opaque, by: Double(alpha) / 255)
  }
}
