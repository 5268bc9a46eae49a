/// What happens to reference pictures, by the environment variable `SNAPSHOT`.
public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
  /// Pictures are compared with their references; a missing one fails.
  case compare
  /// Every reference is taken anew.
  case record
  /// References that are missing are taken, the others are compared.
  case missing

  /// The name of the environment variable.
  public static let variable = "SNAPSHOT"
}
