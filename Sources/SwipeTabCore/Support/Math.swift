import Glibc

/// The transcendental functions, in one place so that no other file of the core needs the C library.
package enum Math {
  /// The exponential of `x`.
  package static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  /// The exponential of `x` less one, exact for a small `x`.
  package static func expm1(_ x: Double) -> Double { Glibc.expm1(x) }
  /// The natural logarithm of `x`.
  package static func log(_ x: Double) -> Double { Glibc.log(x) }
  /// The natural logarithm of one plus `x`, exact for a small `x`.
  package static func log1p(_ x: Double) -> Double { Glibc.log1p(x) }
  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  /// The angle of the point (`x`, `y`) in radians.
  package static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
  /// The inverse of the hyperbolic tangent.
  package static func atanh(_ x: Double) -> Double { Glibc.atanh(x) }
}
