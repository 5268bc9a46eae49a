public import SwipeTabs

extension TestHarness {
  /// Compares the window as it is now with a reference picture beside the test's file.
  ///
  /// Works in every test framework: a failure is a thrown error. `SNAPSHOT=record` takes all
  /// references anew, `SNAPSHOT=missing` those that are missing; both list what changed on the
  /// standard error.
  ///
  /// - Parameters:
  ///   - name: the name of the picture, without extension.
  ///   - comparison: by which rules both count as the same; every pixel must be, unless given.
  ///   - file: the test's file.
  /// - Throws: ``ScreenshotError`` when the pictures differ, with the files to look at.
  public func expectScreenshot(
    named name: String, comparison: PictureComparison = .exact, file: String = #filePath
  ) throws(ScreenshotError) {
    let reference = try ScreenshotReference(name: name, testFile: file)
    try reference.expect(picture(), comparison)
  }
}
