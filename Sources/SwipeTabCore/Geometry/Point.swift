/// A position or a displacement in points, from the top left.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate in points, growing to the right in both layout directions.
  public var x: Double
  /// The vertical coordinate in points, growing downwards.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The sum of two displacements.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
