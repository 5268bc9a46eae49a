public import SwipeTabs

/// What a container shows at one moment, as far as anyone outside can see it: the `state` of scripts.
///
/// Frames are window points from the top left in both layout directions, of the thing where it is
/// drawn now. Indices count from 0.
public struct ContainerState: Hashable, Sendable {
  /// What moves the pages.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case rest
    /// A finger, a mouse or a trackpad.
    case interactive
    /// A spring, after a release.
    case settling
    /// An animation, after a selection.
    case programmatic
  }

  /// What the navigation bar shows.
  public struct Navigation: Hashable, Sendable {
    /// The title, or nil.
    public var title: String?
    /// The titles of the leading buttons; a button without a title gives its image's name.
    public var left: [String]
    /// The titles of the trailing buttons.
    public var right: [String]
    /// How many view controllers are on the navigation stack.
    public var depth: Int

    /// Creates a description.
    public init(
      title: String? = nil, left: [String] = [], right: [String] = [], depth: Int = 1
    ) {
      self.title = title
      self.left = left
      self.right = right
      self.depth = depth
    }
  }

  /// A page that is drawn now.
  public struct PageFrame: Hashable, Sendable {
    /// The page.
    public var index: Int
    /// Where it is.
    public var frame: Rect

    /// Creates a description.
    public init(index: Int, frame: Rect) {
      self.index = index
      self.frame = frame
    }
  }

  /// What has the keyboard focus.
  public enum Focus: Hashable, Sendable {
    /// An item of the bar.
    case item(Int)
    /// A control, by its accessibility label.
    case control(String)
  }

  /// The present time in milliseconds.
  public var time: Double = 0
  /// The selected page, or nil without pages.
  public var committed: Int?
  /// The continuous position in pages: 1.5 is half way from page 1 to page 2; nil without pages.
  public var offset: Double?
  /// What moves the pages.
  public var phase = Phase.rest
  /// Where a transition under way began, or nil.
  public var from: Int?
  /// Where a transition under way leads, or nil.
  public var to: Int?
  /// How far a transition under way has come, from 0 to 1, or nil.
  public var progress: Double?
  /// The page that will be selected when the transition under way has ended, or nil.
  public var queued: Int?
  /// The pages in the appeared state.
  public var appeared: [Int] = []
  /// How many pages have loaded their views.
  public var loaded = 0
  /// How many pages there are.
  public var pages = 0
  /// What the navigation bar shows.
  public var navigation = Navigation()
  /// The tab bar, or nil without pages.
  public var bar: BarState?
  /// The frame of the capsule or of the line; nil where the style has none.
  public var indicator: Rect?
  /// What has the keyboard focus, or nil.
  public var focus: Focus?
  /// The pages that are drawn now, by index.
  public var pageFrames: [PageFrame] = []
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Pixels per point.
  public var scale: Double = 1

  /// Creates the state of an empty container.
  public init() {}
}
