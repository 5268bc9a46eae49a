/// How far an interface's colours stand apart.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// Text has a contrast of at least 4.5 to 1 on its background.
  case normal
  /// Text has at least 7 to 1; lines and the outlines of controls have 3 to 1.
  case increased
}
