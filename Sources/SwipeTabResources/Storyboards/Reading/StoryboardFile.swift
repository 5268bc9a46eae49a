/// The scenes of one file.
struct StoryboardFile: Sendable {
  /// The greatest size of a file, in bytes.
  static let maximumSize = 1 << 20

  static let keys = ["$schema", "initial", "scenes"]

  /// The path of the file, or the name given for the text.
  let name: String
  let initial: StoryboardName?
  let scenes: [SceneDescription]

  /// Reads a file.
  static func read(path: String) throws(StoryboardError) -> StoryboardFile {
    let bytes: [UInt8]
    do throws(ResourceFile.Failure) {
      bytes = try ResourceFile.read(path, limit: maximumSize)
    } catch {
      throw StoryboardError(
        error.isTooLarge ? .tooLarge : .unreadableFile,
        "the storyboard cannot be read: \(error.reason)",
        location: StoryboardError.Location(file: path))
    }
    return try StoryboardFile(bytes: bytes, name: path)
  }

  /// Reads a text in UTF-8.
  init(bytes: [UInt8], name: String) throws(StoryboardError) {
    guard bytes.count <= Self.maximumSize else {
      throw StoryboardError(
        .tooLarge, "the storyboard is larger than \(Self.maximumSize) bytes",
        location: StoryboardError.Location(file: name))
    }
    self.name = name
    let text = StoryboardText(file: name, bytes: bytes)
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONReader.read(bytes)
    } catch {
      throw StoryboardError(
        .syntax, error.message, location: text.location(offset: error.offset))
    }
    let value = StoryboardValue(node: root, path: "", text: text)
    let object = try value.object(Self.keys)
    _ = try object.string("$schema")
    initial = try object["initial"]?.identifier()
    scenes = try object.required("scenes").list(limit: 10_000, SceneDescription.init)
    try checkIdentifiers()
  }

  private func checkIdentifiers() throws(StoryboardError) {
    var known: [String: StoryboardName] = [:]
    for scene in scenes {
      let identifier = scene.identifier
      if known[identifier.string] != nil {
        throw identifier.value.failure(
          .duplicateIdentifier, "there is another scene \(identifier.string.quoted)",
          identifier: identifier.string)
      }
      known[identifier.string] = identifier
    }
    if let initial, known[initial.string] == nil {
      throw initial.value.failure(
        .unknownIdentifier,
        "there is no scene \(initial.string.quoted); known are \(known.keys.listed)",
        identifier: initial.string)
    }
  }
}
