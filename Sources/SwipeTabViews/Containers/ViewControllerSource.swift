/// Makes view controllers by identifier, as a storyboard does.
@MainActor public protocol ViewControllerSource: AnyObject {
  /// Makes the controller of a scene.
  ///
  /// - Throws: an error that names the identifier, the source and the identifiers it knows.
  func instantiateViewController(withIdentifier identifier: String) throws -> ViewController
}

/// Why the pages of a container could not be loaded.
public struct PageLoadingError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, in one line that names the thing.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
