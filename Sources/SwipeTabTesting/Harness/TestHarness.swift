public import SwipeTabs

/// Shows a view or a controller without a display and drives it as a person would.
///
/// Time stands still until a verb lets it pass, so tests are fast and give the same result every
/// time:
///
///     let harness = try TestHarness(size: Size(width: 390, height: 700))
///     harness.show(MyTabs())
///     try harness.tap(on: "Settings")
///     try harness.settle()
///     try harness.expectScreenshot(named: "settings")
@MainActor public final class TestHarness {
  /// The window, its clock and its pixels.
  public let host: HeadlessHost
  /// Where the mouse is, in window points; nil before it has moved.
  public internal(set) var mouse: Point?
  /// Takes the failures of pictures, so that a test goes on after one; without it they are thrown.
  ///
  /// With XCTest: `{ XCTFail($0.message, file: (file), line: (line)) }`, with Swift Testing:
  /// `{ Issue.record("\($0)") }`.
  public var screenshotFailureHandler: (@MainActor (ScreenshotFailure) -> Void)?

  /// Creates an empty window.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - direction: the layout direction.
  ///   - appearance: light or dark.
  ///   - locale: the language, which decides between forms of the same letters.
  ///   - textSize: the factor on all text, from 0.8 to 2.
  /// - Throws: `TextError` when there are no fonts.
  public convenience init(
    size: Size = Size(width: 960, height: 600), scale: Double = 1,
    direction: LayoutDirection = .leftToRight, appearance: Appearance = .light,
    locale: String = "en", textSize: Double = 1
  ) throws {
    let engine = try SDLTextEngine(locale: locale) { _ in }
    self.init(
      size: size, scale: scale, direction: direction, appearance: appearance, textSize: textSize,
      textEngine: engine)
  }

  /// Creates an empty window whose text is laid out by a given engine, for instance one that many
  /// tests share.
  public init(
    size: Size = Size(width: 960, height: 600), scale: Double = 1,
    direction: LayoutDirection = .leftToRight, appearance: Appearance = .light,
    textSize: Double = 1, textEngine: any TextEngine
  ) {
    host = HeadlessHost(size: size, scale: scale, textEngine: textEngine)
    host.window.layoutDirection = direction
    host.window.appearance = appearance
    host.window.textSizeFactor = textSize
  }

  /// The window.
  public var window: Window { host.window }
  /// The present time in seconds.
  public var time: Double { host.time }

  /// Fills the window with a view and draws the first frame.
  public func show(_ view: View) {
    window.rootViewController = nil
    window.rootView = view
    host.start()
  }

  /// Lets a number of seconds pass, with frames at 60 Hz.
  public func advance(by seconds: Double) { host.advance(to: time + max(0, seconds)) }

  /// Lets time pass until nothing moves.
  ///
  /// - Throws: ``HarnessError`` when something still moves after ten seconds.
  public func settle() throws(HarnessError) {
    guard host.settleMotion() else {
      throw HarnessError(
        "something still moves after \(JSONWriter.text(of: ScriptLimits.settleSeconds)) s")
    }
  }

  /// Lets time pass until nothing moves and every picture is decoded.
  ///
  /// - Throws: ``HarnessError`` when something still moves after ten seconds.
  public func settleWithPictures() async throws(HarnessError) {
    guard await host.settle(within: ScriptLimits.settleSeconds) else {
      throw HarnessError(
        "something still moves after \(JSONWriter.text(of: ScriptLimits.settleSeconds)) s")
    }
  }

  /// Gives the window a new size in points; one without extent minimises it.
  public func resize(to size: Size) { host.setSize(size) }

  /// The window as it is now, in device pixels.
  public func picture() -> PixelBuffer { host.picture() }
}

/// What a test asked for and could not be done.
public struct HarnessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence, or one with a list of what there is.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
