/// What a view looks like: an ordered list of commands without pixels.
public struct DisplayList: Sendable {
  /// The commands from back to front.
  public private(set) var commands: [DrawCommand] = []

  /// Creates an empty list.
  public init() {}

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { commands.isEmpty }

  /// Takes all commands away, but keeps the memory for the next ones.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

  /// Adds a command in front of the others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }
}
