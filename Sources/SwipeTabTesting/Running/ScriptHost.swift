public import SwipeTabs

/// The window that a script drives, with its clock: in memory with a manual clock, or on a screen
/// in real time.
@MainActor public protocol ScriptHost: AnyObject {
  /// The present time in seconds, on the clock of the window's events.
  var time: Double { get }
  /// The size of the window in points.
  var windowSize: Size { get }
  /// Hands an event to the window.
  func send(_ event: InputEvent)
  /// Brings the tree to its exact state at the present time, without drawing.
  func update()
  /// Lets time pass up to a moment in seconds; a moment that has passed returns at once.
  func wait(until time: Double) async
  /// Lets time pass until nothing moves and every pending picture is decoded; false when that has
  /// not happened within a number of seconds.
  func settle(within seconds: Double) async -> Bool
  /// Gives the window a new size in points; one without extent minimises it.
  func resize(to size: Size) async
  /// Applies a setting that belongs to the window (its direction, appearance, scale, text size);
  /// false for one that belongs to the container.
  func apply(_ setting: ScriptSetting) -> Bool
  /// The window as it is now, in device pixels.
  func picture() -> PixelBuffer
  /// What lays out the window's text, for failures to tell the fonts; nil when unknown.
  var textEngine: (any TextEngine)? { get }
}

extension ScriptHost {
  /// Unknown.
  public var textEngine: (any TextEngine)? { nil }
}

/// The container that a script drives.
@MainActor public protocol ScriptTarget: AnyObject {
  /// Where the pages are, in window points; trackpad and wheel act in its middle before the mouse
  /// has moved.
  var pageArea: Rect { get }
  /// Selects a page; an index out of range does nothing.
  func select(_ index: Int)
  /// Reads the items of the bar again.
  func reloadItems()
  /// Inserts, removes or moves a page; an index out of range does nothing.
  func change(_ change: ScriptCommand.PageChange) throws(ScriptFailure)
  /// Pushes a view controller.
  func push() throws(ScriptFailure)
  /// Pops the top view controller; nothing at the root.
  func pop() throws(ScriptFailure)
  /// Applies a setting of the container.
  func apply(_ setting: ScriptSetting) throws(ScriptFailure)
  /// What the container shows at a time in seconds.
  func state(at time: Double) -> ContainerState
}

/// Why a command could not be carried out.
public struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the script is at fault or the run.
  public var reason: ScriptError.Reason
  /// One sentence.
  public var description: String

  /// Creates an error.
  public init(_ description: String, reason: ScriptError.Reason = .commandFailed) {
    self.description = description
    self.reason = reason
  }
}
