/// The text of a storyboard, to find lines in it.
final class StoryboardText: Sendable {
  /// The path of the file, or the name given for the text.
  let file: String
  private let bytes: [UInt8]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func location(offset: Int, path: String = "") -> StoryboardError.Location {
    let position = TextPosition(offset: offset, in: bytes)
    return StoryboardError.Location(
      file: file, line: position.line, column: position.column, path: path)
  }
}
