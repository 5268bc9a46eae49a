import SwipeTabCore

/// How the wheel values of a driver become motion of the content.
///
/// | driver | SDL's `preciseX` > 0 | SDL's `preciseY` > 0 | fractions | says |
/// | --- | --- | --- | --- | --- |
/// | wayland | what lies to the right comes | what lies above comes | yes | trackpad or wheel |
/// | x11 | what lies to the right comes | what lies above comes | never | wheel |
/// | KMSDRM | what lies to the right comes | what lies above comes | never | wheel |
/// | others | what lies to the right comes | what lies above comes | maybe | by the fractions |
///
/// So content moves by (-x, +y). Natural scrolling is applied by the system before SDL: the values
/// already follow the fingers when it is on, and `SDL_MOUSEWHEEL_FLIPPED` only reports that it is.
/// Multiplying by -1 on FLIPPED, as SDL's header shows, would undo the user's setting, so it does
/// not change anything here. Measured with SDL 2.26.5. SDL before 2.0.18 and patched builds differ
/// in the sign of x: `horizontalSign` is there for them.
public struct ScrollConvention: Hashable, Sendable {
  /// What one precise unit of SDL is in trackpad units; 400 of these are one page.
  public var unitsPerStep: Double
  /// 1 when a positive x asks for what lies to the right, -1 when for the left.
  public var horizontalSign: Double
  /// Whether wheel values may come from a trackpad at all.
  public var hasFractions: Bool
  /// Whether trackpads move the content against what the system says.
  public var isInverted: Bool

  /// Creates a convention.
  public init(
    unitsPerStep: Double = 10, horizontalSign: Double = 1, hasFractions: Bool,
    isInverted: Bool = false
  ) {
    self.unitsPerStep = unitsPerStep
    self.horizontalSign = horizontalSign
    self.hasFractions = hasFractions
    self.isInverted = isInverted
  }

  /// The convention of a driver, from the table above.
  public static func standard(for driver: VideoDriver) -> ScrollConvention {
    switch driver {
    case .x11, .kmsdrm: ScrollConvention(hasFractions: false)
    case .wayland, .other: ScrollConvention(hasFractions: true)
    }
  }

  /// How far content moves for a wheel value, in trackpad units.
  func contentMotion(x: Double, y: Double) -> Point {
    let factor = isInverted ? -unitsPerStep : unitsPerStep
    // Adding zero turns a negative zero into a plain one.
    return Point(x: -x * horizontalSign * factor + 0, y: y * factor + 0)
  }
}
