/// One reference picture of a test, with the pictures that a failure leaves beside it.
///
/// References lie in a folder `Screenshots` beside the file of the test: `home.png`, and after a
/// failure `home.new.png` (what was drawn) and `home.diff.png` (where it differs).
public struct ScreenshotReference: Hashable, Sendable {
  /// The name without extension.
  public let name: String
  /// The folder of the references.
  public let folder: String
  /// The greatest size of a file in bytes.
  ///
  /// References live in the repository for ever, so pictures
  /// of whole photographs do not belong there.
  public static let fileLimit = 256 * 1024

  /// Names a reference of a test file.
  ///
  /// - Throws: ``ScreenshotError`` for a name that is no plain file name.
  public init(name: String, testFile: String) throws(ScreenshotError) {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else {
      throw ScreenshotError(
        "'\(name)' cannot name a screenshot: use letters, digits, '-', '_' and '.'")
    }
    self.name = name
    let end = testFile.lastIndex(of: "/")
    folder = (end.map { String(testFile[...$0]) } ?? "") + ReferenceFiles.folderName
  }

  /// Names a reference by its path, which ends in `.png`.
  ///
  /// - Throws: ``ScreenshotError`` for another path.
  public init(path: String) throws(ScreenshotError) {
    let slash = path.lastIndex(of: "/")
    let file = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard file.hasSuffix(".png"), file.count > 4 else {
      throw ScreenshotError("'\(path.quotedForMessage())' does not end in .png")
    }
    name = String(file.dropLast(4))
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The reference.
  public var path: String { "\(folder)/\(name).png" }
  /// What was drawn instead.
  public var newPath: String { "\(folder)/\(name).new.png" }
  /// Where both differ.
  public var differencePath: String { "\(folder)/\(name).diff.png" }

  /// What recording did.
  public enum Recording: String, Hashable, Sendable {
    /// There was no reference.
    case new
    /// The reference had other pixels.
    case changed
    /// The reference has the same pixels and was left alone.
    case unchanged
  }
}

/// A picture that is not as it should be, and what to do.
public struct ScreenshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
