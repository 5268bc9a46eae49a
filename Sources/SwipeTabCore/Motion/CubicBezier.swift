/// A timing curve from (0, 0) to (1, 1) with two control points, as in CSS and Core Animation.
public struct CubicBezier: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Slow at both ends: (0.42, 0), (0.58, 1), the curve UIKit calls ease-in-out.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point; moved into 0…1, as time cannot run backwards.
  ///   - y1: The progress of the first control point.
  ///   - x2: The time of the second control point; moved into 0…1.
  ///   - y2: The progress of the second control point.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The progress at a time.
  ///
  /// - Parameter time: The part of the duration, 0…1; others count as the nearer end.
  /// - Returns: The progress: 0 at the start, 1 at the end.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.coordinate(y1, y2, parameter(at: time))
  }

  /// How fast the progress grows at a time.
  ///
  /// - Parameter time: The part of the duration, 0…1; others count as the nearer end.
  /// - Returns: Progress per duration.
  public func slope(at time: Double) -> Double {
    let u = parameter(at: min(max(time, 0), 1))
    let dx = Self.derivative(x1, x2, u)
    if dx > 1e-6 { return Self.derivative(y1, y2, u) / dx }
    // The curve stands still in time here: the slope of a short chord is as good as any.
    let before = max(time - 1e-6, 0)
    let after = min(time + 1e-6, 1)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve's parameter at a time, by Newton's method kept inside a shrinking bracket.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var u = time
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, u) - time
      if abs(error) < 1e-15 { break }
      if error < 0 { low = u } else { high = u }
      let dx = Self.derivative(x1, x2, u)
      let next = u - error / dx
      u = dx > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return u
  }

  private static func coordinate(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }

  private static func derivative(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
  }
}
