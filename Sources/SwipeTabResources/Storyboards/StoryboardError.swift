/// What is wrong with a storyboard, in one line that names the place and the thing.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public enum Kind: Hashable, Sendable {
    /// The file could not be read.
    case unreadableFile
    /// The file or something in it is larger than allowed.
    case tooLarge
    /// The text is no JSON.
    case syntax
    /// An object has a key that means nothing.
    case unknownKey
    /// An object lacks a key.
    case missingKey
    /// A value is of the wrong type.
    case wrongType
    /// A value is of the right type and means nothing.
    case invalidValue
    /// An identifier is empty.
    case emptyIdentifier
    /// Two scenes have the same identifier.
    case duplicateIdentifier
    /// There is no scene with the identifier.
    case unknownIdentifier
    /// Nothing was registered for the name of a class.
    case unknownClass
    /// Nothing was registered for the name of an action.
    case unknownAction
    /// A container's segues lead back to the container.
    case cycle
    /// The storyboard names no scene to begin with.
    case noInitialScene
  }

  /// Where in a file the mistake is.
  public struct Location: Hashable, Sendable {
    /// The path of the file, or the name given for the text.
    public var file: String
    /// The line, from 1; nil where no line is to blame.
    public var line: Int?
    /// The column in characters, from 1; nil where no line is to blame.
    public var column: Int?
    /// The way to the value, such as `scenes[2].tabItem.title`; empty for the whole text.
    public var path: String

    /// Creates a location.
    public init(file: String, line: Int? = nil, column: Int? = nil, path: String = "") {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
    }
  }

  /// What kind of mistake it is.
  public var kind: Kind
  /// What is wrong, without the place.
  public var message: String
  /// The identifier of the scene that was asked for or is to blame; nil where none is.
  public var identifier: String?
  /// Where it is; nil for mistakes in code.
  public var location: Location?

  /// Creates an error.
  public init(
    _ kind: Kind, _ message: String, identifier: String? = nil, location: Location? = nil
  ) {
    self.kind = kind
    self.message = message
    self.identifier = identifier
    self.location = location
  }

  /// The place and what is wrong there, such as `Main.json:3:14: scenes[0].class: must be …`.
  public var description: String {
    guard let location else { return "storyboard: \(message)" }
    var place = location.file
    if let line = location.line { place += ":\(line)" }
    if let column = location.column { place += ":\(column)" }
    return location.path.isEmpty ? "\(place): \(message)" : "\(place): \(location.path): \(message)"
  }
}
