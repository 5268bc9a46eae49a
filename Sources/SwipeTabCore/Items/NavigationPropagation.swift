/// The part of a navigation item that a selected page hands on: its title and its buttons.
public struct NavigationContent<Button: Equatable> {
  /// The title.
  public var title: String?
  /// The buttons on the leading side.
  public var left: [Button]
  /// The buttons on the trailing side.
  public var right: [Button]

  /// Creates a content.
  public init(title: String? = nil, left: [Button] = [], right: [Button] = []) {
    self.title = title
    self.left = left
    self.right = right
  }
}

extension NavigationContent: Sendable where Button: Sendable {}

/// Copies the content of each selected page to one other navigation item, and remembers what it
/// copied, so that buttons which someone else put there are left alone.
///
/// A side is replaced when it is empty or still holds the buttons copied last; a page without
/// buttons on a side clears those of the page before.
public struct NavigationPropagation<Button: Equatable> {
  private var copiedLeft: [Button] = []
  private var copiedRight: [Button] = []

  /// Creates a propagation that has copied nothing yet.
  public init() {}

  /// Copies a page's content and returns what the target holds afterwards.
  public mutating func copy(
    _ page: NavigationContent<Button>, onto target: NavigationContent<Button>
  ) -> NavigationContent<Button> {
    var result = target
    result.title = page.title
    if target.left.isEmpty || target.left == copiedLeft {
      result.left = page.left
      copiedLeft = page.left
    }
    if target.right.isEmpty || target.right == copiedRight {
      result.right = page.right
      copiedRight = page.right
    }
    return result
  }
}

extension NavigationPropagation: Sendable where Button: Sendable {}
