/// What a script may contain; greater values are errors, so that a wrong file cannot exhaust memory.
public enum ScriptLimits {
  /// The longest line in bytes: far more than any title, small enough to keep in memory at once.
  public static let lineBytes = 64 * 1024
  /// The largest script in bytes: days of recorded input.
  public static let scriptBytes = 64 * 1024 * 1024
  /// Coordinates, trackpad units and wheel notches lie between minus this and this.
  public static let coordinate = 1_000_000.0
  /// The longest time that one command may take, in milliseconds: a day.
  public static let milliseconds = 86_400_000.0
  /// The greatest width and height of a window in points.
  public static let windowSide = 16384.0
  /// The smallest and greatest number of pixels per point.
  public static let scales = 0.5...4.0
  /// The smallest and greatest factor on all text.
  public static let textSizes = 0.8...2.0
  /// The greatest number of pages.
  public static let pages = 1_000_000
  /// How long `settle` waits before it fails, in seconds.
  public static let settleSeconds = 10.0
}
