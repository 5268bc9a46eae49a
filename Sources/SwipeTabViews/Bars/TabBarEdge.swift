/// Where a tab bar lies beside its pages.
public enum TabBarEdge: String, Hashable, Sendable, CaseIterable {
  /// Above the pages.
  case top
  /// Below the pages.
  case bottom
}
