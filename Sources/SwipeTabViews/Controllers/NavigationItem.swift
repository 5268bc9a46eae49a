import SwipeTabCore
public import SwipeTabDrawing

/// A button in a navigation bar.
@MainActor public final class BarButtonItem {
  /// What it says; nil for an image alone.
  public var title: String? { didSet { changed() } }
  /// What it shows; nil for a title alone.
  public var image: Image? { didSet { changed() } }
  /// On which side of the title the image is.
  public var imagePlacement = Button.ImagePlacement.leading { didSet { changed() } }
  /// Whether it can be pressed.
  public var isEnabled = true { didSet { changed() } }
  /// Its colour, or nil for the bar's tint.
  public var tintColor: DynamicColor? { didSet { changed() } }
  /// What assistive technology says for it, or nil for the title.
  public var accessibilityLabel: String?
  /// What a press does.
  public var action: (@MainActor () -> Void)?
  var onChange: (@MainActor () -> Void)?

  /// Creates a button.
  public init(
    title: String? = nil, image: Image? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.image = image
    self.action = action
  }

  private func changed() { onChange?() }
}

extension BarButtonItem: Equatable {
  /// Buttons are equal only to themselves.
  public nonisolated static func == (left: BarButtonItem, right: BarButtonItem) -> Bool {
    left === right
  }
}

/// What a navigation bar shows for one controller.
@MainActor public final class NavigationItem {
  /// How large the title is drawn.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As the bar prefers.
    case automatic
    /// Large, on a line of its own.
    case always
    /// In the bar.
    case never
  }

  /// The title in the middle of the bar.
  public var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view in the place of the title.
  public var titleView: View? { didSet { if titleView !== oldValue { changed() } } }
  /// The buttons on the leading side, from the edge inwards.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }
  /// The buttons on the trailing side, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }
  /// What the back button of the next controller says, or nil for the title.
  public var backButtonTitle: String? { didSet { changed() } }
  /// Whether the back button is left out.
  public var hidesBackButton = false { didSet { changed() } }
  /// How large the title is drawn.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  var onChange: (@MainActor () -> Void)?

  /// Creates an item.
  public init(title: String? = nil) { self.title = title }

  /// The first button on the leading side.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first button on the trailing side.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The part that selected pages hand on.
  var content: NavigationContent<BarButtonItem> {
    get {
      NavigationContent(title: title, left: leftBarButtonItems, right: rightBarButtonItems)
    }
    set {
      title = newValue.title
      if leftBarButtonItems != newValue.left { leftBarButtonItems = newValue.left }
      if rightBarButtonItems != newValue.right { rightBarButtonItems = newValue.right }
    }
  }

  private func changed() { onChange?() }
}
