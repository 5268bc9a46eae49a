/// How heavy the strokes of a font are.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The normal weight.
  case regular
  /// Between regular and bold; bold stands in where a family has none.
  case semibold
  /// The heavy weight.
  case bold
}

/// A font by size and weight; the text engine finds the files for each script.
public struct Font: Hashable, Sendable {
  /// The family asked for, or nil for the system's interface font.
  public var family: String?
  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight

  /// Creates a font.
  public init(size: Double, weight: FontWeight = .regular, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
  }

  /// The system's interface font.
  public static func system(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(size: size, weight: weight)
  }
}
