/// The direction in which lines of text and rows of items run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English: leading is left.
  case leftToRight = "ltr"
  /// As in Arabic: leading is right.
  case rightToLeft = "rtl"

  /// 1 where the next page lies to the right, -1 where it lies to the left.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}
