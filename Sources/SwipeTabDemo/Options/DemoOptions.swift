public import SwipeTabTesting
public import SwipeTabs

/// What the command line of the demo asks for; nil where the desktop or the style decides.
public struct DemoOptions: Hashable, Sendable {
  /// What the pages show.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    /// The showcase pages.
    case demo
    /// Many labels and pictures, the same work on every page.
    case bench
    /// One label a page.
    case text
    /// The three ways to make a container, pushed onto one navigation stack.
    case harness
  }

  /// Where the tab bar is.
  public enum BarPlacement: Hashable, Sendable {
    /// Over the pages.
    case floating
    /// Beside the pages.
    case docked
  }

  /// The tab bar style.
  public var style = BarStyleName.toolbar
  /// The number of pages.
  public var pages = 5
  /// The initial page.
  public var start = 0
  /// Whether the bar is above the pages.
  public var isToolbarOnTop = false
  /// Whether titles stand beside their images.
  public var isTextOnRight = false
  /// Where the bar is, or nil for the style's own place.
  public var barPlacement: BarPlacement?
  /// How a selection moves the pages, or nil for the style's own way.
  public var transition: TransitionName?
  /// Whether the layout runs from right to left whatever the language.
  public var isRightToLeft = false
  /// The language, or nil for the user's.
  public var locale: String?
  /// Whether the appearance is dark, or nil for the desktop's.
  public var isDark: Bool?
  /// The size of the window in points.
  public var size = Size(width: 960, height: 600)
  /// Pixels per point, or nil for the display's.
  public var scale: Double?
  /// How the window is on the screen.
  public var presentation = Presentation.window
  /// How the picture is turned on the screen, or nil for the environment's choice.
  public var rotation: ScreenRotation?
  /// What the pages show.
  public var content = Content.demo
  /// Whether the graphics card is left alone.
  public var isSoftware = false
  /// Whether there is no window, only memory and a manual clock.
  public var isHeadless = false
  /// The script to run, `-` for the standard input.
  public var script: String?
  /// Where the picture of the settled window goes.
  public var screenshot: String?
  /// Where what happens is written, `-` for the standard output.
  public var events: String?
  /// Where figures about the frames are written on exit, `-` for the standard output.
  public var frameStats: String?
  /// Where the time of each frame on the screen is written.
  public var frames: String?
  /// Whether only the help is asked for.
  public var showsHelp = false
  /// Whether only the version is asked for.
  public var showsVersion = false

  /// Creates the defaults.
  public init() {}
}

/// A command line that is not understood: one line that names the option and what was expected.
public struct DemoOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }

  /// The exit status of a program that was started like this.
  public static let exitStatus: Int32 = 2
}
