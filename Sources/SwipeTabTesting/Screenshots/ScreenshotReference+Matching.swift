public import SwipeTabs

extension ScreenshotReference {
  /// Compares a picture with the reference, or takes it as the reference, and reports to nobody.
  ///
  /// - Returns: what was recorded, or nil when the picture was compared and is as expected.
  /// - Throws: ``ScreenshotError`` when it is not.
  @discardableResult
  public func check(_ picture: PixelBuffer, _ comparison: PictureComparison, mode: SnapshotMode)
    throws(ScreenshotError) -> Recording?
  {
    do throws(ScreenshotMismatch) {
      return try match(picture, comparison, mode: mode)
    } catch {
      throw ScreenshotError(
        error.files.isEmpty ? error.message : "\(error.message): \(error.files)")
    }
  }

  func match(_ picture: PixelBuffer, _ comparison: PictureComparison, mode: SnapshotMode)
    throws(ScreenshotMismatch) -> Recording?
  {
    let isMissing = !Files.exists(path)
    switch mode {
    case .record: return try record(picture)
    case .missing where isMissing: return try record(picture)
    case .compare where isMissing:
      try save(picture, to: newPath)
      throw ScreenshotMismatch(
        kind: .missing, message: "there is no reference for '\(name)'", files: newPath)
    case .missing, .compare:
      try compare(picture, comparison)
      return nil
    }
  }

  private func record(_ picture: PixelBuffer) throws(ScreenshotMismatch) -> Recording {
    let bytes = try encode(picture)
    var result = Recording.new
    if Files.exists(path) {
      let isSame = (try? read()).map {
        PictureComparison.exact.compare(picture, with: $0).isMatch
      }
      result = isSame == true ? .unchanged : .changed
    }
    // The same pixels in fewer bytes are no change to look at, but are kept.
    let isSmaller =
      result == .unchanged && bytes.count < (try? Files.read(path).count) ?? bytes.count
    if result != .unchanged || isSmaller { try write(bytes, to: path) }
    removeLeftovers()
    return result
  }

  private func compare(_ picture: PixelBuffer, _ comparison: PictureComparison)
    throws(ScreenshotMismatch)
  {
    let expected: PixelBuffer
    do throws(ScreenshotMismatch) {
      expected = try read()
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
    throw ScreenshotMismatch(
      kind: difference.hasWrongSize ? .size : .different,
      message: "'\(name)' is not as its reference: \(difference)",
      files: "\(newPath) and \(differencePath)", expected: expected, difference: difference)
  }

  /// The reference's pixels.
  func read() throws(ScreenshotMismatch) -> PixelBuffer {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path)
    } catch {
      throw ScreenshotMismatch(
        kind: .unreadable, message: "cannot read the reference \(error)", files: newPath)
    }
    do throws(PNGError) {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw ScreenshotMismatch(
        kind: .unreadable, message: "the reference \(path) is no picture: \(error)",
        files: newPath)
    }
  }

  /// A picture as the file of a reference, which may not be too long.
  private func encode(_ picture: PixelBuffer) throws(ScreenshotMismatch) -> [UInt8] {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGEncoder.encodeSmallest(picture)
    } catch {
      throw ScreenshotMismatch(kind: .unreadable, message: "'\(name)' is no picture: \(error)")
    }
    guard bytes.count <= Self.fileLimit else {
      throw ScreenshotMismatch(
        kind: .size,
        message: "'\(name)' would be a file of \(bytes.count) bytes, more than \(Self.fileLimit): "
          + "show less in it, or a smaller window")
    }
    return bytes
  }

  private func save(_ picture: PixelBuffer, to path: String) throws(ScreenshotMismatch) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGEncoder.encode(picture)
    } catch {
      throw ScreenshotMismatch(kind: .unreadable, message: "'\(name)' is no picture: \(error)")
    }
    try write(bytes, to: path)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ScreenshotMismatch) {
    do throws(FileError) {
      try Files.makeFolder(folder)
      try Files.write(bytes, to: path)
    } catch {
      throw ScreenshotMismatch(kind: .unreadable, message: "cannot write \(error)")
    }
  }

  private func removeLeftovers() {
    Files.remove(newPath)
    Files.remove(differencePath)
  }
}
