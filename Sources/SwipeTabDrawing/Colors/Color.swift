/// A colour in sRGB with straight alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity; 255 is opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as `0xFF3B30`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    let level = Color.level(white)
    self.init(red: level, green: level, blue: level, alpha: Color.level(alpha))
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its opacity multiplied by `factor` (0 to 1).
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha = Color.level(Double(alpha) / 255 * factor)
    return color
  }

  /// The colour that lies `fraction` (0 to 1) of the way to another one, mixed channel by channel.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let part = min(max(fraction, 0), 1)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      Color.level((Double(from) + (Double(to) - Double(from)) * part) / 255)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  private static func level(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return UInt8(min(value, 1) * 255 + 0.5)
  }
}
