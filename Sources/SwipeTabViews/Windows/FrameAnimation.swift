/// Something that changes with time and wants to be asked before each frame.
///
/// The window holds it until `update(at:)` returns false.
@MainActor public protocol FrameAnimation: AnyObject {
  /// Brings what is animated to its state at a time in seconds; returns whether it still runs.
  func update(at time: Double) -> Bool
}
