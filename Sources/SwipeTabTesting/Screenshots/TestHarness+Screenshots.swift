public import SwipeTabs

extension TestHarness {
  /// Compares the window as it is now with a reference picture beside the test's file.
  ///
  /// Works in every test framework: a failure is a thrown error, or goes to
  /// ``screenshotFailureHandler`` where there is one. `SNAPSHOT=record` takes all references anew,
  /// `SNAPSHOT=missing` those that are missing; both list what changed on the standard error.
  ///
  /// - Parameters:
  ///   - name: the name of the picture, without extension.
  ///   - comparison: by which rules both count as the same; every pixel must be, unless given.
  ///   - function: the test's function.
  ///   - file: the test's file.
  ///   - line: the line in it.
  /// - Throws: ``ScreenshotError`` when the pictures differ, with the files to look at.
  public func expectScreenshot(
    named name: String, comparison: PictureComparison = .exact, function: String = #function,
    file: String = #filePath, line: Int = #line
  ) throws(ScreenshotError) {
    try expect(
      picture(), named: name, comparison,
      ScreenshotOrigin(function: function, file: file, line: line))
  }

  /// Compares a picture with a reference beside a test's file.
  func expect(
    _ picture: PixelBuffer, named name: String, _ comparison: PictureComparison,
    _ origin: ScreenshotOrigin
  ) throws(ScreenshotError) {
    do throws(ScreenshotError) {
      let check = ScreenshotCheck(
        reference: try ScreenshotReference(name: name, testFile: origin.file),
        comparison: comparison, origin: origin, fonts: FontRecord(window.textEngine))
      try check.run(picture)
    } catch {
      guard let handler = screenshotFailureHandler else { throw error }
      handler(ScreenshotFailure(message: error.description, origin: origin))
    }
  }
}

/// A picture that is not as its reference, for the test framework to record.
public struct ScreenshotFailure: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, on one line.
  public var message: String
  /// Where the expectation stands.
  public var origin: ScreenshotOrigin

  /// The message.
  public var description: String { message }
}
