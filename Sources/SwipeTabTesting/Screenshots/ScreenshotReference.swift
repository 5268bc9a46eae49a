public import SwipeTabs

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
    folder = (end.map { String(testFile[...$0]) } ?? "") + "Screenshots"
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

  /// Compares a picture with the reference, or takes it as the reference, as the environment asks
  /// for; what was taken is a line on the standard error.
  ///
  /// - Throws: ``ScreenshotError`` when it is not as expected.
  @MainActor public func expect(_ picture: PixelBuffer, _ comparison: PictureComparison)
    throws(ScreenshotError)
  {
    let recording = try check(picture, comparison, mode: try SnapshotMode.current())
    if let recording, recording != .unchanged {
      StandardErrorLog.write("screenshot \(recording.rawValue): \(path)")
    }
  }

  /// The reference.
  public var path: String { "\(folder)/\(name).png" }
  /// What was drawn instead.
  public var newPath: String { "\(folder)/\(name).new.png" }
  /// Where both differ.
  public var differencePath: String { "\(folder)/\(name).diff.png" }

  /// Compares a picture with the reference, or takes it as the reference.
  ///
  /// - Returns: what was recorded, or nil when the picture was compared and is as expected.
  /// - Throws: ``ScreenshotError`` when it is not.
  @discardableResult
  public func check(_ picture: PixelBuffer, _ comparison: PictureComparison, mode: SnapshotMode)
    throws(ScreenshotError) -> Recording?
  {
    let isMissing = !Files.exists(path)
    switch mode {
    case .record: return try record(picture)
    case .missing where isMissing: return try record(picture)
    case .compare where isMissing:
      try save(picture, to: newPath)
      throw ScreenshotError(
        "there is no reference for '\(name)': look at \(newPath), then record it with "
          + "\(SnapshotMode.variable)=missing swift test")
    case .missing, .compare:
      try compare(picture, comparison)
      return nil
    }
  }

  /// What recording did.
  public enum Recording: String, Hashable, Sendable {
    /// There was no reference.
    case new
    /// The reference had other pixels.
    case changed
    /// The reference has the same pixels and was left alone.
    case unchanged
  }

  private func record(_ picture: PixelBuffer) throws(ScreenshotError) -> Recording {
    var result = Recording.new
    if Files.exists(path) {
      let isSame = (try? reference()).map {
        PictureComparison.exact.compare(picture, with: $0).isMatch
      }
      result = isSame == true ? .unchanged : .changed
    }
    if result != .unchanged { try save(picture, to: path, limit: Self.fileLimit) }
    removeLeftovers()
    return result
  }

  private func compare(_ picture: PixelBuffer, _ comparison: PictureComparison)
    throws(ScreenshotError)
  {
    let expected: PixelBuffer
    do throws(ScreenshotError) {
      expected = try reference()
    } catch {
      try save(picture, to: newPath)
      throw error
    }
    let difference = comparison.compare(picture, with: expected)
    if difference.isMatch {
      removeLeftovers()
      return
    }
    try save(picture, to: newPath)
    try save(difference.picture(), to: differencePath)
    throw ScreenshotError(
      "'\(name)' is not as its reference: \(difference). See \(newPath) and \(differencePath); "
        + "if it is right, accept it with \(SnapshotMode.variable)=record swift test")
  }

  private func reference() throws(ScreenshotError) -> PixelBuffer {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path)
    } catch {
      throw ScreenshotError("cannot read the reference \(error)")
    }
    do throws(PNGError) {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw ScreenshotError("the reference \(path) is no picture: \(error)")
    }
  }

  private func save(_ picture: PixelBuffer, to path: String, limit: Int = .max)
    throws(ScreenshotError)
  {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGEncoder.encode(picture)
    } catch {
      throw ScreenshotError("'\(name)' is no picture: \(error)")
    }
    guard bytes.count <= limit else {
      throw ScreenshotError(
        "'\(name)' would be a file of \(bytes.count) bytes, more than \(limit): show less in it, "
          + "or a smaller window")
    }
    do throws(FileError) {
      try Files.makeFolder(folder)
      try Files.write(bytes, to: path)
    } catch {
      throw ScreenshotError("cannot write \(error)")
    }
  }

  private func removeLeftovers() {
    Files.remove(newPath)
    Files.remove(differencePath)
  }
}

/// A picture that is not as it should be, and what to do.
public struct ScreenshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
