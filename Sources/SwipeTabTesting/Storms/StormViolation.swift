/// A promise that was not kept.
public struct StormViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The promises.
  public enum Promise: String, Hashable, Sendable, CaseIterable {
    /// At rest the position is the committed page, and nothing tells of a transition.
    case rest
    /// What moves comes to rest.
    case end
    /// The committed page is one of the pages.
    case committed
    /// Positions, progress and page frames are numbers that make sense.
    case position
    /// Appearance calls come in pairs and in order; one page has appeared at rest.
    case appearance
    /// Callbacks before and after transitions, and commits between, come in pairs and in order.
    case callbacks
    /// A request during a transition is carried out after it, the latest one only.
    case queue
    /// The selected page stays selected when others come, go and move.
    case identity
    /// The bar shows the committed page, and its indicator where the pages are.
    case bar
    /// Every frame of every view is a finite rectangle.
    case tree
    /// Layers keep within the memory given to them.
    case layers
    /// Nothing is drawn when nothing has changed.
    case frames
    /// What is on the screen is what a fresh painting would show.
    case picture
    /// Window, container and pages are gone when nobody holds them.
    case memory
  }

  /// The promise.
  public var promise: Promise
  /// What was found instead.
  public var message: String

  /// Creates a violation.
  public init(_ promise: Promise, _ message: String) {
    self.promise = promise
    self.message = message
  }

  /// The promise and what was found.
  public var description: String { "\(promise.rawValue): \(message)" }
}
