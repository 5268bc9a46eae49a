/// How far content follows a finger that pulls past its end.
///
/// UIKit's curve, `b = (1 - 1 / (x c / d + 1)) d`, written as `x c d / (x c + d)`: it starts with the
/// slope `c` and comes ever closer to `d` without reaching it. A pull to the other side gives the
/// same length with the other sign.
public enum RubberBand {
  /// The longest displacement, as a part of the dimension: so much less than 1 that the position of
  /// the last of many pages is still told from the one of a page after it.
  public static let greatestPart = 1 - 1e-9

  /// How far the content moves.
  ///
  /// - Parameters:
  ///   - x: How far the finger is past the end, in points or any other unit, of either sign.
  ///   - dimension: The size of the page or view, in that unit; with 0 or less nothing moves.
  ///   - coefficient: How much of a small pull the content follows, from 0 to 1.
  ///   - limit: The longest displacement, in that unit; nil for none.
  /// - Returns: A displacement with the sign of `x`, shorter than `dimension` and at most `limit`.
  public static func displacement(
    _ x: Double, dimension: Double, coefficient: Double = 0.55, limit: Double? = nil
  ) -> Double {
    guard dimension > 0, coefficient > 0, !x.isNaN else { return 0 }
    let pull = abs(x) * coefficient
    // A pull beyond all measure would be rounded to the asymptote.
    let part = pull.isInfinite ? 1 : pull / (pull + dimension)
    let length = dimension * min(part, greatestPart)
    let limited = min(length, max(limit ?? .infinity, 0))
    return x < 0 ? -limited : limited
  }

  /// How fast the content moves for a finger that moves with speed 1.
  ///
  /// - Parameters:
  ///   - x: How far the finger is past the end, of either sign.
  ///   - dimension: The size of the page or view, in the unit of `x`.
  ///   - coefficient: How much of a small pull the content follows, from 0 to 1.
  ///   - limit: The longest displacement, in that unit; nil for none.
  /// - Returns: A number from 0 to `coefficient`; 0 where the displacement is at its limit.
  public static func derivative(
    _ x: Double, dimension: Double, coefficient: Double = 0.55, limit: Double? = nil
  ) -> Double {
    guard dimension > 0, coefficient > 0, !x.isNaN else { return 0 }
    if let limit,
      abs(displacement(x, dimension: dimension, coefficient: coefficient)) >= max(limit, 0)
    {
      return 0
    }
    let part = dimension / (abs(x) * coefficient + dimension)
    return coefficient * part * part
  }

  /// How far the finger is past the end when the content is displaced by a length: a drag that
  /// catches stretched content goes on from there.
  ///
  /// - Parameters:
  ///   - displacement: How far the content is past its end, of either sign.
  ///   - dimension: The size of the page or view, in the same unit.
  ///   - coefficient: How much of a small pull the content follows, from 0 to 1.
  ///   - limit: The longest displacement, in that unit; nil for none.
  /// - Returns: The shortest pull that gives this displacement, the one for the limit when
  ///   `displacement` is beyond it; infinite at `dimension` and beyond.
  public static func inverse(
    _ displacement: Double, dimension: Double, coefficient: Double = 0.55, limit: Double? = nil
  ) -> Double {
    guard dimension > 0, coefficient > 0, !displacement.isNaN else { return 0 }
    let length = min(abs(displacement), max(limit ?? .infinity, 0))
    let pull =
      length < dimension
      ? length * (dimension / (coefficient * (dimension - length))) : Double.infinity
    return displacement < 0 ? -pull : pull
  }
}
