import SwipeTabs

/// One comparison of a picture with its reference, and what it leaves for people to look at.
@MainActor struct ScreenshotCheck {
  var reference: ScreenshotReference
  var comparison = PictureComparison.exact
  var origin: ScreenshotOrigin
  /// The fonts and libraries that drew the picture, or nil without text.
  var fonts: FontRecord?

  /// Compares a picture with the reference, or takes it as the reference, as the environment asks.
  ///
  /// - Throws: ``ScreenshotError`` when it is not as expected.
  func run(_ picture: PixelBuffer) throws(ScreenshotError) {
    try run(
      picture, mode: try SnapshotMode.current(),
      in: SnapshotRun(referencesIn: reference.folder))
  }

  func run(_ picture: PixelBuffer, mode: SnapshotMode, in run: SnapshotRun)
    throws(ScreenshotError)
  {
    let hadFailed = Files.exists(reference.newPath)
    let earlier = mode == .record ? try? reference.read() : nil
    do throws(ScreenshotMismatch) {
      let recording = try reference.match(picture, comparison, mode: mode)
      try finish(picture, recording, earlier, hadFailed: hadFailed, in: run)
    } catch {
      throw report(error, picture, in: run)
    }
  }

  private func finish(
    _ picture: PixelBuffer, _ recording: ScreenshotReference.Recording?, _ earlier: PixelBuffer?,
    hadFailed: Bool, in run: SnapshotRun
  ) throws(ScreenshotMismatch) {
    do throws(FileError) {
      let outcome = recording?.outcome ?? .same
      try run.note(outcome, reference.path)
      if hadFailed { try run.withdraw(key) }
      if let recording, recording != .unchanged {
        StandardErrorLog.write("screenshot \(recording.rawValue): \(reference.path)")
      }
      if recording != nil { try fonts?.merge(into: reference.folder) }
      guard recording == .changed, let earlier else { return }
      var entry = entry(.recorded, "The reference was replaced by what was drawn.")
      let difference = comparison.compare(picture, with: earlier)
      entry.message = "The reference was replaced: \(difference)."
      entry.command = ""
      add(to: &entry, picture, earlier, difference)
      try run.report(entry)
    } catch {
      throw ScreenshotMismatch(kind: .unreadable, message: "cannot write \(error)")
    }
  }

  /// Adds a failure to the report and returns it as an error whose message names the report.
  private func report(
    _ mismatch: ScreenshotMismatch, _ picture: PixelBuffer, in run: SnapshotRun
  ) -> ScreenshotError {
    var message = mismatch.message
    if let other = fonts?.differences(from: reference.folder) {
      message = "the reference was made with \(other); so: \(message)"
    }
    let mode: SnapshotMode = mismatch.kind == .missing ? .missing : .record
    var entry = entry(mismatch.kind, message)
    entry.command = origin.command(mode)
    add(to: &entry, picture, mismatch.expected, mismatch.difference)
    var trouble = ""
    do throws(FileError) {
      try run.note(.failed, reference.path)
      try run.report(entry)
    } catch {
      trouble = " (the report cannot be written: \(error))"
    }
    let verb = mismatch.kind == .missing ? "look at" : "see"
    let action = mismatch.kind == .missing ? "record it with" : "if it is right, accept it with"
    return ScreenshotError(
      "\(message): \(verb) \(mismatch.files), report \(run.reportPath)\(trouble); \(action): "
        + origin.command(mode))
  }

  private var key: String { Files.absolute(reference.path) }

  private func entry(_ kind: ReportEntry.Kind, _ message: String) -> ReportEntry {
    ReportEntry(
      key: key, name: reference.name, kind: kind, message: message, origin: origin.description,
      command: "")
  }

  private func add(
    to entry: inout ReportEntry, _ actual: PixelBuffer, _ expected: PixelBuffer?,
    _ difference: PictureDifference?
  ) {
    func picture(_ pixels: PixelBuffer?) -> ReportEntry.Picture? {
      guard let pixels, let bytes = try? PNGEncoder.encode(pixels) else { return nil }
      return ReportEntry.Picture(width: pixels.width, height: pixels.height, bytes: bytes)
    }
    entry.actual = picture(actual)
    entry.expected = picture(expected)
    entry.difference = picture(difference?.picture())
  }
}

extension ScreenshotReference.Recording {
  /// The word of the list of a run.
  var outcome: SnapshotRun.Outcome {
    switch self {
    case .new: .new
    case .changed: .changed
    case .unchanged: .unchanged
    }
  }
}

/// A picture that is not as its reference, with what is known about both.
struct ScreenshotMismatch: Error {
  var kind: ReportEntry.Kind
  var message: String
  /// The files that were left beside the reference.
  var files = ""
  var expected: PixelBuffer?
  var difference: PictureDifference?
}
